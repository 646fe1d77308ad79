import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import { hashToken, newToken, randomHex } from '../../ports/crypto/tokens.ts';
import { collection, type Entry } from '../../ports/store/collection.ts';
import type { Put, Store, Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { accountRecords } from '../accounts/accounts.ts';
import { toWireUser, type User, type WireUser } from '../accounts/user.ts';
import { auditWrite } from '../audit/audit-log.ts';
import type { Visitor } from '../http/caller.ts';
import { knownNetworkWrite } from './attempts.ts';

export const IDLE_MS = 8 * HOUR_MS;
export const ABSOLUTE_MS = 72 * HOUR_MS;
const TOUCH_AFTER_MS = 5 * MINUTE_MS;

export const SIGN_IN = 'Prihláste sa, prosím.';

/** Screens react to this text and the two below. */
export const NOT_VERIFIED = 'not-verified';

export const CHANGE_PASSWORD = 'password-change-required';

export const NOT_CONFIRMED = 'password-confirmation-required';

/** Times are epoch milliseconds. */
const sessionSchema = z.object({
  public_id: z.string(),
  user_id: z.string(),
  epoch: z.int(),
  created_at: z.int(),
  last_used_at: z.int(),
  ends_at: z.int(),
  confirmed_at: z.int(),
  network: z.string(),
  user_agent: z.string(),
});

type Session = z.infer<typeof sessionSchema>;

type StoreAndClock = Pick<Services, 'store' | 'clock'>;

export function sessionRecords(store: Store) {
  return collection(store, 'session', sessionSchema, {
    user: ({ user_id, created_at }) => ({ of: user_id, score: created_at }),
  });
}

export interface Actor {
  user: Entry<User>;
  session: Entry<Session>;
}

export function newSession(
  { store, clock, random }: Pick<Services, 'store' | 'clock' | 'random'>,
  user: { id: string; epoch: number },
  visitor: Visitor,
): { token: string; write: Put } {
  const token = newToken(random);
  const now = clock.now();
  const session = {
    public_id: randomHex(random, 8),
    user_id: user.id,
    epoch: user.epoch,
    created_at: now,
    last_used_at: now,
    ends_at: now + ABSOLUTE_MS,
    confirmed_at: now,
    network: visitor.network,
    user_agent: visitor.userAgent,
  };
  return { token, write: sessionRecords(store).put(hashToken(token), session, 'absent', lifeFrom(now, session)) };
}

/** Whole seconds, at least one. */
function lifeFrom(nowMs: number, { ends_at }: Session): { ttlSeconds: number } {
  return { ttlSeconds: Math.max(1, Math.floor(Math.min(IDLE_MS, ends_at - nowMs) / 1000)) };
}

/** null: the session or the account is over. Use prolongs it. */
export async function findActor(services: StoreAndClock, token: string): Promise<Actor | null> {
  const { store, clock } = services;
  const session = await sessionRecords(store).find(hashToken(token));
  if (session === null) return null;
  const user = await accountRecords(store).users.find(session.value.user_id);
  if (user === null || user.value.blocked_at !== null || user.value.session_epoch !== session.value.epoch) return null;
  const now = clock.now();
  if (now >= session.value.ends_at) return null;
  if (now - session.value.last_used_at < TOUCH_AFTER_MS) return { user, session };

  const used = { ...session.value, last_used_at: now };
  const touch = await sessionRecords(store).update(session.id, used, session.version, lifeFrom(now, used));
  if (touch.ok) return { user, session: { ...session, value: used, version: touch.version } };
  const current = await sessionRecords(store).find(session.id);
  return current === null ? null : { user, session: current };
}

export function sessionPut({ store, clock }: StoreAndClock, session: Entry<Session>, change: Partial<Session>): Put {
  const value = { ...session.value, ...change };
  return sessionRecords(store).put(session.id, value, { version: session.version }, lifeFrom(clock.now(), value));
}

export async function listSessions(store: Store, { id, value }: Entry<User>): Promise<Entry<Session>[]> {
  const { records } = await sessionRecords(store).list('user', { of: id, order: 'descending', limit: 1000 });
  return records.filter((session) => session.value.epoch === value.session_epoch);
}

export async function endSession(store: Store, token: string): Promise<Entry<Session> | null> {
  return sessionRecords(store).take(hashToken(token));
}

/** A change of the user (`session_epoch` + 1) ends all others. */
export function keepSession(services: StoreAndClock, { user, session }: Actor, change: Partial<Session> = {}): Write {
  return sessionPut(services, session, { ...change, epoch: user.value.session_epoch + 1 });
}

/** A change planned anew needs a session that is still valid. */
export async function requireSameActor({ store }: Pick<Services, 'store'>, actor: Actor): Promise<Actor> {
  const [user, session] = await Promise.all([
    accountRecords(store).users.find(actor.user.id),
    sessionRecords(store).find(actor.session.id),
  ]);
  if (user === null || session === null || user.value.session_epoch !== session.value.epoch)
    throw new AppError('unauthenticated', SIGN_IN);
  return { user, session };
}

export interface SignedIn {
  user: WireUser;
  access_token: string;
  two_factor_required: false;
}

export interface SecondFactorAsked {
  two_factor_required: true;
  user_id: string;
  method: 'app' | 'email';
}

export function startedSession(
  services: Pick<Services, 'store' | 'clock' | 'random' | 'secret'>,
  user: Entry<User>,
  visitor: Visitor,
  detail = '',
): { writes: Write[]; answer: SignedIn } {
  const { token, write } = newSession(services, { id: user.id, epoch: user.value.session_epoch }, visitor);
  return {
    writes: [
      write,
      accountRecords(services.store).lastSignIns.put(user.id, { at: services.clock.now() }, 'any'),
      knownNetworkWrite(services, user.value.email, visitor),
      auditWrite(services, { act: 'signed_in', actor: user.id, visitor, detail }),
    ],
    answer: { user: toWireUser(user), access_token: token, two_factor_required: false },
  };
}
