import { expect, test } from 'vitest';
import { toCsv } from '../../../../../src/server/core/http/csv.ts';

test('a table begins with a byte order mark, and its cells are parted by semicolons', () => {
  expect(
    toCsv([
      ['čas', 'kto'],
      ['1', 'Ján'],
    ]),
  ).toBe('\ufeffčas;kto\r\n1;Ján\r\n');
});

test.each(['=1+1', '+1', '-1+1', '-1,5,6', '-x', '@SUM(A1)', '\t=1', '\r=1'])('%j does not run', (text) => {
  expect(toCsv([[text]])).toMatch(/^\ufeff"?'/);
});

test.each(['-1', '-12,00', '-0,5'])('%s stays a number one can add up', (text) => {
  expect(toCsv([[text]])).toBe(`\ufeff${text}\r\n`);
});

test('quotes, semicolons and line breaks stay in their cell', () => {
  expect(toCsv([['a"b', 'c;d', 'e\nf']])).toBe('\ufeff"a""b";"c;d";"e\nf"\r\n');
});
