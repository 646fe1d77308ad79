import { expect, test } from 'vitest';
import { reservationWarnings } from '../../../../src/domain/reservations/reservation-warnings.ts';

const TODAY = '2026-11-20';
const NOTICE = { notice_weeks: 2, big_notice_months: 1 };
const LARGE = { id: 'divadelna-sala', name: 'Divadelná sála', capacity_max: 250 };
const SMALL = { id: 'klubovna', name: 'Klubovňa', capacity_max: 100 };
const HALL_BY_AGREEMENT = { id: 'dvorana', name: 'Dvorana', capacity_max: null };

const warnings = (
  request: { date?: string; until?: string; attendees?: number },
  room = SMALL as typeof SMALL | typeof HALL_BY_AGREEMENT,
  notice: Partial<typeof NOTICE> = {},
) =>
  reservationWarnings(
    { date_from: request.date ?? null, date_until: request.until ?? null, attendees: request.attendees ?? null },
    room,
    [LARGE, SMALL, HALL_BY_AGREEMENT],
    { ...NOTICE, ...notice },
    TODAY,
  );

test('a request without a date and a number has nothing to warn of', () => {
  expect(warnings({}, LARGE)).toEqual([]);
});

test('more people than the room holds', () => {
  expect(warnings({ attendees: 100 })).toEqual([]);
  expect(warnings({ attendees: 101 })).toEqual([
    'Klubovňa má kapacitu 100 osôb, uviedli ste 101. Navrhneme vám riešenie.',
  ]);
  expect(warnings({ attendees: 5000 }, HALL_BY_AGREEMENT)).toEqual([]);
});

test('less than two weeks ahead', () => {
  expect(warnings({ date: '2026-12-03' })[0]).toContain('menej než dva týždne');
  expect(warnings({ date: '2026-12-04' })).toEqual([]);
});

test('less than a month ahead for the large hall or a weekend', () => {
  expect(warnings({ date: '2026-12-08' }, LARGE)[0]).toContain('aspoň mesiac');
  expect(warnings({ date: '2026-12-21' }, LARGE)).toEqual([]);
  expect(warnings({ date: '2026-12-05' })[0]).toContain('aspoň mesiac');
  expect(warnings({ date: '2026-12-04', until: '2026-12-05' })[0]).toContain('aspoň mesiac');
  expect(warnings({ date: '2026-12-26' })).toEqual([]);
});

test('the only room of a house is not its large one, whatever was there before', () => {
  const warningsIn = (day: string) =>
    reservationWarnings(
      { date_from: day, date_until: null, attendees: null },
      LARGE,
      [LARGE, { ...SMALL, retired: true }],
      NOTICE,
      TODAY,
    );
  expect(warningsIn('2026-12-08')).toEqual([]);
  expect(warningsIn('2026-12-05')[0]).toContain('aspoň mesiac');
});

test('both at once are both told', () => {
  expect(warnings({ date: '2026-11-21', attendees: 300 }, LARGE)).toHaveLength(2);
});

test('how early is early the house decides, and it need not mind', () => {
  expect(warnings({ date: '2026-12-24' }, SMALL, { notice_weeks: 5 })[0]).toContain('menej než 5\u00a0týždňov');
  expect(warnings({ date: '2026-12-25' }, SMALL, { notice_weeks: 5 })).toEqual([]);
  expect(warnings({ date: '2027-01-19' }, LARGE, { big_notice_months: 2 })[0]).toContain('aspoň dva mesiace vopred');
  expect(warnings({ date: '2026-11-20' }, LARGE, { notice_weeks: 0, big_notice_months: 0 })).toEqual([]);
  // Sending refuses a past day; typing must not warn of it.
  expect(warnings({ date: '2026-11-19' }, LARGE, { notice_weeks: 0, big_notice_months: 0 })).toEqual([]);
});
