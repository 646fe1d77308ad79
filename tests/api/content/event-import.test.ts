import { expect, test } from 'vitest';
import { contentSource } from '../../../src/content-files/content-source.ts';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { HOUSE_STORAGE } from '../../support/house.ts';
import { JAZZ, openContentDesk } from '../../support/open-content-desk.ts';

const IMPORT = '/api/admin/events/import';
const GOOD = { title: 'Večer pri čaji', start_date: '2027-02-05T18:00', description: 'Text.', draft: true };
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const events = (count: number) => range(count).map((at) => ({ ...GOOD, title: `Podujatie ${at + 1}` }));
const SAME = ['Podujatie s\u00a0týmto názvom a\u00a0začiatkom už je medzi podujatiami.'];

const requireBuildable = (folder: string) => contentSource(folder, HOUSE_STORAGE).read();

test('500 events are added in one commit, under the next numbers, and the site still builds', async () => {
  const { call, files, file, services, folder, user } = await openContentDesk();
  const before = await services.content.state();
  const answer = await call('POST', IMPORT, { events: events(500) });
  expect([answer.status, answer.body]).toEqual([201, { ids: range(500).map((at) => 151 + at) }]);
  expect(await files('events')).toHaveLength(503);
  expect(await file('events/0650-podujatie-500.md')).toBe(
    '---\nid: 650\ntitle: "Podujatie 500"\nstart_date: 2027-02-05T18:00\ndraft: true\nupdated_at: 2026-11-20T12:00\n---\nText.\n',
  );
  const paths = ['events/0151-podujatie-1.md', 'events/0650-podujatie-500.md'];
  const revisions = await services.content.history(paths, { limit: 5 });
  expect(revisions.map(({ author, message }) => [author, message])).toEqual([[user.id, 'Add 500 events']]);
  expect(revisions[0]?.id).not.toBe(before.revision);
  const { records } = await auditLog(services.store).list('act', { of: 'content_created', limit: 5 });
  expect(records.map(({ value }) => value.actor)).toEqual([user.id]);
  const lines = records[0]?.value.detail.split('\n') ?? [];
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    500,
    'events/0151-podujatie-1.md Podujatie 1',
    'events/0650-podujatie-500.md Podujatie 500',
  ]);
  requireBuildable(folder);
});

test('one wrong event keeps all of them out, and every problem names its row', async () => {
  const { call, files } = await openContentDesk();
  const answer = await call('POST', IMPORT, {
    events: [GOOD, { ...GOOD, title: '', start_date: '2027-02-30T18:00' }, { ...GOOD, title: 'X', description: ' ' }],
  });
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      message: {
        'events.1.title': ['Napíšte názov podujatia.'],
        'events.1.start_date': [expect.stringContaining('skutočný dátum')],
        'events.2.description': ['Napíšte pár viet o\u00a0tom, čo návštevníkov čaká.'],
      },
    },
  ]);
  expect(await files('events')).toHaveLength(3);
});

test('an event like one that is there is asked about, and added by who says that it may be', async () => {
  const { call, files } = await openContentDesk();
  const { title, start_date } = (await call('GET', '/api/admin/events/8')).body;
  const repeated = { ...GOOD, title: String(title).toUpperCase(), start_date };
  const check = await call('POST', `${IMPORT}/check`, {
    events: [repeated, GOOD, { ...GOOD, title: ' večer  pri caji' }],
  });
  expect([check.status, check.body]).toEqual([
    200,
    {
      rows: [
        { problems: {}, same_as: { id: 8, title } },
        { problems: {}, same_as: null },
        { problems: {}, same_as: { id: null, title: GOOD.title } },
      ],
    },
  ]);
  expect((await call('POST', IMPORT, { events: [repeated] })).body).toEqual({ message: { 'events.0.title': SAME } });
  expect(await files('events')).toHaveLength(3);
  expect((await call('POST', IMPORT, { events: [{ ...repeated, may_repeat: true }] })).body).toEqual({ ids: [151] });
});

test('checking tells of every row what adding would say, and writes nothing', async () => {
  const { call, files, services } = await openContentDesk();
  const { revision } = await services.content.state();
  const check = await call('POST', `${IMPORT}/check`, { events: [GOOD, { ...GOOD, title: 'B', description: '' }] });
  expect(check.body).toEqual({
    rows: [
      { problems: {}, same_as: null },
      { problems: { description: ['Napíšte pár viet o\u00a0tom, čo návštevníkov čaká.'] }, same_as: null },
    ],
  });
  expect((await services.content.state()).revision).toBe(revision);
  expect(await files('events')).toHaveLength(3);
});

test('sent twice with the same key, the events are added once', async () => {
  const { call, files } = await openContentDesk();
  const send = () => call('POST', IMPORT, { events: events(3) }, { 'Idempotency-Key': 'one-import' });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  expect(await files('events')).toHaveLength(6);
});

test('two imports of one file and the save of another entry at the same moment: one import is told, nothing is lost', async () => {
  const { call, files, file, folder } = await openContentDesk();
  const { version } = (await call('GET', '/api/admin/events/8')).body;
  const send = () => call('POST', IMPORT, { events: events(20) });
  const [first, save, made, second] = await Promise.all([
    send(),
    call('PUT', '/api/admin/events/8', { version, location: 'Strecha' }),
    call('POST', '/api/admin/events', { ...GOOD, title: 'Medzitým' }),
    send(),
  ]);
  expect([save.status, made.status]).toEqual([200, 201]);
  expect([first.status, second.status].sort()).toEqual([201, 422]);
  expect(await files('events')).toHaveLength(3 + 1 + 20);
  expect(await file(JAZZ)).toContain('location: Strecha');
  requireBuildable(folder);
});

test('twin: judged by the state from before, two imports give every number twice', async () => {
  const { call, files, folder, services } = await openContentDesk();
  const stale = await services.content.state();
  const { commit } = services.content;
  services.content.commit = (given) => commit({ ...given, change: () => given.change(stale) });
  const send = (title: string) =>
    call('POST', IMPORT, { events: events(5).map((event) => ({ ...event, title: `${title} ${event.title}` })) });
  expect([(await send('Prvé')).status, (await send('Druhé')).status]).toEqual([201, 201]);
  expect((await files('events')).filter((name) => name.startsWith('0151-'))).toHaveLength(2);
  expect(() => requireBuildable(folder)).toThrow();
});

test('none and more than 500 are refused; 2 MB of text are taken', async () => {
  const { call } = await openContentDesk();
  expect((await call('POST', IMPORT, { events: [] })).body).toEqual({
    message: { events: ['Vyberte aspoň jedno podujatie.'] },
  });
  expect((await call('POST', IMPORT, { events: events(501) })).body).toEqual({
    message: { events: ['Naraz sa dá pridať najviac 500 podujatí.'] },
  });
  const long = events(20).map((event) => ({ ...event, description: 'Dlhý text. '.repeat(9000) }));
  expect((await call('POST', IMPORT, { events: long })).status).toBe(201);
  expect((await call('POST', IMPORT, { events: [{ ...GOOD, description: 'x'.repeat(4_300_000) }] })).status).toBe(413);
});
