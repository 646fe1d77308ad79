import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { checkDeploy } from '../../scripts/check-deploy.ts';
import { type StartedSite, startSite } from '../support/site.ts';

let site: StartedSite;
let siteUrl: string;

beforeAll(async () => {
  site = await startSite();
  siteUrl = site.url;
});
afterAll(() => site.close());

type Break = (path: string, answer: { status: number; headers: Headers; body: Buffer }) => void;

async function spoiled(spoil: Break): Promise<string> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const asked = await fetch(siteUrl + path, { redirect: 'manual' });
    const answer = {
      status: asked.status,
      headers: new Headers(asked.headers),
      body: Buffer.from(await asked.arrayBuffer()),
    };
    spoil(path, answer);
    answer.headers.delete('content-encoding');
    answer.headers.delete('content-length');
    answer.headers.delete('transfer-encoding');
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function problemsOf(url: string): Promise<string[]> {
  return (await checkDeploy(url, null)).flatMap(({ problem }) => problem ?? []);
}

test('the self-host is in order', async () => {
  const findings = await checkDeploy(siteUrl, null);
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
  expect(findings.map(({ what }) => what)).toContain('služby webu');
});

test.each<[string, Break, RegExp]>([
  ['no policy', (_path, { headers }) => headers.delete('content-security-policy'), /Content-Security-Policy.*_headers/],
  ['a preview', (path, { headers }) => path === '/' && headers.set('x-robots-tag', 'noindex'), /náhľad, nie živý web/],
  [
    'one page for every address',
    (path, answer) => {
      if (answer.status === 404 && !path.startsWith('/api')) answer.status = 200;
    },
    /stránkou 404/,
  ],
  [
    'no redirects',
    (path, answer) => {
      if (path === '/terms') answer.status = 404;
    },
    /_redirects neplatia/,
  ],
  [
    'no image service',
    (path, answer) => {
      if (path.startsWith('/.netlify/images')) answer.status = 404;
    },
    /Image CDN/,
  ],
  [
    'a function that was not deployed',
    (path, answer) => {
      if (path.startsWith('/api/newsletter')) {
        answer.status = 404;
        answer.headers.delete('x-request-id');
      }
    },
    /Služba newsletter neodpovedá/,
  ],
  [
    'a function without its variables',
    (path, answer) => {
      if (path.startsWith('/api/auth')) answer.status = 503;
    },
    /Služba auth odpovedá chybou 503/,
  ],
  [
    'jobs that do not run and notifications that do not come',
    (path, answer) => {
      if (path !== '/api/health') return;
      const jobs = { late: ['mail-retry'], failed: ['retention'] };
      const warnings = [{ kind: 'silent-host', message: 'Netlify nič nehlási.' }];
      answer.body = Buffer.from(JSON.stringify({ status: 'ok', jobs, warnings }));
    },
    /mail-retry dávno nebežala.*retention naposledy zlyhala.*Netlify nič nehlási/,
  ],
  [
    'a token that health does not know',
    (path, answer) => {
      if (path === '/api/health') answer.body = Buffer.from('{"status":"ok"}');
    },
    /HEALTH_TOKEN/,
  ],
])('%s is found and said where to set it', async (_name, spoil, expected) => {
  const problems = await problemsOf(await spoiled(spoil));
  expect(problems.join('\n')).toMatch(expected);
  expect(problems.length).toBeLessThanOrEqual(2);
});

test('a site that does not answer is a fault, not a crash', async () => {
  const problems = await problemsOf('http://127.0.0.1:9');
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toMatch(/Neodpovedá/);
});
