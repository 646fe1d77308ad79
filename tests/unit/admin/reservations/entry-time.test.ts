import { expect, test } from 'vitest';
import { roomOf, timeFrom } from '../../../../src/admin/reservations/EntryPage.tsx';

test.each([
  ['2028-02-10', ['2028-02-10', '', '']],
  ['2028-02-10T18:00', ['2028-02-10', '18:00', '19:00']],
  ['2028-02-10T09:30', ['2028-02-10', '09:30', '10:30']],
  ['2028-02-10T23:00', ['2028-02-10', '23:00', '24:00']],
  ['2028-02-10T23:30', ['2028-02-10', '23:30', '24:00']],
  ['2028-02-30', ['', '', '']],
  ['2028-02-10T25:00', ['', '', '']],
  ['', ['', '', '']],
])('an entry begun at "%s" takes a whole day or an hour, never past the end of the day', (start, fields) => {
  const { date_from, time_from, time_until } = timeFrom(start);
  expect([date_from, time_from, time_until]).toEqual(fields);
});

test('an entry begins in the room of its address, or in the only one of the house', () => {
  const [hall, yard] = [
    { id: 'sala', retired: false },
    { id: 'dvor', retired: false },
  ];
  expect(roomOf([hall, yard], 'dvor')).toBe('dvor');
  expect(roomOf([hall, yard], null)).toBeNull();
  expect(roomOf([hall, { id: 'dvor', retired: true }], null)).toBe('sala');
  expect(roomOf([{ id: 'sala', retired: true }, yard], 'sala')).toBe('dvor');
});
