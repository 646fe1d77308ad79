// Uploads that no entry has named yet, or that are being removed. A picture that was ever named has no record here, and stays:
// an old version may name it.
import { z } from 'zod';
import { commitPlan } from '../commit-plan.ts';
import { AppError } from '../http/app-error.ts';
import type { MediaStore } from '../ports/media-store/media-store.ts';
import { collection } from '../ports/store/collection.ts';
import { MAX_WRITES, type Store } from '../ports/store/store.ts';
import type { Services } from '../services.ts';

const uploadSchema = z.object({
  /** When it came last, in epoch milliseconds. */
  at: z.int(),
  /** True from the moment on in which its removal has begun. */
  is_going: z.boolean(),
});

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
    return { writes: [uploads.put(name, { at: clock.now(), is_going: false }, expect)], result: undefined };
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

/** Says that a picture is about to be removed: from now on no entry can begin to name it. */
export async function announceRemoval(store: Store, name: string): Promise<void> {
  const uploads = unusedUploads(store);
  await commitPlan(store, async () => {
    const before = await uploads.find(name);
    const expect = before === null ? 'absent' : { version: before.version };
    // As old as can be: should it be cut off, the job takes it up the next night.
    return { writes: [uploads.put(name, { at: 0, is_going: true }, expect)], result: undefined };
  });
}

function isGoing(): AppError {
  return new AppError('unavailable', IS_GOING, { headers: { 'Retry-After': '5' } });
}
