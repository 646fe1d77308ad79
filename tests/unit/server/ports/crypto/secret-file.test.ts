import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretFromFile } from '../../../../../src/server/ports/crypto/app-secret.ts';
import { tempFolder } from '../../../../support/temp-folder.ts';

test('a secret is made once, for the owner’s eyes only, and stays the same', async () => {
  const folder = join(await tempFolder(), 'data');
  const secret = await secretFromFile(join(folder, 'secret'));
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await secretFromFile(join(folder, 'secret'))).toBe(secret);
  expect((await readFile(join(folder, 'secret'), 'utf8')).trim()).toBe(secret);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['secret']);
});

test('all who ask at once get the same one', async () => {
  const path = join(await tempFolder(), 'secret');
  const secrets = await Promise.all(Array.from({ length: 20 }, () => secretFromFile(path)));
  expect(new Set(secrets).size).toBe(1);
});

test('a secret the file has already is kept', async () => {
  const path = join(await tempFolder(), 'secret');
  await writeFile(path, 'what somebody has put there himself\n');
  expect(await secretFromFile(path)).toBe('what somebody has put there himself');
});

test('a secret too short to be one is refused', async () => {
  const path = join(await tempFolder(), 'secret');
  await writeFile(path, '');
  await expect(secretFromFile(path)).rejects.toThrow('má mať aspoň 32 znakov');
});
