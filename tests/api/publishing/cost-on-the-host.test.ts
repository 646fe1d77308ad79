// Each call of the build hook is a paid deploy.
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { nextChangeOf, siteContentOf } from '../../../src/content-files/site-content.ts';
import { publishDue } from '../../../src/server/features/publishing/publish-due.ts';
import { netlifyBuilds } from '../../../src/server/ports/builds/adapters/netlify-builds.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../../support/house.ts';
import { makeDeploy, signBody, startNetlifyHost, WEBHOOK_SECRET } from '../../support/netlify-host.ts';
import { JAZZ, openContentDesk } from '../../support/open-content-desk.ts';
import { testServices } from '../../support/test-services.ts';

const MINUTE_MS = 60_000;
const { tree } = contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read();

interface HostOptions {
  tells: boolean;
}

/** A build takes two minutes; the job looks every five. */
async function openHost({ tells }: HostOptions) {
  const host = await startNetlifyHost();
  const opened = await testServices({
    config: { builds: { kind: 'netlify', hook: host.hook, webhookSecret: WEBHOOK_SECRET } },
  });
  const builds = netlifyBuilds({ hook: host.hook, webhookSecret: WEBHOOK_SECRET, ...opened });
  const services = { ...opened, builds };
  const { clock } = services;
  let built = 0;
  let endsAt: number | null = null;

  async function leaveManifest(): Promise<void> {
    const { blobIds } = await services.content.state();
    const next_change_at = nextChangeOf(tree, siteContentOf(tree, clock.now()));
    const file = join(dirname(services.contentIndexPath), 'content-manifest.json');
    await writeFile(file, JSON.stringify({ blob_ids: Object.fromEntries(blobIds), next_change_at }));
  }

  async function tell(id: string, state: string): Promise<void> {
    if (!tells) return;
    const now = new Date(clock.now()).toISOString();
    const body = JSON.stringify(makeDeploy({ id, state, created_at: now, updated_at: now }));
    await builds.accept(Buffer.from(body), await signBody(body));
  }

  async function pass(ms: number, stepMs = MINUTE_MS / 2): Promise<void> {
    for (const end = clock.now() + ms; clock.now() < end; ) {
      clock.advance(stepMs);
      if (endsAt === null && host.asked() > built) {
        endsAt = clock.now() + 2 * MINUTE_MS;
        await tell(`deploy-${built}`, 'building');
      } else if (endsAt !== null && clock.now() >= endsAt) {
        await leaveManifest();
        await tell(`deploy-${built}`, 'ready');
        built += 1;
        endsAt = null;
      }
      if (clock.now() % (5 * MINUTE_MS) === 0) await publishDue(services);
    }
  }

  return { host, services, pass, leaveManifest, built: () => built };
}

test.each([true, false])(
  'thirty days without a change cost at most two builds (host that tells of builds: %s)',
  async (tells) => {
    const { host, pass, leaveManifest } = await openHost({ tells });
    await leaveManifest();
    await pass(30 * 24 * 60 * MINUTE_MS, 5 * MINUTE_MS);
    expect(host.asked()).toBeLessThanOrEqual(2);
  },
  120_000,
);

test.each([true, false])(
  'twenty saves in ten minutes cost at most four builds, and all are live in the end (host that tells of builds: %s)',
  async (tells) => {
    const { host, services, pass, leaveManifest, built } = await openHost({ tells });
    const desk = await openContentDesk({ services });
    await leaveManifest();
    for (let save = 0; save < 20; save += 1) {
      const { body: event } = await desk.call('GET', '/api/admin/events/8');
      const change = { version: event.version, title: `Jazz v dome, ${save}. znenie` };
      expect((await desk.call('PUT', '/api/admin/events/8', change)).status).toBe(200);
      await services.settled();
      await pass(MINUTE_MS / 2);
    }
    await pass(15 * MINUTE_MS);
    expect(host.asked()).toBeLessThanOrEqual(4);
    expect(built()).toBe(host.asked());
    const live = await services.contentManifest.read();
    expect(live.blobIds.get(JAZZ)).toBe((await services.content.state()).blobIds.get(JAZZ));
  },
);

test.each([{ name: 'Zrušený' }, { name: 'Presunutý' }])('an event set to $name does not wait', async (status) => {
  const { host, services } = await openHost({ tells: true });
  const desk = await openContentDesk({ services });
  const { body: event } = await desk.call('GET', '/api/admin/events/8');
  await desk.call('PUT', '/api/admin/events/8', { version: event.version, status });
  await services.settled();
  expect(host.asked()).toBe(1);
});

test('that tickets are gone, nearly gone or on sale again does not wait; any other word about them does', async () => {
  const { host, services, pass } = await openHost({ tells: true });
  const desk = await openContentDesk({ services });
  const { body } = await desk.call('GET', '/api/admin/events/8');
  let { version } = body;
  const say = async (tickets: string) => {
    version = (await desk.call('PUT', '/api/admin/events/8', { version, tickets })).body.version;
    await services.settled();
    return host.asked();
  };
  expect(await say('at-the-door')).toBe(0);
  const asked: number[] = [];
  for (const tickets of ['few-left', 'sold-out', 'on-sale']) {
    await pass(10 * MINUTE_MS);
    const before = host.asked();
    asked.push((await say(tickets)) - before);
  }
  expect(asked).toEqual([1, 1, 1]);
});

test('„Zverejniť hneď“ does not wait either, and takes along what was gathered', async () => {
  const { host, services, pass } = await openHost({ tells: true });
  const desk = await openContentDesk({ services });
  const { body: event } = await desk.call('GET', '/api/admin/events/8');
  await desk.call('PUT', '/api/admin/events/8', { version: event.version, title: 'Jazz v dome' });
  await services.settled();
  const waiting = await desk.call('GET', '/api/admin/publishing');
  expect(waiting.body).toMatchObject({ state: 'waiting', goes_at: '2026-11-20T11:05:00.000Z' });
  expect(host.asked()).toBe(0);
  expect((await desk.call('POST', '/api/admin/publishing')).body).toMatchObject({ state: 'waiting', goes_at: null });
  expect(host.asked()).toBe(1);
  await pass(20 * MINUTE_MS);
  expect(host.asked()).toBe(1);
});
