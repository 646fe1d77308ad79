import type { Mail } from '../../ports/mail/mailer.ts';
import type { Entry } from '../../ports/store/collection.ts';
import type { Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { changeWrites, findByEmail, newUserId } from '../accounts/accounts.ts';
import { stateOf, type User } from '../accounts/user.ts';
import { auditWrite } from '../audit/audit-log.ts';
import type { Visitor } from '../http/caller.ts';
import { isWithinTiers, trySpend } from '../http/rate-limit.ts';
import { commitAndMail } from '../mail/mail-delivery.ts';
import { type PlannedMail, queuedMail } from '../mail/mail-queue.ts';
import { isKnownNetwork, knownNetworkWrite, resetSignInLimits } from './attempts.ts';
import { decoyMail, invitationMail, NOTICES, passwordResetMail, queuedNotice } from './mails.ts';
import {
  anotherLink,
  expiredLinkError,
  findLinked,
  joinToken,
  LINK_SECONDS,
  spendLink,
  splitToken,
} from './one-time-link.ts';
import { newPassword } from './password-rules.ts';
import { plannedWaitingMails, requireOpenRegistration } from './registration.ts';

/** The caller learns neither whether the account exists nor whether a limit kept the mail. */
export async function requestPasswordReset(services: Services, email: string, visitor: Visitor): Promise<void> {
  if (!(await mayBeMailed(services, email, visitor))) return;
  const { store } = services;
  await commitAndMail(services, async () => {
    const known = await findByEmail(store, email);
    const isOpen = known !== null && known.value.blocked_at === null;
    const to = isOpen
      ? { id: known.id, email, epoch: known.value.session_epoch }
      : { id: newUserId(services), email, epoch: 0 };
    const { link, mail } = await resetMail(services, to);
    const writes = [
      link,
      ...(isOpen ? [] : [decoyMail(services, mail)]),
      // Entries stay for a year, so guesses get none; a decoy takes the same time.
      known === null
        ? decoyMail(services, { html: '', text: '' })
        : auditWrite(services, { act: 'password_reset_asked', subject: known.id, visitor }),
    ];
    return { writes, mails: isOpen ? [queuedMail(services, mail, 'security')] : [], result: null };
  });
}

/** Strangers cannot use up the mails for a known network. */
async function mayBeMailed(services: Services, email: string, visitor: Visitor): Promise<boolean> {
  const isKnown = await isKnownNetwork(services, email, visitor);
  if (!isKnown && !(await isWithinTiers(services, 'account-mail', visitor.network))) return false;
  if (!(await trySpend(services, 'password-reset-network-email', `${email} ${visitor.network}`))) return false;
  return isKnown || trySpend(services, 'password-reset-email', email);
}

async function resetMail(services: Services, { id, email, epoch }: { id: string; email: string; epoch: number }) {
  const to = { userId: id, epoch, email, ttlSeconds: LINK_SECONDS.reset };
  const link = await anotherLink(services, 'reset-password', to);
  return { link: link.write, mail: await passwordResetMail(services, email, joinToken(id, link.token)) };
}

interface PlannedLink {
  writes: Write[];
  mails: PlannedMail[];
}

export async function plannedInvitation(
  services: Services,
  { id, value: { email, session_epoch } }: Pick<Entry<User>, 'id' | 'value'>,
): Promise<PlannedLink> {
  const to = { userId: id, epoch: session_epoch, email, ttlSeconds: LINK_SECONDS.invitation };
  const link = await anotherLink(services, 'reset-password', to);
  return planned(services, link.write, await invitationMail(services, email, joinToken(id, link.token)));
}

export async function plannedReset(services: Services, { id, value }: Entry<User>): Promise<PlannedLink> {
  const { link, mail } = await resetMail(services, { id, email: value.email, epoch: value.session_epoch });
  return planned(services, link, mail);
}

function planned(services: Services, link: Write, mail: Mail): PlannedLink {
  return { writes: [link], mails: [queuedMail(services, mail, 'security')] };
}

export async function findLinkOwner(
  services: Services,
  joined: string,
): Promise<{ email: string; is_invitation: boolean } | null> {
  const { userId, token } = splitToken(joined);
  const owner = await findOwner(services, userId, token);
  return owner && { email: owner.user.value.email, is_invitation: stateOf(owner.user.value) === 'invited' };
}

/**
 * Ends all sessions, not the second factor. The address counts as confirmed: only its owner had the link.
 * @throws AppError not-found, invalid, forbidden (registration closed), unavailable
 */
export async function resetPassword(
  services: Services,
  { token: joined, password: typed }: { token: string; password: string },
  visitor: Visitor,
): Promise<void> {
  const { store, clock } = services;
  const { userId, token } = splitToken(joined);
  const owner = await requireOwner(services, userId, token);
  const isFirst = stateOf(owner.user.value) === 'unverified';
  if (isFirst) await requireOpenRegistration(services);
  const password = await newPassword(services, typed, owner.user.value, visitor);
  const waiting = isFirst ? await plannedWaitingMails(services) : [];

  const email = await commitAndMail(services, async () => {
    const { link, user } = await requireOwner(services, userId, token);
    const after = {
      ...user.value,
      ...password,
      email_verified_at: user.value.email_verified_at ?? clock.now(),
      session_epoch: user.value.session_epoch + 1,
    };
    const notice = await queuedNotice(services, user.value.email, NOTICES.passwordChanged);
    const writes = [
      spendLink(store, link),
      ...(await changeWrites(services, user, after)),
      // The owner gets in from here while strangers keep trying.
      knownNetworkWrite(services, user.value.email, visitor),
      auditWrite(services, { act: 'password_reset', actor: user.id, visitor }),
    ];
    return { writes, mails: [notice, ...waiting], result: user.value.email };
  });
  await resetSignInLimits(services, email, visitor);
}

async function requireOwner(services: Services, userId: string, token: string) {
  const owner = await findOwner(services, userId, token);
  if (owner === null) throw expiredLinkError();
  return owner;
}

async function findOwner(services: Services, userId: string, token: string) {
  const owner = await findLinked(services, 'reset-password', userId, token);
  const { blocked_at, email } = owner?.user.value ?? {};
  return owner !== null && blocked_at === null && email === owner.link.value.email ? owner : null;
}
