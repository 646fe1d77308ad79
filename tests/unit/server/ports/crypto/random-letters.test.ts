import { expect, test } from 'vitest';
import { randomLetters } from '../../../../../src/server/ports/crypto/tokens.ts';

function theseBytes(...bytes: number[]) {
  return { bytes: (count: number) => Uint8Array.from(bytes.splice(0, count)) };
}

test('every letter is as likely as any other: bytes beyond the last whole round are passed over', () => {
  // 255 is skipped: 85 rounds of three letters end at 254.
  expect(randomLetters(theseBytes(255, 254, 255, 0, 1), 'abc', 3)).toBe('cab');
});

test('an alphabet that fits into a byte passes none over', () => {
  expect(randomLetters(theseBytes(255, 0, 17), '0123456789abcdef', 3)).toBe('f01');
});
