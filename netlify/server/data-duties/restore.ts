import { access, cp, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { restOfLife } from '../ports/store/rest-of-life.ts';
import { MAX_COMMIT_BYTES, MAX_WRITES, type Put } from '../ports/store/store.ts';
import type { Holdings } from '../services.ts';
import { BackupError } from './backup-error.ts';
import type { Counts, RecordLine } from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';
import { backupParts } from './backup-parts.ts';

/** Where the content that was there before is kept, in the data folder. */
const CONTENT_BEFORE = 'content-before-restore';

/**
 * Puts a backup into an empty installation, which must not be running. The whole file is read and judged before anything is
 * written. Records that have expired since stay away; the others end when they would have, a second later at most.
 * @returns when the backup was made (ISO), and how much of each was put back
 * @throws BackupError when the target is not empty, or the file or its key is not right
 */
export async function restoreBackup(
  holdings: Holdings,
  path: string,
  key: BackupKey,
): Promise<Counts & { made_at: string }> {
  await requireEmpty(holdings);
  const { made_at, hasContent } = await judge(path, key);
  const isContentHere = holdings.config.content.kind === 'local';
  if (hasContent && isContentHere) await makePlaceForContent(holdings.config);

  const counts: Counts = { records: 0, pictures: 0, files: 0 };
  for await (const part of backupParts(path, key)) {
    if (part.kind === 'records') counts.records += await putRecords(holdings, part.records);
    if (part.kind === 'picture') {
      await holdings.media.put(part.name, part.bytes);
      counts.pictures += 1;
    }
    if (part.kind === 'file') {
      const place = placeOf(holdings.config, part.path);
      if (place === null) continue;
      await writeFile(place, part.chunks);
      counts.files += 1;
    }
  }
  return { ...counts, made_at };
}

/** @throws BackupError naming what is in the way */
async function requireEmpty({ config, store, media }: Holdings): Promise<void> {
  const found: string[] = [];
  for await (const _record of store.everyRecord()) {
    found.push('databáza');
    break;
  }
  if ((await media.list()).length > 0) found.push('obrázky');
  for (const name of ['content.git', CONTENT_BEFORE, 'secret'])
    if (await exists(join(config.dataDir, name))) found.push(join(config.dataDir, name));
  if (found.length > 0)
    throw new BackupError(
      `Obnoviť sa dá len do prázdnej inštalácie, táto už má: ${found.join(', ')}. Nič sme nezmenili.`,
    );
}

/** Reads the backup to its end. */
async function judge(path: string, key: BackupKey): Promise<{ made_at: string; hasContent: boolean }> {
  let made_at = '';
  let hasContent = false;
  for await (const part of backupParts(path, key)) {
    if (part.kind === 'first') made_at = part.made_at;
    if (part.kind === 'file' && part.path.startsWith('content/')) hasContent = true;
  }
  return { made_at, hasContent };
}

/** The history comes back with its files: others in the folder would become a change that somebody made by hand. */
async function makePlaceForContent({ contentDir, dataDir }: Holdings['config']): Promise<void> {
  await mkdir(contentDir, { recursive: true });
  const names = (await readdir(contentDir)).filter((name) => !name.startsWith('.'));
  if (names.length === 0) return;
  await cp(contentDir, join(dataDir, CONTENT_BEFORE), { recursive: true });
  for (const name of names) await rm(join(contentDir, name), { recursive: true });
}

/** Where a file goes; null: this installation has its own elsewhere (the secret in the environment, the content on GitHub). */
function placeOf({ appSecret, content, contentDir, dataDir }: Holdings['config'], path: string): string | null {
  if (path === 'secret') return appSecret === null ? join(dataDir, path) : null;
  if (content.kind !== 'local') return null;
  return path.startsWith('content/') ? join(contentDir, path.slice('content/'.length)) : join(dataDir, path);
}

async function putRecords({ store, clock }: Holdings, records: readonly RecordLine[]): Promise<number> {
  const now = clock.now();
  const alive = records.filter(({ expires_at }) => expires_at === null || expires_at > now);
  for (const writes of batches(alive.map((record) => putOf(record, now)))) await store.commit(writes);
  return alive.length;
}

/** Of a record that a walk has met twice, the later state counts. */
function putOf({ key, value, expires_at, indexes }: RecordLine, now: number): Put {
  return { op: 'put', key, value, expect: 'any', indexes, ...restOfLife({ expiresAt: expires_at }, now) };
}

function* batches(puts: readonly Put[]): Generator<Put[]> {
  let batch = new Map<string, Put>();
  let bytes = 0;
  for (const put of puts) {
    const size = Buffer.byteLength(put.value);
    if (batch.size === MAX_WRITES || bytes + size > MAX_COMMIT_BYTES || batch.has(put.key)) {
      yield [...batch.values()];
      batch = new Map();
      bytes = 0;
    }
    batch.set(put.key, put);
    bytes += size;
  }
  if (batch.size > 0) yield [...batch.values()];
}

async function writeFile(path: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const mode = path.endsWith('secret') ? 0o600 : 0o644;
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(chunks);
    await file.sync();
  } finally {
    await file.close();
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
