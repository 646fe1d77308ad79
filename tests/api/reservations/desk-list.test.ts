import { expect, test } from 'vitest';
import type { Reservation } from '../../../src/domain/reservations/reservation.ts';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { deskQuery, listReservations } from '../../../src/server/features/reservations/desk/desk-list.ts';
import { readDeskSummary } from '../../../src/server/features/reservations/desk/desk-summary.ts';
import { makeEventOn } from '../../support/content-factories.ts';
import { keepReservation } from '../../support/desk.ts';
import { openDesk } from './open-desk.ts';

const HOUR_MS = 60 * 60 * 1000;

async function openFilledDesk(...fields: Partial<Reservation>[]) {
  const desk = await openDesk({
    index: { events: [makeEventOn('2027-01-13', { id: 7, title: 'Ples', location: 'Klubovňa' })] },
  });
  const start = Date.parse('2026-11-01T08:00:00Z');
  for (const [at, one] of fields.entries()) {
    const created_at = new Date(start + at * HOUR_MS).toISOString();
    await keepReservation(desk.services, { name: 'ABCDEFGHIJ'.charAt(at), created_at, ...one });
  }
  return {
    ...desk,
    async names(query = '') {
      const { status, body } = await desk.get(query);
      expect(status).toBe(200);
      return (body.items ?? []).map(({ name }) => name);
    },
  };
}

test('the latest come first, a page at a time', async () => {
  const { names, get } = await openFilledDesk({}, {}, {}, {}, {});
  expect(await names()).toEqual(['E', 'D', 'C', 'B', 'A']);
  expect(await names('?per_page=2&page=2')).toEqual(['C', 'B']);
  expect(await names('?per_page=2&page=3')).toEqual(['A']);
  expect(await names('?per_page=2&page=9')).toEqual([]);
  expect(await names('?sort=created_at&per_page=2')).toEqual(['A', 'B']);
  expect((await get('?per_page=2')).body.total).toBe(5);
});

test('filters by state, room, origin and days they touch go together', async () => {
  const { names, get } = await openFilledDesk(
    { status: 'confirmed', room: 'dvorana' },
    { status: 'confirmed', date_from: '2027-03-01', date_until: '2027-03-20' },
    { source: 'block', status: 'confirmed' },
    { date_from: null, time_from: null, date_until: null, time_until: null },
    { date_from: '2027-01-31', date_until: '2027-02-01', time_until: '02:00' },
  );
  expect(await names('?status=new')).toEqual(['E', 'D']);
  expect(await names('?status=confirmed&room=klubovna')).toEqual(['C', 'B']);
  expect(await names('?source=block')).toEqual(['C']);
  expect(await names('?from=2027-02-01&until=2027-02-28')).toEqual(['E']);
  expect(await names('?from=2027-03-15&until=2027-03-15')).toEqual(['B']);
  expect(await names('?from=2027-02-01')).toEqual(['E', 'B']);
  expect(await names('?until=2027-01-13')).toEqual(['C', 'A']);
  expect(await names('?sort=date_from')).toEqual(['A', 'C', 'E', 'B', 'D']);
  expect(await names('?sort=-date_from')).toEqual(['B', 'E', 'A', 'C', 'D']);
  expect((await get('?status=vymyslený')).status).toBe(422);
  expect((await get('?from=13.1.2027')).status).toBe(422);
  expect((await get('?from=0001-01-01')).status).toBe(422);
  expect((await get('/csv?until=9999-12-31')).status).toBe(422);
  for (const list of ['', '/csv'])
    expect((await get(`${list}?from=2026-12-01&room=Ve%C4%BEk%C3%A1%20s%C3%A1la`)).status).toBe(422);
});

test('words are found in name, contact, message and notes, without marks, and numbers in the phone', async () => {
  const { names } = await openFilledDesk(
    { name: 'Žofia Mäsiarová' },
    { email: 'kapela@harmonika.example' },
    { message: 'Potrebujeme klavír a ozvučenie' },
    { notes: 'Spýtať sa na kľúče', phone: '+421 911 222 333' },
  );
  expect(await names('?query=zofia')).toEqual(['Žofia Mäsiarová']);
  expect(await names('?query=harmonika')).toEqual(['B']);
  expect(await names('?query=klavir ozvucenie')).toEqual(['C']);
  expect(await names('?query=kľúče')).toEqual(['D']);
  expect(await names('?query=911222333')).toEqual(['D']);
  expect(await names('?query=harmonika klavir')).toEqual([]);
});

test('a page of reservations on scattered days reads the content once, and so does the summary', async () => {
  const { services } = await openFilledDesk(
    {},
    { room: 'dvorana' },
    { date_from: '2027-03-01', date_until: '2027-03-01' },
    { date_from: '2027-06-01', date_until: '2027-06-01' },
  );
  let reads = 0;
  const state = () => {
    reads += 1;
    return services.content.state();
  };
  const counting = { ...services, content: { ...services.content, state } };
  const { items } = await listReservations(counting, deskQuery.parse({ sort: 'created_at' }));
  expect(items.map(({ overlaps }) => overlaps.map(({ title }) => title))).toEqual([['Ples'], [], [], []]);
  expect(reads).toBe(1);
  await readDeskSummary(counting);
  expect(reads).toBe(2);
});

test('those in the list say what shares their time, without the words of the visitor', async () => {
  const { get } = await openFilledDesk({}, { time_from: '21:00' }, { room: 'dvorana' }, { status: 'rejected' });
  const { body } = await get('?sort=created_at');
  expect(body.items?.map(({ overlaps }) => (overlaps as { title: string }[]).map(({ title }) => title))).toEqual([
    ['Ples', 'Prenájom: B'],
    ['Prenájom: A'],
    [],
    [],
  ]);
  expect(body.items?.[0]).not.toHaveProperty('message');
  expect(body.items?.[0]).not.toHaveProperty('notes');
});

test('the table for spreadsheets holds what the filter means, runs nothing, and is in the log', async () => {
  const { services, get } = await openFilledDesk(
    { name: '=HYPERLINK("http://zle.example")', message: 'Prvý riadok;\nDruhý "riadok"' },
    { status: 'rejected' },
  );
  const { headers, body } = await get('/csv?status=new');
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const text = String(body.text);
  expect(text.startsWith('číslo;stav;pôvod;')).toBe(true);
  expect(text).toContain('"\'=HYPERLINK(""http://zle.example"")"');
  expect(text).toContain('"Prvý riadok;\nDruhý ""riadok"""');
  expect(text).not.toContain('zamietnutá');
  expect((await auditLog(services.store).list('act', { of: 'reservations_exported' })).records).toHaveLength(1);
});

const PAID = {
  status: 'confirmed' as const,
  phone: '+421 900 123 456',
  created_at: '2026-11-23T07:31:13.355Z',
  items: [{ item: 'Sála', quantity: 3, amount: 33.5 }],
  deposit: { amount: null, due: '2026-11-30', paid_on: '2026-11-24', paid_amount: 30 },
};

test('the table carries local times, what was paid and what is still to be paid, and phones that stay as they are in Excel', async () => {
  const { call, admin } = await openFilledDesk(PAID, { ...PAID, phone: '0900 123 456', status: 'cancelled' });
  const { body } = await call('GET', '/api/admin/reservations/csv?sort=created_at', { token: admin });
  const [head = [], first = [], second = []] = String(body.text)
    .replace('\ufeff', '')
    .split('\r\n')
    .map((line) => line.split(';'));
  const of = (row: string[]) =>
    ['prijaté', 'telefón', 'cena €', 'zaplatené €', 'na úhradu €'].map((name) => row[head.indexOf(name)]);
  expect(of(first)).toEqual(['2026-11-23 08:31', 'tel. +421 900 123 456', '100,50', '30,00', '70,50']);
  expect(of(second)).toEqual(['2026-11-23 08:31', 'tel. 0900 123 456', '100,50', '30,00', '']);
});

test('a list of certain days tells its sums, of what was confirmed alone', async () => {
  const { get } = await openFilledDesk(
    PAID,
    { ...PAID, status: 'done', date_from: '2027-02-01', date_until: '2027-02-01' },
    {
      ...PAID,
      status: 'cancelled',
    },
    PAID,
    {},
  );
  const { items, sums } = (await get('?from=2027-01-01&until=2027-01-31&sort=-name')).body;
  expect(sums).toEqual({ count: 2, total: 201, paid: 60, to_pay: 141 });
  expect(items?.[0]?.price).toMatchObject({ total: null, paid: 0, to_pay: null });
  expect(items?.[1]?.price).toMatchObject({ total: 100.5, paid: 30, to_pay: 70.5 });
  expect((await get('')).body).not.toHaveProperty('sums');
});

test('the calendar shows events, reservations and blocks of a room together, in order, without what was refused', async () => {
  const { get } = await openFilledDesk(
    { status: 'confirmed', time_from: '10:00', time_until: '12:00' },
    { source: 'block', status: 'confirmed', date_from: '2027-01-02', date_until: '2027-01-20' },
    { status: 'rejected' },
    { status: 'cancelled' },
    { room: 'dvorana' },
    {},
  );
  const { body } = await get('/calendar?from=2027-01-13&until=2027-01-13&room=klubovna');
  expect(body.items?.map(({ kind, title }) => [kind, title])).toEqual([
    ['block', 'B'],
    ['reservation', 'Prenájom: A'],
    ['event', 'Ples'],
    ['reservation', 'Prenájom: F'],
  ]);
  expect((await get('/calendar?from=2027-01-01&until=2027-12-31')).body.items).toHaveLength(5);
  expect((await get('/calendar?from=2027-01-01&until=2028-12-31')).status).toBe(422);
  expect((await get('/calendar?from=2027-01-31&until=2027-01-01')).status).toBe(422);
  expect((await get('/calendar?from=9999-12-01&until=9999-12-31')).status).toBe(422);
});

test('the summary counts what waits, who has waited too long, clashes, and payments whose day has come', async () => {
  const price = { items: [{ item: 'Sála', quantity: 1, amount: 100 }] };
  const due = (day: string) => ({ amount: null, due: day, paid_on: null, paid_amount: null });
  const { services, get } = await openFilledDesk(
    { created_at: '2026-11-19T10:00:00.000Z', date_from: '2027-05-05', date_until: '2027-05-05' },
    { created_at: '2026-11-20T09:00:00.000Z' },
    { status: 'confirmed', ...price, deposit: due('2026-11-20'), balance: due('2026-11-21') },
    { status: 'confirmed', ...price, room: 'dvorana', deposit: due('2026-11-21'), balance: due('2026-11-22') },
  );
  const { body } = await get('/summary');
  expect(body.new).toEqual({ count: 2, oldest_at: '2026-11-19T10:00:00.000Z', late: 1 });
  expect(body.waiting).toMatchObject([
    {
      ...{ id: expect.stringMatching(/^R-/), name: 'A', date_from: '2027-05-05' },
      ...{ since: '2026-11-19T10:00:00.000Z', is_late: true },
    },
    { name: 'B', since: '2026-11-20T09:00:00.000Z', is_late: false },
  ]);
  expect(body.next).toMatchObject([
    { kind: 'reservation', status: 'confirmed', title: 'Prenájom: C' },
    { title: 'Prenájom: D', room: 'dvorana' },
  ]);
  const titles = (pairs: unknown) => (pairs as { title: string }[][]).map((pair) => pair.map(({ title }) => title));
  const clashes = body.clashes as { given: unknown; waiting: unknown };
  expect(titles(clashes.given)).toEqual([['Ples', 'Prenájom: C']]);
  expect(titles(clashes.waiting)).toHaveLength(2);
  expect(body.deposits_due).toMatchObject([{ name: 'C', due: '2026-11-20', amount: 30 }]);
  expect(body.balances_due).toEqual([]);
  services.clock.advance(24 * HOUR_MS);
  const later = await readDeskSummary(services);
  expect(later.deposits_due).toMatchObject([{ name: 'C' }, { name: 'D' }]);
  expect(later.balances_due).toMatchObject([{ name: 'C', amount: 70 }]);
});
