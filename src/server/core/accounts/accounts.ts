import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import { addressId, randomHex } from '../../ports/crypto/tokens.ts';
import { collection, type Entry } from '../../ports/store/collection.ts';
import { MAX_PAGE, type Store, type Write } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { isActiveAdministrator, lifeOf, type User, userSchema } from './user.ts';

const LAST_ADMINISTRATOR = 'Aspoň jeden správca musí zostať. Najprv dajte túto rolu niekomu ďalšiemu.';
const ROSTER = 'all';

export function accountRecords(store: Store) {
  return {
    users: collection(store, 'user', userSchema, { created: ({ created_at }) => ({ score: created_at }) }),
    addresses: collection(store, 'user-address', z.object({ user_id: z.string() }), {}),
    administrators: collection(store, 'administrators', z.object({ user_ids: z.array(z.string()) }), {}),
    /** Apart, so that a sign-in does not change the user. */
    lastSignIns: collection(store, 'last-sign-in', z.object({ at: z.int() }), {}),
  };
}

/** A miss takes two reads like a hit: the time tells nothing. */
export async function findByEmail(store: Store, email: string): Promise<Entry<User> | null> {
  const { users, addresses } = accountRecords(store);
  const address = await addresses.find(addressId(email));
  return users.find(address?.value.user_id ?? 'nobody');
}

export async function requireUser(store: Store, id: string): Promise<Entry<User>> {
  const user = await accountRecords(store).users.find(id);
  if (user === null) throw new AppError('not-found', 'Takýto účet neexistuje.');
  return user;
}

export function isUserId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export function newUserId({ random }: Pick<Services, 'random'>): string {
  return randomHex(random, 16);
}

/** Replaces an account that `isReplaceable`; with another one of this address the commit fails. */
export async function creationWrites(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  id: string,
  user: User,
  replaced: Entry<User> | null = null,
): Promise<Write[]> {
  const { users, addresses } = accountRecords(store);
  const life = lifeOf(user, clock.now());
  return [
    users.put(id, user, 'absent', life),
    // The expected version of the replaced account guards the address.
    addresses.put(addressId(user.email), { user_id: id }, replaced === null ? 'absent' : 'any', life),
    ...(replaced === null ? [] : [users.removal(replaced.id, { version: replaced.version })]),
    ...(await rosterWrites(store, id, false, isActiveAdministrator(user))),
  ];
}

/**
 * `replaced` is an account that `isReplaceable` and has the new address.
 * @throws AppError conflict when no administrator would be left
 */
export async function changeWrites(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  before: Entry<User>,
  after: User,
  replaced: Entry<User> | null = null,
): Promise<Write[]> {
  const { users } = accountRecords(store);
  return [
    users.put(before.id, after, { version: before.version }, lifeOf(after, clock.now())),
    ...addressWrites({ store, clock }, before, after, replaced),
    ...(await rosterWrites(store, before.id, isActiveAdministrator(before.value), isActiveAdministrator(after))),
  ];
}

export async function removalWrites(store: Store, { id, value, version }: Entry<User>): Promise<Write[]> {
  const { users, addresses, lastSignIns } = accountRecords(store);
  return [
    users.removal(id, { version }),
    addresses.removal(addressId(value.email), 'any'),
    lastSignIns.removal(id, 'any'),
    ...(await rosterWrites(store, id, isActiveAdministrator(value), false)),
  ];
}

function addressWrites(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  before: Entry<User>,
  after: User,
  replaced: Entry<User> | null,
): Write[] {
  const { users, addresses } = accountRecords(store);
  const now = clock.now();
  const life = lifeOf(after, now);
  const address = { user_id: before.id };
  if (before.value.email !== after.email)
    return [
      addresses.removal(addressId(before.value.email), 'any'),
      addresses.put(addressId(after.email), address, replaced === null ? 'absent' : 'any', life),
      ...(replaced === null ? [] : [users.removal(replaced.id, { version: replaced.version })]),
    ];
  const wasLimited = lifeOf(before.value, now) !== undefined;
  return wasLimited ? [addresses.put(addressId(after.email), address, 'any', life)] : [];
}

async function rosterWrites(store: Store, id: string, was: boolean, is: boolean): Promise<Write[]> {
  if (was === is) return [];
  const { administrators } = accountRecords(store);
  const roster = await administrators.find(ROSTER);
  const others = (roster?.value.user_ids ?? []).filter((other) => other !== id);
  if (!is && others.length === 0) throw new AppError('conflict', LAST_ADMINISTRATOR);
  return [administrators.put(ROSTER, { user_ids: is ? [...others, id] : others }, roster)];
}

export async function listAdministrators(store: Store): Promise<Entry<User>[]> {
  const { administrators, users } = accountRecords(store);
  const found = await users.findMany((await administrators.find(ROSTER))?.value.user_ids ?? []);
  return found.filter((user) => user !== null);
}

export async function hasAdministrator(store: Store): Promise<boolean> {
  return (await accountRecords(store).administrators.find(ROSTER)) !== null;
}

export async function userNames(store: Store, ids: Iterable<string | null>): Promise<Map<string, string>> {
  const asked = [...new Set(ids)].filter((id) => id !== null).filter(isUserId);
  const names = new Map<string, string>();
  for (let at = 0; at < asked.length; at += MAX_PAGE) {
    const users = await accountRecords(store).users.findMany(asked.slice(at, at + MAX_PAGE));
    for (const user of users) if (user !== null) names.set(user.id, user.value.name);
  }
  return names;
}
