import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openContentDesk } from '../../support/open-content-desk.ts';

const HOURS = '/api/admin/settings/hours';
const NOTICES = '/api/admin/settings/notices';

const version = z.string().nullable();
const rows = z.array(z.looseObject({}));
const openedHours = z.object({ version, value: z.object({ weekly: rows, exceptions: rows }) });
const openedNotices = z.object({ version, value: rows });

test.each(['editor', 'programme', 'admin'] as const)('the role %s changes hours and notices', async (role) => {
  const { call, file } = await openContentDesk({ roles: [role] });
  const hours = openedHours.parse((await call('GET', HOURS)).body);
  const exceptions = [...hours.value.exceptions, { date: '2026-12-31', closed: true, note: 'Silvester' }];
  const saved = await call('PUT', HOURS, { version: hours.version, value: { ...hours.value, exceptions } });
  expect([saved.status, JSON.parse(await file('hours.json')).exceptions]).toEqual([200, exceptions]);
  const notices = openedNotices.parse((await call('GET', NOTICES)).body);
  const notice = { id: 'silvester', text: 'Na Silvestra máme zatvorené.', place: 'everywhere' };
  const days = { from: '2026-12-28T00:00', until: '2027-01-01T00:00' };
  const value = [...notices.value, { ...notice, ...days }];
  expect((await call('PUT', NOTICES, { version: notices.version, value })).status).toBe(200);
  expect(JSON.parse(await file('notices.json')).at(-1)).toEqual({ ...notice, ...days });
});

test('a centre without the files opens both empty, and its first save makes them', async () => {
  const { call, folder, file } = await openContentDesk({ roles: ['programme'] });
  for (const name of ['hours', 'notices']) await rm(join(folder, `${name}.json`));
  const hours = await call('GET', HOURS);
  expect(hours.body).toMatchObject({
    version: null,
    is_broken: false,
    problems: [],
    value: { weekly: [], exceptions: [] },
  });
  expect((await call('GET', NOTICES)).body).toMatchObject({ version: null, is_broken: false, value: [] });
  const value = { weekly: [{ day: 'monday', from: '09:00', until: '17:00' }], exceptions: [] };
  expect((await call('PUT', HOURS, { version: null, value })).status).toBe(200);
  expect(JSON.parse(await file('hours.json'))).toEqual(value);
  const late = await call('PUT', HOURS, { version: null, value: { weekly: [], exceptions: [] } });
  expect([late.status, JSON.parse(await file('hours.json'))]).toEqual([409, value]);
});

test('bad input is named by its place, and nothing is written', async () => {
  const { call, file } = await openContentDesk();
  const before = await file('hours.json');
  const { version } = openedHours.parse((await call('GET', HOURS)).body);
  const value = {
    weekly: [{ day: 'monday', from: '9', until: '17:00' }],
    exceptions: [{ date: '2026-12-24' }],
  };
  const refused = await call('PUT', HOURS, { version, value });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.message ?? {}).sort()).toEqual([
    'exceptions.0.from',
    'exceptions.0.until',
    'weekly.0.from',
  ]);
  const { version: noticed } = openedNotices.parse((await call('GET', NOTICES)).body);
  const endless = [{ id: 'a', text: 'Bez konca', from: '2026-12-01T08:00', place: 'everywhere' }];
  const answer = await call('PUT', NOTICES, { version: noticed, value: endless });
  expect([answer.status, Object.keys(answer.body.message ?? {})]).toEqual([422, ['0.until']]);
  expect(await file('hours.json')).toBe(before);
});

test('the history says what changed in words, day by day', async () => {
  const { call } = await openContentDesk();
  const { version, value } = openedHours.parse((await call('GET', HOURS)).body);
  const exceptions = [...value.exceptions, { date: '2026-12-31', closed: true, note: 'Silvester' }];
  await call('PUT', HOURS, { version, value: { ...value, exceptions } });
  const { items } = (await call('GET', `${HOURS}/history`)).body;
  expect(items?.[0]).toMatchObject({
    changes: [{ field: '31.\u00a0decembra 2026', after: 'zatvorené: Silvester' }],
  });
});
