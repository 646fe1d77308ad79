import { AppError } from '../../app-error.ts';
import { commitPlan, type Entry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { accountRecords, changeWrites, findByEmail, requireUser } from '../accounts/accounts.ts';
import type { User } from '../accounts/user.ts';
import { type AuditEvent, recordAudit, recordOfStranger } from '../audit/audit-log.ts';
import type { Visitor } from '../http/caller.ts';
import { attempt, isKnownNetwork, signInBudgets } from './attempts.ts';
import { ensureConfiguredAdministrator } from './first-administrator.ts';
import { levelOf, passwordProblem } from './password-rules.ts';
import { startChallenge } from './second-factor.ts';
import { NOT_VERIFIED, type SecondFactorAsked, type SignedIn, startedSession } from './sessions.ts';
import { deviceUse, findTrustedDevice } from './trusted-devices.ts';

const WRONG = 'Nesprávny e-mail alebo heslo.';
const BLOCKED = 'Tento účet je zablokovaný. Obráťte sa, prosím, na správcu webu.';

/**
 * Unknown addresses take as long as known ones.
 * @throws AppError unauthenticated, forbidden (`not-verified`, blocked), too-many, unavailable
 */
export async function signIn(
  services: Services,
  credentials: { email: string; password: string },
  visitor: Visitor,
  deviceToken: string | null,
): Promise<SignedIn | SecondFactorAsked> {
  const { email, password } = credentials;
  await ensureConfiguredAdministrator(services, email);
  const known = await findByEmail(services.store, email);
  const subject = known?.id ?? null;
  const blocked: AuditEvent = { act: 'sign_in_blocked', subject, visitor };

  const isKnown = await isKnownNetwork(services, email, visitor);
  const customer = { network: visitor.network, isKnown };

  const passed = await attempt(services, signInBudgets(email, visitor, isKnown), blocked, async () => {
    const isRight = await services.passwords.verify(password, known?.value.password_hash ?? null, customer);
    return isRight ? known : null;
  });
  if (passed === null) {
    await recordOfStranger(services, { act: 'sign_in_failed', subject, visitor });
    throw new AppError('unauthenticated', WRONG);
  }
  const refusal = refusalOf(passed.value);
  if (refusal !== null) {
    await recordAudit(services, { act: 'sign_in_refused', subject, visitor, detail: refusal });
    throw new AppError('forbidden', refusal);
  }

  const user = await judged(services, passed, password);
  renewHash(services, user, password, visitor);
  if (user.value.two_factor !== null) {
    const trusted = deviceToken === null ? null : await signInOnTrusted(services, user, deviceToken, visitor);
    return trusted ?? startChallenge(services, user, user.value.two_factor.method);
  }
  const session = startedSession(services, user, visitor);
  await services.store.commit(session.writes);
  return session.answer;
}

async function signInOnTrusted(
  services: Services,
  user: Entry<User>,
  deviceToken: string,
  visitor: Visitor,
): Promise<SignedIn | null> {
  const device = await findTrustedDevice(services.store, user, deviceToken);
  if (device === null) return null;
  const session = startedSession(services, user, visitor, 'trusted-device');
  const { ok } = await services.store.commit([...session.writes, deviceUse(services, device, visitor)]);
  return ok ? session.answer : null;
}

function refusalOf({ blocked_at, email_verified_at }: User): string | null {
  if (blocked_at !== null) return BLOCKED;
  return email_verified_at === null ? NOT_VERIFIED : null;
}

/** A password that is too weak for the user's roles must be changed first. */
async function judged(services: Services, user: Entry<User>, password: string): Promise<Entry<User>> {
  const { store } = services;
  const level = levelOf(user.value.roles);
  if (user.value.password_level >= level) return user;
  const isWeak = (await passwordProblem(services, password, user.value)) !== null;
  await commitPlan(store, async () => {
    const now = await requireUser(store, user.id);
    if (now.value.password_hash !== user.value.password_hash) return { writes: [], result: null };
    const after = { ...now.value, password_level: level, password_change_due: now.value.password_change_due || isWeak };
    return { writes: await changeWrites(services, now, after), result: null };
  });
  return requireUser(store, user.id);
}

/** After the answer, so that its time does not show. */
function renewHash(
  { passwords, store, background }: Services,
  user: Entry<User>,
  password: string,
  { network }: Visitor,
): void {
  const stored = user.value.password_hash;
  if (stored === null || !passwords.isOutdated(stored)) return;
  background(async () => {
    const renewed = { ...user.value, password_hash: await passwords.hash(password, { network, isKnown: true }) };
    await accountRecords(store).users.update(user.id, renewed, user.version);
  });
}
