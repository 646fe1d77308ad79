import { hash } from 'node:crypto';
import { isMediaName } from '../../../domain/galleries/picture-source.ts';

export type MediaBytes = Uint8Array<ArrayBuffer>;

/**
 * A name is the hash of the bytes (`isMediaName`), so a picture never changes. Every call throws
 * MediaUnavailableError without an answer, TypeError for another name.
 */
export interface MediaStore {
  /** Survives a crash once it resolves; does nothing where the name exists. */
  put(name: string, bytes: MediaBytes): Promise<void>;
  get(name: string): Promise<MediaBytes | null>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
  check(): Promise<void>;
}

/** A write may have happened. */
export class MediaUnavailableError extends Error {
  override name = 'MediaUnavailableError';
}

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

/** For deploy previews: shows the live site's pictures and changes none. */
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

export function pictureName(bytes: Uint8Array): string {
  return `${hash('sha256', bytes).slice(0, 40)}.webp`;
}
