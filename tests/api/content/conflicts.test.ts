import { expect, test } from 'vitest';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { HOUSE_STORAGE } from '../../support/house.ts';
import { CONCERT, JAZZ, NEW_EVENT, openContentDesk, PHOTO } from '../../support/open-content-desk.ts';

const MEANWHILE = expect.stringContaining('Medzitým to zmenil niekto iný');

function counted(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const requireBuildable = (folder: string) => contentSource(folder, HOUSE_STORAGE).read();

test('who was slower gets what there is now, and nothing of his is written', async () => {
  const { call } = await openContentDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const first = await call('PUT', '/api/admin/events/8', { version, title: 'Prvá' });
  const second = await call('PUT', '/api/admin/events/8', { version, title: 'Druhá' });
  expect([second.status, second.body]).toEqual([409, { message: MEANWHILE, current: first.body }]);
  expect((await call('DELETE', `/api/admin/events/8?version=${version}`)).status).toBe(409);
  const third = await call('PUT', '/api/admin/events/8', { version: first.body.version, title: 'Tretia' });
  expect(third.body.title).toBe('Tretia');
});

test('a file changed by hand meanwhile is a conflict as any other', async () => {
  const { call, file, writeFile } = await openContentDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  await writeFile(JAZZ, (await file(JAZZ)).replace(/location: .*/, 'location: Dvorana'));
  const answer = await call('PUT', '/api/admin/events/8', { version, title: 'Iný' });
  expect([answer.status, answer.body.current]).toEqual([409, expect.objectContaining({ location: 'Dvorana' })]);
  expect(await file(JAZZ)).toContain('location: Dvorana');
});

test('fifty saves of one event at the same moment: one is written, every other is told', async () => {
  const { call, file, folder } = await openContentDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const answers = await Promise.all(
    range(50).map((at) => call('PUT', '/api/admin/events/8', { version, title: `Verzia ${at}` })),
  );
  expect(counted(answers)).toEqual({ 200: 1, 409: 49 });
  const winner = answers.find(({ status }) => status === 200)?.body;
  for (const { status, body } of answers) if (status === 409) expect(body.current).toEqual(winner);
  expect(await file(JAZZ)).toContain(`title: "${winner?.title}"`);
  expect((await call('GET', '/api/admin/events/8/history')).body.items).toHaveLength(2);
  requireBuildable(folder);
});

test('twin: without the versions that were opened, forty-nine saves are lost without a word', async () => {
  const { call, services } = await openContentDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const { commit } = services.content;
  services.content.commit = (given) => commit({ ...given, expected: new Map() });
  const answers = await Promise.all(
    range(50).map((at) => call('PUT', '/api/admin/events/8', { version, title: `Verzia ${at}` })),
  );
  expect(counted(answers)).toEqual({ 200: 50 });
});

test('saves of different entries at the same moment, with a file changed by hand in between, are all written', async () => {
  const { call, file, writeFile, folder } = await openContentDesk();
  for (const at of range(10)) await call('POST', '/api/admin/events', { ...NEW_EVENT, title: `Podujatie ${at}` });
  const ids = range(10).map((at) => 151 + at);
  const opened = await Promise.all(ids.map(async (id) => (await call('GET', `/api/admin/events/${id}`)).body));
  const answers = Promise.all(
    opened.map(({ id, version }) => call('PUT', `/api/admin/events/${id}`, { version, location: `Sála ${id}` })),
  );
  await writeFile(CONCERT, (await file(CONCERT)).replace(/location: .*/, 'location: Ulica'));
  expect(counted(await answers)).toEqual({ 200: 10 });
  for (const id of ids) expect((await call('GET', `/api/admin/events/${id}`)).body.location).toBe(`Sála ${id}`);
  expect((await call('GET', '/api/admin/events/14')).body.location).toBe('Ulica');
  requireBuildable(folder);
});

test('fifty creations at the same moment make fifty events with fifty numbers', async () => {
  const { call, files, folder } = await openContentDesk();
  const answers = await Promise.all(range(50).map(() => call('POST', '/api/admin/events', NEW_EVENT)));
  expect(counted(answers)).toEqual({ 201: 50 });
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(50);
  expect(await files('events')).toHaveLength(53);
  requireBuildable(folder);
});

test('an event deleted while its photos are being saved leaves a tree that builds', async () => {
  const { call, files, folder } = await openContentDesk();
  for (const at of range(10)) {
    const { id, version } = (await call('POST', '/api/admin/events', NEW_EVENT)).body;
    const save = () => call('PUT', `/api/admin/galleries/${id}`, { version: null, photos: [PHOTO] });
    const remove = () => call('DELETE', `/api/admin/events/${id}?version=${version}`);
    const [first, second] = at % 2 === 0 ? [save, remove] : [remove, save];
    const answers = await Promise.all([first(), second()]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await files('galleries')).toEqual(['14.json']);
    requireBuildable(folder);
  }
});

test('deleting an event takes its photos along in one step, and restoring brings both back', async () => {
  const { call, files, file } = await openContentDesk();
  const [event, gallery] = [await file(CONCERT), await file('galleries/14.json')];
  const { version } = (await call('GET', '/api/admin/events/14')).body;
  await call('DELETE', '/api/admin/events/14', { version });
  expect(await files('galleries')).toEqual([]);
  const { items } = (await call('GET', '/api/admin/events/14/history')).body;
  expect(items).toMatchObject([
    { act: 'deleted', version: null, author: { name: 'Eva Redaktorka' } },
    { act: 'created', author: null },
  ]);
  expect((await call('GET', '/api/admin/galleries/14')).status).toBe(404);
  const restored = await call('POST', '/api/admin/events/14/restore', { revision: items?.[1]?.revision });
  expect(restored.body).toMatchObject({ id: 14, is_broken: false });
  expect(await file(CONCERT)).toBe(event.replace(/updated_at: .*/, 'updated_at: 2026-11-20T12:00'));
  expect(await file('galleries/14.json')).toBe(gallery);
});

test('an event deleted meanwhile is told of, and can be made anew', async () => {
  const { call } = await openContentDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  await call('DELETE', '/api/admin/events/8', { version });
  expect((await call('PUT', '/api/admin/events/8', { version, title: 'X' })).status).toBe(404);
});
