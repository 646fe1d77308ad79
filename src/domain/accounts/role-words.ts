import { type Permission, permissionsOf, type Role } from './permissions.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Správca',
  editor: 'Redaktor',
  programme: 'Program',
  rentals: 'Prenájmy',
  texts: 'Texty',
};

export const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  admin: 'Môže všetko: aj nastavenia webu, používateľov a\u00a0denník zmien.',
  editor: 'Podujatia s\u00a0fotkami, bannery, rezervácie, newsletter, otváracie hodiny a\u00a0oznamy.',
  programme: 'Podujatia s\u00a0fotkami, bannery, otváracie hodiny a\u00a0oznamy. Rezervácie a\u00a0newsletter nevidí.',
  rentals: 'Rezervácie a\u00a0kalendár miestností. Program a\u00a0texty webu nemení.',
  texts: 'Kontakty, cenník, podmienky prenájmu, časté otázky, vzhľad, tím, história, partneri a\u00a0texty stránok.',
};

/** null: everybody in the staff area has it, or administrators alone. */
const PERMISSION_WORDS: Readonly<Record<Permission, string | null>> = {
  view_admin: null,
  manage_events: 'podujatia s\u00a0fotkami',
  manage_banners: 'bannery',
  manage_reservations: 'rezervácie a\u00a0kalendár miestností',
  manage_newsletter: 'newsletter',
  manage_texts: 'kontakty, cenník, vzhľad a\u00a0texty webu',
  manage_notices: 'otváracie hodiny a\u00a0oznamy',
  manage_settings: null,
  manage_users: null,
  view_audit: null,
  override_clashes: null,
};

export function workOf(roles: readonly Role[]): string {
  if (roles.includes('admin')) return 'všetko';
  return permissionsOf(roles)
    .flatMap((permission) => PERMISSION_WORDS[permission] ?? [])
    .join(', ');
}
