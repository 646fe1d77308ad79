import { link, open, readdir, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import type { WholeRecord } from '../ports/store/store.ts';
import type { Holdings } from '../services.ts';
import { BackupError } from './backup-error.ts';
import { type Counts, FIRST, FORMAT, LAST, RECORDS_LENGTH, type RecordLine } from './backup-format.ts';
import { type BackupKey, lock } from './backup-key.ts';
import { fileChunks } from './file-chunks.ts';
import { noteBackup } from './last-backup.ts';

/** Made anew from the history itself, and the samples of hooks nobody runs. */
const NOT_KEPT = /^(?:history\.sqlite|hooks(?:\/|$))/;

/**
 * Writes all that is kept into one locked file, while the site goes on, a small part of it in memory at a time. The file is
 * there only once it is whole.
 * @param path of the file to be made
 * @throws BackupError when there is such a file, or the key is none
 */
export async function makeBackup(
  holdings: Holdings,
  path: string,
  key: BackupKey,
): Promise<Counts & { bytes: number }> {
  const counts: Counts = { records: 0, pictures: 0, files: 0 };
  const locked = await lock(key, archived(holdings, counts));
  const aside = `${path}.part`;
  const bytes = await writeOnce(aside, path, locked);
  const { records, pictures } = counts;
  await noteBackup(holdings.store, { at: holdings.clock.now(), records, pictures, bytes });
  return { ...counts, bytes };
}

async function writeOnce(aside: string, path: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(aside, 'wx', 0o600).catch((cause: unknown) => {
    throw new BackupError(`Súbor ${aside} sa nedá založiť. Ak zostal po prerušenej zálohe, zmažte ho.`, { cause });
  });
  try {
    await file.writeFile(chunks);
    await file.sync();
    const { size } = await file.stat();
    // Unlike a rename, a link replaces nothing: an older backup may be all there is.
    await link(aside, path).catch((cause: unknown) => {
      throw new BackupError(`Súbor ${path} už existuje alebo sa nedá založiť. Zvoľte iný názov.`, { cause });
    });
    return size;
  } finally {
    await file.close();
    await rm(aside, { force: true });
  }
}

async function* archived(holdings: Holdings, counts: Counts): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const filling = fill(archive, holdings, counts).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  // The library's types leave open what it yields.
  for await (const chunk of archive) if (chunk instanceof Uint8Array) yield chunk;
  await filling;
}

/** Content before pictures, references before what they name: what is added meanwhile leaves nothing without its ground. */
async function fill(archive: Pack, holdings: Holdings, counts: Counts): Promise<void> {
  const { config, clock, store, media } = holdings;
  await addText(archive, FIRST, JSON.stringify({ format: FORMAT, made_at: new Date(clock.now()).toISOString() }));
  await addRecords(archive, store.everyRecord(), counts);
  if (config.appSecret === null) await addFile(archive, 'secret', join(config.dataDir, 'secret'), counts);
  if (config.content.kind === 'local') {
    const gitdir = join(config.dataDir, 'content.git');
    const isObject = (name: string) => name.startsWith('objects/');
    await addFolder(archive, 'content.git', gitdir, counts, (name) => !isObject(name) && !NOT_KEPT.test(name));
    await addFolder(archive, 'content.git', gitdir, counts, isObject);
    await addFolder(archive, 'content', config.contentDir, counts, (name) => !/(?:^|\/)\./.test(name));
  }
  for (const name of await media.list()) {
    const bytes = await media.get(name);
    // Removed since it was listed.
    if (bytes === null) continue;
    await add(archive, `media/${name}`, bytes.length, [bytes]);
    counts.pictures += 1;
  }
  await addText(archive, LAST, JSON.stringify(counts));
}

async function addRecords(archive: Pack, records: AsyncIterable<WholeRecord>, counts: Counts): Promise<void> {
  let lines: string[] = [];
  let length = 0;
  let part = 0;
  const flush = async () => {
    part += 1;
    await addText(archive, `records/${part}.jsonl`, lines.join('\n'));
    lines = [];
    length = 0;
  };
  for await (const { key, value, expiresAt, indexes } of records) {
    const line = JSON.stringify({ key, value, expires_at: expiresAt, indexes } satisfies RecordLine);
    lines.push(line);
    length += line.length;
    counts.records += 1;
    if (length >= RECORDS_LENGTH) await flush();
  }
  if (lines.length > 0) await flush();
}

async function addFolder(
  archive: Pack,
  prefix: string,
  folder: string,
  counts: Counts,
  isWanted: (name: string) => boolean,
): Promise<void> {
  for (const path of await filesBelow(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    if (isWanted(name)) await addFile(archive, `${prefix}/${name}`, path, counts);
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await orNull(readdir(folder, { recursive: true, withFileTypes: true }));
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A file as long as it was when it was opened; one that has gone meanwhile is left out. */
async function addFile(archive: Pack, name: string, path: string, counts: Counts): Promise<void> {
  const file = await orNull(open(path));
  if (file === null) return;
  try {
    const { size } = await file.stat();
    await add(archive, name, size, fileChunks(file, size));
    counts.files += 1;
  } finally {
    await file.close();
  }
}

async function addText(archive: Pack, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await add(archive, name, bytes.length, [bytes]);
}

async function add(
  archive: Pack,
  name: string,
  size: number,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  await pipeline(chunks, archive.entry({ name, size, mode: 0o600, mtime: new Date(0) }));
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
