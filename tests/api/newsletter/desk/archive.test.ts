import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ContentIndex } from '../../../../src/domain/content/content-index.ts';
import { ISSUE_STATES } from '../../../../src/domain/newsletter/newsletter-issue.ts';
import { createApp } from '../../../../src/server/core/http/create-app.ts';
import { composeMail } from '../../../../src/server/core/mail/templates/compose-mail.ts';
import { heading, paragraph } from '../../../../src/server/core/mail/templates/pieces.ts';
import { archiveRoutes } from '../../../../src/server/features/newsletter/archive-routes.ts';
import { keepIssue } from '../../../support/keep-issue.ts';
import { rawRequest } from '../../../support/raw-request.ts';
import { testServices } from '../../../support/test-services.ts';
import { startTestSite } from '../../../support/test-site.ts';

const SITE = 'https://www.kd.example';

async function openArchive(index: Partial<ContentIndex> = {}) {
  const services = await testServices({ index, config: { siteUrl: SITE } });
  const notFound = async () => new Response('Stránka sa nenašla', { status: 404 });
  const app = createApp(services.config, [archiveRoutes(services, notFound)]);
  async function get(path = '', init: RequestInit = {}) {
    const answer = await app.fetch(new Request(`${SITE}/newsletter/archiv${path}`, init), {
      clientAddress: '192.0.2.7',
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  return { services, get };
}

test('an issue is shown as it was mailed, in one document with the site around it', async () => {
  const { services, get } = await openArchive();
  const { html } = await composeMail(
    services,
    { to: '', subject: 'Január', preview: 'Január', reason: 'Poslali sme odberateľom.' },
    heading('Januárový program'),
    paragraph('Milí priatelia'),
  );
  await keepIssue(services, '2027-01', { edition: { subject: 'Čo bude v <januári> & inde', archive_html: html } });
  const { status, headers, text } = await get('/2027-01');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i);
  expect(text).toContain('Januárový program</h1>');
  expect(text).toContain('Milí priatelia');
  expect(text).toContain('<html lang="sk">');
  expect(text).toContain('<title>Čo bude v &lt;januári&gt; &amp; inde | ');
  expect(text).toContain(`<link rel="canonical" href="${SITE}/newsletter/archiv/2027-01">`);
  expect(text).not.toMatch(/noindex|unsubscribe|<script/);
  for (const once of [/<html/g, /<body/g, /<head>/g, /<title>/g, /<!doctype/gi, /<h1/g])
    expect(text.match(once), String(once)).toHaveLength(1);
});

test('its own policy lets nothing run, and names the one style sheet there is', async () => {
  const { services, get } = await openArchive();
  await keepIssue(services, '2027-01');
  for (const path of ['', '/2027-01']) {
    const { headers, text } = await get(path);
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).not.toContain('script-src');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test('pictures and links of the mail are those of the site itself, others stay', async () => {
  const { services, get } = await openArchive();
  const link = 'https://www.kd.example.evil.example/x';
  const archive_html = `<body><img src="${SITE}/storage/a.jpg" alt=""><a href="${SITE}/events">x</a><a href="${link}">y</a></body>`;
  await keepIssue(services, '2027-01', { edition: { archive_html } });
  const { text } = await get('/2027-01');
  expect(text).toContain('<img src="/storage/a.jpg" alt=""><a href="/events">x</a>');
  expect(text).toContain(`<a href="${link}">y</a>`);
});

test('a house without a logo shows the icon of the site', async () => {
  const { get } = await openArchive();
  expect((await get()).text).toContain('<a class="brand" href="/"><img src="/favicon.svg" ');
});

test('the navigation leads to galleries and partners only where the house has some', async () => {
  const linksOf = async (index: Partial<ContentIndex>) => {
    const { get } = await openArchive(index);
    const [, nav = ''] = /<nav aria-label="Hlavná navigácia">(.*?)<\/nav>/s.exec((await get()).text) ?? [];
    return ['/gallery', '/partners'].filter((path) => nav.includes(`href="${path}"`));
  };
  expect(await linksOf({ galleries: { 1: [] }, has_partners: true })).toEqual(['/gallery', '/partners']);
  expect(await linksOf({ galleries: {}, has_partners: false })).toEqual([]);
});

test('networks may hand both pages out for a minute', async () => {
  const { services, get } = await openArchive();
  await keepIssue(services, '2027-01');
  for (const path of ['', '/', '/2027-01', '/2027-01/'])
    expect((await get(path)).headers.get('Netlify-CDN-Cache-Control')).toContain('max-age=60');
});

test('every issue is there from the moment it is being sent, drafts are not', async () => {
  const { services, get } = await openArchive();
  for (const [at, state] of ISSUE_STATES.entries())
    await keepIssue(services, `2027-0${at + 1}`, { issue: { state, subject: `Vydanie ${state}` } });
  const found = await Promise.all(ISSUE_STATES.map(async (_, at) => (await get(`/2027-0${at + 1}`)).status));
  expect(Object.fromEntries(ISSUE_STATES.map((state, at) => [state, found[at]]))).toEqual({
    draft: 404,
    scheduled: 404,
    sending: 200,
    paused: 200,
    sent: 200,
  });
  const { text } = await get();
  expect(text.match(/Vydanie \w+/g)).toEqual(['Vydanie sent', 'Vydanie paused', 'Vydanie sending']);
});

test('where the link of a trial mail leads, it says that the issue is not sent yet', async () => {
  const { services, get } = await openArchive();
  await keepIssue(services, '2027-01', { issue: { state: 'draft', subject: 'Ešte tajné' } });
  const { status, headers, text } = await get('/2027-01');
  expect(status).toBe(404);
  expect(text).toContain('Toto vydanie ešte len pripravujeme');
  expect(text).not.toContain('Ešte tajné');
  expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull();
});

test('issues lead to their neighbours, the second of a month among them', async () => {
  const { services, get } = await openArchive();
  for (const id of ['2026-12', '2027-01', '2027-01-2', '2027-02']) await keepIssue(services, id);
  const { text } = await get('/2027-01-2');
  expect(text).toMatch(/href="\/newsletter\/archiv\/2027-01" rel="prev"/);
  expect(text).toMatch(/href="\/newsletter\/archiv\/2027-02" rel="next"/);
  expect((await get('/2026-12')).text).not.toContain('rel="prev"');
});

test.each(['/2027-02', '/abc', '/2027-01%20', '/..%2f..', '/%00', '/x'.padEnd(3000, 'x'), '/<script>'])(
  '%s is answered with the not-found page, which no network keeps',
  async (path) => {
    const { services, get } = await openArchive();
    await keepIssue(services, '2027-01');
    const { status, headers, text } = await get(path);
    expect([status, text]).toEqual([404, 'Stránka sa nenašla']);
    expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  },
);

test('before the first issue the list says so', async () => {
  const { get } = await openArchive();
  const { status, text } = await get();
  expect(status).toBe(200);
  expect(text).toContain('Prvé vydanie ešte len pripravujeme.');
});

test('what staff wrote as a subject is text in the list, too', async () => {
  const { services, get } = await openArchive();
  await keepIssue(services, '2027-01', { issue: { subject: '<img src=x onerror=alert(1)>' } });
  await keepIssue(services, '2027-02');
  for (const path of ['', '/2027-02']) expect((await get(path)).text).not.toContain('<img src=x');
});

test('the self-host shows both, and its own not-found page beside them', async () => {
  const { url, services } = await startTestSite();
  await keepIssue(services, '2027-01');
  for (const path of ['/newsletter/archiv', '/newsletter/archiv/', '/newsletter/archiv/2027-01']) {
    const answer = await rawRequest(url, path);
    expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, 'text/html; charset=UTF-8']);
  }
  expect(String((await rawRequest(url, '/newsletter/archiv/2027-02')).body)).toBe('<h1>Stránka sa nenašla</h1>');
  expect(String((await rawRequest(url, '/newsletter/archiv/2027-01/x')).body)).toBe('<h1>Stránka sa nenašla</h1>');
  expect((await rawRequest(url, '/newsletter/archiv', { method: 'POST' })).status).toBe(405);
});
