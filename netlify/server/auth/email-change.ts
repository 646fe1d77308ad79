import { auditWrite } from '../audit/audit-log.ts';
import { AppError } from '../http/app-error.ts';
import { spend } from '../http/rate-limit.ts';
import { deliverSoon, queuedMail } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { findByEmail } from '../users/accounts.ts';
import { isReplaceable } from '../users/user.ts';
import type { Visitor } from '../visitor.ts';
import { accountExistsMail, NOTICES, noticeMail, verificationMail } from './mails.ts';
import { LINK_SECONDS, newLink } from './one-time-link.ts';
import type { Actor } from './sessions.ts';

/**
 * Asks the new address for confirmation and tells the old one; until then nothing changes. Whether the new address has an
 * account already learns only who reads its mail.
 * @throws AppError invalid (the address is the same), too-many
 */
export async function askEmailChange(
  services: Services,
  { user }: Actor,
  email: string,
  visitor: Visitor,
): Promise<void> {
  if (email === user.value.email) throw new AppError('invalid', { email: ['Túto adresu už máte.'] });
  await spend(services, 'email-change-user', user.id);
  const { id } = user;
  const link = newLink(services, 'change-email', { userId: id, email, ttlSeconds: LINK_SECONDS.verification });
  const other = await findByEmail(services.store, email);
  const isTaken = other !== null && !isReplaceable(other.value);
  const [question, notice] = await Promise.all([
    isTaken ? accountExistsMail(services, email) : verificationMail(services, email, { id, token: link.token }),
    noticeMail(services, user.value.email, NOTICES.emailChangeAsked),
  ]);
  const mails = [queuedMail(services, question), queuedMail(services, notice)];
  await services.store.commit([
    link.write,
    ...mails.map(({ write }) => write),
    auditWrite(services, { act: 'email_change_asked', actor: id, visitor }),
  ]);
  deliverSoon(services, ...mails.map((mail) => mail.id));
}
