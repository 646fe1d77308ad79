import { hash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export interface StoredFile {
  file: string;
  contentType: string;
  sizeBytes: number;
  modifiedMs: number;
  tag: string;
  body: Buffer<ArrayBuffer> | null;
  encoded: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

/** Paths begin with a slash (see `sitePath`). */
export interface FileStore {
  get(path: string): Promise<StoredFile | null>;
}

interface FileStoreOptions {
  maxMemoryBytes?: number;
  trustMs?: number;
}

const MAX_KEPT_FILE_BYTES = 1024 * 1024;
const STREAMED = /^(image\/(?!svg)|audio\/|video\/)/;

/** Checked again after a second: a build may have replaced it. */
export function fileStore(root: string, options: FileStoreOptions = {}): FileStore {
  const { maxMemoryBytes = 64 * 1024 * 1024, trustMs = 1000 } = options;
  const kept = new Map<string, { entry: StoredFile; checkedMs: number }>();
  let keptBytes = 0;

  const drop = (path: string) => {
    const known = kept.get(path);
    if (known === undefined) return;
    kept.delete(path);
    keptBytes -= memoryBytes(known.entry);
  };

  const keep = (path: string, entry: StoredFile) => {
    drop(path);
    if (entry.body === null) return;
    kept.set(path, { entry, checkedMs: performance.now() });
    keptBytes += memoryBytes(entry);
    for (const oldest of kept.keys()) {
      if (keptBytes <= maxMemoryBytes) return;
      drop(oldest);
    }
  };

  return {
    async get(path) {
      const known = kept.get(path);
      if (known !== undefined && performance.now() - known.checkedMs < trustMs) {
        kept.delete(path);
        kept.set(path, known);
        return known.entry;
      }
      const file = join(root, path);
      const stats = known === undefined ? await stat(file).catch(() => null) : statAtOnce(file);
      if (stats === null || !stats.isFile()) {
        drop(path);
        return null;
      }
      const isUnchanged = known?.entry.modifiedMs === stats.mtimeMs && known.entry.sizeBytes === stats.size;
      const entry = isUnchanged ? known.entry : await load(file, stats.size, stats.mtimeMs);
      keep(path, entry);
      return entry;
    },
  };
}

/** For kept files: a look at one costs microseconds, but the threads for files may be busy with passwords and mails. */
function statAtOnce(file: string): Stats | null {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}

function memoryBytes({ body, encoded }: StoredFile): number {
  return [body, ...Object.values(encoded)].reduce((sum, part) => sum + (part?.length ?? 0), 0);
}

async function load(file: string, sizeBytes: number, modifiedMs: number): Promise<StoredFile> {
  const contentType = getMimeType(file) ?? 'application/octet-stream';
  const about = { file, contentType, sizeBytes, modifiedMs };
  if (sizeBytes > MAX_KEPT_FILE_BYTES || STREAMED.test(contentType))
    return {
      ...about,
      tag: `${Math.trunc(modifiedMs).toString(36)}-${sizeBytes.toString(36)}`,
      body: null,
      encoded: {},
    };
  const body = await readFile(file);
  const [br, gzip] = await Promise.all([readIfThere(file + ENCODINGS.br), readIfThere(file + ENCODINGS.gzip)]);
  const tag = hash('sha256', body, 'base64url').slice(0, 22);
  return { ...about, tag, body, encoded: { ...(br && { br }), ...(gzip && { gzip }) } };
}

async function readIfThere(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

export function acceptedEncodings(header: string | null): Encoding[] {
  if (header === null) return [];
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', weight] = part.toLowerCase().split(/\s*;\s*q=/);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (['br', 'gzip'] as const).filter((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
