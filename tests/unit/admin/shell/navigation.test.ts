import { expect, test } from 'vitest';
import { currentOf } from '../../../../src/admin/shell/Navigation.tsx';

test.each([
  ['/', '/'],
  ['/reservations', '/reservations'],
  ['/reservations/R-1/edit', '/reservations'],
  ['/reservations/calendar', '/reservations/calendar'],
  ['/reservationsx', null],
  ['/profile', null],
])('the line of the navigation for %s is %s', (pathname, line) => {
  expect(currentOf(['/', '/reservations', '/reservations/calendar'], pathname)).toBe(line);
});
