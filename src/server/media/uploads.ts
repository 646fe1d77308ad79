// Uploads that no entry has named yet, or that are being removed. A picture that was ever named has no record here, and stays:
// an old version may name it.
import { z } from 'zod';
import { AppError } from '../http/app-error.ts';
import type { Services } from '../services.ts';
import { collection, commitPlan, type Entry } from '../store/collection.ts';
import { MAX_WRITES, type Store, type Version } from '../store/store.ts';
import type { MediaStore } from './media-store.ts';

const uploadSchema = z.object({
  /** When it came last, in epoch milliseconds. */
  at: z.int(),
  /** True from the moment on in which its removal has begun. */
  is_going: z.boolean(),
  /** Until then the removal is left to whoever has begun it, in epoch milliseconds. */
  held_until: z.int().default(0),
});

/** A function of the host ends within a minute: whoever is at a removal for longer has died. */
const HOLD_MS = 2 * 60_000;

type UnusedUpload = z.infer<typeof uploadSchema>;

/** As old as can be: should the removal be cut off, the job takes it up the next night. */
const GOING = { at: 0, is_going: true, held_until: 0 } as const satisfies UnusedUpload;

const IS_GOING = 'Tento obrázok sme práve začali odstraňovať. Nahrajte ho, prosím, o\u00a0chvíľu znova.';

/** By the name of the picture. */
export function unusedUploads(store: Store) {
  return collection(store, 'unused-upload', uploadSchema, { all: ({ at }) => ({ score: at }) });
}

/**
 * Stores a picture that was uploaded.
 * @throws AppError unavailable in the moment in which the same one is being removed
 */
export async function storeUpload(
  { store, media, clock }: Pick<Services, 'store' | 'clock'> & { media: MediaStore },
  name: string,
  bytes: Parameters<MediaStore['put']>[1],
): Promise<void> {
  const uploads = unusedUploads(store);
  await commitPlan(store, async () => {
    const before = await uploads.find(name);
    if (before?.value.is_going === true) throw isGoing();
    // It is there, and not as an unused one.
    if (before === null && (await media.has(name))) return { writes: [], result: undefined };
    const expect = before === null ? 'absent' : { version: before.version };
    return {
      writes: [uploads.put(name, { at: clock.now(), is_going: false, held_until: 0 }, expect)],
      result: undefined,
    };
  });
  await media.put(name, bytes);
}

/**
 * Says that an entry is about to name uploads: from now on they stay, even if it does not come to that.
 * @throws AppError unavailable in the moment in which one of them is being removed
 */
export async function keepUploads(store: Store, names: readonly string[]): Promise<void> {
  const uploads = unusedUploads(store);
  for (let at = 0; at < names.length; at += MAX_WRITES) {
    await commitPlan(store, async () => {
      const found = (await uploads.findMany(names.slice(at, at + MAX_WRITES))).filter((upload) => upload !== null);
      if (found.some(({ value }) => value.is_going)) throw isGoing();
      return { writes: found.map(({ id, version }) => uploads.removal(id, { version })), result: undefined };
    });
  }
}

/**
 * Says that a picture is about to be removed: from now on no entry can begin to name it, nobody can send it anew, and nobody
 * else removes it. Two removals at once would be harmful: while one is under way the end of the other would let the picture in.
 * @param before its record as it was read; null: there was none
 * @returns the version of the record, to end or leave the removal with; null: somebody else is at it, or came between
 */
export async function beginRemoval(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  name: string,
  before: Entry<UnusedUpload> | null,
): Promise<Version | null> {
  const now = clock.now();
  if (before !== null && before.value.held_until > now) return null;
  const expect = before === null ? 'absent' : { version: before.version };
  const begun = await store.commit([unusedUploads(store).put(name, { ...GOING, held_until: now + HOLD_MS }, expect)]);
  return begun.ok ? begun.version : null;
}

/** Leaves a removal that has failed to whoever tries it next. */
export async function leaveRemoval(store: Store, name: string, version: Version): Promise<void> {
  await unusedUploads(store).update(name, GOING, version);
}

function isGoing(): AppError {
  return new AppError('unavailable', IS_GOING, { headers: { 'Retry-After': '5' } });
}
