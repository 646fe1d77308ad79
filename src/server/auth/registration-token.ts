import { z } from 'zod';
import type { Services } from '../services.ts';
import { collection } from '../store/collection.ts';
import type { Put, Store } from '../store/store.ts';
import { hashToken, newToken } from './token.ts';

const LIFE = { ttlSeconds: 24 * 60 * 60 };

const registrations = (store: Store) => collection(store, 'registration', z.object({ email: z.string() }), {});

/** What a registration is answered with: good for asking the verification mail again, and for nothing else (DESIGN 8). */
export function newRegistrationToken(
  { store, random }: Pick<Services, 'store' | 'random'>,
  email: string,
): { token: string; write: Put } {
  const token = newToken(random);
  return { token, write: registrations(store).put(hashToken(token), { email }, 'absent', LIFE) };
}

/** The address a registration's token was given for; null for any other token. */
export async function registeredAddress(store: Store, token: string): Promise<string | null> {
  return (await registrations(store).find(hashToken(token)))?.value.email ?? null;
}
