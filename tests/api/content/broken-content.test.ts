import { expect, test } from 'vitest';
import { CONCERT, JAZZ, openContentDesk } from '../../support/open-content-desk.ts';

const NEW_EVENT = { title: 'Nové', start_date: '2027-02-05T18:00', description: 'Text.', is_paid: false };

async function openBroken() {
  const desk = await openContentDesk();
  const source = (await desk.file(JAZZ)).replace(/start_date: .*/, 'start_date: 2024-11-31T19:00');
  await desk.writeFile(JAZZ, source);
  return { ...desk, source };
}

test('a file broken by hand is named with its field, first in the list, and everything else goes on', async () => {
  const { call } = await openBroken();
  const { body } = await call('GET', '/api/admin/events');
  expect(body.total).toBe(3);
  expect(body.items?.[0]).toMatchObject({
    id: 8,
    title: 'Trio Brezina hrá jazz',
    file: JAZZ,
    phase: null,
    problems: [{ field: 'start_date', message: 'napíšte skutočný dátum a\u00a0čas v\u00a0tvare 2026-12-05T18:00' }],
  });
  expect((await call('POST', '/api/admin/events', NEW_EVENT)).status).toBe(201);
  const concert = (await call('GET', '/api/admin/events/14')).body;
  expect((await call('PUT', '/api/admin/events/14', { ...concert, location: 'Dvorana' })).status).toBe(200);
  for (const path of ['banners', 'banners/1', 'galleries', 'galleries/14', 'settings', 'settings/faq'])
    expect([path, (await call('GET', `/api/admin/${path}`)).status]).toEqual([path, 200]);
});

test('a broken event opens as the text of its file and is mended there', async () => {
  const { call, source, file } = await openBroken();
  const { body } = await call('GET', '/api/admin/events/8');
  expect(body).toMatchObject({ is_broken: true, source, problems: [{ field: 'start_date' }] });
  const stillWrong = await call('PUT', '/api/admin/events/8/source', {
    version: body.version,
    source: source.replace('title:', 'nazov:'),
  });
  expect(stillWrong.body).toEqual({
    message: {
      source: [
        'Pole title: pole chýba: napíšte text v\u00a0úvodzovkách.',
        'Pole nazov: také pole nepoznáme, skontrolujte preklep.',
      ],
    },
  });
  const mended = source.replace('2024-11-31T19:00', '2024-10-25T19:30');
  const saved = await call('PUT', '/api/admin/events/8/source', { version: body.version, source: mended });
  expect(saved.body).toMatchObject({ is_broken: false, start_date: '2024-10-25T19:30', problems: [] });
  expect(await file(JAZZ)).toBe(mended);
});

test('a broken field can be mended in the form, and an unknown one stays for its author', async () => {
  const { call, source, writeFile, file } = await openBroken();
  await writeFile(JAZZ, source.replace('title:', 'autor: Jana\ntitle:'));
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const saved = await call('PUT', '/api/admin/events/8', { version, start_date: '2024-10-25T19:30' });
  expect(saved.body.problems).toEqual([{ field: 'autor', message: 'také pole nepoznáme, skontrolujte preklep' }]);
  expect(await file(JAZZ)).toContain('autor: Jana\n');
});

test('a save that would break something else is refused', async () => {
  const { call, writeFile, file } = await openContentDesk();
  await writeFile('events/0015-kopia.md', (await file(CONCERT)).replace('id: 14', 'id: 15'));
  const { version } = (await call('GET', '/api/admin/events/15')).body;
  const source = (await file(CONCERT)).replace('id: 14', 'id: 16');
  const answer = await call('PUT', '/api/admin/events/15/source', { version, source });
  expect([answer.status, answer.body.message]).toEqual([
    422,
    { source: [expect.stringContaining('číslo podujatia má byť to isté ako v\u00a0názve súboru')] },
  ]);
});

test('JSON broken by hand opens as text, too', async () => {
  const { call, writeFile } = await openContentDesk();
  await writeFile('banners/1.json', '{ "id": 1, ');
  await writeFile('faq.json', '[{]');
  await writeFile('galleries/14.json', '{}');
  expect((await call('GET', '/api/admin/banners')).body.items?.[0]).toMatchObject({
    id: 1,
    is_shown: null,
    problems: [{ field: null }],
  });
  for (const path of ['banners/1', 'settings/faq', 'galleries/14'])
    expect([path, (await call('GET', `/api/admin/${path}`)).body]).toEqual([
      path,
      expect.objectContaining({ is_broken: true, source: expect.any(String) }),
    ]);
  const { version } = (await call('GET', '/api/admin/settings/faq')).body;
  const value = [{ question: 'Kedy?', answer: 'Zajtra.' }];
  expect((await call('PUT', '/api/admin/settings/faq', { version, value })).body).toMatchObject({
    is_broken: false,
    value,
    problems: [],
  });
});

test('an unknown file stops nobody', async () => {
  const { call, writeFile } = await openContentDesk();
  await writeFile('events/poznamky.txt', 'kúpiť vodu');
  expect((await call('POST', '/api/admin/events', NEW_EVENT)).status).toBe(201);
});
