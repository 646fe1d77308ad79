import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Extract, extract } from 'tar-stream';
import { z } from 'zod';
import { isMediaName } from '../../../domain/galleries/picture-source.ts';
import { pictureName } from '../../ports/media/media-store.ts';
import {
  BackupError,
  entryMark,
  FIRST,
  FORMAT,
  fileChunks,
  firstSchema,
  LAST,
  lastSchema,
  RECORDS_LENGTH,
  type RecordLine,
  recordLineSchema,
} from './backup-format.ts';
import { type BackupKey, unlock } from './backup-key.ts';

type BackupPart =
  | { kind: 'first'; made_at: string }
  | { kind: 'records'; records: RecordLine[] }
  | { kind: 'picture'; name: string; bytes: Uint8Array<ArrayBuffer> }
  /** Read the bytes before the next part. */
  | { kind: 'file'; path: string; chunks: AsyncIterable<Uint8Array> };

const IS_INCOMPLETE = 'Záloha je neúplná: chýba jej koniec alebo časť obsahu.';
const IS_STRANGE = 'V\u00a0zálohe je niečo, čo do nej nepatrí. Je poškodená, alebo ju vytvoril iný program.';
const IS_NEWER = 'Zálohu vytvorila novšia verzia webu. Aktualizujte tento web a\u00a0skúste to znova.';

const MAX_RECORDS_BYTES = 16 * RECORDS_LENGTH;
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;
const FILE_PATH = /^(?:secret|content(?:\.git)?(?:\/[^/\\\0]+)+)$/;

/**
 * The archive's end proves that nothing is missing.
 * @param digest is updated with names and bytes of all entries
 * @throws BackupError for a wrong key, or a file that is cut off, altered, or no backup
 */
export async function* backupParts(path: string, key: BackupKey, digest?: Hash): AsyncGenerator<BackupPart> {
  const file = await open(path).catch((cause: unknown) => {
    throw new BackupError(`Súbor ${path} sa nedá otvoriť.`, { cause });
  });
  try {
    yield* partsOfLocked(fileChunks(file), key, digest);
  } finally {
    await file.close();
  }
}

async function* partsOfLocked(
  locked: AsyncIterable<Uint8Array>,
  key: BackupKey,
  digest: Hash | undefined,
): AsyncGenerator<BackupPart> {
  const archive = extract();
  // The archive throws the same error.
  const reading = pipeline(unlock(key, locked), archive).catch(() => {});
  try {
    yield* partsOf(archive, digest);
  } catch (cause) {
    throw cause instanceof BackupError ? cause : new BackupError(IS_STRANGE, { cause });
  } finally {
    archive.destroy();
    await reading;
  }
}

async function* partsOf(archive: Extract, digest: Hash | undefined): AsyncGenerator<BackupPart> {
  const counted = { records: 0, pictures: 0, files: 0 };
  let isOpen = false;
  let isWhole = false;
  for await (const entry of archive) {
    const { name, size = 0 } = entry.header;
    digest?.update(entryMark(name, size));
    const pieces = piecesOf(entry, digest);
    if (isWhole || isOpen === (name === FIRST)) throw new BackupError(IS_STRANGE);
    if (name === FIRST) {
      isOpen = true;
      const { format, made_at } = firstSchema.parse(JSON.parse(await textOf(pieces, size)));
      if (format > FORMAT) throw new BackupError(IS_NEWER);
      yield { kind: 'first', made_at };
    } else if (name === LAST) {
      const { records, pictures, files } = lastSchema.parse(JSON.parse(await textOf(pieces, size)));
      isWhole = records === counted.records && pictures === counted.pictures && files === counted.files;
      if (!isWhole) throw new BackupError(IS_INCOMPLETE);
    } else if (name.startsWith('records/')) {
      const lines = (await textOf(pieces, size)).split('\n');
      const records = z.array(recordLineSchema).parse(lines.map((line) => JSON.parse(line)));
      counted.records += records.length;
      yield { kind: 'records', records };
    } else if (name.startsWith('media/') && isMediaName(name.slice('media/'.length))) {
      counted.pictures += 1;
      const bytes = await bytesOf(pieces, size, MAX_PICTURE_BYTES);
      yield { kind: 'picture', name: name.slice('media/'.length), bytes };
    } else if (FILE_PATH.test(name) && !name.split('/').some((part) => part === '.' || part === '..')) {
      counted.files += 1;
      yield { kind: 'file', path: name, chunks: pieces };
      entry.resume();
    } else throw new BackupError(IS_STRANGE);
  }
  if (!isWhole) throw new BackupError(IS_INCOMPLETE);
}

async function* piecesOf(entry: AsyncIterable<unknown>, digest: Hash | undefined): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry)
    if (chunk instanceof Uint8Array) {
      digest?.update(chunk);
      yield chunk;
    }
}

async function textOf(pieces: AsyncIterable<Uint8Array>, size: number): Promise<string> {
  return Buffer.from(await bytesOf(pieces, size, MAX_RECORDS_BYTES)).toString('utf8');
}

async function bytesOf(
  pieces: AsyncIterable<Uint8Array>,
  size: number,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (size > maxBytes) throw new BackupError(IS_STRANGE);
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of pieces) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const UNREADABLE =
  'Záloha sa po zapísaní nedala celá prečítať späť, preto neplatí. Skontrolujte disk a\u00a0skúste to znova.';

/**
 * @param written digest of the entries as they went in
 * @throws BackupError when something differs or cannot be read
 */
export function verifyBackup(path: string, key: BackupKey, written: string): Promise<{ damaged: string[] }> {
  return readAll(
    (digest) => backupParts(path, key, digest),
    () => written,
  );
}

export function verifyBackupStream(
  locked: AsyncIterable<Uint8Array>,
  key: BackupKey,
  written: () => string,
): Promise<{ damaged: string[] }> {
  return readAll((digest) => partsOfLocked(locked, key, digest), written);
}

async function readAll(
  parts: (digest: Hash) => AsyncIterable<BackupPart>,
  written: () => string,
): Promise<{ damaged: string[] }> {
  const read = createHash('sha256');
  const damaged: string[] = [];
  try {
    for await (const part of parts(read)) {
      if (part.kind === 'picture' && pictureName(part.bytes) !== part.name) damaged.push(part.name);
      if (part.kind === 'file') for await (const _chunk of part.chunks);
    }
  } catch (cause) {
    throw new BackupError(UNREADABLE, { cause });
  }
  if (read.digest('hex') !== written()) throw new BackupError(UNREADABLE);
  return { damaged };
}
