import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createDurably, nullIfMissing } from '../durable-file.ts';

const SECRET_BYTES = 32;
const MIN_LENGTH = 32;

/**
 * The secret in a file, made by whoever asks first: of several processes that start at once all get the same one.
 * @returns at least 32 characters
 * @throws Error with a sentence when the file holds something shorter
 */
export async function secretFromFile(path: string): Promise<string> {
  const secret = (await readSecret(path)) ?? (await makeSecret(path));
  if (secret.length < MIN_LENGTH) throw new Error(`Tajomstvo v\u00a0súbore ${path} má mať aspoň ${MIN_LENGTH} znakov.`);
  return secret;
}

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(nullIfMissing);
  return text === null ? null : text.trim();
}

async function makeSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await createDurably(path, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  // Perhaps that of another process that was faster.
  return (await readFile(path, 'utf8')).trim();
}
