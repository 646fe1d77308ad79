import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import { collection, type Entry } from '../../ports/store/collection.ts';
import { StoreError } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import type { AppEnv } from './app-env.ts';
import { visitorOf } from './caller.ts';
import { isWithinTiers } from './rate-limit.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;
const REMEMBERED_SECONDS = DAY_SECONDS;
/** A function ends sooner, so the holder of the key is gone. */
const RUNNING_SECONDS = 90;
const POLL_MS = 200;
const MAX_POLLS = 25;

const storedCallSchema = z.object({
  digest: z.string(),
  /** null: the call is still running. */
  answer: z.object({ status: z.int(), content_type: z.string(), body: z.string() }).nullable(),
});

type StoredCall = z.infer<typeof storedCallSchema>;

type CallerEnv = AppEnv & { Variables: { actor?: { user: { id: string } } } };

/**
 * For a day, calls with the same `Idempotency-Key` and body get the first one's answer. Refusals are not remembered,
 * so that a corrected form may keep its key. Strangers' keys beyond their share are ignored.
 * When the store twice fails to remember the answer, a repetition after 90 seconds does the work again
 * (`repeatedRequests`).
 * @throws AppError malformed, invalid (the key belongs to another body), conflict (the first still runs)
 */
export function idempotent(
  services: Pick<Services, 'store' | 'background' | 'secret' | 'clock'>,
  route: string,
): MiddlewareHandler<CallerEnv> {
  const { store, background } = services;
  const calls = collection(store, 'idempotency', storedCallSchema, {});

  async function takeOrReplay(id: string, call: StoredCall): Promise<{ version: string } | Response> {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const created = await calls.create(id, call, { ttlSeconds: RUNNING_SECONDS });
      if (created.ok) return created;
      const answer = replay(await calls.find(id), call.digest);
      if (answer !== null) return answer;
      await setTimeout(POLL_MS);
    }
    const message = 'Táto požiadavka sa práve spracúva. Počkajte, prosím, chvíľu.';
    throw new AppError('conflict', message, { headers: { 'Retry-After': '5' } });
  }

  async function retriedInBackground(step: () => Promise<unknown>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      background(async () => void (await step()));
    }
  }

  return async (c, next) => {
    const key = c.req.header('Idempotency-Key');
    if (key === undefined) return next();
    if (!KEY.test(key)) throw new AppError('malformed', 'Hlavička Idempotency-Key má mať 1 až 255 znakov ASCII.');

    const user = c.get('actor')?.user.id;
    const { network } = visitorOf(c);
    const id = sha256(`${route} ${user ?? network} ${key}`);
    const digest = sha256(await c.req.text());
    const isKept = user !== undefined || (await isWithinTiers(services, 'idempotency', network));
    if (!isKept) {
      const known = replay(await calls.find(id), digest);
      return known ?? next();
    }
    const turn = await takeOrReplay(id, { digest, answer: null });
    if (turn instanceof Response) return turn;
    await next();
    const done = c.res.ok ? { digest, answer: await toAnswer(c) } : null;
    await retriedInBackground(() =>
      done === null
        ? calls.remove(id, turn.version)
        : calls.update(id, done, turn.version, { ttlSeconds: REMEMBERED_SECONDS }),
    );
  };
}

function replay(entry: Entry<StoredCall> | null, digest: string): Response | null {
  if (entry === null) return null;
  if (entry.value.digest !== digest) throw new AppError('invalid', 'Tento Idempotency-Key už patrí inej požiadavke.');
  if (entry.value.answer === null) return null;
  const { status, content_type, body } = entry.value.answer;
  return new Response(body, { status, headers: { 'Content-Type': content_type, 'Idempotency-Replayed': 'true' } });
}

async function toAnswer(c: Context<AppEnv>): Promise<NonNullable<StoredCall['answer']>> {
  const copy = c.res.clone();
  return {
    status: copy.status,
    content_type: copy.headers.get('Content-Type') ?? 'application/json',
    body: await copy.text(),
  };
}

function sha256(text: string): string {
  return hash('sha256', text, 'base64url');
}
