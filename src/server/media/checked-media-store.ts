import { isMediaName } from '../../domain/galleries/media-name.ts';
import { MediaUnavailableError } from './media-error.ts';
import type { MediaStore } from './media-store.ts';

/** Holds an adapter to what the port says of names and errors. */
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
