import { expect, test } from 'vitest';
import { brandLines } from '../../../../src/components/shell/Brand.tsx';

test('a short name at the end of the whole one begins a line of its own', () => {
  expect(brandLines({ name: 'Kultúrny dom Riviéra', short_name: 'Riviéra' })).toEqual(['Kultúrny dom', 'Riviéra']);
});

test.each([
  ['Riviéra', 'Riviéra'],
  ['Dom kultúry mesta Sereď', 'DK Sereď'],
  ['Kultúrna Riviéra', 'viéra'],
])('%s, in short %s, stays in one piece', (name, short_name) => {
  expect(brandLines({ name, short_name })).toEqual([name]);
});
