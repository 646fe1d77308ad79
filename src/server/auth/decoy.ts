import { z } from 'zod';
import type { Mail } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { collection } from '../store/collection.ts';
import type { Put } from '../store/store.ts';
import { randomHex } from './random.ts';

const LIFE = { ttlSeconds: 60 };

/**
 * A mail that is written where nobody sends it from: a call for an unknown address does the work of one for a known
 * address, and takes its time (ASVS 6.3.8).
 */
export function decoyMail({ store, random }: Pick<Services, 'store' | 'random'>, { html, text }: Mail): Put {
  const decoys = collection(store, 'decoy', z.object({ html: z.string(), text: z.string() }), {});
  return decoys.put(randomHex(random, 16), { html, text }, 'absent', LIFE);
}
