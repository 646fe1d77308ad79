import { expect, test } from 'vitest';
import { amountInWords, reservedTimeInWords } from '../../../../src/domain/reservations/reservation-words.ts';

function words(
  date_from: string | null,
  time_from: string | null,
  date_until: string | null,
  time_until: string | null,
) {
  return reservedTimeInWords({ date_from, time_from, date_until, time_until })?.replaceAll('\u00a0', ' ') ?? null;
}

test('every way to leave something out reads as a sentence part', () => {
  expect(words(null, null, null, null)).toBeNull();
  expect(words('2026-12-05', null, '2026-12-05', null)).toBe('5. decembra 2026');
  expect(words('2026-12-05', null, '2026-12-06', null)).toBe('5. decembra – 6. decembra 2026');
  expect(words('2026-12-05', '18:00', '2026-12-05', null)).toBe('sobota 5. decembra 2026 o 18:00');
  expect(words('2026-12-05', '18:00', '2026-12-06', null)).toBe('5. decembra 2026 o 18:00 – 6. decembra 2026');
  expect(words('2026-12-05', '18:00', '2026-12-05', '22:00')).toBe('sobota 5. decembra 2026, 18:00 – 22:00');
  expect(words('2026-12-05', '18:00', '2026-12-06', '02:00')).toBe(
    '5. decembra 2026 o 18:00 – 6. decembra 2026 o 2:00',
  );
});

test('amounts are one or a range', () => {
  expect(amountInWords({ from: 360, to: 360 }).replaceAll('\u00a0', ' ')).toBe('360 €');
  expect(amountInWords({ from: 15.6, to: 108 }).replaceAll('\u00a0', ' ')).toBe('15,60 € – 108 €');
});
