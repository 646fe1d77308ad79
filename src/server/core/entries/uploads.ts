// Uploads that no entry has named yet, or that are being removed. A picture once named has no record and stays,
// because old versions may name it.

import { z } from 'zod';
import { MINUTE_MS } from '../../../domain/time/clock.ts';
import { tooBusy } from '../../app-error.ts';
import type { MediaStore } from '../../ports/media/media-store.ts';
import { collection, commitPlan, type Entry } from '../../ports/store/collection.ts';
import { MAX_WRITES, type Store, type Version } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';

const uploadSchema = z.object({
  /** Epoch milliseconds. */
  at: z.int(),
  is_going: z.boolean(),
  /** Epoch milliseconds; until then nobody else may take over. */
  held_until: z.int().default(0),
});

/** A function ends within a minute, so whoever began the removal is gone. */
const HOLD_MS = 2 * MINUTE_MS;

type UnusedUpload = z.infer<typeof uploadSchema>;

/** Older than all others, so that the job finishes an interrupted removal the next night. */
const GOING = { at: 0, is_going: true, held_until: 0 } as const satisfies UnusedUpload;

const IS_GOING = 'Tento obrázok sme práve začali odstraňovať. Nahrajte ho, prosím, o\u00a0chvíľu znova.';

export function unusedUploads(store: Store) {
  return collection(store, 'unused-upload', uploadSchema, { all: ({ at }) => ({ score: at }) });
}

/** @throws AppError unavailable while the picture is being removed */
export async function storeUpload(
  { store, media, clock }: Pick<Services, 'store' | 'clock'> & { media: MediaStore },
  name: string,
  bytes: Parameters<MediaStore['put']>[1],
): Promise<void> {
  const uploads = unusedUploads(store);
  await commitPlan(store, async () => {
    const before = await uploads.find(name);
    if (before?.value.is_going === true) throw tooBusy(IS_GOING);
    if (before === null && (await media.has(name))) return { writes: [], result: undefined };
    return {
      writes: [uploads.put(name, { at: clock.now(), is_going: false, held_until: 0 }, before)],
      result: undefined,
    };
  });
  await media.put(name, bytes);
}

/** Call it before saving: the uploads stay even if the save fails. */
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
 * Call it before removing a picture: nobody can then name it, upload it again or remove it. The end of one of two
 * removals would allow the picture during the other. null: somebody else removes or uses it.
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

export async function leaveRemoval(store: Store, name: string, version: Version): Promise<void> {
  await unusedUploads(store).update(name, GOING, version);
}
