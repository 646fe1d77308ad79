import { expect, test } from 'vitest';
import { openContentDesk, UPLOAD } from '../../support/open-content-desk.ts';

const IMAGE = { image_path: UPLOAD, alt_text: '', width: 1600, height: 1400 };

test('a banner is made behind the others, changed in its place and deleted', async () => {
  const { call, file, files } = await openContentDesk();
  const made = await call('POST', '/api/admin/banners', {
    title: 'Nový',
    banner_image: IMAGE,
    from: '2026-12-01T00:00',
    link: null,
  });
  expect([made.status, made.body]).toEqual([201, { id: 3, version: expect.any(String) }]);
  expect(JSON.parse(await file('banners/3.json'))).toEqual({
    id: 3,
    title: 'Nový',
    order: 3,
    from: '2026-12-01T00:00',
    banner_image: IMAGE,
  });
  const opened = (await call('GET', '/api/admin/banners/3')).body;
  expect(opened).toMatchObject({
    from: '2026-12-01T00:00',
    until: null,
    link: null,
    publication: { state: 'waiting' },
  });
  expect((await call('PUT', '/api/admin/banners/3', opened)).body).toEqual(opened);
  const changed = await call('PUT', '/api/admin/banners/3', { ...opened, from: null, order: 0 });
  expect(changed.body).toMatchObject({ from: null, order: 0 });
  expect((await call('DELETE', `/api/admin/banners/3?version=${opened.version}`)).status).toBe(409);
  expect((await call('DELETE', '/api/admin/banners/3', { version: changed.body.version })).status).toBe(200);
  expect(await files('banners')).toEqual(['1.json', '2.json']);
  const { items } = (await call('GET', '/api/admin/banners/3/history')).body;
  const restored = await call('POST', '/api/admin/banners/3/restore', { revision: items?.[1]?.revision });
  expect(restored.body).toMatchObject({ title: 'Nový', order: 0 });
});

test('saving every banner without a change changes no byte; a change leaves what is unknown', async () => {
  const { call, file, writeFile } = await openContentDesk();
  const byHand = (await file('banners/1.json')).replace('"order": 1,', '"order" : 1,  "poznamka": "nemazať",');
  await writeFile('banners/1.json', byHand);
  const { version } = (await call('GET', '/api/admin/banners/1')).body;
  const saved = await call('PUT', '/api/admin/banners/1', { version, label: 'sobota' });
  expect(saved.status).toBe(200);
  expect(await file('banners/1.json')).toBe(byHand.replace(/"label": ".*"/, '"label": "sobota"'));
});

test('the list is in the order of the carousel, and says what shows now', async () => {
  const { call } = await openContentDesk();
  await call('POST', '/api/admin/banners', { title: 'Skôr', banner_image: IMAGE, order: 0, until: '2026-11-01T00:00' });
  const { body } = await call('GET', '/api/admin/banners');
  expect(body).toMatchObject({ total: 3, items: [{ id: 3, is_shown: false }, { id: 1, is_shown: true }, { id: 2 }] });
  expect((await call('GET', '/api/admin/banners?query=SKOR')).body.total).toBe(1);
});

async function openThree() {
  const desk = await openContentDesk();
  await desk.call('POST', '/api/admin/banners', { title: 'Tretí', banner_image: IMAGE });
  const shown = async () => (await desk.call('GET', '/api/admin/banners')).body.items ?? [];
  const order = async () => (await shown()).map(({ id }) => id);
  const swap = async (...ids: number[]) => {
    const items = await shown();
    const banners = ids.map((id) => ({ id, version: items.find((item) => item.id === id)?.version }));
    return desk.call('POST', '/api/admin/banners/swap', { banners });
  };
  return { ...desk, order, swap };
}

test('two banners change their places in one commit, and nothing else of them changes', async () => {
  const { services, order, swap, file } = await openThree();
  const before = await file('banners/1.json');
  expect((await swap(1, 2)).status).toBe(200);
  expect(await order()).toEqual([2, 1, 3]);
  expect(await file('banners/1.json')).toBe(before.replace('"order": 1,', '"order": 2,'));
  const [first, second] = await Promise.all(
    [1, 2].map((id) => services.content.history([`banners/${id}.json`], { limit: 1 })),
  );
  expect(first?.[0]?.id).toBe(second?.[0]?.id);
});

test('of two banners one of which somebody has changed meanwhile neither moves', async () => {
  const { call, order, file } = await openThree();
  const { items = [] } = (await call('GET', '/api/admin/banners')).body;
  const banners = items.slice(0, 2).map(({ id, version }) => ({ id, version }));
  await call('PUT', '/api/admin/banners/2', { version: banners[1]?.version, label: 'dnes' });
  const before = [await file('banners/1.json'), await file('banners/2.json')];
  const answer = await call('POST', '/api/admin/banners/swap', { banners });
  expect([answer.status, answer.body]).toEqual([
    409,
    { message: expect.stringContaining('Skúste to, prosím, znova.') },
  ]);
  expect([await file('banners/1.json'), await file('banners/2.json')]).toEqual(before);
  expect(await order()).toEqual([1, 2, 3]);
});

test('banners of one and the same number change their places as well, past no third one', async () => {
  const { writeFile, file, order, swap } = await openThree();
  for (const id of [1, 2, 3])
    await writeFile(`banners/${id}.json`, (await file(`banners/${id}.json`)).replace(/"order": \d+/, '"order": 7'));
  expect(await order()).toEqual([1, 2, 3]);
  expect((await swap(2, 3)).status).toBe(200);
  expect(await order()).toEqual([1, 3, 2]);
});

test('no banner changes its place with one that is broken or not there, or with itself', async () => {
  const { call, swap, writeFile } = await openThree();
  expect((await swap(1, 1)).status).toBe(422);
  expect((await swap(1)).status).toBe(422);
  const { items = [] } = (await call('GET', '/api/admin/banners')).body;
  const banners = [
    { id: 1, version: items[0]?.version },
    { id: 99, version: 'x' },
  ];
  expect((await call('POST', '/api/admin/banners/swap', { banners })).status).toBe(409);
  await writeFile('banners/2.json', '{}');
  expect((await swap(1, 2)).body).toEqual({ message: expect.stringContaining('má chybu v\u00a0súbore') });
});

test.each([
  ['no picture', { title: 'X' }, { banner_image: [expect.any(String)] }],
  ['a link that runs', { title: 'X', banner_image: IMAGE, link: 'javascript:x' }, { link: [expect.any(String)] }],
  [
    'a picture that is not there',
    { title: 'X', banner_image: { ...IMAGE, image_path: 'banners/nie.webp' } },
    { 'banner_image.image_path': [expect.stringContaining('neexistuje')] },
  ],
])('a banner with %s is refused, field by field', async (_, body, message) => {
  const { call } = await openContentDesk();
  expect((await call('POST', '/api/admin/banners', body)).body).toEqual({ message });
});

test('an editor edits banners, but no settings', async () => {
  const { call } = await openContentDesk({ roles: ['editor'] });
  expect((await call('GET', '/api/admin/banners/1')).status).toBe(200);
  expect((await call('GET', '/api/admin/settings/site')).status).toBe(403);
});
