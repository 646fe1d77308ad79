import { auditWrite } from '../audit/audit-log.ts';
import { isWithinTiers, trySpend } from '../http/rate-limit.ts';
import type { Visitor } from '../http/visitor.ts';
import { deliverSoon, queuedMail } from '../mail/mail-queue.ts';
import type { Services } from '../services.ts';
import { commitPlan } from '../store/collection.ts';
import { creationWrites, findByEmail, newUserId } from '../users/accounts.ts';
import { isReplaceable, newUser } from '../users/user.ts';
import { toWireUser, type WireUser } from '../users/wire.ts';
import { accountExistsMail, verificationMail } from './mails.ts';
import { LINK_SECONDS, newLink } from './one-time-link.ts';
import { requireGoodPassword } from './password-rules.ts';
import { requireOpenRegistration } from './registration-setting.ts';
import { newRegistrationToken } from './registration-token.ts';

export interface Registered {
  user: WireUser;
  access_token: string;
}

/**
 * Makes an account that may do nothing until its address is confirmed and an administrator gives it a role. A known
 * address gets the same answer, after the same time, and a mail that says so; an account nobody confirmed is replaced, and
 * its link with it. So is the answer over the limits of networks and site (TIERS), and for a mailbox that has had its mails of
 * the day: nothing is made or mailed then. The password counts until the address is confirmed, which asks for one again: only
 * then is it its reader's.
 * @throws AppError forbidden (registration is closed), invalid (password), unavailable
 */
export async function register(
  services: Services,
  { name, email, password }: { name: string; email: string; password: string },
  visitor: Visitor,
): Promise<Registered> {
  const { store, clock } = services;
  await requireOpenRegistration(services);
  const password_level = await requireGoodPassword(services, password, { name, email, roles: [] });
  const mayMail =
    (await isWithinTiers(services, 'register', visitor.network)) &&
    (await trySpend(services, 'verification-mail-email', email));
  const password_hash = await services.passwords.hash(password);
  const proof = newRegistrationToken(services, email);
  const id = newUserId(services);
  const user = newUser({ name, email, password_hash, password_level, created_at: clock.now() });
  const answer = { user: toWireUser({ id, value: user }), access_token: proof.token };
  if (!mayMail) {
    await store.commit([proof.write]);
    return answer;
  }

  const mailId = await commitPlan(store, async () => {
    const known = await findByEmail(store, email);
    if (known !== null && !isReplaceable(known.value)) {
      const mail = queuedMail(services, await accountExistsMail(services, email), 'confirmation');
      const audit = auditWrite(services, { act: 'registered_again', subject: known.id, visitor });
      return { writes: [proof.write, mail.write, audit], result: mail.id };
    }
    const to = { userId: id, epoch: user.session_epoch, email, ttlSeconds: LINK_SECONDS.verification };
    const link = newLink(services, 'verify-email', to);
    const mail = queuedMail(
      services,
      await verificationMail(services, email, { id, token: link.token }),
      'confirmation',
    );
    const audit = auditWrite(services, { act: 'registered', subject: id, visitor });
    const account = await creationWrites(services, id, user, known);
    return { writes: [...account, proof.write, link.write, mail.write, audit], result: mail.id };
  });
  deliverSoon(services, mailId);
  return answer;
}
