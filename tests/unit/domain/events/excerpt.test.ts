import { expect, test } from 'vitest';
import { excerpt } from '../../../../src/domain/events/published-event.ts';

test('a text of up to 100 characters stays whole', () => {
  const text = 'ž'.repeat(100);
  expect(excerpt(text)).toBe(text);
});

test('a longer text is cut at 100 characters and ends with an ellipsis', () => {
  expect(excerpt('ž'.repeat(101))).toBe(`${'ž'.repeat(100)}…`);
});

test('no space stands before the ellipsis', () => {
  expect(excerpt(`${'a'.repeat(99)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(99)}…`);
});

test.each(['.', '. ', ',', '…', ' –'])('neither does „%s“', (end) => {
  expect(excerpt(`${'a'.repeat(100 - end.length)}${end}${'b'.repeat(20)}`)).toBe(`${'a'.repeat(100 - end.length)}…`);
});

test('a question mark or an exclamation mark stays before the ellipsis', () => {
  expect(excerpt(`${'a'.repeat(99)}? ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(99)}?…`);
});

test('a character outside the basic plane is never cut in half', () => {
  const cut = excerpt(`${'a'.repeat(99)}🎻🎻`);
  expect(cut).toBe(`${'a'.repeat(99)}🎻…`);
  expect(Buffer.from(cut).toString()).toBe(cut);
});

test('space around the text does not count', () => {
  expect(excerpt('  Koledy.\n')).toBe('Koledy.');
  expect(excerpt('')).toBe('');
});
