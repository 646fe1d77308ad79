import { expect, test } from 'vitest';
import { isAllowed } from '../../../../src/admin/shell/section.ts';

test('a section asks for all of its permissions', () => {
  expect(isAllowed(['view_admin'], { permissions: [] })).toBe(true);
  expect(isAllowed(['view_admin', 'manage_events'], { permissions: ['manage_events', 'manage_banners'] })).toBe(false);
  expect(isAllowed(['manage_banners', 'manage_events'], { permissions: ['manage_events', 'manage_banners'] })).toBe(
    true,
  );
});

test('where one of several is enough, one is, beside those that are asked for anyhow', () => {
  const section = { permissions: ['view_admin'], anyOf: ['manage_events', 'manage_settings'] } as const;
  expect(isAllowed(['view_admin', 'manage_settings'], section)).toBe(true);
  expect(isAllowed(['view_admin'], section)).toBe(false);
  expect(isAllowed(['manage_settings'], section)).toBe(false);
});
