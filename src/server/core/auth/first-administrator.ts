import { type Random, randomLetters } from '../../ports/crypto/tokens.ts';
import type { Services } from '../../services.ts';
import { creationWrites, findByEmail, hasAdministrator, newUserId } from '../accounts/accounts.ts';
import { isReplaceable, newUser, PROGRAM } from '../accounts/user.ts';
import { auditWrite } from '../audit/audit-log.ts';
import { GIVEN } from './password-rules.ts';

export interface FirstAdministrator {
  email: string;
  password: string;
}

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

/** On the host no process starts, so a sign-in makes the administrator. */
export async function ensureConfiguredAdministrator(services: Services, email: string): Promise<void> {
  const { firstAdministrator } = services.config;
  if (firstAdministrator === null) return;
  // For every address: the time must not reveal the configured one.
  const isMissing = !(await hasAdministrator(services.store));
  if (isMissing && firstAdministrator.email === email) await ensureFirstAdministrator(services);
}

/**
 * `isPrinted`: others may read the password later. false: another process was faster, or the address has an account.
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
  if (onlyFirst && (await hasAdministrator(services.store))) return false;
  const audit = auditWrite(services, { act: 'administrator_created', subject: id, visitor: null });
  return (await services.store.commit([...writes, audit])).ok;
}

/** The start must not fail without content. */
async function staffAddress({ contentIndex }: Services): Promise<string> {
  const index = await contentIndex.read().catch(() => null);
  return index?.settings.site.staff_email.toLowerCase() ?? 'admin@localhost';
}

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

export function composePassword(random: Random): string {
  const letters = randomLetters(random, ALPHABET, GROUPS * GROUP_LENGTH);
  return letters.replace(/.{4}(?=.)/g, '$&-');
}
