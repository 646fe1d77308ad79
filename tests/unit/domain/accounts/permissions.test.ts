import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERMISSIONS, permissionsOf, ROLES, type Role } from '../../../../src/domain/accounts/permissions.ts';
import { cases } from '../../../support/property-cases.ts';

test('an administrator may do everything', () => {
  expect(permissionsOf(['admin'])).toEqual([...PERMISSIONS]);
});

test.each<[Role, string[]]>([
  [
    'editor',
    ['view_admin', 'manage_events', 'manage_banners', 'manage_newsletter', 'manage_reservations', 'manage_notices'],
  ],
  ['programme', ['view_admin', 'manage_events', 'manage_banners', 'manage_notices']],
  ['rentals', ['view_admin', 'manage_reservations']],
  ['texts', ['view_admin', 'manage_texts']],
])('the role %s may do what it is for and nothing else', (role, permissions) => {
  expect(permissionsOf([role])).toEqual(permissions);
});

test('without a role nobody may do anything', () => {
  expect(permissionsOf([])).toEqual([]);
});

test('roles combine: several permit what each of them does, nothing more and nothing twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ROLES)), (roles) => {
      const each = new Set(roles.flatMap((role) => permissionsOf([role])));
      expect(permissionsOf(roles)).toEqual(PERMISSIONS.filter((permission) => each.has(permission)));
    }),
    cases(),
  );
});

test('whoever may change settings may change texts and notices', () => {
  for (const role of ROLES) {
    const permissions = permissionsOf([role]);
    if (!permissions.includes('manage_settings')) continue;
    expect(permissions).toContain('manage_texts');
    expect(permissions).toContain('manage_notices');
  }
});
