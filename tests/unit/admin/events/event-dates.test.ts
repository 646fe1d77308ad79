import { expect, test } from 'vitest';
import { findConflicts, mergeVersions } from '../../../../src/admin/entries/versions.ts';
import { EVENT_RULES, toFields, toValues } from '../../../../src/admin/events/event-values.ts';
import { withDateParts, withoutDateParts } from '../../../../src/domain/events/compared-dates.ts';

const date = (key: number, start_date: string, more: object = {}) => ({
  key,
  start_date,
  end_date: null,
  status: null,
  previous_start_date: null,
  tickets: null,
  ...more,
});

const COURSE = {
  id: 21,
  slug: 'kreslenie',
  title: 'Kreslenie',
  start_date: '2027-02-02T18:00',
  end_date: '2027-02-16T21:00',
  dates: [date(1, '2027-02-02T18:00'), date(2, '2027-02-09T18:00'), date(4, '2027-02-16T18:00')],
  is_paid: true,
  age_from: 6,
  access: ['captions' as const],
  language: null,
  description: 'Kurz.',
};

test('a form sends back what it was given, as it was, and the event is right', () => {
  const fields = toFields(toValues(COURSE));
  expect(fields).toMatchObject({
    dates: COURSE.dates,
    age_from: 6,
    access: ['captions'],
    language: null,
    tickets: null,
  });
  expect(EVENT_RULES.schema.safeParse(EVENT_RULES.toJudged(fields)).error).toBeUndefined();
});

test('one cancels a date, another adds one: both are kept', () => {
  const [first, second, third] = COURSE.dates;
  const base = withDateParts(COURSE);
  const my = withDateParts({ ...COURSE, dates: [first, { ...second, status: 'Zrušený' }, third] });
  const theirs = withDateParts({ ...COURSE, dates: [first, second, date(5, '2027-02-23T18:00')] });
  const all = Object.fromEntries([...Object.keys(base), ...Object.keys(theirs)].map((name) => [name, undefined]));
  const mine = { ...all, ...my };
  const conflicts = findConflicts(base, mine, theirs);
  expect(conflicts.map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ['Termín č.\u00a02', 'mine'],
    ['Termín č.\u00a04', 'theirs'],
    ['Termín č.\u00a05', 'theirs'],
  ]);
  const choices = Object.fromEntries(conflicts.map(({ field, changedBy }) => [field, changedBy ?? 'mine']));
  const merged = withoutDateParts(mergeVersions(mine, conflicts, choices));
  expect(merged.dates).toEqual([first, { ...second, status: 'Zrušený' }, date(5, '2027-02-23T18:00')]);
  expect(merged).not.toHaveProperty('start_date');
});
