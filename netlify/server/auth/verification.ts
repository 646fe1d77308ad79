import { auditWrite } from '../audit/audit-log.ts';
import { commitPlan } from '../commit-plan.ts';
import { AppError } from '../http/app-error.ts';
import { spend } from '../http/rate-limit.ts';
import { deliverSoon, queuedMail } from '../mail/mail-queue.ts';
import type { Entry } from '../ports/store/collection.ts';
import type { Services } from '../services.ts';
import { accountRecords, changeWrites, findByEmail, newUserId, requireUser } from '../users/accounts.ts';
import { isReplaceable, stateOf, type User } from '../users/user.ts';
import type { Visitor } from '../visitor.ts';
import { decoyMail } from './decoy.ts';
import { NOTICES, noticeMail, verificationMail } from './mails.ts';
import { findLink, LINK_SECONDS, linkIsOver, newLink, type OneTimeLink, spendLink } from './one-time-link.ts';

/**
 * Mails the link once more, if the address waits for it; whether it does is not to be seen.
 * @throws AppError too-many; StoreError unavailable
 */
export async function resendVerification(services: Services, email: string): Promise<void> {
  await spend(services, 'verification-email', email);
  const known = await findByEmail(services.store, email);
  const isWaiting = known !== null && stateOf(known.value) === 'unverified';
  const id = isWaiting ? known.id : newUserId(services);
  const link = newLink(services, 'verify-email', { userId: id, email, ttlSeconds: LINK_SECONDS.verification });
  const mail = await verificationMail(services, email, { id, token: link.token });
  const queued = isWaiting ? queuedMail(services, mail) : null;
  await services.store.commit([link.write, queued?.write ?? decoyMail(services, mail)]);
  if (queued !== null) deliverSoon(services, queued.id);
}

/**
 * Confirms the address a link was mailed to: that of a new account, or the one an account moves to. The link works once.
 * @throws AppError not-found (the link is over), conflict (the address has an account by now)
 */
export async function verifyEmail(
  services: Services,
  { id, token }: { id: string; token: string },
  visitor: Visitor,
): Promise<void> {
  const { store } = services;
  const mailId = await commitPlan(store, async () => {
    const first = await findLink(store, 'verify-email', id, token);
    if (first !== null) return { writes: await firstWrites(services, id, first, visitor), result: null };
    const move = await findLink(store, 'change-email', id, token);
    if (move === null) throw linkIsOver();
    return moveWrites(services, await requireUser(store, id), move, visitor);
  });
  if (mailId !== null) deliverSoon(services, mailId);
}

async function firstWrites(services: Services, id: string, link: Entry<OneTimeLink>, visitor: Visitor) {
  const user = await accountRecords(services.store).users.find(id);
  if (user === null || user.value.email !== link.value.email) throw linkIsOver();
  const verified = { ...user.value, email_verified_at: services.clock.now() };
  return [
    spendLink(services.store, link),
    ...(await changeWrites(services, user, verified)),
    auditWrite(services, { act: 'email_verified', actor: id, visitor }),
  ];
}

async function moveWrites(services: Services, user: Entry<User>, link: Entry<OneTimeLink>, visitor: Visitor) {
  const other = await findByEmail(services.store, link.value.email);
  if (other !== null && !isReplaceable(other.value)) throw new AppError('conflict', 'Táto adresa už patrí inému účtu.');
  const moved = { ...user.value, email: link.value.email, email_verified_at: services.clock.now() };
  const notice = queuedMail(services, await noticeMail(services, user.value.email, NOTICES.emailChanged));
  const writes = [
    spendLink(services.store, link),
    ...(await changeWrites(services, user, moved, other)),
    notice.write,
    auditWrite(services, { act: 'email_changed', actor: user.id, visitor }),
  ];
  return { writes, result: notice.id };
}
