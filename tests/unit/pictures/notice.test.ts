import { expect, test } from 'vitest';
import { readNotices } from '../../../scripts/pictures/posters/notice.ts';

const notices = await readNotices();
const priceOf = (id: number) => notices.find((notice) => notice.id === id)?.price;

test('a poster repeats what staff wrote about entry to a free event', () => {
  expect(priceOf(107)).toBe('vstupné dobrovoľné');
  expect(priceOf(112)).toBe('vstupné dobrovoľné');
});

test('a poster of a free event about which staff wrote nothing says that entry is free', () => {
  expect(priceOf(1)).toBe('vstup voľný');
});

test('a poster of a paid event says nothing of money', () => {
  expect(priceOf(108)).toBe('');
});
