import { access, constants, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nullIfMissing, writeDurably } from '../../store/durable-file.ts';
import { checkedMediaStore, type MediaBytes, type MediaStore } from '../media-store.ts';

export function fileMediaStore(folder: string): MediaStore {
  const fileOf = (name: string) => join(folder, name);

  async function has(name: string): Promise<boolean> {
    return (await access(fileOf(name)).then(() => true, nullIfMissing)) ?? false;
  }

  async function write(name: string, bytes: MediaBytes): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeDurably(fileOf(name), bytes);
  }

  return checkedMediaStore({
    has,
    async put(name, bytes) {
      if (!(await has(name))) await write(name, bytes);
    },
    get: (name) => readFile(fileOf(name)).catch(nullIfMissing),
    remove: (name) => rm(fileOf(name), { force: true }),
    list: async () => (await readdir(folder).catch(nullIfMissing)) ?? [],
    async check() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  });
}
