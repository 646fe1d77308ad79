import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressed, startTestSite, writeSite } from '../support/test-site.ts';

const PAGE = compressed('about.html', `<h1>O nás</h1>${'<p>Divadlo, tanec, film.</p>'.repeat(40)}`);
const RULES = { _headers: '/*\n  X-Frame-Options: DENY\n', _redirects: '/admin/*  /events  200\n' };

const PASSING = new Set(['date', 'connection', 'keep-alive']);

async function ask(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, init);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !PASSING.has(name)));
  return { status: answer.status, headers, body: await answer.text() };
}

test.each(['identity', 'gzip', 'br', 'gzip;q=0, br;q=0'])(
  'what is asked for again is answered as before, with every header (%s)',
  async (encoding) => {
    const { url } = await startTestSite({ ...PAGE, ...RULES });
    for (const path of ['/about', '/', '/admin/users', '/about?from=mail']) {
      const first = await ask(url + path, { headers: { 'accept-encoding': encoding } });
      expect(first).toMatchObject({ status: 200, headers: { 'x-frame-options': 'DENY' } });
      expect(await ask(url + path, { headers: { 'accept-encoding': encoding } })).toEqual(first);
    }
  },
);

test('who asks for another encoding, for a part, for the head alone, or has it already, is answered so', async () => {
  const { url } = await startTestSite({ ...PAGE, ...RULES });
  const plain = { 'accept-encoding': 'identity' };
  const { headers, body } = await ask(`${url}/about`, { headers: plain });
  expect((await ask(`${url}/about`, { headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br');
  expect(await ask(`${url}/about`, { headers: { ...plain, range: 'bytes=0-3' } })).toMatchObject({
    status: 206,
    body: body.slice(0, 4),
  });
  expect(await ask(`${url}/about`, { method: 'HEAD', headers: plain })).toEqual({ status: 200, headers, body: '' });
  const etag = headers.etag ?? '';
  expect((await ask(`${url}/about`, { headers: { ...plain, 'if-none-match': etag } })).status).toBe(304);
  expect((await ask(`${url}/about`, { method: 'POST', headers: plain })).status).toBe(405);
});

test('a new build is shown at once, and a file changed in place within two seconds', async () => {
  const { url, siteRoot, useSite, services } = await startTestSite({ ...PAGE });
  const words = async () => (await ask(`${url}/events`)).body;
  for (let time = 0; time < 2; time += 1) expect(await words()).toContain('Podujatia');
  await writeFile(join(siteRoot, 'events.html'), '<h1>Zmenené</h1>');
  await expect.poll(words, { timeout: 2500 }).toContain('Zmenené');
  const other = join(services.folder, 'other');
  await writeSite(other, { 'index.html': 'Iný dom', 'events.html': 'Iné podujatia' });
  await useSite(other);
  expect(await words()).toBe('Iné podujatia');
});
