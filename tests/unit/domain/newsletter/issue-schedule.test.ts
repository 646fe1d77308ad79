import { expect, test } from 'vitest';
import {
  type PresentEvent,
  reasonsToHold,
  type Schedule,
  type SeenEvent,
} from '../../../../src/domain/newsletter/issue-schedule.ts';
import { formatDateTime } from '../../../../src/domain/time/format-date.ts';

const AT = Date.parse('2026-12-01T08:00:00+01:00');
const HOUR_MS = 3_600_000;
const JAZZ: SeenEvent = {
  id: 8,
  version: 'a',
  title: 'Jazz',
  start_date: '2026-12-05T18:00:00+01:00',
  end_date: null,
  location: 'Dvorana',
  status: null,
  rest: 'x',
};
const SCHEDULE: Schedule = { at: AT, by: 'u', recipients: 100, events: [JAZZ] };

interface Now {
  /** Null: the site does not show it. */
  event?: Partial<PresentEvent> | null;
  recipients?: number;
  ms?: number;
}

function reasons({ event = {}, recipients = 100, ms = AT }: Now, schedule = SCHEDULE): string[] {
  const present = event === null ? [] : [{ ...JAZZ, isWaiting: false, ...event }];
  return reasonsToHold(schedule, { ms, recipients, events: new Map(present.map((one) => [one.id, one])) });
}

test('an issue in which nothing has changed leaves, also when nothing is in it', () => {
  expect(reasons({})).toEqual([]);
  expect(reasons({ event: null }, { ...SCHEDULE, events: [] })).toEqual([]);
});

test.each<[string, Now, string]>([
  ['an event that left the site', { event: null }, '„Jazz“ už na webe nie je.'],
  ['a deleted event that the site still shows', { event: { version: null } }, '„Jazz“ už na webe nie je.'],
  [
    'a change that is not on the site yet',
    { event: { version: 'b', isWaiting: true } },
    'Pri „Jazz“ je uložená zmena, ktorá ešte nie je na webe.',
  ],
  ['a cancelled event', { event: { version: 'b', status: 'Zrušený' } }, '„Jazz“ je zrušené.'],
  [
    'a moved event',
    { event: { version: 'b', status: 'Presunutý', start_date: '2026-12-06T18:00:00+01:00' } },
    `„Jazz“ má iný čas: ${formatDateTime('2026-12-06T18:00:00+01:00')}.`,
  ],
  ['another place', { event: { version: 'b', location: null } }, '„Jazz“ je na inom mieste: v\u00a0dome.'],
  ['another title', { event: { version: 'b', title: 'Blues' } }, '„Jazz“ sa medzitým zmenilo.'],
  ['another price or text', { event: { version: 'b', rest: 'y' } }, '„Jazz“ sa medzitým zmenilo.'],
  ['many more readers', { recipients: 121 }, 'Odberateľov bolo 100, teraz ich je 121.'],
  ['many fewer readers', { recipients: 79 }, 'Odberateľov bolo 100, teraz ich je 79.'],
  ['an hour long past', { ms: AT + 6 * HOUR_MS + 1 }, `Odoslať sa malo ${formatDateTime(AT)}, ale web vtedy nebežal.`],
])('%s keeps it back with the reason', (_what, now, reason) => {
  expect(reasons(now)).toEqual([reason]);
});

test.each<[string, Now]>([
  ['what the site has only now caught up with', { event: { title: 'Blues', start_date: '2026-12-06T18:00:00+01:00' } }],
  ['a change that the mail does not show', { event: { version: 'b' } }],
  ['some readers more or less', { recipients: 120 }],
  ['a late job', { ms: AT + 6 * HOUR_MS }],
])('%s does not keep it back', (_what, now) => {
  expect(reasons(now)).toEqual([]);
});

test('in a small list some new people are no jump', () => {
  expect(reasons({ recipients: 15 }, { ...SCHEDULE, recipients: 2 })).toEqual([]);
});
