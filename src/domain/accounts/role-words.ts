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
  editor: 'Podujatia s\u00a0fotkami, bannery, rezervácie a\u00a0newsletter.',
  programme: 'Podujatia s\u00a0fotkami a\u00a0bannery. Rezervácie a\u00a0newsletter nevidí.',
  rentals: 'Rezervácie a\u00a0kalendár miestností. Program a\u00a0texty webu nemení.',
  texts: 'Kontakty, cenník, časté otázky, tím, história, partneri a\u00a0texty stránok.',
};

const PERMISSION_WORDS: Readonly<Partial<Record<Permission, string>>> = {
  manage_events: 'podujatia s\u00a0fotkami',
  manage_banners: 'bannery',
  manage_reservations: 'rezervácie a\u00a0kalendár miestností',
  manage_newsletter: 'newsletter',
  manage_texts: 'kontakty, cenník a\u00a0texty webu',
};

export function workOf(roles: readonly Role[]): string {
  if (roles.includes('admin')) return 'všetko';
  const words = permissionsOf(roles).map((permission) => PERMISSION_WORDS[permission]);
  return words.filter((known) => known !== undefined).join(', ');
}
