import { createHash } from 'node:crypto';
import { isMediaName } from '../../../domain/galleries/picture-source.ts';

export type MediaBytes = Uint8Array<ArrayBuffer>;

/**
 * Keeps uploaded pictures by name (`isMediaName`). A name is the hash of the bytes, so a stored picture never changes.
 * Every call throws MediaUnavailableError when the store does not answer, and TypeError for a name of another form.
 */
export interface MediaStore {
  /** Once it resolves, the picture survives a crash. It does nothing when the name already exists. */
  put(name: string, bytes: MediaBytes): Promise<void>;
  get(name: string): Promise<MediaBytes | null>;
  has(name: string): Promise<boolean>;
  /** Resolves when the name is gone, whether or not it existed. */
  remove(name: string): Promise<void>;
  /** Names in alphabetical order. */
  list(): Promise<string[]>;
  /** Resolves when pictures can be read and written. */
  check(): Promise<void>;
}

/** The store does not answer, or refuses to serve. A write may or may not have happened. */
export class MediaUnavailableError extends Error {
  override name = 'MediaUnavailableError';
}

/** Adds the port's checks of names and its errors to an adapter. */
export function checkedMediaStore(adapter: MediaStore): MediaStore {
  async function ask<T>(about: string, answer: () => Promise<T>): Promise<T> {
    try {
      return await answer();
    } catch (cause) {
      throw new MediaUnavailableError(`The store of pictures failed (${about})`, { cause });
    }
  }

  function askFor<T>(act: string, name: string, answer: () => Promise<T>): Promise<T> {
    return isMediaName(name)
      ? ask(`${act} ${name}`, answer)
      : Promise.reject(new TypeError(`${JSON.stringify(name)} is no name of a picture`));
  }

  return {
    put: (name, bytes) => askFor('put', name, () => adapter.put(name, bytes)),
    get: (name) => askFor('get', name, () => adapter.get(name)),
    has: (name) => askFor('has', name, () => adapter.has(name)),
    remove: (name) => askFor('remove', name, () => adapter.remove(name)),
    list: () => ask('list', async () => (await adapter.list()).filter(isMediaName).sort()),
    check: () => ask('check', () => adapter.check()),
  };
}

/**
 * For deploy previews: shows the pictures of the live site and changes none of them.
 * @param own where uploads go, and the only store that pictures are removed from
 */
export function previewMediaStore(live: MediaStore, own: MediaStore): MediaStore {
  return {
    put: (name, bytes) => own.put(name, bytes),
    get: async (name) => (await own.get(name)) ?? live.get(name),
    has: async (name) => (await own.has(name)) || live.has(name),
    remove: (name) => own.remove(name),
    list: async () => [...new Set([...(await own.list()), ...(await live.list())])].sort(),
    async check() {
      await Promise.all([own.check(), live.check()]);
    },
  };
}

/** The name of a picture (`isMediaName`): the hash of its bytes. */
export function pictureName(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`;
}
