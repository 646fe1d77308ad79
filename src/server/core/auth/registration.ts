import { z } from 'zod';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import { hashToken, newToken } from '../../ports/crypto/tokens.ts';
import { collection } from '../../ports/store/collection.ts';
import type { Put, Store } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { creationWrites, findByEmail, listAdministrators, newUserId } from '../accounts/accounts.ts';
import { isReplaceable, newUser, toWireUser, type WireUser } from '../accounts/user.ts';
import { auditWrite } from '../audit/audit-log.ts';
import { largestNetworkOf, type Visitor } from '../http/caller.ts';
import { isWithinTiers, trySpend, undoSpend } from '../http/rate-limit.ts';
import { commitAndMail } from '../mail/mail-delivery.ts';
import { MOST_IN_A_COMMIT, type PlannedMail, queuedMail } from '../mail/mail-queue.ts';
import { accountExistsMail, accountWaitsMail, verificationMail } from './mails.ts';
import { LINK_SECONDS, newLink } from './one-time-link.ts';
import { levelOf, type Owner, requireGoodPassword, requirePlausiblePassword } from './password-rules.ts';

interface Registered {
  user: WireUser;
  access_token: string;
}

/**
 * A known address, or one over the limits (`TIERS`), gets the same answer in the same time, but no account. Over them
 * strangers could keep the site busy with judging passwords.
 * @throws AppError forbidden, invalid (password), unavailable
 */
export async function register(
  services: Services,
  { name, email, password }: { name: string; email: string; password: string },
  visitor: Visitor,
): Promise<Registered> {
  const { store, clock } = services;
  await requireOpenRegistration(services);
  const owner = { name, email, roles: [] };
  await requirePlausiblePassword(services, password, owner);
  const mayMail =
    (await isWithinTiers(services, 'register', visitor.network)) &&
    (await spendVerificationMail(services, email, visitor));
  const password_level = mayMail ? await judged(services, password, owner, visitor) : levelOf(owner.roles);
  const password_hash = await services.passwords.hash(password, { network: visitor.network, isKnown: false });
  const proof = newRegistrationToken(services, email);
  const id = newUserId(services);
  const user = newUser({ name, email, password_hash, password_level, created_at: clock.now() });
  const answer = { user: toWireUser({ id, value: user }), access_token: proof.token };
  if (!mayMail) {
    await store.commit([proof.write]);
    return answer;
  }

  return commitAndMail(services, async () => {
    const known = await findByEmail(store, email);
    if (known !== null && !isReplaceable(known.value)) {
      const mail = queuedMail(services, await accountExistsMail(services, email), 'confirmation');
      const audit = auditWrite(services, { act: 'registered_again', subject: known.id, visitor });
      return { writes: [proof.write, audit], mails: [mail], result: answer };
    }
    const to = { userId: id, epoch: user.session_epoch, email, ttlSeconds: LINK_SECONDS.verification };
    const link = newLink(services, 'verify-email', to);
    const question = await verificationMail(services, email, { id, token: link.token });
    const mail = queuedMail(services, question, 'confirmation');
    const audit = auditWrite(services, { act: 'registered', subject: id, visitor });
    const account = await creationWrites(services, id, user, known);
    return { writes: [...account, proof.write, link.write, audit], mails: [mail], result: answer };
  });
}

/** A second try after a weak password must not use up the mailbox's mails. */
async function judged(services: Services, password: string, owner: Owner, visitor: Visitor): Promise<number> {
  try {
    return await requireGoodPassword(services, password, owner);
  } catch (error) {
    await undoSpend(services, 'verification-mail-email', owner.email);
    await undoSpend(services, 'verification-mail-network-email', inNetwork(owner.email, visitor));
    throw error;
  }
}

/** Strangers use up the mails of their network only. */
export async function spendVerificationMail(services: Services, email: string, visitor: Visitor): Promise<boolean> {
  return (
    (await trySpend(services, 'verification-mail-network-email', inNetwork(email, visitor))) &&
    trySpend(services, 'verification-mail-email', email)
  );
}

/** A household or firm has many smaller networks. */
function inNetwork(email: string, { network }: Visitor): string {
  return `${email} ${largestNetworkOf(network)}`;
}

export async function isRegistrationClosed({ contentIndex }: Pick<Services, 'contentIndex'>): Promise<boolean> {
  return (await contentIndex.read()).settings.site.registration === 'closed';
}

export async function requireOpenRegistration({ contentIndex }: Pick<Services, 'contentIndex'>): Promise<void> {
  if (!(await isRegistrationClosed({ contentIndex }))) return;
  const { site } = (await contentIndex.read()).settings;
  throw new AppError('forbidden', `Registrácia je zatvorená. Ak účet potrebujete, napíšte nám na ${site.email}.`);
}

const LIFE = { ttlSeconds: DAY_SECONDS };

const registrations = (store: Store) => collection(store, 'registration', z.object({ email: z.string() }), {});

export function newRegistrationToken(
  { store, random }: Pick<Services, 'store' | 'random'>,
  email: string,
): { token: string; write: Put } {
  const token = newToken(random);
  return { token, write: registrations(store).put(hashToken(token), { email }, 'absent', LIFE) };
}

export async function registeredAddress(store: Store, token: string): Promise<string | null> {
  return (await registrations(store).find(hashToken(token)))?.value.email ?? null;
}

export async function plannedWaitingMails(services: Services): Promise<PlannedMail[]> {
  if (!(await trySpend(services, 'account-waits', 'all'))) return [];
  const administrators = (await listAdministrators(services.store)).slice(0, MOST_IN_A_COMMIT);
  const mails = await Promise.all(administrators.map(({ value }) => accountWaitsMail(services, value.email)));
  return mails.map((mail) => queuedMail(services, mail, 'decision'));
}
