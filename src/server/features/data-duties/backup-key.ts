import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { streamOf } from '../../core/http/streams.ts';
import { BackupError, isLongPassphrase, TOO_SHORT } from './backup-format.ts';

/** The machine that makes backups has only the public half of an age key pair. */
export type BackupKey =
  | { kind: 'passphrase'; passphrase: string /** log2 of scrypt's cost; age's own unless told. */; workFactor?: number }
  | { kind: 'recipient'; recipient: string }
  | { kind: 'identity'; identity: string };

const IS_DAMAGED = 'Záloha je poškodená alebo neúplná: niekto ju zmenil, alebo sa neskopírovala celá.';
const IS_NO_BACKUP = 'Súbor nie je záloha tohto webu.';
const WRONG_KEY = 'Heslo k\u00a0zálohe nesedí, alebo je poškodený začiatok súboru.';

export interface Locked {
  chunks: AsyncIterable<Uint8Array>;
  verifyKey: BackupKey;
}

/**
 * Also encrypts for a key pair of this process, to read back what was written.
 * @throws BackupError for a weak passphrase, or a key of another form
 */
export async function lock(key: BackupKey, plain: AsyncIterable<Uint8Array>): Promise<Locked> {
  const encrypter = new Encrypter();
  const verifyKey = await addKey(encrypter, key);
  return { chunks: chunksOf(await encrypter.encrypt(streamOf(plain))), verifyKey };
}

async function addKey(encrypter: Encrypter, key: BackupKey): Promise<BackupKey> {
  if (key.kind === 'identity') throw new BackupError('Zálohu treba zamknúť heslom alebo verejným kľúčom age1…');
  if (key.kind === 'passphrase') {
    if (!isLongPassphrase(key.passphrase)) throw new BackupError(TOO_SHORT);
    encrypter.setPassphrase(key.passphrase);
    if (key.workFactor !== undefined) encrypter.setScryptWorkFactor(key.workFactor);
    return key;
  }
  try {
    encrypter.addRecipient(key.recipient);
  } catch (cause) {
    throw new BackupError('BACKUP_RECIPIENT nie je verejný kľúč age1…', { cause });
  }
  const identity = await generateIdentity();
  encrypter.addRecipient(await identityToRecipient(identity));
  return { kind: 'identity', identity };
}

/** @throws BackupError, also while it is read, for a wrong key or another file */
export async function* unlock(key: BackupKey, locked: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  try {
    if (key.kind === 'passphrase') decrypter.addPassphrase(key.passphrase);
    if (key.kind === 'identity') decrypter.addIdentity(key.identity);
  } catch (cause) {
    throw new BackupError('BACKUP_IDENTITY nie je súkromný kľúč AGE-SECRET-KEY-…', { cause });
  }
  const plain = await decrypter.decrypt(streamOf(locked)).catch((cause: unknown) => {
    throw new BackupError(headSentence(cause), { cause });
  });
  try {
    yield* chunksOf(plain);
  } catch (cause) {
    throw new BackupError(IS_DAMAGED, { cause });
  }
}

/** The library's errors differ only in their words. */
function headSentence(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : '';
  if (message.includes('no identity matched')) return WRONG_KEY;
  return message.includes('invalid version') ? IS_NO_BACKUP : IS_DAMAGED;
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel();
  }
}
