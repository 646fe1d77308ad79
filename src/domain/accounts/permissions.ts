/** What members of the staff may do (SPEC 6); `view_audit` and `override_clashes` are ours. */
export const PERMISSIONS = [
  'view_admin',
  'manage_events',
  'manage_banners',
  'manage_newsletter',
  'manage_reservations',
  'manage_settings',
  'manage_users',
  'view_audit',
  'override_clashes',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const ROLES = ['admin', 'editor'] as const;

export type Role = (typeof ROLES)[number];

/** The one table from roles to permissions (DESIGN 8). */
const GRANTS: Readonly<Record<Role, readonly Permission[]>> = {
  admin: PERMISSIONS,
  editor: ['view_admin', 'manage_events', 'manage_banners', 'manage_newsletter', 'manage_reservations'],
};

/** What somebody with these roles may do; without a role, nothing. */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  return PERMISSIONS.filter((permission) => roles.some((role) => GRANTS[role].includes(permission)));
}
