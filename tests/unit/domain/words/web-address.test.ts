import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTarget, webAddress } from '../../../../src/domain/fields/fields.ts';
import { completeWebAddress } from '../../../../src/domain/words/web-address.ts';
import { cases } from '../../../support/property-cases.ts';

test.each([
  ['predpredaj.sk', 'https://predpredaj.sk'],
  [' www.predpredaj.sk/ples?rad=2#sala ', 'https://www.predpredaj.sk/ples?rad=2#sala'],
  ['//predpredaj.sk', 'https://predpredaj.sk'],
  ['predpredaj.sk:8080/ples', 'https://predpredaj.sk:8080/ples'],
  ['čajovňa.sk', 'https://čajovňa.sk'],
])('%j is completed to %j, by the rule of the files as well', (typed, whole) => {
  expect(completeWebAddress(typed)).toBe(whole);
  expect(webAddress.parse(typed)).toBe(whole);
  expect(linkTarget.parse(typed)).toBe(whole);
});

test.each(['https://predpredaj.sk/', 'HTTP://predpredaj.sk'])('%j stays', (address) => {
  expect(completeWebAddress(address)).toBe(address);
  expect(webAddress.parse(address)).toBe(address);
});

test.each([
  '',
  'predpredaj',
  'pred predaj.sk',
  'javascript:alert(1)',
  'mailto:ja@dom.sk',
  'ja@dom.sk',
  'ftp://dom.sk',
  '127.0.0.1',
  '.sk',
  '-.sk',
  'dom.sk:javascript',
  'dom..sk',
])('%j is no address and is refused', (text) => {
  expect(completeWebAddress(text)).toBe(text);
  expect(webAddress.safeParse(text).success).toBe(false);
});

test('a place on this site stays as it is', () => {
  expect(linkTarget.parse('/events')).toBe('/events');
  expect(linkTarget.safeParse('events').success).toBe(false);
});

test('no text becomes an address of another kind, and what was completed stays', () => {
  const pieces = fc.constantFrom('dom', '.', 'sk', '/', ':', '80', '//', 'http', '@', ' ', '?a=b', '#c', '-', 'č');
  const texts = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const whole = completeWebAddress(text);
      expect(completeWebAddress(whole)).toBe(whole);
      if (whole !== text.trim()) expect(new URL(whole).protocol).toBe('https:');
    }),
    cases(),
  );
});
