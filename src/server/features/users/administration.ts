// Nobody can set another person's password (ASVS 6.4.6).
import type { Role } from '../../../domain/accounts/permissions.ts';
import { AppError } from '../../app-error.ts';
import {
  changeWrites,
  creationWrites,
  findByEmail,
  newUserId,
  removalWrites,
  requireUser,
} from '../../core/accounts/accounts.ts';
import { isReplaceable, newUser, stateOf, type User } from '../../core/accounts/user.ts';
import { type Act, type AuditActor, type AuditEvent, auditWrite } from '../../core/audit/audit-log.ts';
import { roleGivenMail } from '../../core/auth/mails.ts';
import { voidLinks } from '../../core/auth/one-time-link.ts';
import { plannedInvitation, plannedReset } from '../../core/auth/password-reset.ts';
import type { Actor } from '../../core/auth/sessions.ts';
import type { Visitor } from '../../core/http/caller.ts';
import { spend } from '../../core/http/rate-limit.ts';
import { commitAndMail } from '../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../core/mail/mail-queue.ts';
import { commitPlan, type Entry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';

const NOT_CONFIRMED_YET = 'Rolu môže dostať len účet s\u00a0potvrdenou adresou.';

/** @throws AppError not-found, invalid (a role for an unconfirmed address), conflict (the last administrator) */
export async function changeAccount(
  services: Services,
  id: string,
  change: { roles?: Role[] | undefined; blocked?: boolean | undefined },
  by: AuditActor,
): Promise<{ id: string; value: User }> {
  return commitAndMail<{ id: string; value: User }>(services, async () => {
    const before = await requireUser(services.store, id);
    const after = applyChange(before.value, change, services.clock.now());
    const acts = actsOf(before.value, after);
    if (acts.length === 0) return { writes: [], result: before };
    const hasWaited = stateOf({ ...before.value, blocked_at: null }) === 'waiting' && stateOf(after) === 'active';
    const mails = hasWaited
      ? [queuedMail(services, await roleGivenMail(services, after.email, after.roles), 'decision')]
      : [];
    const writes = [
      ...(await changeWrites(services, before, after)),
      ...acts.map(([act, detail]) => auditWrite(services, { ...by, act, subject: id, detail })),
    ];
    return { writes, mails, result: { id, value: after } };
  });
}

function applyChange(
  user: User,
  { roles, blocked }: { roles?: Role[] | undefined; blocked?: boolean | undefined },
  now: number,
): User {
  const after = { ...user };
  if (roles !== undefined) after.roles = [...new Set(roles)].sort();
  if (after.roles.length > user.roles.length && stateOf({ ...user, blocked_at: null }) === 'unverified')
    throw new AppError('invalid', { roles: [NOT_CONFIRMED_YET] });
  if (blocked === true && user.blocked_at === null) {
    after.blocked_at = now;
    after.session_epoch = user.session_epoch + 1;
  }
  if (blocked === false) after.blocked_at = null;
  return after;
}

function actsOf(before: User, after: User): [Act, string][] {
  const acts: [Act, string][] = [];
  const [old, now] = [before.roles.join(', '), after.roles.join(', ')];
  if (old !== now) acts.push(['roles_changed', `${old || '–'} → ${now || '–'}`]);
  const [was, is] = [before.blocked_at !== null, after.blocked_at !== null];
  if (was !== is) acts.push([is ? 'user_blocked' : 'user_unblocked', now]);
  return acts;
}

/** @throws AppError not-found, conflict (blocked), too-many */
export async function sendReset(services: Services, id: string, by: AuditActor): Promise<void> {
  const user = await requireUser(services.store, id);
  if (user.value.blocked_at !== null) throw new AppError('conflict', 'Tento účet je zablokovaný.');
  // Not the limit of strangers, who could keep staff from helping.
  await spend(services, 'password-reset-staff', `${by.actor ?? 'terminal'} ${id}`);
  const isInvited = stateOf(user.value) === 'invited';
  const event: AuditEvent = { ...by, act: 'password_reset_asked', subject: id };
  await commitAndMail(services, async () => {
    const { writes, mails } = isInvited ? await plannedInvitation(services, user) : await plannedReset(services, user);
    return { writes: [...writes, auditWrite(services, event)], mails, result: null };
  });
}

export async function endSessionsOf(services: Services, id: string, by: AuditActor): Promise<void> {
  await commitPlan(services.store, async () => {
    const user = await requireUser(services.store, id);
    const after = { ...user.value, session_epoch: user.value.session_epoch + 1 };
    const audit = auditWrite(services, { ...by, act: 'sessions_ended', subject: id });
    return { writes: [...(await changeWrites(services, user, after)), audit], result: null };
  });
}

/** @throws AppError not-found, conflict (the last administrator) */
export async function deleteAccount(
  services: Pick<Services, 'store' | 'clock' | 'random'>,
  id: string,
  by: AuditActor,
): Promise<void> {
  await commitPlan(services.store, async () => {
    const user: Entry<User> = await requireUser(services.store, id);
    const writes = [
      ...(await removalWrites(services.store, user)),
      ...voidLinks(services.store, id),
      auditWrite(services, { ...by, act: 'user_deleted', subject: id, detail: user.value.roles.join(', ') }),
    ];
    return { writes, result: null };
  });
}

/**
 * Replaces an unconfirmed registration of the address.
 * @throws AppError invalid (the address has an account)
 */
export async function invite(
  services: Services,
  { user: inviter }: Actor,
  { name, email, roles }: { name: string; email: string; roles: Role[] },
  visitor: Visitor,
): Promise<{ id: string; value: User }> {
  const { store, clock } = services;
  return commitAndMail(services, async () => {
    const known = await findByEmail(store, email);
    if (known !== null && !isReplaceable(known.value))
      throw new AppError('invalid', { email: ['S\u00a0touto adresou už účet existuje.'] });
    const id = newUserId(services);
    const value = newUser({ name, email, roles, created_at: clock.now(), invited_by: inviter.id });
    const link = await plannedInvitation(services, { id, value });
    const audit = { act: 'user_invited', actor: inviter.id, subject: id, visitor, detail: roles.join(', ') } as const;
    const writes = [...(await creationWrites(services, id, value, known)), ...link.writes, auditWrite(services, audit)];
    return { writes, mails: link.mails, result: { id, value } };
  });
}
