import { expect, test } from 'vitest';
import { siteWarnings } from '../../src/server/features/health/site-warnings.ts';
import { netlifyBuilds } from '../../src/server/ports/builds/adapters/netlify-builds.ts';
import { openGithubBench } from '../contract/content-repository/github-bench.ts';
import { callApi } from '../support/call-api.ts';
import { makeAccount, signInAs } from '../support/make-account.ts';
import { makeDeploy, signBody, startNetlifyHost, WEBHOOK_SECRET } from '../support/netlify-host.ts';
import { testServices } from '../support/test-services.ts';

const HERE = 'http://localhost:4321/api/health';
const MINUTE_MS = 60_000;

test('while all is well nobody is warned', async () => {
  expect(await siteWarnings(await testServices(), HERE)).toEqual([]);
});

test('a host that does not tell of the builds it was asked for is told of everywhere, until it does', async () => {
  const { hook } = await startNetlifyHost();
  const opened = await testServices();
  const builds = netlifyBuilds({ hook, webhookSecret: WEBHOOK_SECRET, ...opened });
  const services = { ...opened, builds, deployNotifications: builds };
  const token = await signInAs(services, await makeAccount(services, { roles: ['admin'] }));
  const call = callApi(services);
  await call('POST', '/api/admin/publishing', { token });
  services.clock.advance(3 * MINUTE_MS);
  for (const path of ['/api/admin/publishing', '/api/admin/dashboard', '/api/health']) {
    const { body } = await call('GET', path, { token, ip: '127.0.0.1' });
    expect(body.warnings, path).toMatchObject([{ kind: 'silent-host', message: expect.stringContaining('Deploy') }]);
  }
  const body = JSON.stringify(makeDeploy());
  await builds.accept(Buffer.from(body), await signBody(body));
  expect((await call('GET', '/api/admin/publishing', { token })).body.warnings).toEqual([]);
});

test('a SITE_URL that is not where people reach the site is told, on this machine and in previews it is not', async () => {
  const services = await testServices({ config: { siteUrl: 'https://www.kd.example' } });
  const warned = await siteWarnings(services, 'https://kd-riviera.netlify.app/api/admin/publishing');
  expect(warned).toMatchObject([{ kind: 'site-url' }]);
  expect(warned[0]?.message).toMatch(/kd-riviera\.netlify\.app.*https:\/\/www\.kd\.example.*SITE_URL/);
  for (const url of ['https://www.kd.example/', HERE, 'http://[::1]:4321/'])
    expect(await siteWarnings(services, url)).toEqual([]);
  const preview = { ...services, config: { ...services.config, isPreview: true } };
  expect(await siteWarnings(preview, 'https://deploy-preview-1--kd.netlify.app/')).toEqual([]);
});

test.each([
  ['2026-12-18 12:00:00 UTC', 1],
  ['2026-12-18 12:00:00 +0100', 1],
  ['2027-01-31 12:00:00 UTC', 0],
  ['', 0],
])('an access to GitHub that ends at %s is told %i times a month ahead', async (end, times) => {
  const { github, open } = await openGithubBench({ 'site.json': '{}' });
  github.headers['github-authentication-token-expiration'] = end;
  const services = await testServices();
  const content = await open();
  await content.check();
  const warned = await siteWarnings({ ...services, content }, HERE);
  expect(warned).toHaveLength(times);
  if (times > 0) expect(warned[0]?.message).toMatch(/platí do 18\.\sdecembra 2026/);
});
