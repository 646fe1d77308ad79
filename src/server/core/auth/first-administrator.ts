import { type Random, randomLetters } from '../../ports/crypto/tokens.ts';
import type { Services } from '../../services.ts';
import { creationWrites, findByEmail, hasAdministrator, newUserId } from '../accounts/accounts.ts';
import { isReplaceable, newUser, PROGRAM } from '../accounts/user.ts';
import { auditWrite } from '../audit/audit-log.ts';
import { GIVEN } from './password-rules.ts';

/** The account that the start prints once. */
export interface FirstAdministrator {
  email: string;
  password: string;
}

/**
 * Makes the first administrator while there is none: the one named in the environment, or whoever gets the mails of the centre to
 * its staff (`staff_email`), with a random password, which is returned. When several processes start at once, one of them makes the
 * account.
 * @returns null when there is nothing to print
 */
export async function ensureFirstAdministrator(services: Services): Promise<FirstAdministrator | null> {
  if (await hasAdministrator(services.store)) return null;
  const { firstAdministrator } = services.config;
  if (firstAdministrator !== null) {
    await createAdministrator(services, firstAdministrator, { onlyFirst: true, isPrinted: false });
    return null;
  }
  const made = { email: await staffAddress(services), password: composePassword(services.random) };
  return (await createAdministrator(services, made, { onlyFirst: true, isPrinted: true })) ? made : null;
}

/** On the host no process starts, so the administrator named in the environment is made when they first sign in. */
export async function ensureConfiguredAdministrator(services: Services, email: string): Promise<void> {
  const { firstAdministrator } = services.config;
  if (firstAdministrator === null) return;
  // It is checked for every address, so that the time does not reveal which one it is.
  const isMissing = !(await hasAdministrator(services.store));
  if (isMissing && firstAdministrator.email === email) await ensureFirstAdministrator(services);
}

/**
 * Makes an administrator whose address counts as verified.
 * @param options.onlyFirst does so only while there is none
 * @param options.isPrinted the password is printed where others may read it later, so it has to be changed at the first
 *   sign-in. A password from the environment is never judged.
 * @returns false when another process was faster, or the address has an account
 */
export async function createAdministrator(
  services: Services,
  { email, password }: FirstAdministrator,
  { onlyFirst, isPrinted }: { onlyFirst: boolean; isPrinted: boolean },
): Promise<boolean> {
  const known = await findByEmail(services.store, email);
  if (known !== null && !isReplaceable(known.value)) return false;
  const id = newUserId(services);
  const now = services.clock.now();
  const user = newUser({
    name: 'Správca',
    email,
    password_hash: await services.passwords.hash(password, { network: PROGRAM, isKnown: true }),
    password_level: GIVEN,
    password_change_due: isPrinted,
    email_verified_at: now,
    roles: ['admin'],
    created_at: now,
    invited_by: PROGRAM,
  });
  const writes = await creationWrites(services, id, user, known);
  // Only checked now: if there is still none, the writes expect that as well.
  if (onlyFirst && (await hasAdministrator(services.store))) return false;
  const audit = auditWrite(services, { act: 'administrator_created', subject: id, visitor: null });
  return (await services.store.commit([...writes, audit])).ok;
}

/** Where the centre gets its own mails, so that a forgotten password can be replaced; a start must not fail when that is unknown. */
async function staffAddress({ contentIndex }: Services): Promise<string> {
  const index = await contentIndex.read().catch(() => null);
  return index?.settings.site.staff_email.toLowerCase() ?? 'admin@localhost';
}

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** A password for somebody to type once: 99 random bits, `k7fm-…`. */
export function composePassword(random: Random): string {
  const letters = randomLetters(random, ALPHABET, GROUPS * GROUP_LENGTH);
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
