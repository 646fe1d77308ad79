import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, link, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { filesBelow } from '../../../content-files/folders.ts';
import { nullIfMissing } from '../../ports/store/durable-file.ts';
import type { WholeRecord } from '../../ports/store/store.ts';
import type { Holdings } from '../../services.ts';
import {
  BackupError,
  type Counts,
  entryMark,
  FIRST,
  FORMAT,
  fileChunks,
  LAST,
  noteBackup,
  RECORDS_LENGTH,
  type RecordLine,
} from './backup-format.ts';
import { type BackupKey, lock } from './backup-key.ts';
import { verifyBackup, verifyBackupStream } from './read-backup.ts';

const NOT_KEPT = /^(?:history\.sqlite|hooks(?:\/|$))/;

interface Filling {
  archive: Pack;
  counts: Counts;
  digest: Hash;
}

interface Backup extends Counts {
  bytes: number;
  /** Changed since their upload; the backup holds them as they are. */
  damaged: string[];
}

/**
 * The file appears once it was read back without a difference.
 * @throws BackupError when it exists, the key is not valid, or reading back fails
 */
export async function makeBackup(holdings: Holdings, path: string, key: BackupKey): Promise<Backup> {
  const filling = newFilling();
  const { chunks, verifyKey } = await lock(key, archived(holdings, filling));
  const partial = `${path}.part`;
  const file = await open(partial, 'wx', 0o600).catch((cause: unknown) => {
    throw new BackupError(`Súbor ${partial} sa nedá založiť. Ak zostal po prerušenej zálohe, zmažte ho.`, { cause });
  });
  try {
    const bytes = await writeAll(file, chunks);
    const { damaged } = await verifyBackup(partial, verifyKey, filling.digest.digest('hex'));
    // A link, unlike a rename, never replaces a file, perhaps the only backup.
    await link(partial, path).catch((cause: unknown) => {
      throw new BackupError(`Súbor ${path} už existuje alebo sa nedá založiť. Zvoľte iný názov.`, { cause });
    });
    const { records, pictures } = filling.counts;
    await noteBackup(holdings.store, { at: holdings.clock.now(), records, pictures, bytes });
    return { ...filling.counts, bytes, damaged };
  } finally {
    await rm(partial, { force: true });
  }
}

/**
 * The last piece follows once all was read back.
 * @throws BackupError as `makeBackup`; then the reader must not keep the file
 */
export async function* backupPieces(holdings: Holdings, key: BackupKey): AsyncGenerator<Uint8Array> {
  const filling = newFilling();
  const { chunks, verifyKey } = await lock(key, archived(holdings, filling));
  const copy = new PassThrough();
  const reading = verifyBackupStream(copy, verifyKey, () => filling.digest.digest('hex'));
  // The error is handled where `reading` is awaited.
  reading.catch(() => {});
  let bytes = 0;
  let held: Uint8Array | null = null;
  try {
    for await (const chunk of chunks) {
      if (held !== null) yield held;
      held = chunk;
      bytes += chunk.length;
      if (!copy.write(chunk)) await Promise.race([once(copy, 'drain'), reading]);
    }
    copy.end();
    await reading;
    const { records, pictures } = filling.counts;
    await noteBackup(holdings.store, { at: holdings.clock.now(), records, pictures, bytes });
    if (held !== null) yield held;
  } finally {
    copy.destroy();
  }
}

function newFilling(): Filling {
  return { archive: pack(), counts: { records: 0, pictures: 0, files: 0 }, digest: createHash('sha256') };
}

async function writeAll(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  try {
    await file.writeFile(chunks);
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function* archived(holdings: Holdings, filling: Filling): AsyncGenerator<Uint8Array> {
  const { archive } = filling;
  const filled = fill(filling, holdings).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  for await (const chunk of archive) if (chunk instanceof Uint8Array) yield chunk;
  await filled;
}

/** Content before pictures, references before objects: nothing they name is missing. */
async function fill(filling: Filling, holdings: Holdings): Promise<void> {
  const { config, clock, store, media } = holdings;
  const { counts } = filling;
  await addText(filling, FIRST, JSON.stringify({ format: FORMAT, made_at: new Date(clock.now()).toISOString() }));
  await addRecords(filling, store.everyRecord());
  if (config.appSecret === null) await addFile(filling, 'secret', join(config.dataDir, 'secret'));
  if (config.content.kind === 'local') {
    const gitdir = join(config.dataDir, 'content.git');
    const isObject = (name: string) => name.startsWith('objects/');
    await addFolder(filling, 'content.git', gitdir, (name) => !isObject(name) && !NOT_KEPT.test(name));
    await addFolder(filling, 'content.git', gitdir, isObject);
    await addFolder(filling, 'content', config.contentDir, (name) => !/(?:^|\/)\./.test(name));
  }
  for (const name of await media.list()) {
    const bytes = await media.get(name);
    if (bytes === null) continue;
    await add(filling, `media/${name}`, bytes.length, [bytes]);
    counts.pictures += 1;
  }
  await addText(filling, LAST, JSON.stringify(counts));
}

async function addRecords(filling: Filling, records: AsyncIterable<WholeRecord>): Promise<void> {
  let lines: string[] = [];
  let length = 0;
  let part = 0;
  const flush = async () => {
    part += 1;
    await addText(filling, `records/${part}.jsonl`, lines.join('\n'));
    lines = [];
    length = 0;
  };
  for await (const { key, value, expiresAt, indexes } of records) {
    const line = JSON.stringify({ key, value, expires_at: expiresAt, indexes } satisfies RecordLine);
    lines.push(line);
    length += line.length;
    filling.counts.records += 1;
    if (length >= RECORDS_LENGTH) await flush();
  }
  if (lines.length > 0) await flush();
}

async function addFolder(
  filling: Filling,
  prefix: string,
  folder: string,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const names = (await filesBelow(folder).catch(nullIfMissing)) ?? [];
  for (const name of names.sort()) if (isWanted(name)) await addFile(filling, `${prefix}/${name}`, join(folder, name));
}

/** Its length when opened: it may grow meanwhile. */
async function addFile(filling: Filling, name: string, path: string): Promise<void> {
  const file = await open(path).catch(nullIfMissing);
  if (file === null) return;
  try {
    const { size } = await file.stat();
    await add(filling, name, size, fileChunks(file, size));
    filling.counts.files += 1;
  } finally {
    await file.close();
  }
}

async function addText(filling: Filling, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await add(filling, name, bytes.length, [bytes]);
}

async function add(
  { archive, digest }: Filling,
  name: string,
  size: number,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  digest.update(entryMark(name, size));
  const entry = archive.entry({ name, size, mode: 0o600, mtime: new Date(0) });
  await pipeline(takenIn(chunks, digest), entry);
}

async function* takenIn(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  digest: Hash,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    digest.update(chunk);
    yield chunk;
  }
}
