import { access, cp, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { appSecret, secretFromFile } from '../../ports/crypto/app-secret.ts';
import { systemRandom } from '../../ports/crypto/tokens.ts';
import { restOfLife, splitKey } from '../../ports/store/collection.ts';
import { commitBatches } from '../../ports/store/commit-batches.ts';
import type { Put, Store } from '../../ports/store/store.ts';
import type { Holdings } from '../../services.ts';
import { type LeftAgain, repeatDepartures, stopSendings } from './after-restore.ts';
import { BackupError, type Counts, type RecordLine } from './backup-format.ts';
import type { BackupKey } from './backup-key.ts';
import { backupParts } from './read-backup.ts';

const UNFINISHED = 'restore:unfinished';
const IS_UNFINISHED =
  'Obnova zo zálohy sa nedokončila, preto web nespúšťame. Vyprázdnite DATA_DIR a\u00a0spustite npm run restore znova.';

/** They let people in, counted calls or held locks. */
const NOT_BACK = new Set([
  'session',
  'trusted-device',
  'sign-in-challenge',
  'two-factor-pending',
  'registration',
  'account-link',
  'limit',
  'idempotency',
  'job-lock',
  'newsletter-lease',
  'presence',
]);

const epochSchema = z.object({ session_epoch: z.int() });

interface Restored extends Counts, LeftAgain {
  made_at: string;
  left_out: number;
  /** Staff decide about queued mails within 30 days. */
  mails: number;
}

const CONTENT_BEFORE = 'content-before-restore';

/**
 * Puts a backup into an empty installation, which must not be running; checks the whole file first. Afterwards nobody
 * is signed in, no link from an earlier mail works, departures since the backup are repeated, and nothing that waited
 * is sent.
 * @throws BackupError when the target is not empty, or the file or its key is not right
 */
export async function restoreBackup(
  holdings: Holdings,
  path: string,
  key: BackupKey,
  judged?: JudgedBackup,
): Promise<Restored> {
  await requireEmpty(holdings);
  const { made_at, hasContent } = judged ?? (await judgeBackup(path, key));
  const isContentHere = holdings.config.content.kind === 'local';
  await holdings.store.commit([{ op: 'put', key: UNFINISHED, value: made_at, expect: 'any' }]);
  if (hasContent && isContentHere) await makePlaceForContent(holdings.config);

  const counts: Counts = { records: 0, pictures: 0, files: 0 };
  let left_out = 0;
  for await (const part of backupParts(path, key)) {
    if (part.kind === 'records') {
      const put = await putRecords(holdings, part.records);
      counts.records += put;
      left_out += part.records.length - put;
    }
    if (part.kind === 'picture') {
      await holdings.media.put(part.name, part.bytes);
      counts.pictures += 1;
    }
    if (part.kind === 'file') {
      const place = targetPath(holdings.config, part.path);
      if (place === null) continue;
      await writeFile(place, !part.path.startsWith('content/'), part.chunks);
      counts.files += 1;
    }
  }
  const { config, store } = holdings;
  const mails = await stopSendings(holdings);
  const secret = appSecret(config.appSecret ?? (await secretFromFile(join(config.dataDir, 'secret'))));
  const again = await repeatDepartures({ ...holdings, secret, random: systemRandom }, Date.parse(made_at));
  await store.commit([{ op: 'remove', key: UNFINISHED, expect: 'any' }]);
  return { ...counts, left_out, ...again, mails, made_at };
}

/** @throws Error with a sentence for whoever started the server, when a restore was cut off */
export async function requireWholeRestore(store: Store): Promise<void> {
  if ((await store.get(UNFINISHED)) !== null) throw new Error(IS_UNFINISHED);
}

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

interface JudgedBackup {
  made_at: string;
  hasContent: boolean;
}

/**
 * Leaves nothing behind.
 * @throws BackupError when the file or its key is not right
 */
export async function judgeBackup(path: string, key: BackupKey): Promise<JudgedBackup> {
  let made_at = '';
  let hasContent = false;
  for await (const part of backupParts(path, key)) {
    if (part.kind === 'first') made_at = part.made_at;
    if (part.kind === 'file' && part.path.startsWith('content/')) hasContent = true;
  }
  return { made_at, hasContent };
}

/** Others would look like changes by hand. */
async function makePlaceForContent({ contentDir, dataDir }: Holdings['config']): Promise<void> {
  await mkdir(contentDir, { recursive: true });
  const names = (await readdir(contentDir)).filter((name) => !name.startsWith('.'));
  if (names.length === 0) return;
  await cp(contentDir, join(dataDir, CONTENT_BEFORE), { recursive: true });
  for (const name of names) await rm(join(contentDir, name), { recursive: true });
}

/** null: kept elsewhere (the environment, GitHub). */
function targetPath({ appSecret, content, contentDir, dataDir }: Holdings['config'], path: string): string | null {
  if (path === 'secret') return appSecret === null ? join(dataDir, path) : null;
  if (content.kind !== 'local') return null;
  return path.startsWith('content/') ? join(contentDir, path.slice('content/'.length)) : join(dataDir, path);
}

async function putRecords({ store, clock }: Holdings, records: readonly RecordLine[]): Promise<number> {
  const now = clock.now();
  const alive = records
    .filter(({ key, expires_at }) => (expires_at === null || expires_at > now) && !NOT_BACK.has(splitKey(key).kind))
    .map(withNewEpoch);
  for (const writes of commitBatches(alive.map((record) => putOf(record, now)))) await store.commit(writes);
  return alive.length;
}

function withNewEpoch(record: RecordLine): RecordLine {
  if (splitKey(record.key).kind !== 'user') return record;
  const user: object = JSON.parse(record.value);
  const { session_epoch } = epochSchema.parse(user);
  return { ...record, value: JSON.stringify({ ...user, session_epoch: session_epoch + 1 }) };
}

/** A backup may hold a record twice; the later state counts. */
function putOf({ key, value, expires_at, indexes }: RecordLine, now: number): Put {
  return { op: 'put', key, value, expect: 'any', indexes, ...restOfLife({ expiresAt: expires_at }, now) };
}

async function writeFile(path: string, isPrivate: boolean, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, ...(isPrivate && { mode: 0o700 }) });
  const file = await open(path, 'wx', isPrivate ? 0o600 : 0o644);
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
