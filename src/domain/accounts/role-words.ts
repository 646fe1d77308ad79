// Roles in words, for screens and mails.
import { type Permission, permissionsOf, type Role } from './permissions.ts';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  admin: 'Správca',
  editor: 'Redaktor',
  programme: 'Program',
  rentals: 'Prenájmy',
  texts: 'Texty',
};

/** What a role permits, in plain words. */
export const ROLE_TEXTS: Readonly<Record<Role, string>> = {
  admin: 'Môže všetko: aj nastavenia webu, používateľov a\u00a0denník zmien.',
  editor: 'Podujatia s\u00a0fotkami, bannery, rezervácie a\u00a0newsletter.',
  programme: 'Podujatia s\u00a0fotkami a\u00a0bannery. Rezervácie a\u00a0newsletter nevidí.',
  rentals: 'Rezervácie a\u00a0kalendár sál. Program a\u00a0texty webu nemení.',
  texts: 'Kontakty, cenník, časté otázky, tím, história, partneri a\u00a0texty stránok.',
};

/** Only what screens call by a name of its own; the others go without saying. */
const PERMISSION_WORDS: Readonly<Partial<Record<Permission, string>>> = {
  manage_events: 'podujatia s\u00a0fotkami',
  manage_banners: 'bannery',
  manage_reservations: 'rezervácie a\u00a0kalendár sál',
  manage_newsletter: 'newsletter',
  manage_texts: 'kontakty, cenník a\u00a0texty webu',
};

/** What somebody with these roles may work on: `podujatia s fotkami, bannery`; '' without a role. */
export function workOf(roles: readonly Role[]): string {
  if (roles.includes('admin')) return 'všetko';
  const words = permissionsOf(roles).map((permission) => PERMISSION_WORDS[permission]);
  return words.filter((known) => known !== undefined).join(', ');
}
