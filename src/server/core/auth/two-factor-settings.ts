// Each change asks for a new code: an open session and the password must not suffice.
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { collection, type Entry } from '../../ports/store/collection.ts';
import type { Store, Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { changeWrites, requireUser } from '../accounts/accounts.ts';
import type { User } from '../accounts/user.ts';
import { type AuditActor, type AuditEvent, auditWrite, recordAudit } from '../audit/audit-log.ts';
import type { Visitor } from '../http/caller.ts';
import { commitAndMail } from '../mail/mail-delivery.ts';
import { attempt } from './attempts.ts';
import { NOTICES, queuedNotice } from './mails.ts';
import {
  CODE_USED,
  mailCode,
  proveFactor,
  refusalOfAppCode,
  refusalOfCode,
  totpPurpose,
  UsedCodeError,
  userBudgets,
  WRONG_CODE,
} from './second-factor.ts';
import { findTotpStep, isMailedCode, newRecoveryCodes, newTotpSecret, totpAddress } from './second-factor-codes.ts';
import { type Actor, keepSession, requireSameActor } from './sessions.ts';

const PENDING_LIFE = { ttlSeconds: 10 * 60 };
const NONCE_BYTES = 12;
const ALREADY_ON = 'Dvojstupňové prihlásenie už máte zapnuté. Najprv ho vypnite.';
const NOT_STARTED = 'Začnite, prosím, odznova: čas na potvrdenie vypršal.';

const pendingSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('app'), secret: z.string() }),
  z.object({ method: z.literal('email'), code_hash: z.string() }),
]);

type Pending = z.infer<typeof pendingSchema>;

const pendings = (store: Store) => collection(store, 'two-factor-pending', pendingSchema, {});

export interface AppSetup {
  secret: string;
  otpauth_url: string;
}

export async function beginApp(services: Services, { user }: Actor): Promise<AppSetup> {
  requireOff(user.value);
  const secret = newTotpSecret(services.random);
  const sealed = services.secret.seal(totpPurpose(user.id), secret, services.random.bytes(NONCE_BYTES));
  const pending = { method: 'app', secret: sealed } as const;
  await services.store.commit([pendings(services.store).put(user.id, pending, 'any', PENDING_LIFE)]);
  const { site } = (await services.contentIndex.read()).settings;
  return { secret, otpauth_url: totpAddress(secret, { issuer: site.short_name, account: user.value.email }) };
}

export async function beginEmail(services: Services, { user }: Actor): Promise<void> {
  requireOff(user.value);
  await mailPendingCode(services, user, user.id);
}

async function mailPendingCode(services: Services, user: Entry<User>, about: string): Promise<void> {
  const { hash, write, deliver } = await mailCode(services, user, about);
  const pending = { method: 'email', code_hash: hash } as const;
  await services.store.commit([pendings(services.store).put(user.id, pending, 'any', PENDING_LIFE), write]);
  deliver();
}

/**
 * Ends other sessions, which began without the factor.
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
  let refusal: string = WRONG_CODE;
  const turnOn = () =>
    commitAndMail<string[] | null>(services, async () => {
      const pending = await pendings(store).find(actor.user.id);
      if (pending === null) throw new AppError('invalid', { code: [NOT_STARTED] });
      const same = await requireSameActor(services, actor);
      const { user } = same;
      const two_factor = acceptCode(services, user.id, pending.value, code);
      if (two_factor === null) {
        refusal = pendingRefusal(services, user.id, pending.value, code);
        return { writes: [], result: null };
      }
      const { codes, hashes } = newRecoveryCodes(services.random);
      const session_epoch = user.value.session_epoch + 1;
      const notice = await queuedNotice(services, user.value.email, NOTICES.twoFactorOn);
      const writes = [
        pendings(store).removal(user.id, { version: pending.version }),
        ...(await changeWrites(services, user, { ...user.value, two_factor, recovery_codes: hashes, session_epoch })),
        keepSession(services, same),
        auditWrite(services, { act: 'two_factor_on', actor: user.id, visitor, detail: two_factor.method }),
      ];
      return { writes, mails: [notice], result: codes };
    });
  const recoveryCodes = await attempt(services, userBudgets(actor.user.id), blocked, turnOn);
  if (recoveryCodes === null) throw new AppError('invalid', { code: [refusal] });
  return recoveryCodes;
}

function acceptCode(services: Services, userId: string, pending: Pending, code: string): User['two_factor'] {
  if (pending.method === 'email')
    return isMailedCode(services, userId, code, pending.code_hash) ? { method: 'email' } : null;
  const secret = pendingSecret(services, userId, pending);
  const step = findTotpStep(secret, code, services.clock.now());
  return step === null ? null : { method: 'app', secret: pending.secret, last_step: step };
}

function pendingSecret({ secret }: Services, userId: string, pending: Extract<Pending, { method: 'app' }>): string {
  return secret.open(totpPurpose(userId), pending.secret);
}

function pendingRefusal(services: Services, userId: string, pending: Pending, code: string): string {
  if (pending.method === 'email') return WRONG_CODE;
  return refusalOfAppCode(services, pendingSecret(services, userId, pending), code);
}

export async function mailChangeCode(services: Services, { user }: Actor): Promise<void> {
  if (user.value.two_factor?.method !== 'email') throw new AppError('conflict', 'Kódy vám e-mailom neposielame.');
  await mailPendingCode(services, user, aboutChange(user.id));
}

/** Such a code neither signs in nor turns the second factor on. */
const aboutChange = (userId: string) => `two-factor-change ${userId}`;

export async function turnOwnTwoFactorOff(
  services: Services,
  actor: Actor,
  code: string,
  visitor: Visitor,
): Promise<void> {
  await changeByCode(services, actor, { code, visitor }, turnedOff({ actor: actor.user.id, visitor }, actor.user.id));
}

export async function turnTwoFactorOff(services: Services, userId: string, by: AuditActor): Promise<void> {
  await changeTwoFactor(services, userId, turnedOff(by, userId), async ({ value }) => [value, []]);
}

function turnedOff(by: AuditActor, userId: string): Change {
  const event = { ...by, act: 'two_factor_off', subject: userId } as const;
  return { fields: { two_factor: null, recovery_codes: [] }, notice: NOTICES.twoFactorOff, event };
}

/** Each could turn the second factor off, so new ones need a code. */
export async function renewRecoveryCodes(
  services: Services,
  actor: Actor,
  code: string,
  visitor: Visitor,
): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes(services.random);
  const event = { act: 'recovery_codes_renewed', actor: actor.user.id, visitor } as const;
  const change = { fields: { recovery_codes: hashes }, notice: NOTICES.recoveryCodesRenewed, event };
  await changeByCode(services, actor, { code, visitor }, change);
  return codes;
}

interface Change {
  fields: Partial<User>;
  notice: (typeof NOTICES)[keyof typeof NOTICES];
  event: AuditEvent;
}

async function changeByCode(
  services: Services,
  actor: Actor,
  { code, visitor }: { code: string; visitor: Visitor },
  change: Change,
): Promise<void> {
  const { id } = actor.user;
  const withCode = () =>
    changeTwoFactor(services, id, change, async (user) => {
      await requireSameActor(services, actor);
      const mailed = await pendings(services.store).find(id);
      const hash = mailed?.value.method === 'email' ? mailed.value.code_hash : null;
      const proof = proveFactor(services, user, { about: aboutChange(id), hash }, code);
      if (proof === null) return null;
      const isUsed = proof.factor === 'email' && mailed !== null;
      return [proof.after, isUsed ? [pendings(services.store).removal(id, { version: mailed.version })] : []];
    });
  const blocked = { act: 'sign_in_blocked', subject: id, visitor } as const;
  const isDone = await attempt(services, userBudgets(id), blocked, withCode).catch((error: unknown) => {
    throw error instanceof UsedCodeError ? new AppError('invalid', { code: [CODE_USED] }) : error;
  });
  if (isDone === null) {
    await recordAudit(services, { act: 'second_factor_failed', subject: id, visitor });
    throw new AppError('invalid', { code: [refusalOfCode(services, actor.user, code)] });
  }
}

/**
 * `prove` gives the user after the code is used up, and further writes; null: wrong code.
 * @returns null: nothing was changed
 */
async function changeTwoFactor(
  services: Services,
  userId: string,
  { fields, notice, event }: Change,
  prove: (user: Entry<User>) => Promise<[User, Write[]] | null>,
): Promise<true | null> {
  return commitAndMail<true | null>(services, async () => {
    const user = await requireUser(services.store, userId);
    if (user.value.two_factor === null) throw new AppError('conflict', 'Dvojstupňové prihlásenie je vypnuté.');
    const proven = await prove(user);
    if (proven === null) return { writes: [], result: null };
    const [after, used] = proven;
    const mail = await queuedNotice(services, user.value.email, notice);
    const change = await changeWrites(services, user, { ...after, ...fields });
    return { writes: [...used, ...change, auditWrite(services, event)], mails: [mail], result: true };
  });
}

function requireOff({ two_factor }: User): void {
  if (two_factor !== null) throw new AppError('conflict', ALREADY_ON);
}
