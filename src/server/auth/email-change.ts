import { auditWrite } from '../audit/audit-log.ts';
import { AppError } from '../http/app-error.ts';
import { spend } from '../http/rate-limit.ts';
import type { Visitor } from '../http/visitor.ts';
import { deliverSoon, queuedMail } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { commitPlan } from '../store/collection.ts';
import { accountRecords, findByEmail } from '../users/accounts.ts';
import { isReplaceable } from '../users/user.ts';
import { accountExistsMail, emailChangeAskedMail, emailChangeMail } from './mails.ts';
import { currentLink, LINK_SECONDS, newLink, spendLink } from './one-time-link.ts';
import type { Actor } from './sessions.ts';
import { hashToken } from './token.ts';

/** Signs the way out that the old address is mailed: nothing of it is stored, and it is over with the link it refuses. */
const REFUSAL = 'email-change-refusal';

const refusalOf = (userId: string, tokenHash: string) => `${userId} ${tokenHash}`;

/**
 * Asks the new address for confirmation and tells the old one, which can refuse; until then nothing changes. Whether the
 * new address has an account already learns only who reads its mail.
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
  await spend(services, 'verification-mail-email', email);
  const { id } = user;
  const link = newLink(services, 'change-email', {
    userId: id,
    epoch: user.value.session_epoch,
    email,
    ttlSeconds: LINK_SECONDS.verification,
  });
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

/**
 * Voids a change of address that waits, asked from the old address by the link of its notice.
 * @throws AppError not-found (refused already, confirmed, or over)
 */
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
