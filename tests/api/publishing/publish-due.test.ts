import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildsConfig } from '../../../src/server/environment.ts';
import { publishDue } from '../../../src/server/features/publishing/publish-due.ts';
import { type BuildRun, BuildUnavailableError } from '../../../src/server/ports/builds/build-trigger.ts';
import { TEST_NOW, testServices } from '../../support/test-services.ts';

const HOUR_MS = 60 * 60 * 1000;
const RUN: BuildRun = {
  id: '1',
  state: 'live',
  startedAt: TEST_NOW,
  endedAt: TEST_NOW,
  reason: null,
  problems: [],
  revision: null,
};

const HOST: BuildsConfig = { kind: 'netlify', hook: 'https://api.netlify.example/1', webhookSecret: 'x'.repeat(16) };

interface Published {
  newest?: BuildRun;
  changed?: boolean;
  nextChangeAt?: number | null;
  builds?: BuildsConfig;
}

async function published({
  newest,
  changed = false,
  nextChangeAt = TEST_NOW + HOUR_MS,
  builds = HOST,
}: Published = {}) {
  const services = await testServices({ config: { builds } });
  let runs = newest === undefined ? [] : [newest];
  async function leave(isChanged: boolean, next_change_at: number | null): Promise<void> {
    const { blobIds } = await services.content.state();
    const blob_ids = { ...Object.fromEntries(blobIds), ...(isChanged && { 'site.json': 'another' }) };
    const file = join(dirname(services.contentIndexPath), 'content-manifest.json');
    await writeFile(file, JSON.stringify({ blob_ids, next_change_at }));
  }
  await leave(changed, nextChangeAt);
  let requests = 0;
  const trigger = {
    request: async () => {
      requests += 1;
    },
    runs: async () => runs,
  };
  return {
    services: { ...services, builds: trigger },
    requests: () => requests,
    setNewest: (run: BuildRun) => {
      runs = [run];
    },
    save: () => writeFile(join(services.config.contentDir, 'site.json'), `{"at":${services.clock.now()}}`),
  };
}

test('while the live site is what it should be, nothing is asked for', async () => {
  const { services, requests } = await published({ newest: RUN });
  await publishDue(services);
  services.clock.advance(HOUR_MS - 1);
  await publishDue(services);
  expect(requests()).toBe(0);
});

test('when an entry comes or goes by its window, the site is built again', async () => {
  const { services, requests } = await published();
  services.clock.advance(HOUR_MS);
  await publishDue(services);
  expect(requests()).toBe(1);
});

test('a new day alone costs nothing on the host, and is built on the self-host', async () => {
  const onHost = await published({ nextChangeAt: null });
  const onOwn = await published({ nextChangeAt: null, builds: { kind: 'none' } });
  for (const { services } of [onHost, onOwn]) {
    await publishDue(services);
    services.clock.advance(12 * HOUR_MS);
    await publishDue(services);
  }
  expect([onHost.requests(), onOwn.requests()]).toEqual([0, 1]);
});

test('what was gathered is asked for once its time has come', async () => {
  const newest = { ...RUN, state: 'waiting' as const, endedAt: null, dueAt: TEST_NOW + HOUR_MS };
  const { services, requests } = await published({ changed: true, newest });
  await publishDue(services);
  expect(requests()).toBe(0);
  services.clock.advance(HOUR_MS);
  await publishDue(services);
  expect(requests()).toBe(1);
});

test('content that is not live, as after a lost request, is built', async () => {
  const { services, requests } = await published({ changed: true });
  await publishDue(services);
  expect(requests()).toBe(1);
});

test.each(['building', 'waiting'] as const)('while a build is %s, no other is asked for', async (state) => {
  const { services, requests } = await published({ changed: true, newest: { ...RUN, state, endedAt: null } });
  await publishDue(services);
  expect(requests()).toBe(0);
});

test('a head that failed is never asked for again, until it changes', async () => {
  const { services, requests, save, setNewest } = await published({
    changed: true,
    newest: { ...RUN, state: 'failed' },
  });
  for (let run = 0; run < 40; run += 1) {
    await publishDue(services);
    services.clock.advance(HOUR_MS);
  }
  expect(requests()).toBe(0);
  await save();
  await publishDue(services);
  expect(requests()).toBe(1);
  setNewest({ ...RUN, id: '2', state: 'failed' });
  for (let run = 0; run < 40; run += 1) {
    services.clock.advance(HOUR_MS);
    await publishDue(services);
  }
  expect(requests()).toBe(1);
});

test('a build that nobody hears of is asked for once more, and then left to staff', async () => {
  const { services, requests } = await published({ changed: true, nextChangeAt: null });
  const askedAt: number[] = [];
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    const before = requests();
    await publishDue(services);
    if (requests() > before) askedAt.push(minute);
    services.clock.advance(5 * 60_000);
  }
  expect(askedAt).toEqual([0, 20]);
});

test('on the self-host a build that failed is tried again in an hour', async () => {
  const newest = { ...RUN, state: 'failed' as const };
  const { services, requests } = await published({ changed: true, newest, builds: { kind: 'none' } });
  await publishDue(services);
  expect(requests()).toBe(0);
  services.clock.advance(HOUR_MS);
  await publishDue(services);
  expect(requests()).toBe(1);
});

test('what a build has kept out is not built again before somebody changes it', async () => {
  const problems = [{ file: 'site.json', field: null, message: 'súbor chýba' }];
  const newest = { ...RUN, problems, heldBack: { 'site.json': null } };
  const { services, requests, save } = await published({ changed: true, newest, builds: { kind: 'none' } });
  services.clock.advance(HOUR_MS - 1);
  await publishDue(services);
  expect(requests()).toBe(0);
  await save();
  await publishDue(services);
  expect(requests()).toBe(1);
});

test('a host that takes no request is reported, and the next run tries again', async () => {
  const { services } = await published({ changed: true });
  const refusing = { ...services.builds, request: () => Promise.reject(new BuildUnavailableError('503')) };
  await expect(publishDue({ ...services, builds: refusing })).rejects.toThrow(BuildUnavailableError);
});
