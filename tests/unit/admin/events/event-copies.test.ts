import { expect, test } from 'vitest';
import { copyForNextYear, copyOf } from '../../../../src/admin/events/event-moves.ts';
import { type EventValues, NEW_EVENT } from '../../../../src/admin/events/event-values.ts';

const EVENT = {
  ...NEW_EVENT,
  title: 'Hody pod Riviérou 2026',
  start_date: '2026-05-29T16:00',
  end_date: '2026-05-31T22:00',
  description: 'Text.',
};
const TODAY = '2026-11-22';

test('a copy is a year later, on the same days of the week and at the same hours', () => {
  const copy = copyForNextYear(EVENT, TODAY);
  expect(copy).toMatchObject({
    title: 'Hody pod Riviérou 2027',
    start_date: '2027-05-28T16:00',
    end_date: '2027-05-30T22:00',
    description: 'Text.',
  });
  const weekday = (wallClock: string) => new Date(`${wallClock}Z`).getUTCDay();
  expect(weekday(copy.start_date)).toBe(weekday(EVENT.start_date));
});

test('what belonged to that very event is left out, and nobody sees the copy yet', () => {
  const event: EventValues = {
    ...EVENT,
    end_date: '',
    status: 'Presunutý',
    previous_start_date: '2026-05-22T16:00',
    rezervovane_sk_url: 'https://x.example/',
    publish_at: '2026-01-01T00:00',
    slug: 'hody',
  };
  for (const copy of [copyForNextYear(event, TODAY), copyOf(event)])
    expect(copy).toMatchObject({
      end_date: '',
      status: '',
      previous_start_date: '',
      rezervovane_sk_url: '',
      publish_at: '',
      slug: '',
      draft: true,
    });
});

test('a plain copy keeps its time and says that it is one, however long its title', () => {
  expect(copyOf(EVENT)).toMatchObject({
    title: 'Hody pod Riviérou 2026 (kópia)',
    start_date: EVENT.start_date,
    end_date: EVENT.end_date,
    description: 'Text.',
  });
  const { title } = copyOf({ ...EVENT, title: 'x'.repeat(200) });
  expect([title.length, title.endsWith('x (kópia)')]).toEqual([200, true]);
});

test('an event of the first days of January stays in the year that follows', () => {
  const ball = { ...EVENT, title: 'Ples', start_date: '2027-01-01T20:00', end_date: '' };
  expect(copyForNextYear(ball, TODAY).start_date).toBe('2027-12-31T20:00');
});

test.each([
  ['2019-05-31T16:00', '2027-05-28T16:00'],
  ['2025-11-21T16:00', '2027-11-19T16:00'],
  ['2025-11-24T16:00', '2026-11-23T16:00'],
  ['2024-02-29T16:00', '2027-03-04T16:00'],
])('a copy of what was on %s is still to come', (start_date, later) => {
  expect(copyForNextYear({ ...EVENT, start_date, end_date: '' }, TODAY).start_date).toBe(later);
});

test('a copy of a course has all its evenings, none of them numbered, cancelled or sold out', () => {
  const evening = { end_date: '', previous_start_date: '', tickets: '' } as const;
  const course: EventValues = {
    ...EVENT,
    dates: [
      { ...evening, id: '1', key: 1, start_date: '2026-05-29T16:00', status: '', tickets: 'sold-out' },
      { ...evening, id: '4', key: 4, start_date: '2026-06-05T16:00', status: 'Zrušený' },
    ],
  };
  const dates = (copy: EventValues) => copy.dates.map((date) => [date.key, date.start_date, date.status, date.tickets]);
  expect(dates(copyForNextYear(course, TODAY))).toEqual([
    [null, '2027-05-28T16:00', '', ''],
    [null, '2027-06-04T16:00', '', ''],
  ]);
  expect(dates(copyOf(course))).toEqual([
    [null, '2026-05-29T16:00', '', ''],
    [null, '2026-06-05T16:00', '', ''],
  ]);
});
