import { expect, test } from 'vitest';
import { EDITABLE_NAMES } from '../../../src/server/settings/edit-setting.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';

test('every setting and page opens, and saving it without a change changes no byte', async () => {
  const { call, file } = await openContentDesk();
  const { body } = await call('GET', '/api/admin/settings');
  expect([body.total, body.items?.map(({ name }) => name)]).toEqual([13, EDITABLE_NAMES]);
  for (const item of body.items ?? []) {
    const before = await file(String(item.file));
    const opened = (await call('GET', `/api/admin/settings/${item.name}`)).body;
    expect(opened).toMatchObject({ name: item.name, is_broken: false, version: item.version, problems: [] });
    expect((await call('PUT', `/api/admin/settings/${item.name}`, opened)).body).toEqual(opened);
    expect(await file(String(item.file))).toBe(before);
  }
});

test('a price changes in its own line', async () => {
  const { call, file } = await openContentDesk();
  const before = await file('price-list.json');
  const { version, value } = (await call('GET', '/api/admin/settings/price-list')).body as {
    version: string;
    value: { amount: number }[];
  };
  const [first, ...rest] = value;
  await call('PUT', '/api/admin/settings/price-list', { version, value: [{ ...first, amount: 95 }, ...rest] });
  expect(await file('price-list.json')).toBe(before.replace('"amount": 90', '"amount": 95'));
  const { items } = (await call('GET', '/api/admin/settings/price-list/history')).body;
  expect(items?.[0]).toMatchObject({
    changes: [{ field: 'Veľká sála (komerčné)', before: { amount: 90 }, after: { amount: 95 } }],
  });
  const restored = await call('POST', '/api/admin/settings/price-list/restore', { revision: items?.[1]?.revision });
  expect(restored.status).toBe(200);
  expect(await file('price-list.json')).toBe(before);
});

test('a page changes its text or its fields', async () => {
  const { call, file } = await openContentDesk();
  const before = await file('pages/about.md');
  const { version, value } = (await call('GET', '/api/admin/settings/about')).body as {
    version: string;
    value: { body: string };
  };
  const saved = await call('PUT', '/api/admin/settings/about', { version, value: { ...value, updated: '2026-11-20' } });
  expect(await file('pages/about.md')).toBe(before.replace(/updated: .*/, 'updated: "2026-11-20"'));
  const second = await call('PUT', '/api/admin/settings/about', {
    version: saved.body.version,
    value: { ...value, body: 'Nový text.' },
  });
  expect(second.body.value).toEqual({ ...value, body: 'Nový text.' });
});

test('wrong values are named by their place, conflicts show both sides', async () => {
  const { call } = await openContentDesk();
  const opened = (await call('GET', '/api/admin/settings/site')).body as {
    version: string;
    value: { phones: object[] };
  };
  const wrong = { ...opened.value, email: 'nie', phones: [opened.value.phones[0], { label: '', number: '0900' }] };
  expect((await call('PUT', '/api/admin/settings/site', { version: opened.version, value: wrong })).body).toEqual({
    message: {
      email: ['Napíšte platnú e-mailovú adresu.'],
      'phones.1.label': ['Text nesmie byť prázdny.'],
      'phones.1.number': [expect.stringContaining('medzinárodnom tvare')],
    },
  });
  const value = { ...opened.value, short_name: 'KD' };
  const saved = await call('PUT', '/api/admin/settings/site', { version: opened.version, value });
  expect(await call('PUT', '/api/admin/settings/site', { version: opened.version, value: opened.value })).toMatchObject(
    {
      status: 409,
      body: { current: saved.body },
    },
  );
  expect((await call('PUT', '/api/admin/settings/site', { value })).status).toBe(422);
  expect((await call('GET', '/api/admin/settings/tajne')).status).toBe(404);
  expect((await call('GET', '/api/admin/settings/__proto__')).status).toBe(404);
});
