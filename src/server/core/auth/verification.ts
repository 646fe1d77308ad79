import { AppError } from '../../app-error.ts';
import { hashToken } from '../../ports/crypto/tokens.ts';
import { commitPlan, type Entry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { accountRecords, changeWrites, findByEmail, newUserId } from '../accounts/accounts.ts';
import { isReplaceable, stateOf, type User } from '../accounts/user.ts';
import { auditWrite } from '../audit/audit-log.ts';
import type { Visitor } from '../http/caller.ts';
import { isWithinTiers, spend } from '../http/rate-limit.ts';
import { commitAndMail, deliverSoon } from '../mail/mail-delivery.ts';
import { queuedMail } from '../mail/mail-queue.ts';
import {
  accountExistsMail,
  decoyMail,
  emailChangeAskedMail,
  emailChangeMail,
  NOTICES,
  queuedNotice,
  verificationMail,
} from './mails.ts';
import { currentLink, expiredLinkError, findLinked, LINK_SECONDS, newLink, spendLink } from './one-time-link.ts';
import { newPassword } from './password-rules.ts';
import {
  isRegistrationClosed,
  plannedWaitingMails,
  requireOpenRegistration,
  spendVerificationMail,
} from './registration.ts';
import { type Actor, findActor, keepSession } from './sessions.ts';

/** The caller cannot see whether a link was sent. */
export async function resendVerification(services: Services, email: string, visitor: Visitor): Promise<void> {
  if (!(await isWithinTiers(services, 'account-mail', visitor.network))) return;
  if (!(await spendVerificationMail(services, email, visitor))) return;
  const isClosed = await isRegistrationClosed(services);
  const known = await findByEmail(services.store, email);
  const isWaiting = known !== null && stateOf(known.value) === 'unverified' && !isClosed;
  const id = isWaiting ? known.id : newUserId(services);
  const epoch = isWaiting ? known.value.session_epoch : 0;
  const link = newLink(services, 'verify-email', { userId: id, epoch, email, ttlSeconds: LINK_SECONDS.verification });
  const mail = await verificationMail(services, email, { id, token: link.token });
  const queued = isWaiting ? queuedMail(services, mail, 'confirmation') : null;
  await services.store.commit([link.write, queued?.write ?? decoyMail(services, mail)]);
  if (queued !== null) deliverSoon(services, queued.id);
}

interface Confirmation {
  id: string;
  token: string;
  /** Who reads the mail may not be who registered. null when an account moves. */
  password: string | null;
  sessionToken: string | null;
}

/**
 * @throws AppError not-found (over), invalid (password), forbidden (registration closed), conflict (address taken
 * meanwhile), unavailable
 */
export async function verifyEmail(services: Services, confirmation: Confirmation, visitor: Visitor): Promise<void> {
  const { id, token } = confirmation;
  const first = await findLinked(services, 'verify-email', id, token);
  await (first === null
    ? moveAccount(services, confirmation, visitor)
    : beginAccount(services, first.user, confirmation, visitor));
}

async function beginAccount(
  services: Services,
  owner: Entry<User>,
  { id, token, password: typed }: Confirmation,
  visitor: Visitor,
): Promise<void> {
  await requireOpenRegistration(services);
  if (typed === null) throw new AppError('invalid', { password: ['Zvoľte si heslo.'] });
  const password = await newPassword(services, typed, owner.value, visitor);
  const waiting = await plannedWaitingMails(services);
  await commitAndMail(services, async () => {
    const linked = await findLinked(services, 'verify-email', id, token);
    if (linked === null || linked.user.value.email !== linked.link.value.email) throw expiredLinkError();
    const { user, link } = linked;
    const after = {
      ...user.value,
      ...password,
      email_verified_at: services.clock.now(),
      session_epoch: user.value.session_epoch + 1,
    };
    const writes = [
      spendLink(services.store, link),
      ...(await changeWrites(services, user, after)),
      auditWrite(services, { act: 'email_verified', actor: id, visitor }),
    ];
    return { writes, mails: waiting, result: null };
  });
}

/** Ends all sessions but the confirming one: the address opens the account. */
async function moveAccount(
  services: Services,
  { id, token, sessionToken }: Confirmation,
  visitor: Visitor,
): Promise<void> {
  await commitAndMail(services, async () => {
    const linked = await findLinked(services, 'change-email', id, token);
    if (linked === null) throw expiredLinkError();
    const { user, link } = linked;
    const { email } = link.value;
    const other = await findByEmail(services.store, email);
    if (other !== null && !isReplaceable(other.value))
      throw new AppError('conflict', 'Táto adresa už patrí inému účtu.');
    const now = services.clock.now();
    const after = { ...user.value, email, email_verified_at: now, session_epoch: user.value.session_epoch + 1 };
    const actor = sessionToken === null ? null : await findActor(services, sessionToken);
    const notice = await queuedNotice(services, user.value.email, NOTICES.emailChanged);
    const writes = [
      spendLink(services.store, link),
      ...(await changeWrites(services, user, after, other)),
      ...(actor?.user.id === id ? [keepSession(services, actor)] : []),
      auditWrite(services, { act: 'email_changed', actor: id, visitor }),
    ];
    return { writes, mails: [notice], result: null };
  });
}

/** Nothing is stored; it expires with the link it refuses. */
const REFUSAL = 'email-change-refusal';

const refusalOf = (userId: string, tokenHash: string) => `${userId} ${tokenHash}`;

/**
 * Nothing changes until the new address confirms; only its reader learns that it has an account.
 * @throws AppError invalid (same address), too-many
 */
export async function requestEmailChange(
  services: Services,
  { user }: Actor,
  email: string,
  visitor: Visitor,
): Promise<void> {
  if (email === user.value.email) throw new AppError('invalid', { email: ['Túto adresu už máte.'] });
  await spend(services, 'email-change-user', user.id);
  await spend(services, 'email-change-email', email);
  const { id } = user;
  const epoch = user.value.session_epoch;
  const link = newLink(services, 'change-email', { userId: id, epoch, email, ttlSeconds: LINK_SECONDS.verification });
  const refusal = services.secret.sign(REFUSAL, refusalOf(id, hashToken(link.token)));
  const other = await findByEmail(services.store, email);
  const isTaken = other !== null && !isReplaceable(other.value);
  const [question, notice] = await Promise.all([
    isTaken ? accountExistsMail(services, email) : emailChangeMail(services, email, { id, token: link.token }),
    emailChangeAskedMail(services, user.value.email, { id, token: refusal }),
  ]);
  const mails = [queuedMail(services, question, 'security'), queuedMail(services, notice, 'security')];
  await services.store.commit([
    link.write,
    ...mails.map(({ write }) => write),
    auditWrite(services, { act: 'email_change_asked', actor: id, visitor }),
  ]);
  deliverSoon(services, ...mails.map((mail) => mail.id));
}

export async function refuseEmailChange(
  services: Services,
  { id, token }: { id: string; token: string },
  visitor: Visitor,
): Promise<void> {
  const { store, secret } = services;
  await commitPlan(store, async () => {
    const user = await accountRecords(store).users.find(id);
    const link = user === null ? null : await currentLink(store, 'change-email', user);
    if (link === null || !secret.verify(REFUSAL, refusalOf(id, link.value.token_hash), token))
      throw new AppError('not-found', 'Táto žiadosť o\u00a0zmenu už neplatí.');
    const audit = auditWrite(services, { act: 'email_change_refused', subject: id, visitor });
    return { writes: [spendLink(store, link), audit], result: null };
  });
}
