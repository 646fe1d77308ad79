import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startServer } from '../../src/selfhost/start-server.ts';
import { makePublishedEvent } from '../support/content-factories.ts';
import { rawRequest } from '../support/raw-request.ts';
import { testServices } from '../support/test-services.ts';
import { compressed, startTestSite, TEST_PAGES, writeSite } from '../support/test-site.ts';

describe('pages', () => {
  test('a page has one address; other ways to write it lead there', async () => {
    const { url } = await startTestSite();
    const home = await rawRequest(url, '/');
    expect([home.status, String(home.body)]).toEqual([200, '<h1>Domov</h1>']);
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(home.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(String((await rawRequest(url, '/events')).body)).toBe('<h1>Podujatia</h1>');
    for (const [path, location] of [
      ['/events/', '/events'],
      ['/events.html', '/events'],
      ['/events/?od=2026', '/events?od=2026'],
      ['/index.html', '/'],
      ['/index', '/'],
    ] as const) {
      const moved = await rawRequest(url, path);
      expect([moved.status, moved.headers.location]).toEqual([301, location]);
    }
  });

  test('an unknown address is answered 404 with the not-found page, where it is', async () => {
    const { url } = await startTestSite();
    for (const path of [
      '/nothing',
      '/nothing/',
      '/nothing.html',
      '/build/gone.js',
      '/events/x/y/z',
      '/_headers',
      '/.env',
    ]) {
      const answer = await rawRequest(url, path);
      expect([answer.status, String(answer.body)]).toEqual([404, '<h1>Stránka sa nenašla</h1>']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  test('an unknown call is answered 404 in JSON', async () => {
    const { url } = await startTestSite();
    const answer = await rawRequest(url, '/api/nothing');
    expect([answer.status, JSON.parse(String(answer.body))]).toEqual([404, { message: 'Takáto adresa neexistuje.' }]);
  });

  test('HEAD answers what GET would, without the body', async () => {
    const { url } = await startTestSite();
    const answer = await rawRequest(url, '/events', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength('<h1>Podujatia</h1>')));
    expect(answer.body).toHaveLength(0);
  });

  test('pages can only be read', async () => {
    const { url } = await startTestSite();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await rawRequest(url, '/events', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  test.each([
    '/../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/events/..%5c..%5cpackage.json',
    '/..\\package.json',
    '/events%00.html',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/%',
    '/storage/../../package.json',
    '/storage/m/..%2f..%2fcontent-index.json',
  ])('%s leads out of nothing', async (path) => {
    const { url, services } = await startTestSite();
    await writeFile(join(services.folder, 'package.json'), 'secret');
    const answer = await rawRequest(url, path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.headers.location).toBeUndefined();
    expect(String(answer.body)).not.toContain('secret');
  });
});

describe('what travels', () => {
  const TEXT = `<h1>Program</h1>${'<p>Podujatie</p>'.repeat(50)}`;

  test('a client gets the best encoding it takes, each with a tag of its own', async () => {
    const { url } = await startTestSite(compressed('program.html', TEXT));
    const plain = await rawRequest(url, '/program');
    const brotli = await rawRequest(url, '/program', { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    const gzip = await rawRequest(url, '/program', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(String(plain.body)).toBe(TEXT);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(brotli.body))).toBe(TEXT);
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzip.body))).toBe(TEXT);
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('what the client has already is answered 304, in its encoding', async () => {
    const { url } = await startTestSite(compressed('program.html', TEXT));
    const headers = { 'Accept-Encoding': 'br' };
    const etag = String((await rawRequest(url, '/program', { headers })).headers.etag);
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const again = await rawRequest(url, '/program', { headers: { ...headers, 'If-None-Match': known } });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
    const other = await rawRequest(url, '/program', { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  test('hashed assets never change, pictures with plain names are asked for again', async () => {
    const { url } = await startTestSite({ 'build/app.x1.js': 'export {}', 'storage/a.webp': 'picture' });
    const asset = await rawRequest(url, '/build/app.x1.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const picture = await rawRequest(url, '/storage/a.webp');
    expect(picture.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(picture.headers['content-type']).toBe('image/webp');
    const again = await rawRequest(url, '/storage/a.webp', {
      headers: { 'If-None-Match': String(picture.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('a part of a file is sent to a client that asks for one', async () => {
    const { url } = await startTestSite({ 'storage/a.webp': '0123456789', 'cennik.pdf': '0123456789' });
    for (const path of ['/storage/a.webp', '/cennik.pdf']) {
      const part = await rawRequest(url, path, { headers: { Range: 'bytes=2-4' } });
      expect([part.status, String(part.body), part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
      expect(part.headers['content-length']).toBe('3');
      const none = await rawRequest(url, path, { headers: { Range: 'bytes=10-' } });
      expect([none.status, none.headers['content-range']]).toEqual([416, 'bytes */10']);
      const changed = await rawRequest(url, path, { headers: { Range: 'bytes=2-4', 'If-Range': '"older"' } });
      expect([changed.status, String(changed.body)]).toEqual([200, '0123456789']);
    }
  });

  test('calls are compressed as well', async () => {
    const events = Array.from({ length: 20 }, (_, index) => makePublishedEvent({ id: index + 1 }));
    const { url } = await startTestSite({}, { index: { events } });
    const answer = await rawRequest(url, '/api/events/all', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(String(gunzipSync(answer.body)))).toHaveLength(20);
    const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': String(answer.headers.etag) };
    expect((await rawRequest(url, '/api/events/all', { headers: known })).status).toBe(304);
  });
});

describe('what the build says about its files', () => {
  test('headers of _headers are on every static answer', async () => {
    const { url } = await startTestSite({
      _headers:
        "/*\n  Content-Security-Policy: default-src 'self'\n/feed.xml\n  Content-Type: application/rss+xml; charset=utf-8\n",
      'feed.xml': '<rss/>',
    });
    for (const path of ['/', '/events/', '/nothing', '/storage/gone.webp'])
      expect((await rawRequest(url, path)).headers['content-security-policy']).toBe("default-src 'self'");
    expect((await rawRequest(url, '/feed.xml')).headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect((await rawRequest(url, '/api/health')).headers['content-security-policy']).toContain("default-src 'none'");
    const lostEvent = await rawRequest(url, '/events/99/x');
    expect([lostEvent.status, lostEvent.headers['content-security-policy']]).toEqual([404, "default-src 'self'"]);
  });

  test('what is not there yet is asked for again, also where files are kept for a year', async () => {
    const { url } = await startTestSite({
      _headers: '/build/*\n  Cache-Control: public, max-age=31536000, immutable\n',
      _redirects: '/build/closed/* /closed 404',
      'build/app.1.js': 'void 0;',
      'closed.html': 'Zatvorené',
    });
    const lifetimeOf = async (path: string) => (await rawRequest(url, path)).headers['cache-control'];
    expect(await lifetimeOf('/build/app.1.js')).toBe('public, max-age=31536000, immutable');
    expect(await lifetimeOf('/build/app.2.js')).toBe('public, max-age=0, must-revalidate');
    expect(await lifetimeOf('/build/closed/app.js')).toBe('public, max-age=0, must-revalidate');
  });

  test('parts of a page carry the headers that protect them, and none that are about documents', async () => {
    const aboutDocuments = {
      'content-security-policy': "default-src 'self'",
      'permissions-policy': 'camera=()',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    };
    const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
    const lines = Object.entries({ ...aboutDocuments, ...always }).map(([name, value]) => `  ${name}: ${value}`);
    const { url } = await startTestSite({
      _headers: ['/*', ...lines].join('\n'),
      'build/app.1.js': 'void 0;',
      'build/app.1.css': 'b{}',
      'fonts/a.woff2': 'font',
      'storage/1.webp': 'picture',
      'storage/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'cennik.pdf': '%PDF',
    });
    for (const path of ['/build/app.1.js', '/build/app.1.css', '/fonts/a.woff2', '/storage/1.webp']) {
      const { headers } = await rawRequest(url, path);
      expect(headers, path).toMatchObject(always);
      expect(Object.keys(headers).filter((name) => name in aboutDocuments)).toEqual([]);
    }
    for (const path of ['/', '/storage/drawing.svg', '/cennik.pdf', '/build/gone.js'])
      expect((await rawRequest(url, path)).headers, path).toMatchObject({ ...aboutDocuments, ...always });
  });

  test('rules of _redirects rewrite, redirect and refuse, but not where a file is', async () => {
    const { url } = await startTestSite({
      _redirects: [
        '/events /elsewhere 301',
        '/terms /podmienky-pouzitia 301',
        '/reset-password/* /reset-password 200',
        '/closed/* /closed 404',
        '/broken /missing 200',
        '/forced /events 200!',
      ].join('\n'),
      'reset-password.html': 'Nové heslo',
      'closed.html': 'Zatvorené',
      'forced.html': 'never seen',
    });
    const answerTo = async (path: string) => {
      const { status, headers, body } = await rawRequest(url, path);
      return [status, headers.location ?? String(body)];
    };
    expect(await answerTo('/events')).toEqual([200, '<h1>Podujatia</h1>']);
    expect(await answerTo('/terms?lang=sk')).toEqual([301, '/podmienky-pouzitia?lang=sk']);
    expect(await answerTo('/reset-password/abc')).toEqual([200, 'Nové heslo']);
    expect(await answerTo('/closed/for/good')).toEqual([404, 'Zatvorené']);
    expect(await answerTo('/broken')).toEqual([404, '<h1>Stránka sa nenašla</h1>']);
    expect(await answerTo('/forced')).toEqual([200, '<h1>Podujatia</h1>']);
  });

  test('a rule it cannot follow stops the start, naming the line', async () => {
    await expect(startTestSite({ _redirects: '/a /b 301 Country=sk' })).rejects.toThrow('_redirects, riadok 1');
  });
});

describe('events', () => {
  test('an old address of an event leads to its page, the right one is a file', async () => {
    const { url } = await startTestSite(
      { 'events/7/vianocny-koncert.html': 'Koncert' },
      { index: { events: [makePublishedEvent({ id: 7 })] } },
    );
    expect(String((await rawRequest(url, '/events/7/vianocny-koncert')).body)).toBe('Koncert');
    for (const path of ['/events/7/stary-nazov', '/events/7', '/events/7/']) {
      const moved = await rawRequest(url, path);
      expect([moved.status, moved.headers.location]).toEqual([301, '/events/7/vianocny-koncert']);
    }
    const lost = await rawRequest(url, '/events/8/stary-nazov');
    expect([lost.status, String(lost.body)]).toEqual([404, '<h1>Stránka sa nenašla</h1>']);
  });
});

describe('the server', () => {
  test('another build takes over at once, with its own rules', async () => {
    const site = await startTestSite();
    await rawRequest(site.url, '/events');
    const next = join(site.services.folder, 'next');
    await writeSite(next, { ...TEST_PAGES, 'events.html': 'Nové podujatia', _headers: '/*\n  X-Build: 2' });
    await site.useSite(next);
    const answer = await rawRequest(site.url, '/events');
    expect([String(answer.body), answer.headers['x-build']]).toEqual(['Nové podujatia', '2']);
  });

  test('a build that cannot be opened leaves the present one in place', async () => {
    const site = await startTestSite();
    await expect(site.useSite(join(site.services.folder, 'nowhere'))).rejects.toThrow('npm run build');
    expect((await rawRequest(site.url, '/events')).status).toBe(200);
  });

  test('a port in use is said in one sentence', async () => {
    const { url, siteRoot } = await startTestSite();
    const options = { services: await testServices(), siteRoot, port: Number(new URL(url).port), host: '127.0.0.1' };
    await expect(startServer(options)).rejects.toThrow(/^Port \d+ už používa iný program\. Ukončite ho/);
  });

  test('without a built site it does not start', async () => {
    const services = await testServices();
    const options = { services, siteRoot: join(services.folder, 'dist'), port: 0, host: '127.0.0.1' };
    await expect(startServer(options)).rejects.toThrow('Spustite najprv npm run build.');
  });
});
