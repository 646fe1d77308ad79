// Records of uploads that no entry has named yet, or that are being removed. A picture that was ever named has no record here and
// stays, because an old version of an entry may name it.

import { z } from 'zod';
import { MINUTE_MS } from '../../../domain/time/clock.ts';
import { tooBusy } from '../../app-error.ts';
import type { MediaStore } from '../../ports/media/media-store.ts';
import { collection, commitPlan, type Entry } from '../../ports/store/collection.ts';
import { MAX_WRITES, type Store, type Version } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';

const uploadSchema = z.object({
  /** When it was last uploaded, in epoch milliseconds. */
  at: z.int(),
  /** True once its removal has begun. */
  is_going: z.boolean(),
  /** Until this moment, in epoch milliseconds, nobody else may take over the removal. */
  held_until: z.int().default(0),
});

/** A function of the host ends within a minute, so after two the process that began the removal is gone. */
const HOLD_MS = 2 * MINUTE_MS;

type UnusedUpload = z.infer<typeof uploadSchema>;

/** Older than all others: when the removal is interrupted, the job finishes it the next night. */
const GOING = { at: 0, is_going: true, held_until: 0 } as const satisfies UnusedUpload;

const IS_GOING = 'Tento obrázok sme práve začali odstraňovať. Nahrajte ho, prosím, o\u00a0chvíľu znova.';

export function unusedUploads(store: Store) {
  return collection(store, 'unused-upload', uploadSchema, { all: ({ at }) => ({ score: at }) });
}

/** @throws AppError unavailable while the same picture is being removed */
export async function storeUpload(
  { store, media, clock }: Pick<Services, 'store' | 'clock'> & { media: MediaStore },
  name: string,
  bytes: Parameters<MediaStore['put']>[1],
): Promise<void> {
  const uploads = unusedUploads(store);
  await commitPlan(store, async () => {
    const before = await uploads.find(name);
    if (before?.value.is_going === true) throw tooBusy(IS_GOING);
    // The picture exists and is in use.
    if (before === null && (await media.has(name))) return { writes: [], result: undefined };
    return {
      writes: [uploads.put(name, { at: clock.now(), is_going: false, held_until: 0 }, before)],
      result: undefined,
    };
  });
  await media.put(name, bytes);
}

/**
 * Call this before saving an entry that names uploads: from now on they stay, even if the save fails.
 * @throws AppError unavailable while one of them is being removed
 */
export async function keepUploads(store: Store, names: readonly string[]): Promise<void> {
  const uploads = unusedUploads(store);
  for (let at = 0; at < names.length; at += MAX_WRITES) {
    await commitPlan(store, async () => {
      const found = (await uploads.findMany(names.slice(at, at + MAX_WRITES))).filter((upload) => upload !== null);
      if (found.some(({ value }) => value.is_going)) throw tooBusy(IS_GOING);
      return { writes: found.map(({ id, version }) => uploads.removal(id, { version })), result: undefined };
    });
  }
}

/**
 * Call this before removing a picture: from now on no entry can begin to name it, nobody can upload it again, and nobody else
 * removes it. Two removals at once would do harm: the end of one would allow the picture again while the other is under way.
 * @param before its record as it was read; null: there was none
 * @returns the version of the record, with which to end or leave the removal; null: somebody else removes or uses the picture
 */
export async function beginRemoval(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  name: string,
  before: Entry<UnusedUpload> | null,
): Promise<Version | null> {
  const now = clock.now();
  if (before !== null && before.value.held_until > now) return null;
  const begun = await store.commit([unusedUploads(store).put(name, { ...GOING, held_until: now + HOLD_MS }, before)]);
  return begun.ok ? begun.version : null;
}

/** Gives up a removal that has failed, so that somebody else can try it. */
export async function leaveRemoval(store: Store, name: string, version: Version): Promise<void> {
  await unusedUploads(store).update(name, GOING, version);
}
