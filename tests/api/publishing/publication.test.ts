import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readPublications } from '../../../src/server/core/entries/publication.ts';
import type { BuildRun } from '../../../src/server/ports/builds/build-trigger.ts';
import { TEST_NOW, testServices } from '../../support/test-services.ts';

const RUN: BuildRun = { id: '1', state: 'live', startedAt: 0, endedAt: 1, reason: null, problems: [], revision: null };

async function servicesWith(manifest: Record<string, string> | null, newest?: BuildRun) {
  const services = await testServices();
  if (manifest !== null)
    await writeFile(
      join(dirname(services.contentIndexPath), 'content-manifest.json'),
      JSON.stringify({ blob_ids: manifest, next_change_at: 0 }),
    );
  const runs = newest === undefined ? [] : [newest];
  return { ...services, builds: { ...services.builds, runs: async () => runs } };
}

const entry = (...files: [string, string | null][]) => new Map(files);

test('an entry is live when all its files are the ones the live site was built from', async () => {
  const services = await servicesWith({ 'events/0007-jazz.md': 'aa', 'galleries/7.json': 'bb' });
  const publicationOf = await readPublications(services);
  const both = entry(['events/0007-jazz.md', 'aa'], ['galleries/7.json', 'bb']);
  expect(publicationOf(both)).toEqual({ state: 'live' });
});

test('a changed, a new and a deleted file wait, and a file that is nowhere is live', async () => {
  const services = await servicesWith({ 'events/0007-jazz.md': 'aa' }, RUN);
  const publicationOf = await readPublications(services);
  for (const file of [
    ['events/0007-jazz.md', 'bb'],
    ['events/0008-swing.md', 'cc'],
    ['events/0007-jazz.md', null],
  ] as const)
    expect(publicationOf(entry([...file]))).toEqual({ state: 'waiting' });
  expect(publicationOf(entry(['galleries/7.json', null]))).toEqual({ state: 'live' });
});

test('what is not live is building, or failed for the reason the build gives', async () => {
  const changed = entry(['events/0007-jazz.md', 'bb']);
  const building = await readPublications(await servicesWith({}, { ...RUN, state: 'building', endedAt: null }));
  expect(building(changed)).toEqual({ state: 'building' });
  const reason = 'content/site.json: súbor chýba';
  const failed = await readPublications(await servicesWith({}, { ...RUN, state: 'failed', reason }));
  expect(failed(changed)).toEqual({ state: 'failed', reason });
  expect(failed(entry())).toEqual({ state: 'live' });
});

test('what the newest build has kept out is failed with its mistake, until somebody changes it', async () => {
  const problems = [{ file: 'events/0007-jazz.md', field: 'title', message: 'napíšte názov' }];
  const heldBack = { 'events/0007-jazz.md': 'bb', 'rooms.json': 'dd', 'galleries/7.json': null };
  const live = { 'events/0007-jazz.md': 'aa', 'rooms.json': 'cc', 'galleries/7.json': 'ee' };
  const publicationOf = await readPublications(await servicesWith(live, { ...RUN, problems, heldBack }));
  const failed = { state: 'failed', reason: 'content/events/0007-jazz.md, pole title: napíšte názov' };
  expect(publicationOf(entry(['events/0007-jazz.md', 'bb']))).toEqual(failed);
  expect(publicationOf(entry(['rooms.json', 'dd']))).toEqual(failed);
  expect(publicationOf(entry(['galleries/7.json', null]))).toEqual(failed);
  expect(publicationOf(entry(['events/0007-jazz.md', 'ff']))).toEqual({ state: 'waiting' });
  expect(publicationOf(entry(['events/0007-jazz.md', 'aa']))).toEqual({ state: 'live' });
});

test('what a build could not read is kept out, whichever version of it was read last', async () => {
  const path = 'events/0007-jazz.md';
  const problems = [{ file: path, field: null, message: 'súbor sa nedá prečítať' }];
  const services = await servicesWith({ [path]: 'aa' }, { ...RUN, problems, heldBack: { [path]: '' } });
  const publicationOf = await readPublications(services);
  const reason = 'content/events/0007-jazz.md: súbor sa nedá prečítať';
  expect(publicationOf(entry([path, 'bb']))).toEqual({ state: 'failed', reason });
});

test('while changes are gathered it is told when they go at the latest: at the next run of the job', async () => {
  const changed = entry(['events/0007-jazz.md', 'bb']);
  const gathering: BuildRun = { ...RUN, state: 'waiting', endedAt: null, dueAt: Date.parse('2026-11-20T11:03:20Z') };
  const publicationOf = await readPublications(await servicesWith({}, gathering));
  expect(publicationOf(changed)).toEqual({ state: 'waiting', goes_at: '2026-11-20T11:05:00.000Z' });
});

test('whoever looks once the time has come has them built', async () => {
  const services = await servicesWith({}, { ...RUN, state: 'waiting', endedAt: null, dueAt: TEST_NOW });
  let requests = 0;
  services.builds.request = async () => {
    requests += 1;
  };
  await readPublications(services);
  await services.settled();
  expect(requests).toBe(1);
});

test('without a manifest nothing is live yet', async () => {
  const publicationOf = await readPublications(await servicesWith(null));
  expect(publicationOf(entry(['site.json', 'aa']))).toEqual({ state: 'waiting' });
});
