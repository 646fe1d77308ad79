import { expect, test } from 'vitest';
import { beginPath } from '../../../../src/admin/shared/calendar/BeginLink.tsx';

test('the way to the form of something new names its time and its room', () => {
  const begin = { label: 'Nový zápis', path: '/reservations/new', room: null };
  const inFoyer = { ...begin, room: 'foyer' };
  expect(beginPath(begin, '2028-02-10T18:00', 'dvorana')).toBe(
    '/reservations/new?start=2028-02-10T18%3A00&room=dvorana',
  );
  expect(beginPath(begin, '2028-02-10', null)).toBe('/reservations/new?start=2028-02-10');
  expect(beginPath(inFoyer, '2028-02-10', null)).toBe('/reservations/new?start=2028-02-10&room=foyer');
});
