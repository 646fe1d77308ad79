import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { nullIfMissing } from './null-if-missing.ts';

const SECRET_BYTES = 32;
const MIN_LENGTH = 32;

/**
 * The secret in a file, made by whoever asks first: of several processes that start at once all get the same one.
 * @returns at least 32 characters
 * @throws Error with a sentence when the file holds something shorter
 */
export async function secretFromFile(path: string): Promise<string> {
  const secret = (await readSecret(path)) ?? (await makeSecret(path));
  if (secret.length < MIN_LENGTH) throw new Error(`Tajomstvo v súbore ${path} má mať aspoň ${MIN_LENGTH} znakov.`);
  return secret;
}

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(nullIfMissing);
  return text === null ? null : text.trim();
}

async function makeSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const aside = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
    await file.sync();
    // Unlike a rename, a link does not replace the secret another process has made meanwhile.
    await link(aside, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  } finally {
    await file.close();
    await rm(aside, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
