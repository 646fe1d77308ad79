import { expect, test } from 'vitest';
import { findConflicts, mergeVersions } from '../../../../src/admin/entries/versions.ts';
import {
  exceptionWith,
  HOURS_FORM,
  isWholeException,
  newException,
  withSpans,
} from '../../../../src/admin/settings/hours/hours-values.ts';
import { NOTICES_FORM, noticeOf } from '../../../../src/admin/settings/hours/notices-values.ts';
import type { Hours } from '../../../../src/domain/hours/opening-hours.ts';

const HOUSE: Hours = {
  weekly: [
    { day: 'monday', from: '08:00', until: '20:00' },
    { day: 'monday', place: 'box-office', from: '09:00', until: '12:00' },
  ],
  exceptions: [
    { date: '2020-12-24', closed: true, note: 'Štedrý deň' },
    { date: '2098-12-24', from: '08:00', until: '12:00' },
    { date: '2098-12-24', place: 'box-office', closed: true },
  ],
};

test('the form holds what the file says, days gone by apart and last', () => {
  const values = HOURS_FORM.toValues(HOUSE);
  expect([values.coming.length, values.past.length]).toEqual([2, 1]);
  const [past, ...coming] = HOUSE.exceptions;
  expect(HOURS_FORM.toFields(values)).toEqual({ ...HOUSE, exceptions: [...coming, past] });
  expect(HOURS_FORM.fieldOf('exceptions.1.from')).toBe('coming.1.from');
});

test('an end typed as 24:00 is written as midnight', () => {
  const values = HOURS_FORM.toValues(HOUSE);
  const late = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, until: '24:00' }));
  const typed = { ...values, weekly: late(values.weekly), coming: late(values.coming) };
  expect(HOURS_FORM.toFields(typed)).toMatchObject({
    weekly: [{ until: '00:00' }, { until: '00:00' }],
    exceptions: [{ date: '2098-12-24', from: '08:00', until: '00:00' }, {}, {}],
  });
});

test('opening hours typed at once take the place of their row, and a closed day has none', () => {
  const { weekly } = HOURS_FORM.toValues(HOUSE);
  const [morning, evening] = [
    { from: '09:00', until: '12:00' },
    { from: '18:00', until: '24:00' },
  ];
  const both = withSpans(weekly, 0, [morning, evening]);
  expect(both).toEqual([
    { ...weekly[0], ...morning },
    { ...evening, day: 'monday', place: 'house', key: expect.any(String) },
    weekly[1],
  ]);
  expect(new Set(both.map(({ key }) => key)).size).toBe(3);
  expect(withSpans(weekly, 0, [])).toEqual([weekly[1]]);
  const open = { ...newException(), closed: false };
  expect(exceptionWith(open, [morning])).toEqual({ ...open, ...morning });
  expect(exceptionWith(open, [])).toEqual({ ...open, closed: true });
  expect(exceptionWith(open, [morning, evening])).toEqual(open);
});

test('two people may change different days of the same hours', () => {
  const { split = () => ({}), join = () => null } = HOURS_FORM.versions ?? {};
  const mine = { ...HOUSE, weekly: [{ day: 'monday', from: '10:00', until: '20:00' }, ...HOUSE.weekly.slice(1)] };
  const theirs = { ...HOUSE, exceptions: [...HOUSE.exceptions, { date: '2098-12-31', closed: true }] };
  const parts = { base: split(HOUSE), mine: split(mine), theirs: split(theirs) };
  const wanted = { ...Object.fromEntries(Object.keys(parts.theirs).map((name) => [name, undefined])), ...parts.mine };
  const conflicts = findConflicts(parts.base, wanted, parts.theirs);
  const choices = Object.fromEntries(conflicts.map(({ field, changedBy }) => [field, changedBy ?? 'mine']));
  expect(conflicts.map(({ field }) => field.replaceAll('\u00a0', ' '))).toEqual(['Dom, pondelok', '31. decembra 2098']);
  const joined = join(mergeVersions(wanted, conflicts, choices), { ...parts, mine: wanted });
  expect(joined).toMatchObject({ weekly: expect.arrayContaining([mine.weekly[0], HOUSE.weekly[1]]) });
  expect((joined as Hours).exceptions).toContainEqual({ date: '2098-12-31', closed: true });
  expect((joined as Hours).exceptions).toHaveLength(4);
});

test.each([
  [{ date: '2098-12-24', closed: true, note: 'Štedrý deň' }, 'V stredu 24. decembra máme zatvorené (Štedrý deň).'],
  [
    { date: '2098-12-25', place: 'box-office', from: '09:00', until: '12:00' } as const,
    'Vo štvrtok 25. decembra je pokladnica otvorená 9:00 – 12:00.',
  ],
])('an exception offers a notice in words', (exception, text) => {
  const notice = noticeOf(exception);
  expect(notice.text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(text);
  expect([notice.from, notice.until]).toEqual(
    exception.date === '2098-12-24'
      ? ['2098-12-17T00:00', '2098-12-25T00:00']
      : ['2098-12-18T00:00', '2098-12-26T00:00'],
  );
});

test('a day that is neither closed nor has its hours yet cannot be told', () => {
  const closed = { ...newException(), date: '2098-12-24' };
  expect(isWholeException(closed)).toBe(true);
  expect(isWholeException({ ...closed, date: '' })).toBe(false);
  expect(isWholeException({ ...closed, closed: false, from: '08:00' })).toBe(false);
  expect(isWholeException({ ...closed, closed: false, from: '08:00', until: '12:00' })).toBe(true);
});

test('a notice gets its id when it is saved, and keeps it', () => {
  const moments = { from: '2098-12-17T00:00', until: '2098-12-25T00:00' };
  const values = NOTICES_FORM.toValues([{ id: 'prvy', text: 'Prvý', ...moments, place: 'home' }]);
  const added = { key: 'x', id: '', text: ' Druhý oznam ', ...moments, place: 'contact' as const };
  expect(NOTICES_FORM.toFields({ ...values, items: [...values.items, added] })).toEqual([
    { id: 'prvy', text: 'Prvý', ...moments, place: 'home' },
    { id: 'oznam-druhy-oznam', text: 'Druhý oznam', ...moments, place: 'contact' },
  ]);
});
