import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { makePicture, startTestSite } from '../../support/test-site.ts';

const NAME = `${'0123456789'.repeat(4)}.webp`;

async function startWithPicture() {
  const site = await startTestSite({ _headers: "/*\n  Content-Security-Policy: default-src 'self'\n" });
  const bytes = new Uint8Array(await makePicture(1000, 500, 'webp'));
  await site.services.media.put(NAME, bytes);
  return { ...site, bytes };
}

test('an upload is answered for good, as a picture and nothing else', async () => {
  const { url, bytes } = await startWithPicture();
  const answer = await rawRequest(url, `/storage/m/${NAME}`);
  expect([answer.status, Buffer.compare(answer.body, bytes)]).toEqual([200, 0]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    etag: `"${NAME}"`,
  });
  const head = await rawRequest(url, `/storage/m/${NAME}`, { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, 'image/webp']);
});

test('who has an upload already is told so', async () => {
  const { url } = await startWithPicture();
  for (const tag of [`"${NAME}"`, `"x", W/"${NAME}"`]) {
    const answer = await rawRequest(url, `/storage/m/${NAME}`, { headers: { 'If-None-Match': tag } });
    expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, `"${NAME}"`]);
  }
});

test.each([
  `${'a'.repeat(40)}.webp`,
  'foto.webp',
  `${NAME}.br`,
  `.${NAME}.0123.part`,
  `${NAME}%00`,
  '..%2fstore.sqlite',
  '%2e%2e/store.sqlite',
  '..%5cstore.sqlite',
  '%252e%252e%252fstore.sqlite',
  '/etc/passwd',
])('/storage/m/%s is not there, and no error is kept', async (name) => {
  const { url, services } = await startWithPicture();
  await writeFile(join(services.config.dataDir, 'store.sqlite.copy'), 'secret');
  const answer = await rawRequest(url, `/storage/m/${name}`);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('immutable');
  expect(String(answer.body)).not.toContain('SQLite');
});

test('removing a picture for good removes its scaled copies as well, and only those', async () => {
  const { url, services } = await startWithPicture();
  const folder = join(services.config.dataDir, 'images');
  await rawRequest(url, `/.netlify/images?url=/storage/m/${NAME}&w=320`);
  const [copy = ''] = await readdir(folder);
  expect(copy).toMatch(/-320-75\.webp$/);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${'f'.repeat(40)}-320-75.webp`), 'another');
  const token = await signInAs(services, await makeAccount(services, { roles: ['admin'] }));
  const headers = { Authorization: `Bearer ${token}` };
  const removed = await rawRequest(url, `/api/admin/media/${NAME}`, { method: 'DELETE', headers });
  expect(removed.status).toBe(200);
  expect(await readdir(folder)).toEqual([`${'f'.repeat(40)}-320-75.webp`]);
  expect((await rawRequest(url, `/storage/m/${NAME}`)).status).toBe(404);
  expect((await rawRequest(url, `/.netlify/images?url=/storage/m/${NAME}&w=320`)).status).toBe(404);
});

test('30 megabytes sent over a real connection are refused with the sentence, not by hanging up', async () => {
  const { url, services } = await startTestSite();
  const token = await signInAs(services, await makeAccount(services, { roles: ['editor'] }));
  const body = new FormData();
  body.append('file', new File([new Uint8Array(30_000_000)], 'foto.jpg'));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/admin/media`, { method: 'POST', headers, body });
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { message: 'Súbor je príliš veľký, smie mať najviac 4,4\u00a0MB. Zmenšite ho, prosím.' },
  ]);
});
