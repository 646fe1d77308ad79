import type { Role } from '../../../domain/accounts/permissions.ts';
import { foldForSearch } from '../../../domain/words/fold.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import type { User } from '../accounts/user.ts';
import type { Visitor } from '../http/caller.ts';
import { SLOVAK_PASSWORDS, wordsIn } from './password-score.ts';

/** No kinds of characters, no expiry, nothing cut off (ASVS 6.2.1–6.2.11). */
const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 512;

/** 10^6 guesses, for an administrator 10^8 (`passwordScore`). */
const LEVEL = 2;
const ADMINISTRATOR_LEVEL = 3;
export const GIVEN = 4;

const TOO_SHORT = `Heslo má mať aspoň ${MIN_PASSWORD} znakov. Najlepšia je veta z\u00a0niekoľkých slov.`;
const TOO_LONG = `Heslo smie mať najviac ${MAX_PASSWORD} znakov.`;
const COMMON =
  'Toto heslo patrí k\u00a0tým, ktoré sa hádajú ako prvé. Zvoľte iné, najlepšie vetu z\u00a0niekoľkých slov.';
const TOO_WEAK = 'Na účet správcu je toto heslo slabé. Pridajte k\u00a0nemu ešte dve-tri slová, ktoré spolu nesúvisia.';
const PERSONAL = 'Heslo nemá byť vaše meno ani e-mailová adresa.';

export interface Owner {
  name: string;
  email: string;
  roles: readonly Role[];
}

type RuleServices = Pick<Services, 'contentIndex' | 'passwordScore'>;

export function levelOf(roles: readonly Role[]): number {
  return roles.includes('admin') ? ADMINISTRATOR_LEVEL : LEVEL;
}

export async function passwordProblem(services: RuleServices, password: string, owner: Owner): Promise<string | null> {
  const house = await houseWords(services);
  const obvious = obviousProblem(password, owner, house);
  if (obvious !== null) return obvious;
  const [mailbox = ''] = owner.email.split('@');
  const score = await services.passwordScore(password, [owner.name, mailbox, ...house]);
  if (score < LEVEL) return COMMON;
  return score < levelOf(owner.roles) ? TOO_WEAK : null;
}

function obviousProblem(password: string, { name, email }: Owner, house: readonly string[]): string | null {
  if ([...password.normalize('NFC')].length < MIN_PASSWORD) return TOO_SHORT;
  if (password.length > MAX_PASSWORD) return TOO_LONG;
  const [mailbox = ''] = email.split('@');
  const folded = foldForSearch(password);
  if ([name, email, mailbox].some((text) => foldForSearch(text) === folded)) return PERSONAL;
  return isBareWord(folded, house) ? COMMON : null;
}

export async function requirePlausiblePassword(
  services: Pick<Services, 'contentIndex'>,
  password: string,
  owner: Owner,
): Promise<void> {
  refuse(obviousProblem(password, owner, await houseWords(services)));
}

/** @throws AppError invalid; unavailable when too many passwords wait */
export async function requireGoodPassword(services: RuleServices, password: string, owner: Owner): Promise<number> {
  refuse(await passwordProblem(services, password, owner));
  return levelOf(owner.roles);
}

function refuse(problem: string | null): void {
  if (problem !== null) throw new AppError('invalid', { password: [problem] });
}

/** Goes before strangers, so only with a session or a mailed link. */
export async function newPassword(
  services: RuleServices & Pick<Services, 'passwords'>,
  password: string,
  owner: Owner,
  { network }: Visitor,
): Promise<Pick<User, 'password_level' | 'password_hash' | 'password_change_due'>> {
  const password_level = await requireGoodPassword(services, password, owner);
  const password_hash = await services.passwords.hash(password, { network, isKnown: true });
  return { password_level, password_hash, password_change_due: false };
}

function isBareWord(folded: string, house: readonly string[]): boolean {
  const bare = folded.replace(/[^a-z]/g, '');
  return SLOVAK_PASSWORDS.includes(bare) || house.flatMap(wordsIn).includes(bare);
}

async function houseWords({ contentIndex }: Pick<Services, 'contentIndex'>): Promise<string[]> {
  const index = await contentIndex.read().catch(() => null);
  if (index === null) return [];
  const { name, short_name, email } = index.settings.site;
  return [name, short_name, email.split('@')[1] ?? ''];
}
