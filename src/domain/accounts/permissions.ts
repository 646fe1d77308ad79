export const PERMISSIONS = [
  'view_admin',
  'manage_events',
  'manage_banners',
  'manage_newsletter',
  'manage_reservations',
  'manage_texts',
  'manage_notices',
  'manage_settings',
  'manage_users',
  'view_audit',
  'override_clashes',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Whoever has one of these changes content, so they upload pictures and see how it gets to the site. */
export const EDITS_CONTENT = [
  'manage_events',
  'manage_banners',
  'manage_texts',
  'manage_notices',
  'manage_settings',
] as const satisfies readonly Permission[];

export const ROLES = ['admin', 'editor', 'programme', 'rentals', 'texts'] as const;

export type Role = (typeof ROLES)[number];

const GRANTS: Readonly<Record<Role, readonly Permission[]>> = {
  admin: PERMISSIONS,
  editor: [
    'view_admin',
    'manage_events',
    'manage_banners',
    'manage_newsletter',
    'manage_reservations',
    'manage_notices',
  ],
  programme: ['view_admin', 'manage_events', 'manage_banners', 'manage_notices'],
  rentals: ['view_admin', 'manage_reservations'],
  texts: ['view_admin', 'manage_texts'],
};

const IMPLIED: Readonly<Partial<Record<Permission, readonly Permission[]>>> = {
  manage_settings: ['manage_texts', 'manage_notices'],
};

export function permissionsOf(roles: readonly Role[]): Permission[] {
  const granted = roles.flatMap((role) => GRANTS[role]);
  const all = new Set(granted.flatMap((permission) => [permission, ...(IMPLIED[permission] ?? [])]));
  return PERMISSIONS.filter((permission) => all.has(permission));
}
