import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuildRun, BuildUnavailableError } from '../../../netlify/server/ports/build-trigger/build-trigger.ts';
import { publishDue } from '../../../netlify/server/publishing/publish-due.ts';
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

/** Services over their content, whose live build was made of all of it and holds for an hour; with requests counted. */
async function published({ newest, changed = false }: { newest?: BuildRun; changed?: boolean } = {}) {
  const services = await testServices();
  const { blobIds } = await services.content.state();
  const blob_ids = { ...Object.fromEntries(blobIds), ...(changed && { 'site.json': 'another' }) };
  const manifest = { blob_ids, next_change_at: TEST_NOW + HOUR_MS };
  await writeFile(join(dirname(services.contentIndexPath), 'content-manifest.json'), JSON.stringify(manifest));
  let requests = 0;
  const builds = {
    request: async () => {
      requests += 1;
    },
    runs: async () => (newest === undefined ? [] : [newest]),
  };
  return { services: { ...services, builds }, requests: () => requests };
}

test('while the live site is what it should be, nothing is asked for', async () => {
  const { services, requests } = await published({ newest: RUN });
  await publishDue(services);
  services.clock.advance(HOUR_MS - 1);
  await publishDue(services);
  expect(requests()).toBe(0);
});

test('when a day begins or an entry comes or goes by its window, the site is built again', async () => {
  const { services, requests } = await published();
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

test('after a build that failed it is tried again in an hour', async () => {
  const { services, requests } = await published({ changed: true, newest: { ...RUN, state: 'failed' } });
  await publishDue(services);
  expect(requests()).toBe(0);
  services.clock.advance(HOUR_MS);
  await publishDue(services);
  expect(requests()).toBe(1);
});

test('a host that takes no request is reported, and the next run tries again', async () => {
  const { services } = await published({ changed: true });
  const refusing = { ...services.builds, request: () => Promise.reject(new BuildUnavailableError('503')) };
  await expect(publishDue({ ...services, builds: refusing })).rejects.toThrow(BuildUnavailableError);
});
