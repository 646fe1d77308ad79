import { hash } from 'node:crypto';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { reportToConsole } from '../server/core/http/error-handler.ts';
import type { MediaStore } from '../server/ports/media/media-store.ts';
import { writeDurably } from '../server/ports/store/durable-file.ts';
import { fileStore, type StoredFile } from './file-store.ts';

const MAX_BYTES = 1_000_000_000;
/** What is made before anybody asks; the rest is left to what visitors have asked for. */
export const AHEAD_BYTES = MAX_BYTES / 2;
/** For the database and everything else, or a tenth of a smaller disk. */
const FREE_BYTES = 2_000_000_000;

/** Names begin with the hash of the original and a `-`. */
export interface ScaledPictures {
  get(name: string): Promise<StoredFile | null>;
  /** Only in memory when the disk has no room. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<StoredFile>;
  removeOf(hash: string): Promise<void>;
}

interface Options {
  maxBytes?: number;
  disk?: (folder: string) => Promise<{ bsize: number; blocks: number; bavail: number }>;
}

export function scaledPictures(folder: string, { maxBytes = MAX_BYTES, disk = statfs }: Options = {}): ScaledPictures {
  const files = fileStore(folder);
  const sizes = new Map<string, number>();
  let total = 0;
  let reading: Promise<void> | undefined;

  /** At first times of last access count, which most disks update daily. */
  async function read(): Promise<void> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
    const found = [];
    for (const name of names) {
      const stats = await stat(join(folder, name)).catch(() => null);
      if (stats?.isFile()) found.push({ name, stats });
    }
    found.sort((one, other) => one.stats.atimeMs - other.stats.atimeMs);
    for (const { name, stats } of found) note(name, stats.size);
  }
  const opened = () => (reading ??= read());

  function note(name: string, sizeBytes: number): void {
    forget(name);
    sizes.set(name, sizeBytes);
    total += sizeBytes;
  }

  function forget(name: string): void {
    total -= sizes.get(name) ?? 0;
    sizes.delete(name);
  }

  async function remove(name: string): Promise<void> {
    forget(name);
    await rm(join(folder, name), { force: true });
  }

  async function isRoomFor(sizeBytes: number): Promise<boolean> {
    const { bsize, blocks, bavail } = await disk(folder);
    return bavail * bsize - sizeBytes >= Math.min(FREE_BYTES, (blocks * bsize) / 10);
  }

  async function write(name: string, bytes: Uint8Array): Promise<boolean> {
    await mkdir(folder, { recursive: true });
    if (bytes.length > maxBytes || !(await isRoomFor(bytes.length))) return false;
    for (const oldest of sizes.keys()) {
      if (total + bytes.length <= maxBytes) break;
      await remove(oldest);
    }
    await writeDurably(join(folder, name), bytes);
    note(name, bytes.length);
    return true;
  }

  return {
    async get(name) {
      await opened();
      const file = await files.get(`/${name}`);
      if (file === null) forget(name);
      else note(name, file.sizeBytes);
      return file;
    },
    async put(name, bytes) {
      await opened();
      const isKept = await write(name, bytes).catch((error: unknown) => {
        reportToConsole({ request_id: null, method: '', route: 'pictures', error });
        return false;
      });
      return (isKept ? await files.get(`/${name}`) : null) ?? inMemory(name, bytes);
    },
    async removeOf(hash) {
      await opened();
      await Promise.all([...sizes.keys()].filter((name) => name.startsWith(`${hash}-`)).map(remove));
    },
  };
}

function inMemory(name: string, bytes: Uint8Array<ArrayBuffer>): StoredFile {
  return {
    file: '',
    contentType: getMimeType(name) ?? 'application/octet-stream',
    sizeBytes: bytes.length,
    modifiedMs: 0,
    tag: hash('sha256', bytes, 'base64url').slice(0, 22),
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    encoded: {},
  };
}

export function mediaWithCopies(media: MediaStore, copies: ScaledPictures): MediaStore {
  return {
    ...media,
    async remove(name) {
      await media.remove(name);
      await copies.removeOf(name.slice(0, name.indexOf('.')));
    },
  };
}
