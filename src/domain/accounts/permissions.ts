/** What members of the staff may do. */
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

/** The permissions of each role, for server and browser. */
const GRANTS: Readonly<Record<Role, readonly Permission[]>> = {
  admin: PERMISSIONS,
  editor: ['view_admin', 'manage_events', 'manage_banners', 'manage_newsletter', 'manage_reservations'],
};

/** The permissions of somebody with these roles; none without a role. */
export function permissionsOf(roles: readonly Role[]): Permission[] {
  return PERMISSIONS.filter((permission) => roles.some((role) => GRANTS[role].includes(permission)));
}
