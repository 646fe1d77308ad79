import { expect, test } from 'vitest';
import { consentCookies, readConsent } from '../../../src/domain/consent.ts';

const CHOICE = { analytics: true, maps: false };

const kept = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

const withConsent = (value: unknown) =>
  `gdpr_consents=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}; gdpr_choice_made=true`;

test('a choice is read back as it was made, whatever other cookies there are', () => {
  const cookies = kept(consentCookies(CHOICE, { secure: true }));
  expect(readConsent(`xgdpr_consents=1; ${cookies}; theme=dark`)).toEqual(CHOICE);
});

test('it lasts a year, on every page, and is not told to other sites', () => {
  for (const cookie of consentCookies(CHOICE, { secure: true }))
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  for (const cookie of consentCookies(CHOICE, { secure: false })) expect(cookie).not.toContain('Secure');
});

test.each([
  ['nothing', ''],
  ['one cookie of the two', kept(consentCookies(CHOICE, { secure: true }).slice(0, 1))],
  ['the other cookie of the two', 'gdpr_choice_made=true'],
  ['a choice made for other purposes', withConsent({ version: 0, ...CHOICE })],
  ['a choice without a version', withConsent(CHOICE)],
  ['a choice about one purpose', withConsent({ version: 1, analytics: true })],
  ['a word in place of a yes', withConsent({ version: 1, analytics: 'true', maps: true })],
  ['null', withConsent(null)],
  ['half a value', withConsent('{"version":1')],
  ['a value that is not encoded rightly', 'gdpr_consents=%E0%A4%A; gdpr_choice_made=true'],
])('%s is no consent', (_, cookies) => {
  expect(readConsent(cookies)).toBeNull();
});
