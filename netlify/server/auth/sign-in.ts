import { type AuditEvent, recordAudit, recordOfStranger } from '../audit/audit-log.ts';
import { AppError } from '../http/app-error.ts';
import type { Entry } from '../ports/store/collection.ts';
import type { Services } from '../services.ts';
import { accountRecords, findByEmail } from '../users/accounts.ts';
import { ensureConfiguredAdministrator } from '../users/first-administrator.ts';
import type { User } from '../users/user.ts';
import type { Visitor } from '../visitor.ts';
import { attempt } from './attempts.ts';
import { signInBudgets } from './known-networks.ts';
import { type SecondFactorAsked, type SignedIn, sessionWrites } from './let-in.ts';
import { NOT_VERIFIED } from './refusals.ts';
import { startChallenge } from './second-factor.ts';

const WRONG = 'Nesprávny e-mail alebo heslo.';
const BLOCKED = 'Tento účet je zablokovaný. Obráťte sa, prosím, na správcu webu.';

/**
 * Lets in whoever knows the password, or asks him for the second factor. For unknown addresses it takes as long as for
 * known ones.
 * @param credentials the address in small letters
 * @throws AppError unauthenticated, forbidden (`not-verified`, blocked), too-many, unavailable
 */
export async function signIn(
  services: Services,
  credentials: { email: string; password: string },
  visitor: Visitor,
): Promise<SignedIn | SecondFactorAsked> {
  const { email, password } = credentials;
  await ensureConfiguredAdministrator(services, email);
  const known = await findByEmail(services.store, email);
  const subject = known?.id ?? null;
  const blocked: AuditEvent = { act: 'sign_in_blocked', subject, visitor };

  const user = await attempt(services, await signInBudgets(services, email, visitor), blocked, async () => {
    const isRight = await services.passwords.verify(password, known?.value.password_hash ?? null);
    return isRight ? known : null;
  });
  if (user === null) {
    await recordOfStranger(services, { act: 'sign_in_failed', subject, visitor });
    throw new AppError('unauthenticated', WRONG);
  }
  const refusal = refusalOf(user.value);
  if (refusal !== null) {
    await recordAudit(services, { act: 'sign_in_refused', subject, visitor, detail: refusal });
    throw new AppError('forbidden', refusal);
  }

  renewHash(services, user, password);
  if (user.value.two_factor !== null) return startChallenge(services, user, user.value.two_factor.method);
  const session = sessionWrites(services, user, visitor);
  await services.store.commit(session.writes);
  return session.answer;
}

/** Why somebody who knows the password is not let in all the same. */
function refusalOf({ blocked_at, email_verified_at }: User): string | null {
  if (blocked_at !== null) return BLOCKED;
  return email_verified_at === null ? NOT_VERIFIED : null;
}

/** A hash of earlier costs is made anew while the password is at hand, after the answer: its time must not show. */
function renewHash({ passwords, store, background }: Services, user: Entry<User>, password: string): void {
  const stored = user.value.password_hash;
  if (stored === null || !passwords.isOutdated(stored)) return;
  background(async () => {
    const renewed = { ...user.value, password_hash: await passwords.hash(password) };
    // Should the account have changed meanwhile, the next sign-in tries again.
    await accountRecords(store).users.update(user.id, renewed, user.version);
  });
}
