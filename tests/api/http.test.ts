import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../../src/server/app-error.ts';
import { publicRoute } from '../../src/server/core/auth/guards.ts';
import type { AppEnv } from '../../src/server/core/http/app-env.ts';
import { createApp } from '../../src/server/core/http/create-app.ts';
import type { ErrorReport } from '../../src/server/core/http/error-handler.ts';
import { validated } from '../../src/server/core/http/validated.ts';

const note = z.object({
  text: z.string('Napíšte text.').min(1, 'Napíšte text.'),
  stars: z.number('Napíšte číslo.'),
  rank: z.int().optional(),
  mood: z.enum(['good', 'bad']).optional(),
  tags: z.array(z.string()).optional(),
});

function testApp(siteUrl = 'https://www.kd.example') {
  const reports: ErrorReport[] = [];
  const routes = new Hono<AppEnv>()
    .post('/api/notes', publicRoute, validated('json', note), (c) => c.json(c.req.valid('json'), 201))
    .put('/api/notes', publicRoute, (c) => c.json({ client: c.env.clientAddress }))
    .post('/api/notes/:token/read', publicRoute, (c) => c.json({ message: 'Prečítané.' }))
    .get('/api/cached', publicRoute, (c) => c.json({}, 200, { 'Cache-Control': 'public, max-age=60' }))
    .get('/api/failures/refused', publicRoute, () => {
      throw new AppError('too-many', 'Skúste to neskôr.', { headers: { 'Retry-After': '30' } });
    })
    .get('/api/failures/down', publicRoute, () => {
      throw new AppError('unavailable', 'Úložisko neodpovedá.', { cause: new Error('ECONNREFUSED 10.0.0.7') });
    })
    .get('/api/failures/:token', publicRoute, () => {
      throw new Error('secret detail', { cause: new Error('first cause') });
    });
  const app = createApp({ siteUrl, reportError: (report) => reports.push(report) }, [routes]);
  const send = async (path: string, init?: RequestInit) =>
    app.fetch(new Request(`https://www.kd.example${path}`, init), { clientAddress: '192.0.2.7' });
  return { send, reports };
}

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': 'application/json', ...headers },
});
const GOOD_NOTE = JSON.stringify({ text: 'Ahoj', stars: 5 });

test('every answer carries the security headers, a request id and no-store', async () => {
  const { send } = testApp();
  for (const path of ['/api/notes', '/api/nothing', '/api/failures/refused', '/api/failures/x']) {
    const { headers } = await send(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  }
});

test('what a schema has no sentence for is refused in plain Slovak', async () => {
  const { send } = testApp();
  const refusal = async (body: string) => (await (await send('/api/notes', post(body))).json()).message;
  for (const body of ['[]', 'null', '5']) expect(await refusal(body)).toBe('Tento údaj nemá správny tvar.');
  expect(await refusal('{"text":"Ahoj","stars":5,"rank":1e308}')).toEqual({ rank: ['Hodnota je príliš veľká.'] });
  expect(await refusal('{"text":"Ahoj","stars":5,"mood":"?"}')).toEqual({ mood: ['Vyberte z\u00a0ponuky.'] });
  expect(await refusal('{"text":"Ahoj","stars":5,"tags":"x"}')).toEqual({ tags: ['Má tu byť zoznam.'] });
});

test('HSTS is left out while the site runs on http', async () => {
  const { send } = testApp('http://localhost:4321');
  expect((await send('/api/cached')).headers.get('Strict-Transport-Security')).toBeNull();
});

test('a route may opt out of no-store', async () => {
  const { send } = testApp();
  expect((await send('/api/cached')).headers.get('Cache-Control')).toBe('public, max-age=60');
});

test('a request id of the caller is kept when it is plain', async () => {
  const { send } = testApp();
  const idFor = async (id: string) =>
    (await send('/api/cached', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
  expect(await idFor('abc-123')).toBe('abc-123');
  expect(await idFor('a"}{')).not.toBe('a"}{');
  expect(await idFor('x'.repeat(65))).toHaveLength(36);
});

test('a slash at the end of the path makes no difference', async () => {
  const { send } = testApp();
  expect((await send('/api/notes/', post(GOOD_NOTE))).status).toBe(201);
  expect((await send('/api/notes', post(GOOD_NOTE))).status).toBe(201);
});

test('the handler learns the address of the visitor from the platform', async () => {
  const { send } = testApp();
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Real-IP': '203.0.113.9' };
  expect(await (await send('/api/notes', { method: 'PUT', headers })).json()).toEqual({ client: '192.0.2.7' });
});

test('HEAD answers like GET, without a body', async () => {
  const { send } = testApp();
  const answer = await send('/api/cached', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(await answer.text()).toBe('');
});

test('an unknown method of a known path is answered 405 with what is allowed, whatever it carries', async () => {
  const { send } = testApp();
  for (const init of [
    { method: 'DELETE' },
    { method: 'DELETE', body: 'x', headers: { Origin: 'https://evil.example' } },
  ]) {
    const answer = await send('/api/notes', init);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST, PUT');
    expect(await answer.json()).toEqual({ message: 'Táto adresa nepozná metódu DELETE.' });
  }
  const head = await send('/api/cached', { method: 'POST' });
  expect(head.headers.get('Allow')).toBe('GET, HEAD');
});

test('an unknown path is answered 404 in JSON', async () => {
  const { send } = testApp();
  const answer = await send('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'Takáto adresa neexistuje.' });
});

test('a valid body reaches the handler, unknown keys do not', async () => {
  const { send } = testApp();
  const answer = await send('/api/notes', post('{"text":"Ahoj","stars":5,"roles":["admin"],"__proto__":{"stars":9}}'));
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ text: 'Ahoj', stars: 5 });
});

test('an invalid body is answered 422 with messages by field', async () => {
  const { send } = testApp();
  const answer = await send('/api/notes', post('{"text":"","stars":"päť"}'));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ message: { text: ['Napíšte text.'], stars: ['Napíšte číslo.'] } });
});

test('a body of the wrong kind is answered 422 with a sentence', async () => {
  const { send } = testApp();
  for (const body of ['[]', '"text"', 'null']) {
    const answer = await send('/api/notes', post(body));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
  }
});

test('malformed JSON is answered 400', async () => {
  const { send, reports } = testApp();
  for (const body of ['{"text":', '']) {
    const answer = await send('/api/notes', post(body));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'Požiadavka sa nedá prečítať, jej telo nie je platný JSON.' });
  }
  expect(reports).toEqual([]);
});

test('a body over 64 kB is answered 413, announced or not', async () => {
  const { send } = testApp();
  const large = JSON.stringify({ text: 'x'.repeat(64 * 1024), stars: 1 });
  expect((await send('/api/notes', post(large))).status).toBe(413);
  const announced = await send('/api/notes', post('{}', { 'Content-Length': '70000' }));
  expect(announced.status).toBe(413);
  expect(await announced.json()).toEqual({ message: 'Požiadavka je príliš veľká, smie mať najviac 64 kB.' });
});

test('a body that is not JSON is answered 415', async () => {
  const { send } = testApp();
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'text/html; application/json',
  ]) {
    const answer = await send('/api/notes', post(GOOD_NOTE, { 'Content-Type': type }));
    expect(answer.status).toBe(415);
  }
  const form = await send('/api/notes', { method: 'POST', body: new URLSearchParams({ text: 'x' }) });
  expect(form.status).toBe(415);
  expect(
    (await send('/api/notes', post(GOOD_NOTE, { 'Content-Type': 'Application/JSON; charset=utf-8' }))).status,
  ).toBe(201);
});

test('a call without a body needs no content type, also where the server gives every call a stream', async () => {
  const { send } = testApp();
  expect((await send('/api/notes/t1/read', { method: 'POST' })).status).toBe(200);
  const read = (headers: Record<string, string>) =>
    send('/api/notes/t1/read', { method: 'POST', body: new Uint8Array(), headers });
  expect((await read({})).status).toBe(200);
  expect((await read({ 'Content-Length': '0' })).status).toBe(200);
  expect((await read({ 'Content-Length': '1' })).status).toBe(415);
  expect((await read({ 'Transfer-Encoding': 'chunked' })).status).toBe(415);
});

test.each([
  ['the site itself', { Origin: 'https://www.kd.example' }, 201],
  ['the host that was asked, over another scheme', { Origin: 'http://www.kd.example' }, 201],
  [
    'the same origin as the browser says',
    { Origin: 'https://preview.kd.example', 'Sec-Fetch-Site': 'same-origin' },
    201,
  ],
  ['a caller that is no browser', {}, 201],
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['another site with the name of ours in its own', { Origin: 'https://www.kd.example.evil.example' }, 403],
  ['another port', { Origin: 'https://www.kd.example:8443' }, 403],
  ['a sandboxed frame', { Origin: 'null' }, 403],
  ['a subdomain', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['another site as the browser says', { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('a state-changing call from %s', async (_, headers, status) => {
  const { send } = testApp();
  const answer = await send('/api/notes', post(GOOD_NOTE, headers as Record<string, string>));
  expect(answer.status).toBe(status);
});

test('a reading call is answered wherever it comes from', async () => {
  const { send } = testApp();
  expect((await send('/api/cached', { headers: { Origin: 'https://evil.example' } })).status).toBe(200);
});

test('a refusal is answered with the status of its kind and its headers, and is not reported', async () => {
  const { send, reports } = testApp();
  const answer = await send('/api/failures/refused');
  expect(answer.status).toBe(429);
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(await answer.json()).toEqual({ message: 'Skúste to neskôr.' });
  expect(reports).toEqual([]);
});

test('something missing is answered 503 and reported with its cause', async () => {
  const { send, reports } = testApp();
  const answer = await send('/api/failures/down');
  expect(answer.status).toBe(503);
  expect(await answer.text()).not.toContain('10.0.0.7');
  expect(reports).toHaveLength(1);
});

test('an unexpected error is answered 500 without its words and reported with its cause', async () => {
  const { send, reports } = testApp();
  const answer = await send('/api/failures/one-time-token');
  const id = answer.headers.get('X-Request-Id');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    message: `Na našej strane nastala chyba. Skúste to, prosím, neskôr. Číslo požiadavky: ${id}`,
    request_id: id,
  });
  expect(reports).toEqual([
    {
      request_id: id,
      method: 'GET',
      route: '/api/failures/:token',
      error: expect.objectContaining({ message: 'secret detail' }),
    },
  ]);
});
