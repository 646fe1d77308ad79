import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { permissionsOf, ROLES, type Role } from '../../../src/domain/accounts/permissions.ts';
import { EDITABLES } from '../../../src/domain/kinds/settings.ts';
import { EDITABLE_NAMES } from '../../../src/server/features/settings/edit-setting.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { makeSite } from '../../support/make-site.ts';
import { openContentDesk, UPLOAD } from '../../support/open-content-desk.ts';

test('every setting and page opens, and saving it without a change changes no byte', async () => {
  const { call, file } = await openContentDesk();
  const { body } = await call('GET', '/api/admin/settings');
  expect([body.total, body.items?.map(({ name }) => name)]).toEqual([EDITABLE_NAMES.length, EDITABLE_NAMES]);
  for (const item of body.items ?? []) {
    const before = await file(String(item.file));
    const opened = (await call('GET', `/api/admin/settings/${item.name}`)).body;
    expect(opened).toMatchObject({ name: item.name, is_broken: false, version: item.version, problems: [] });
    expect((await call('PUT', `/api/admin/settings/${item.name}`, opened)).body).toEqual(opened);
    expect(await file(String(item.file))).toBe(before);
  }
});

test('a house from before look.json opens the look that its site.json has, and the first save writes the file', async () => {
  const { call, file, folder, writeFile } = await openContentDesk();
  const logo = { image_path: UPLOAD, width: 400, height: 400 };
  await rm(join(folder, 'look.json'));
  await writeFile('site.json', JSON.stringify({ ...JSON.parse(await file('site.json')), logo }));
  const opened = (await call('GET', '/api/admin/settings/look')).body;
  expect(opened).toMatchObject({ version: null, is_broken: false, value: { logo } });
  expect((await call('PUT', '/api/admin/settings/look', opened)).status).toBe(200);
  expect(JSON.parse(await file('look.json'))).toEqual({ logo });
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
  expect(await file('price-list.json')).toBe(before.replace('"amount": 70', '"amount": 95'));
  const { items } = (await call('GET', '/api/admin/settings/price-list/history')).body;
  expect(items?.[0]).toMatchObject({
    changes: [{ field: 'Divadelná sála (komerčné)', before: { amount: 70 }, after: { amount: 95 } }],
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

test('a page may leave words of the house to its contacts, and is told which there are', async () => {
  const { call, file } = await openContentDesk();
  const { version, value } = (await call('GET', '/api/admin/settings/about')).body as {
    version: string;
    value: { body: string };
  };
  const save = (body: string) => call('PUT', '/api/admin/settings/about', { version, value: { ...value, body } });
  expect((await save('Volajte {{fax}}, len {{fax}}.')).body).toEqual({
    message: {
      body: ['Čím vyplniť {{fax}}, nevieme: poznáme {{názov}}, {{adresa}}, {{e-mail}}, {{telefón}}.'],
    },
  });
  expect((await save('Volajte {{telefón}}.')).status).toBe(200);
  expect(await file('pages/about.md')).toContain('Volajte {{telefón}}.');
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

const CALLS = [
  ['GET', ''],
  ['PUT', ''],
  ['PUT', '/source'],
  ['GET', '/history'],
  ['POST', '/restore'],
] as const;

test.each(ROLES)(
  'every call for a setting refuses the role %s unless it has the permission of that setting',
  async (role) => {
    const { call } = await openContentDesk({ roles: [role] });
    const granted = permissionsOf([role]);
    for (const { name, permission, readers } of Object.values(EDITABLES))
      for (const [method, path] of CALLS) {
        const about = `${method} ${name}${path}`;
        const { status } = await call(method, `/api/admin/settings/${name}${path}`, method === 'GET' ? undefined : {});
        const reader = method === 'GET' ? readers : undefined;
        const isAllowed = granted.includes(permission) || (reader !== undefined && granted.includes(reader));
        expect([about, status === 403]).toEqual([about, !isAllowed]);
      }
  },
);

test.each<[Role, number, readonly string[]]>([
  ['admin', 200, EDITABLE_NAMES],
  ['texts', 200, EDITABLE_NAMES.filter((name) => !['rooms', 'event-kinds', 'hours', 'notices'].includes(name))],
  ['editor', 200, ['hours', 'notices']],
  ['programme', 200, ['hours', 'notices']],
  ['rentals', 403, []],
])('the list of settings shows the role %s what it may change', async (role, status, names) => {
  const { call } = await openContentDesk({ roles: [role] });
  const answer = await call('GET', '/api/admin/settings');
  expect([answer.status, (answer.body.items ?? []).map(({ name }) => name)]).toEqual([status, names]);
});

test('who changes the price list reads the names of the rooms, and changes no room', async () => {
  const { call } = await openContentDesk({ roles: ['texts'] });
  const { status, body } = await call('GET', '/api/admin/settings/rooms');
  expect([status, body.name]).toEqual([200, 'rooms']);
  expect((await call('PUT', '/api/admin/settings/rooms', body)).status).toBe(403);
});

test('somebody with two roles may do what either permits', async () => {
  const { call } = await openContentDesk({ roles: ['texts', 'rentals'] });
  const { body } = await call('GET', '/api/admin/settings/faq');
  expect((await call('PUT', '/api/admin/settings/faq', body)).status).toBe(200);
  expect((await call('PUT', '/api/admin/settings/rooms', body)).status).toBe(403);
  expect((await call('GET', '/api/admin/reservations')).status).toBe(200);
  expect((await call('GET', '/api/admin/events')).status).toBe(403);
});

test('the account for payments is not for whoever writes texts, and a number that is no account is for nobody', async () => {
  const { services, call, send } = await openContentDesk({ roles: ['texts'] });
  const SITE = '/api/admin/settings/site';
  const { version, value } = Object((await call('GET', SITE)).body);
  const account = { beneficiary: 'Dom kultúry', iban: 'SK08 0900 0000 0001 2312 3123', days: 10 };
  const body = { version, value: { ...value, payment: account } };
  const refused = await call('PUT', SITE, body);
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('Účet, na ktorý chodia platby'),
  ]);
  const admin = await makeAccount(services, { email: 'sef@kd.example', roles: ['admin'] });
  const token = await signInAs(services, admin);
  const wrong = { version, value: { ...value, payment: { ...account, iban: 'SK08 0900 0000 0001 2312 3124' } } };
  const { status, body: answer } = await send('PUT', SITE, { token, body: wrong });
  expect([status, answer.message]).toEqual([422, { 'payment.iban': [expect.stringContaining('IBAN')] }]);
  expect((await send('PUT', SITE, { token, body })).status).toBe(200);
});

test('where the requests of hirers are mailed is not for whoever writes texts, be it by the form or by the text of the file', async () => {
  const { services, call, send } = await openContentDesk({ roles: ['texts'] });
  const SITE = '/api/admin/settings/site';
  const { version, value, source } = Object((await call('GET', SITE)).body);
  const body = { version, value: { ...value, staff_email: 'inde@javorina.example' } };
  const inText = { version, source: String(source).replace(value.staff_email, 'inde@javorina.example') };
  for (const refused of [await call('PUT', SITE, body), await call('PUT', `${SITE}/source`, inText)])
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringMatching(/^Adresu, na ktorú chodia žiadosti/),
    ]);
  const admin = await makeAccount(services, { email: 'sef@kd.example', roles: ['admin'] });
  const token = await signInAs(services, admin);
  expect((await send('PUT', SITE, { token, body })).status).toBe(200);
});

describe('whether people may register accounts', () => {
  const SITE = '/api/admin/settings/site';
  const NOT_YOURS =
    'Registráciu nových účtov môže otvoriť alebo zatvoriť len správca webu. Ostatné zmeny uložte bez nej.';

  async function open({ isClosed = false } = {}) {
    const desk = await openContentDesk({ roles: ['texts'] });
    const text = await desk.file('site.json');
    if (isClosed) await desk.writeFile('site.json', text.replace('{', '{\n  "registration": "closed",'));
    const read = async () => (await desk.call('GET', SITE)).body as { version: string; value: object; source: string };
    const isClosedNow = async () => JSON.parse(await desk.file('site.json')).registration === 'closed';
    return { ...desk, read, isClosedNow };
  }

  test('is not for whoever writes texts: the rest of the contacts is saved, that is refused', async () => {
    const { call, read, isClosedNow } = await open();
    const { version, value } = await read();
    const closing = { version, value: { ...value, registration: 'closed' } };
    const { status, body } = await call('PUT', SITE, closing);
    expect([status, body.message, await isClosedNow()]).toEqual([403, NOT_YOURS, false]);
    expect((await call('PUT', SITE, { version, value: { ...value, short_name: 'KD' } })).status).toBe(200);
    const { version: next, value: saved } = await read();
    expect((await call('PUT', SITE, { version: next, value: { ...saved, registration: 'open' } })).status).toBe(200);
  });

  test('is not opened by leaving the field out, nor by the text of the file', async () => {
    const { call, read, isClosedNow } = await open({ isClosed: true });
    const { version, value, source } = await read();
    expect((await call('PUT', SITE, { version, value: { ...value, registration: undefined } })).status).toBe(403);
    const opened = source.replace('"registration": "closed",', '');
    const answer = await call('PUT', `${SITE}/source`, { version, source: opened });
    expect([answer.status, answer.body.message, await isClosedNow()]).toEqual([403, NOT_YOURS, true]);
    const named = { version, source: source.replace(/"short_name": "[^"]*"/, '"short_name": "KD"') };
    expect((await call('PUT', `${SITE}/source`, named)).status).toBe(200);
  });

  test('does not change with an old version that texts bring back', async () => {
    const { services, call, send, read, isClosedNow } = await open();
    const admin = await makeAccount(services, { email: 'sef@kd.example', roles: ['admin'] });
    const token = await signInAs(services, admin);
    const { version, value } = await read();
    const body = { version, value: { ...value, registration: 'closed' } };
    expect((await send('PUT', SITE, { token, body })).status).toBe(200);
    const { items = [] } = (await call('GET', `${SITE}/history`)).body;
    const revision = items.at(-1)?.revision;
    const refused = await call('POST', `${SITE}/restore`, { revision });
    expect([refused.status, refused.body.message, await isClosedNow()]).toEqual([403, NOT_YOURS, true]);
    expect((await send('POST', `${SITE}/restore`, { token, body: { revision } })).status).toBe(200);
    expect(await isClosedNow()).toBe(false);
  });

  test('stays as it is on the site when its broken file is repaired', async () => {
    const { call, file, writeFile, services, isClosedNow } = await open();
    const { payment: _, ...site } = JSON.parse(await file('site.json'));
    const source = JSON.stringify({ ...site, staff_email: makeSite().staff_email }, null, 2);
    await writeFile('site.json', source.slice(1));
    const version = (await services.content.state()).blobIds.get('site.json');
    const closing = { version, source: source.replace('{', '{ "registration": "closed",') };
    expect((await call('PUT', `${SITE}/source`, closing)).status).toBe(403);
    expect((await call('PUT', `${SITE}/source`, { version, source })).status).toBe(200);
    expect(await isClosedNow()).toBe(false);
  });
});
