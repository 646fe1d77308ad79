import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordHighestNumber } from '../../../src/server/core/entries/entry-numbers.ts';
import { publishDue } from '../../../src/server/features/publishing/publish-due.ts';
import type { Store } from '../../../src/server/ports/store/store.ts';
import { NEW_EVENT, openContentDesk, UPLOAD } from '../../support/open-content-desk.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const NEW_BANNER = { title: 'Nový', banner_image: { image_path: UPLOAD, alt_text: '', width: 1600, height: 1400 } };
const BY_HAND = '---\nid: 200\ntitle: Jazz\nstart_date: 2027-02-05T18:00\nis_paid: false\n---\nText.\n';

type Desk = Awaited<ReturnType<typeof openContentDesk>>;

const add = async ({ call }: Desk) => Number((await call('POST', '/api/admin/events', NEW_EVENT)).body.id);

async function remove({ call }: Desk, id: number): Promise<void> {
  const { version } = (await call('GET', `/api/admin/events/${id}`)).body;
  expect((await call('DELETE', `/api/admin/events/${id}?version=${version}`)).status).toBe(200);
}

test('the number of the last event does not come again when it is deleted', async () => {
  const desk = await openContentDesk();
  expect(await add(desk)).toBe(151);
  await remove(desk, 151);
  expect(await add(desk)).toBe(152);
  await remove(desk, 152);
  const events = [{ ...NEW_EVENT, title: 'Z\u00a0tabuľky' }];
  const imported = await desk.call('POST', '/api/admin/events/import', { events });
  expect(imported.body).toMatchObject({ ids: [153] });
  const deleted = await desk.call('GET', '/api/admin/events/151/history');
  expect(deleted.body.items?.map(({ act }) => act)).toEqual(['deleted', 'created']);
});

test('the number of the last banner does not come again either, nor the history of another with it', async () => {
  const { call } = await openContentDesk();
  const first = (await call('POST', '/api/admin/banners', NEW_BANNER)).body;
  expect(first.id).toBe(3);
  expect((await call('DELETE', `/api/admin/banners/3?version=${first.version}`)).status).toBe(200);
  expect((await call('POST', '/api/admin/banners', NEW_BANNER)).body.id).toBe(4);
  const history = await call('GET', '/api/admin/banners/4/history');
  expect(history.body.items?.map(({ act }) => act)).toEqual(['created']);
});

test('a banner added by hand counts, also when a hand has taken it away since', async () => {
  const { call, file, writeFile, folder, services } = await openContentDesk();
  await writeFile('banners/20.json', (await file('banners/1.json')).replace('"id": 1,', '"id": 20,'));
  await publishDue(services);
  await rm(join(folder, 'banners/20.json'));
  expect((await call('POST', '/api/admin/banners', NEW_BANNER)).body.id).toBe(21);
});

test('an event added by hand counts, also when a hand has taken it away since', async () => {
  const desk = await openContentDesk();
  await desk.writeFile('events/0200-jazz.md', BY_HAND);
  await publishDue(desk.services);
  await rm(join(desk.folder, 'events/0200-jazz.md'));
  expect(await add(desk)).toBe(201);
});

test('while others delete the last event at the same moment, no number is given twice', async () => {
  const desk = await openContentDesk();
  const given = [await add(desk)];
  for (let round = 0; round < 10; round += 1) {
    const last = Math.max(...given);
    const [one, other] = await Promise.all([add(desk), add(desk), remove(desk, last)]);
    given.push(one, other);
  }
  expect(new Set(given).size).toBe(given.length);
});

describe('a record that is raised to 300 between the look and the write of somebody who knows of 150', () => {
  const SEEN_BY_ANOTHER = { blobIds: new Map([['events/0300-jazz.md', '1']]) };

  async function raisedMeanwhile(write: (store: Store) => Store): Promise<Desk> {
    const desk = await openContentDesk();
    const { store, content } = desk.services;
    const slow = write({
      ...store,
      async get(key) {
        const record = await store.get(key);
        if (record === null) await recordHighestNumber({ store }, 'events', SEEN_BY_ANOTHER);
        return record;
      },
    });
    await recordHighestNumber({ store: slow }, 'events', await content.state());
    return desk;
  }

  test('stays raised', async () => {
    expect(await add(await raisedMeanwhile((store) => store))).toBe(301);
  });

  test('twin: without the version that was read it falls back, and the number comes again', async () => {
    expect(await add(await raisedMeanwhile(withoutExpectations))).toBe(151);
  });
});
