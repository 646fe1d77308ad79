import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { systemClock } from '../../src/domain/time/clock.ts';
import { sqliteStore } from '../../src/server/ports/store/adapters/sqlite-store.ts';
import { startProcess } from '../support/start-process.ts';
import { tempFolder } from '../support/temp-folder.ts';

// A busy machine starts processes slowly.
vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);
const ADMINISTRATOR = /Prvý správca: (\S+)\nHeslo, ktoré sa už nezobrazí: (\S+)\n/;

const post = (address: string, body: object) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const login = (url: string, email = '', password = '') => post(`${url}/api/auth/login`, { email, password });

test('a start that fails after it has begun to listen ends, and says why', async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, '.data'));
  const store = await sqliteStore({ path: join(folder, '.data', 'store.sqlite'), clock: systemClock });
  await store.commit([{ op: 'put', key: 'administrators:all', value: '?', expect: 'any' }]);
  await store.close();
  const { child, output } = await startProcess({ folder });
  expect(output).toContain('administrators:all');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

test('half a picture that a crash has left is removed, one that is being written is not', async () => {
  const folder = await tempFolder();
  for (const name of ['media', 'images']) {
    const pictures = join(folder, '.data', name);
    await mkdir(pictures, { recursive: true });
    for (const aside of ['.kd-0000000000000000.tmp', '.kd-1111111111111111.tmp'])
      await writeFile(join(pictures, aside), 'half a pic');
    const yesterday = Date.now() / 1000 - 24 * 60 * 60;
    await utimes(join(pictures, '.kd-0000000000000000.tmp'), yesterday, yesterday);
  }
  await startProcess({ folder });
  for (const name of ['media', 'images'])
    expect(await readdir(join(folder, '.data', name))).toEqual(['.kd-1111111111111111.tmp']);
});

test('two first starts over one folder print one administrator', async () => {
  const folder = await tempFolder();
  const started = await Promise.all([startProcess({ folder }), startProcess({ folder })]);
  expect(started.filter(({ output }) => ADMINISTRATOR.test(output))).toHaveLength(1);
});

test('a second server over the same data is refused in a sentence, since it would remove the builds of the first', async () => {
  const first = await startProcess();
  const second = await startProcess({ folder: first.folder });
  expect(second.output).toBe(
    `Nad priečinkom .data už beží iný server. Ukončite ho, alebo zvoľte iný priečinok premennou DATA_DIR.\n`,
  );
  expect(second.child.exitCode ?? (await once(second.child, 'exit'))[0]).toBe(1);
  expect((await fetch(first.url)).status).toBe(200);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const third = await startProcess({ folder: first.folder });
  expect((await fetch(third.url)).status).toBe(200);
});

test('a content folder that is not there, or is a file, is said in a sentence', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'notes.txt'), '');
  for (const path of ['/neexistuje', 'notes.txt']) {
    const { child, output } = await startProcess({ folder, env: { CONTENT_DIR: path } });
    expect(output).toBe(
      `Priečinok ${resolve(folder, path)} neexistuje alebo sa nedá čítať. Vytvorte ho, alebo zvoľte iný premennou CONTENT_DIR.\n`,
    );
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
  }
});

test('a database that is none is said in a sentence, with the words of the system', async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, '.data'));
  await writeFile(join(folder, '.data', 'store.sqlite'), 'x'.repeat(10_000));
  const { child, output } = await startProcess({ folder });
  expect(output).toBe(
    'Databáza v\u00a0priečinku DATA_DIR je poškodená. Obnovte ju zo zálohy (docs/operations.md, Backup and restore) (file is not a database).\n',
  );
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

test('the administrator of the environment is not printed, can sign in, and is helped by the terminal whatever strangers have asked for', async () => {
  const env = { ADMIN_EMAIL: 'Sefka@kd.example', ADMIN_PASSWORD: 'tri citróny a klobúk' };
  const { output, url, folder } = await startProcess({ env });
  expect(output).not.toMatch(ADMINISTRATOR);
  const email = 'sefka@kd.example';
  expect((await login(url, email, env.ADMIN_PASSWORD)).status).toBe(200);

  for (let time = 0; time < 4; time += 1)
    expect((await post(`${url}/api/auth/forgot-password`, { email })).status).toBe(200);
  const { stdout } = await run(process.execPath, [resolve('scripts/admin.ts'), 'reset', email], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  expect(stdout).toBe(`Odkaz na nové heslo sme poslali na ${email}.\n`);
});

test('the first start prints an administrator, who changes the password at the first sign-in, and the next one prints none', async () => {
  const { child, output, url, folder } = await startProcess();
  const [, email = '', printed = ''] = ADMINISTRATOR.exec(output) ?? [];
  const { access_token } = await (await login(url, email, printed)).json();
  const call = async (path: string, body?: object) =>
    fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  expect(await (await call('/api/admin/users')).json()).toEqual({ message: 'password-change-required' });
  const password = 'tri citróny a klobúk';
  const change = { current_password: printed, password, password_confirmation: password };
  expect((await call('/api/user/password', change)).status).toBe(200);
  expect((await call('/api/admin/users')).status).toBe(200);

  child.kill('SIGTERM');
  await once(child, 'exit');
  const next = await startProcess({ folder });
  expect(next.output).toMatch(/^Stránka beží na adrese http:\S+\n$/);
  expect((await login(next.url, email, password)).status).toBe(200);
});

test('the terminal makes an administrator, and says how it is used', async () => {
  const folder = await tempFolder();
  const admin = (...args: string[]) =>
    run(process.execPath, [resolve('scripts/admin.ts'), ...args], { cwd: folder, env: { PATH: process.env.PATH } });
  const { stdout } = await admin('create', 'Eva@kd.example');
  const password = /je založený, jeho heslo je (\S+)\n$/.exec(stdout)?.[1];
  expect(stdout).toContain('Správca eva@kd.example');
  await expect(admin('constructor', 'eva@kd.example')).rejects.toMatchObject({
    stderr: expect.stringContaining('Použitie:'),
  });
  const { output, url } = await startProcess({ folder });
  expect(output).not.toMatch(ADMINISTRATOR);
  expect((await login(url, 'eva@kd.example', password)).status).toBe(200);
});
