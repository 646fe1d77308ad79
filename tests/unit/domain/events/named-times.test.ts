import { expect, test } from 'vitest';
import { namesDay, namesHour, sentencesOf } from '../../../../src/domain/events/named-times.ts';

test.each([
  'Príďte 5. decembra.',
  'v sobotu 5.\u00a0decembra 2026 o 18:00',
  '5. 12.',
  '05.12.2026',
  'dňa 5.12.26',
  'v dňoch 5. a 12. decembra',
  '3., 5. a 7. decembra',
  '5. – 7. decembra',
  'od 5. do 7. decembra',
])('„%s“ names the 5th of December 2026', (text) => {
  expect(namesDay('2026-12-05')(text)).toBe(true);
});

test.each([
  'Príďte 15. decembra.',
  '5. novembra',
  '5. 1. 2027',
  '5. decembra 2025',
  '5.12.2024',
  '5 decembrových večerov',
  'od 5. do 7. januára',
])('„%s“ does not', (text) => {
  expect(namesDay('2026-12-05')(text)).toBe(false);
});

test.each([
  ['18:00', 'Začíname o 18:00.', true],
  ['18:00', 'o 18.00 h', true],
  ['18:00', 'o 18. hodine', true],
  ['18:00', 'dvere od 18 h', true],
  ['08:30', 'o 8.30', true],
  ['18:00', 'o 18:30', false],
  ['18:00', 'o 118:00', false],
  ['18:30', 'o 18 h', false],
  ['18:00', 'má 18 herečiek', false],
])('the hour %s in „%s“: %s', (clock, text, isNamed) => {
  expect(namesHour(clock)(text)).toBe(isNamed);
});

test('a text is read by its sentences, without its marks of headings, items, emphasis and plain numbers', () => {
  const text =
    '## Kedy\n- **sobota** 5. decembra\n- 6\\. decembra\nPríďte 5. decembra o 18. Hráme do noci! Tešíme sa.\n\n';
  expect(sentencesOf(text)).toEqual([
    'Kedy',
    'sobota 5. decembra',
    '6. decembra',
    'Príďte 5. decembra o 18. Hráme do noci!',
    'Tešíme sa.',
  ]);
});
