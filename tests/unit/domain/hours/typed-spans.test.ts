import { expect, test } from 'vitest';
import { readTypedSpans } from '../../../../src/domain/hours/typed-spans.ts';

const MORNING = { from: '09:00', until: '12:00' };
const AFTERNOON = { from: '13:00', until: '17:00' };

test.each([
  ['9-17', [{ from: '09:00', until: '17:00' }]],
  ['9.00 – 17.00', [{ from: '09:00', until: '17:00' }]],
  ['od 9 do 17 h', [{ from: '09:00', until: '17:00' }]],
  ['18:00 - 24:00', [{ from: '18:00', until: '24:00' }]],
  ['9:00-12:00, 13:00-17:00', [MORNING, AFTERNOON]],
  ['9:00-12:00,13:00-17:00', [MORNING, AFTERNOON]],
  ['9,00 – 12,00; 13,00 – 17,00', [MORNING, AFTERNOON]],
  ['9 – 12 a\u00a013 – 17', [MORNING, AFTERNOON]],
  ['Zatvorené', []],
  ['zavreté', []],
])('the opening hours %j are read', (text, spans) => {
  expect(readTypedSpans(text)).toEqual(spans);
});

test.each(['', '9', '9:00', '9-12,13-17', '9 – 12, ráno', '9 – 25', 'podľa dohody'])('%j are none', (text) => {
  expect(readTypedSpans(text)).toBeNull();
});
