import type { AccountState } from '../../api/users.ts';
import { ROLES, type Role } from '../../domain/accounts/permissions.ts';
import { ROLE_NAMES } from '../../domain/accounts/role-words.ts';

export const STATE_NAMES: Readonly<Record<AccountState, string>> = {
  active: 'Aktívny',
  waiting: 'Čaká na rolu',
  invited: 'Pozvaný',
  unverified: 'Nepotvrdená adresa',
  blocked: 'Zablokovaný',
};

export const STATE_TEXTS: Readonly<Record<AccountState, string>> = {
  active: 'Dá sa ním prihlásiť a\u00a0pracovať.',
  waiting: 'Adresa je potvrdená, ale bez roly sa tu nedá nič otvoriť. Vyberte rolu.',
  invited: 'Pozvánka je poslaná, heslo ešte nie je vybrané.',
  unverified: 'Registrácia čaká na potvrdenie adresy. Nepotvrdený účet po siedmich dňoch zmizne.',
  blocked: 'Prihlásiť sa ním nedá, kým ho znova nepustíte.',
};

export function roleNames(roles: readonly { name: Role }[]): string {
  const names = ROLES.filter((role) => roles.some(({ name }) => name === role)).map((role) => ROLE_NAMES[role]);
  return names.join(', ') || '–';
}
