// Turning the second step of one's own sign-in on and off.
import { z } from 'zod';
import { type AuditEvent, auditWrite, type Doer } from '../audit/audit-log.ts';
import { commitPlan } from '../commit-plan.ts';
import { AppError } from '../http/app-error.ts';
import { spend } from '../http/rate-limit.ts';
import { deliverSoon, queuedMail } from '../mail/mail-queue.ts';
import { collection } from '../ports/store/collection.ts';
import type { Store } from '../ports/store/store.ts';
import type { Services } from '../services.ts';
import { changeWrites, requireUser } from '../users/accounts.ts';
import type { User } from '../users/user.ts';
import type { Visitor } from '../visitor.ts';
import { attempt } from './attempts.ts';
import { hashMailedCode, isMailedCode, newMailedCode } from './mailed-code.ts';
import { NOTICES, noticeMail, signInCodeMail } from './mails.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { requireSameActor } from './same-actor.ts';
import { totpPurpose, userBudgets } from './second-factor.ts';
import type { Actor } from './sessions.ts';
import { findTotpStep, newTotpSecret, totpAddress } from './totp.ts';

const PENDING_LIFE = { ttlSeconds: 10 * 60 };
const NONCE_BYTES = 12;
const ALREADY_ON = 'Dvojstupňové prihlásenie už máte zapnuté. Najprv ho vypnite.';
const NOT_STARTED = 'Začnite, prosím, odznova: čas na potvrdenie vypršal.';

/** What waits for its first code, under the user's id. */
const pendingSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('app'), secret: z.string() }),
  z.object({ method: z.literal('email'), code_hash: z.string() }),
]);

type Pending = z.infer<typeof pendingSchema>;

const pendings = (store: Store) => collection(store, 'two-factor-pending', pendingSchema, {});

export interface AppSetup {
  /** For typing, in base32. */
  secret: string;
  /** For the QR code, which is drawn in the browser. */
  otpauth_url: string;
}

/** @throws AppError conflict when it is on already */
export async function beginApp(services: Services, { user }: Actor): Promise<AppSetup> {
  requireOff(user.value);
  const secret = newTotpSecret(services.random);
  const sealed = services.secret.seal(totpPurpose(user.id), secret, services.random.bytes(NONCE_BYTES));
  await savePending(services.store, user.id, { method: 'app', secret: sealed });
  const { site } = (await services.contentIndex.read()).settings;
  return { secret, otpauth_url: totpAddress(secret, { issuer: site.short_name, account: user.value.email }) };
}

/** @throws AppError conflict when it is on already, too-many */
export async function beginEmail(services: Services, { user }: Actor): Promise<void> {
  requireOff(user.value);
  await spend(services, 'second-factor-mail-user', user.id);
  const code = newMailedCode(services.random);
  const mail = queuedMail(services, await signInCodeMail(services, user.value.email, code), 'security');
  const pending = { method: 'email', code_hash: hashMailedCode(services, user.id, code) } as const;
  await services.store.commit([pendings(services.store).put(user.id, pending, 'any', PENDING_LIFE), mail.write]);
  deliverSoon(services, mail.id);
}

async function savePending(store: Store, userId: string, pending: Pending): Promise<void> {
  await store.commit([pendings(store).put(userId, pending, 'any', PENDING_LIFE)]);
}

/**
 * Turns on what was begun, with the first code as the proof that it works.
 * @returns the recovery codes, which are never shown again
 * @throws AppError invalid (wrong code, nothing begun), too-many
 */
export async function confirmTwoFactor(
  services: Services,
  actor: Actor,
  code: string,
  visitor: Visitor,
): Promise<string[]> {
  const { store } = services;
  const blocked = { act: 'sign_in_blocked', subject: actor.user.id, visitor } as const;
  const turnOn = () =>
    commitPlan(store, async () => {
      const pending = await pendings(store).find(actor.user.id);
      if (pending === null) throw new AppError('invalid', { code: [NOT_STARTED] });
      const { user } = await requireSameActor(services, actor);
      const two_factor = acceptCode(services, user.id, pending.value, code.replace(/\s/g, ''));
      if (two_factor === null) return { writes: [], result: null };
      const { codes, hashes } = newRecoveryCodes(services.random);
      const notice = queuedMail(
        services,
        await noticeMail(services, user.value.email, NOTICES.twoFactorOn),
        'security',
      );
      const writes = [
        pendings(store).removal(user.id, { version: pending.version }),
        ...(await changeWrites(services, user, { ...user.value, two_factor, recovery_codes: hashes })),
        notice.write,
        auditWrite(services, { act: 'two_factor_on', actor: user.id, visitor, detail: two_factor.method }),
      ];
      return { writes, result: { codes, mailId: notice.id } };
    });
  const done = await attempt(services, userBudgets(actor.user.id), blocked, turnOn);
  if (done === null) throw new AppError('invalid', { code: ['Kód nie je správny.'] });
  deliverSoon(services, done.mailId);
  return done.codes;
}

function acceptCode(services: Services, userId: string, pending: Pending, code: string): User['two_factor'] {
  if (pending.method === 'email')
    return isMailedCode(services, userId, code, pending.code_hash) ? { method: 'email' } : null;
  const secret = services.secret.open(totpPurpose(userId), pending.secret);
  const step = findTotpStep(secret, code, services.clock.now());
  return step === null ? null : { method: 'app', secret: pending.secret, last_step: step };
}

/** @throws AppError conflict when it is off already; not-found */
export async function turnTwoFactorOff(services: Services, userId: string, by: Doer): Promise<void> {
  await changeTwoFactor(services, userId, { two_factor: null, recovery_codes: [] }, NOTICES.twoFactorOff, {
    ...by,
    act: 'two_factor_off',
    subject: userId,
  });
}

/**
 * Voids the recovery codes and makes new ones.
 * @returns the codes, which are never shown again
 * @throws AppError conflict when there is no second factor
 */
export async function renewRecoveryCodes(services: Services, { user }: Actor, visitor: Visitor): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes(services.random);
  await changeTwoFactor(services, user.id, { recovery_codes: hashes }, NOTICES.recoveryCodesRenewed, {
    act: 'recovery_codes_renewed',
    actor: user.id,
    visitor,
  });
  return codes;
}

async function changeTwoFactor(
  services: Services,
  userId: string,
  change: Partial<User>,
  notice: (typeof NOTICES)[keyof typeof NOTICES],
  event: AuditEvent,
): Promise<void> {
  const mailId = await commitPlan(services.store, async () => {
    const user = await requireUser(services.store, userId);
    if (user.value.two_factor === null) throw new AppError('conflict', 'Dvojstupňové prihlásenie je vypnuté.');
    const mail = queuedMail(services, await noticeMail(services, user.value.email, notice), 'security');
    const writes = [
      ...(await changeWrites(services, user, { ...user.value, ...change })),
      mail.write,
      auditWrite(services, event),
    ];
    return { writes, result: mail.id };
  });
  deliverSoon(services, mailId);
}

/** @throws AppError conflict */
function requireOff({ two_factor }: User): void {
  if (two_factor !== null) throw new AppError('conflict', ALREADY_ON);
}
