import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { hashToken, newToken } from '../../ports/crypto/tokens.ts';
import { collection, type Entry, restOfLife } from '../../ports/store/collection.ts';
import type { Store, Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { accountRecords, changeWrites } from '../accounts/accounts.ts';
import type { User } from '../accounts/user.ts';
import { type AuditEvent, auditWrite, recordAudit } from '../audit/audit-log.ts';
import type { Visitor } from '../http/caller.ts';
import { spend } from '../http/rate-limit.ts';
import { commitAndMail, deliverSoon } from '../mail/mail-delivery.ts';
import { queuedMail } from '../mail/mail-queue.ts';
import { attempt, type Budget } from './attempts.ts';
import { NOTICES, queuedNotice, signInCodeMail } from './mails.ts';
import {
  findFarTotpStep,
  findTotpStep,
  hashMailedCode,
  isMailedCode,
  newMailedCode,
  spendRecoveryCode,
} from './second-factor-codes.ts';
import { type SecondFactorAsked, type SignedIn, startedSession } from './sessions.ts';
import { newTrustedDevice } from './trusted-devices.ts';

const CHALLENGE_LIFE = { ttlSeconds: 10 * 60 };

export const WRONG_CODE = 'Kód nie je správny.';
export const CODE_USED = 'Tento kód je už použitý, počkajte na ďalší.';
const OTHER_CLOCK =
  'Tento kód teraz neplatí. Skontrolujte čas v\u00a0telefóne, má sa nastavovať sám, a\u00a0opíšte nový kód.';
const SECRET_CHANGED =
  'Kódy z\u00a0aplikácie sa už nedajú overiť, lebo sa zmenil tajný kľúč webu. Namiesto nich použite záložný kód a\u00a0druhý krok potom v\u00a0profile vypnite a\u00a0zapnite znova.';
const OVER = 'Čas na zadanie kódu vypršal. Prihláste sa, prosím, znova.';

const challengeSchema = z.object({
  user_id: z.string(),
  /** A password set meanwhile voids the challenge. */
  epoch: z.int(),
  method: z.enum(['app', 'email']),
  code_hash: z.string().nullable(),
});

type Challenge = z.infer<typeof challengeSchema>;

const challenges = (store: Store) => collection(store, 'sign-in-challenge', challengeSchema, {});

export const totpPurpose = (userId: string) => `totp ${userId}`;

interface MailedCode {
  about: string;
  hash: string | null;
}

export async function startChallenge(
  services: Services,
  user: Entry<User>,
  method: Challenge['method'],
): Promise<SecondFactorAsked> {
  const token = newToken(services.random);
  const id = hashToken(token);
  const code = method === 'email' ? await mailCode(services, user, id) : null;
  const challenge = { user_id: user.id, epoch: user.value.session_epoch, method, code_hash: code?.hash ?? null };
  const write = challenges(services.store).put(id, challenge, 'absent', CHALLENGE_LIFE);
  await services.store.commit([write, ...(code === null ? [] : [code.write])]);
  code?.deliver();
  return { two_factor_required: true, user_id: token, method };
}

export async function resendCode(services: Services, token: string): Promise<void> {
  const { store } = services;
  const { challenge, user } = await requireChallenge(store, hashToken(token));
  if (challenge.value.method !== 'email')
    throw new AppError('invalid', 'Kód si, prosím, prečítajte v\u00a0overovacej aplikácii.');
  const code = await mailCode(services, user, challenge.id);
  const life = { ...CHALLENGE_LIFE, ...restOfLife(challenge, services.clock.now()) };
  const renewed = { ...challenge.value, code_hash: code.hash };
  const result = await store.commit([
    challenges(store).put(challenge.id, renewed, { version: challenge.version }, life),
    code.write,
  ]);
  if (!result.ok) throw new AppError('unauthenticated', OVER);
  code.deliver();
}

/** Call `deliver` after the commit of `write`. */
export async function mailCode(services: Services, user: Entry<User>, about: string) {
  await spend(services, 'second-factor-mail-user', user.id);
  const code = newMailedCode(services.random);
  const { id, write } = queuedMail(services, await signInCodeMail(services, user.value.email, code), 'security');
  return { hash: hashMailedCode(services, about, code), write, deliver: () => deliverSoon(services, id) };
}

/** A code works once, even twice at one moment. Failures of all factors and challenges count together. */
export async function passChallenge(
  services: Services,
  { user_id: token, code, trust_device }: { user_id: string; code: string; trust_device: boolean },
  visitor: Visitor,
): Promise<{ answer: SignedIn; deviceToken: string | null }> {
  const { store } = services;
  const id = hashToken(token);
  const { user } = await requireChallenge(store, id);
  const blocked: AuditEvent = { act: 'sign_in_blocked', subject: user.id, visitor };
  const budgets: Budget[] = [
    { limit: 'sign-in', subject: visitor.network },
    { limit: 'second-factor-challenge', subject: id },
    ...userBudgets(user.id),
  ];
  const passed = await attempt(services, budgets, blocked, () =>
    tryCode(services, id, { code, trust_device }, visitor),
  ).catch(async (error: unknown) => {
    if (error instanceof AppError && error.kind === 'too-many') await challenges(store).remove(id);
    throw error instanceof UsedCodeError ? new AppError('unauthenticated', CODE_USED) : error;
  });
  if (passed === null) {
    await recordAudit(services, { act: 'second_factor_failed', subject: user.id, visitor });
    throw new AppError('unauthenticated', refusalOfCode(services, user, code));
  }
  return passed;
}

export function userBudgets(userId: string): Budget[] {
  return [
    { limit: 'second-factor-user', subject: userId },
    { limit: 'second-factor-user-day', subject: userId },
  ];
}

function tryCode(
  services: Services,
  id: string,
  { code, trust_device }: { code: string; trust_device: boolean },
  visitor: Visitor,
) {
  type Passed = { answer: SignedIn; deviceToken: string | null };
  return commitAndMail<Passed | null>(services, async () => {
    const { challenge, user } = await requireChallenge(services.store, id);
    const proof = proveFactor(services, user, { about: id, hash: challenge.value.code_hash }, code);
    if (proof === null) return { writes: [], result: null };

    const session = startedSession(services, user, visitor, proof.factor);
    const isRecovery = proof.factor === 'recovery-code';
    // The owner's phone or mailbox is out of reach: no time to ask for less.
    const device = trust_device && !isRecovery ? newTrustedDevice(services, user, visitor) : null;
    const notices = [...(isRecovery ? [NOTICES.recoveryCodeUsed] : []), ...(device ? [NOTICES.deviceTrusted] : [])];
    const mails = await Promise.all(notices.map((notice) => queuedNotice(services, user.value.email, notice)));
    const userWrites = proof.after === user.value ? [] : await changeWrites(services, user, proof.after);
    const writes: Write[] = [
      challenges(services.store).removal(id, { version: challenge.version }),
      ...userWrites,
      ...session.writes,
      ...(device ? [device.write, auditWrite(services, { act: 'device_trusted', actor: user.id, visitor })] : []),
    ];
    return { writes, mails, result: { answer: session.answer, deviceToken: device?.token ?? null } };
  });
}

export interface FactorProof {
  factor: 'app' | 'email' | 'recovery-code';
  after: User;
}

export class UsedCodeError extends Error {
  override name = 'UsedCodeError';
}

/**
 * null: wrong code.
 * @throws UsedCodeError; AppError invalid when codes of the app can no longer be checked
 */
export function proveFactor(
  services: Services,
  user: Entry<User>,
  mailed: MailedCode,
  code: string,
): FactorProof | null {
  const { two_factor } = user.value;
  if (/^\d{6}$/.test(code)) {
    if (two_factor?.method === 'app') {
      const secret = openTotpSecret(services, user.id, two_factor.secret);
      const nowMs = services.clock.now();
      const known = findFarTotpStep(secret, code, nowMs);
      if (known !== null && known <= two_factor.last_step) throw new UsedCodeError();
      const step = findTotpStep(secret, code, nowMs);
      if (step === null) return null;
      return { factor: 'app', after: { ...user.value, two_factor: { ...two_factor, last_step: step } } };
    }
    const isRight = mailed.hash !== null && isMailedCode(services, mailed.about, code, mailed.hash);
    return isRight ? { factor: 'email', after: user.value } : null;
  }
  const left = spendRecoveryCode(user.value.recovery_codes, code);
  return left === null ? null : { factor: 'recovery-code', after: { ...user.value, recovery_codes: left } };
}

export function refusalOfCode(services: Services, { id, value: { two_factor } }: Entry<User>, code: string): string {
  if (two_factor?.method !== 'app') return WRONG_CODE;
  return refusalOfAppCode(services, openTotpSecret(services, id, two_factor.secret), code);
}

export function refusalOfAppCode({ clock }: Services, secret: string, code: string): string {
  return findFarTotpStep(secret, code, clock.now()) === null ? WRONG_CODE : OTHER_CLOCK;
}

function openTotpSecret({ secret }: Services, userId: string, sealed: string): string {
  try {
    return secret.open(totpPurpose(userId), sealed);
  } catch (cause) {
    throw new AppError('invalid', SECRET_CHANGED, { cause });
  }
}

async function requireChallenge(store: Store, id: string): Promise<{ challenge: Entry<Challenge>; user: Entry<User> }> {
  const challenge = await challenges(store).find(id);
  const user = challenge === null ? null : await accountRecords(store).users.find(challenge.value.user_id);
  const fits =
    user !== null &&
    user.value.blocked_at === null &&
    user.value.session_epoch === challenge?.value.epoch &&
    user.value.two_factor?.method === challenge.value.method;
  if (challenge === null || !fits) throw new AppError('unauthenticated', OVER);
  return { challenge, user };
}
