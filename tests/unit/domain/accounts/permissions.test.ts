import { expect, test } from 'vitest';
import { PERMISSIONS, permissionsOf } from '../../../../src/domain/accounts/permissions.ts';

test('an administrator may do everything', () => {
  expect(permissionsOf(['admin'])).toEqual([...PERMISSIONS]);
});

test('an editor looks after the content, the newsletter and the reservations', () => {
  expect(permissionsOf(['editor'])).toEqual([
    'view_admin',
    'manage_events',
    'manage_banners',
    'manage_newsletter',
    'manage_reservations',
  ]);
});

test('without a role nobody may do anything, with two nothing is named twice', () => {
  expect(permissionsOf([])).toEqual([]);
  expect(permissionsOf(['editor', 'admin'])).toEqual([...PERMISSIONS]);
});
