import { expect, test } from 'vitest';
import { netlifyBuilds } from '../../../src/server/ports/builds/adapters/netlify-builds.ts';
import { BuildUnavailableError } from '../../../src/server/ports/builds/build-trigger.ts';
import { makeDeploy, signBody, startNetlifyHost, WEBHOOK_SECRET } from '../../support/netlify-host.ts';
import { testServices } from '../../support/test-services.ts';

const MINUTE_MS = 60_000;

async function open() {
  const host = await startNetlifyHost();
  const { store, clock } = await testServices();
  const builds = netlifyBuilds({ hook: host.hook, webhookSecret: WEBHOOK_SECRET, store, clock });
  const tell = async (deploy: Record<string, unknown>) => {
    const body = JSON.stringify(makeDeploy(deploy));
    return builds.accept(Buffer.from(body), await signBody(body));
  };
  const states = async () => (await builds.runs(10)).map(({ state }) => state);
  return { host, clock, builds, tell, states };
}

test('a request asks the host for a build, which is waited for until it is heard of', async () => {
  const { host, builds, tell, states } = await open();
  expect(await states()).toEqual([]);
  await builds.request();
  expect(host.asked()).toBe(1);
  expect(await states()).toEqual(['waiting']);
  await tell({ state: 'building' });
  expect(await states()).toEqual(['building']);
  await tell({ state: 'ready' });
  expect(await builds.runs(10)).toMatchObject([{ state: 'live', reason: null, revision: 'b2f1c0de' }]);
});

test('requests during a build make one more at its end', async () => {
  const { host, builds, tell } = await open();
  await Promise.all([builds.request(), builds.request(), builds.request()]);
  expect(host.asked()).toBe(1);
  await tell({ state: 'building' });
  await builds.request();
  expect(host.asked()).toBe(1);
  await tell({ state: 'ready' });
  expect(host.asked()).toBe(2);
  await tell({ id: 'second', state: 'building' });
  await tell({ id: 'second', state: 'ready' });
  expect(host.asked()).toBe(2);
});

test('gathered changes are asked for once, three minutes after the first of them, by whoever comes next', async () => {
  const { host, builds, states, clock } = await open();
  await builds.request('gathered');
  clock.advance(2 * MINUTE_MS);
  await builds.request('gathered');
  expect([host.asked(), await states()]).toEqual([0, ['waiting']]);
  expect((await builds.runs(1))[0]?.dueAt).toBe(clock.now() + MINUTE_MS);
  clock.advance(MINUTE_MS);
  await Promise.all([builds.request('gathered'), builds.request('gathered')]);
  expect(host.asked()).toBe(1);
});

test('who cannot wait takes along what was gathered', async () => {
  const { host, builds, clock } = await open();
  await builds.request('gathered');
  await builds.request('now');
  expect(host.asked()).toBe(1);
  expect((await builds.runs(1))[0]?.dueAt).toBeUndefined();
  clock.advance(30 * MINUTE_MS);
  expect(await builds.runs(1)).toEqual([]);
});

test('what was gathered during a build goes at its end, once its time has come', async () => {
  const { host, builds, tell, clock } = await open();
  await builds.request();
  await tell({ state: 'building' });
  await builds.request('gathered');
  await tell({ state: 'ready' });
  expect(host.asked()).toBe(1);
  clock.advance(3 * MINUTE_MS);
  await builds.request('gathered');
  expect(host.asked()).toBe(2);
});

test("the end of somebody else's build, begun before ours was asked for, leaves ours under way", async () => {
  const { host, builds, tell, clock } = await open();
  await tell({ id: 'theirs', state: 'building' });
  await tell({ id: 'theirs', state: 'ready' });
  clock.advance(MINUTE_MS);
  await builds.request();
  expect(host.asked()).toBe(1);
  await tell({ id: 'another', state: 'ready', updated_at: new Date(clock.now()).toISOString() });
  await builds.request();
  expect(host.asked()).toBe(1);
  const created_at = new Date(clock.now() + 400).toISOString();
  await tell({ id: 'ours', state: 'ready', created_at, updated_at: created_at });
  expect(host.asked()).toBe(2);
});

test('a host that never tells of its builds is asked anyway after three minutes, and told of', async () => {
  const { host, builds, tell, clock } = await open();
  expect(await builds.isSilent()).toBe(false);
  await builds.request();
  await builds.request();
  expect([host.asked(), await builds.isSilent()]).toEqual([1, false]);
  clock.advance(3 * MINUTE_MS);
  expect(await builds.isSilent()).toBe(true);
  await builds.request();
  expect(host.asked()).toBe(2);
  await tell({ state: 'building' });
  expect(await builds.isSilent()).toBe(false);
});

test('a host that has told of builds is given twenty minutes before it counts as silent', async () => {
  const { builds, tell, clock } = await open();
  await tell({ state: 'building' });
  await tell({ state: 'ready' });
  await builds.request();
  clock.advance(19 * MINUTE_MS);
  expect(await builds.isSilent()).toBe(false);
  clock.advance(MINUTE_MS);
  expect(await builds.isSilent()).toBe(true);
});

test('a build begun by a commit counts as under way', async () => {
  const { host, builds, tell } = await open();
  await tell({ state: 'building' });
  await builds.request();
  expect(host.asked()).toBe(0);
  await tell({ state: 'error' });
  expect(host.asked()).toBe(1);
});

test('a notification sent again, late or out of order changes nothing', async () => {
  const { host, builds, tell, states, clock } = await open();
  await builds.request();
  await tell({ state: 'ready' });
  await builds.request();
  expect(host.asked()).toBe(2);
  for (const state of ['ready', 'building', 'error']) await tell({ state });
  expect(host.asked()).toBe(2);
  expect(await states()).toEqual(['waiting', 'live']);
  clock.advance(3 * 24 * 60 * MINUTE_MS);
  await tell({ id: 'old', state: 'error' });
  expect(await states()).toEqual(['live']);
});

test('of many notices of one end at once, one asks for the build that was wanted', async () => {
  const { host, builds, tell } = await open();
  await builds.request();
  await builds.request();
  await Promise.all(Array.from({ length: 8 }, () => tell({ state: 'ready' })));
  expect(host.asked()).toBe(2);
});

test('a failed build says so, and previews are none of ours', async () => {
  const { builds, tell } = await open();
  await tell({ id: 'preview', context: 'deploy-preview', state: 'error' });
  await tell({ state: 'error', error_message: 'Build script returned non-zero exit code: 2' });
  const runs = await builds.runs(10);
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({ state: 'failed' });
  expect(runs[0]?.reason).toContain('exit code: 2');
});

test('a build nobody hears of any more is given up, so that the next request counts', async () => {
  const { host, builds, tell, states, clock } = await open();
  await builds.request();
  clock.advance(21 * MINUTE_MS);
  expect(await states()).toEqual([]);
  await builds.request();
  expect(host.asked()).toBe(2);
  await tell({ state: 'building', created_at: '2026-11-20T11:21:00Z', updated_at: '2026-11-20T11:21:00Z' });
  clock.advance(21 * MINUTE_MS);
  expect(await states()).toEqual(['failed']);
});

test('when the host takes no request the caller is told, and the next one is free to try', async () => {
  const { host, builds, states } = await open();
  host.answer(503);
  await expect(builds.request()).rejects.toThrow(BuildUnavailableError);
  expect(await states()).toEqual([]);
  host.answer(200);
  await builds.request();
  expect(host.asked()).toBe(1);
});

test.each<[string, (body: string) => Promise<string>]>([
  ['no signature', async () => ''],
  ['another secret', (body) => signBody(body, { secret: 'the secret of another site' })],
  ['another sender', (body) => signBody(body, { issuer: 'someone' })],
  ['the signature of another body', (body) => signBody(`${body} `)],
  ['no algorithm', async () => 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJuZXRsaWZ5In0.'],
])('a notification with %s is refused', async (_name, sign) => {
  const { builds, states } = await open();
  const body = JSON.stringify(makeDeploy({ state: 'error' }));
  expect(await builds.accept(Buffer.from(body), await sign(body))).toBe(false);
  expect(await states()).toEqual([]);
});

test('a notification of something else is taken without a word', async () => {
  const { builds, states } = await open();
  const body = JSON.stringify({ form: 'contact' });
  expect(await builds.accept(Buffer.from(body), await signBody(body))).toBe(true);
  expect(await states()).toEqual([]);
});
