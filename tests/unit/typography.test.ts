import { expect, test } from 'vitest';
import { bindPrepositions } from '../../src/domain/view/typography.ts';

test.each([
  ['v dome a na dvore', 'v_dome a_na dvore'],
  ['K nám i k vám', 'K_nám i_k_vám'],
  ['a v Riviére', 'a_v_Riviére'],
  ['„V tieni“ (s prestávkou)', '„V_tieni“ (s_prestávkou)'],
  ['od 18:00 o ôsmej', 'od 18:00 o_ôsmej'],
  ['Divadlo – dom pre všetkých', 'Divadlo_– dom pre všetkých'],
  ['18:00–20:00', '18:00–20:00'],
])('%s', (text, bound) => {
  expect(bindPrepositions(text)).toBe(bound.replaceAll('_', '\u00a0'));
});

test('letters at the end of a longer word or of the text bind nothing', () => {
  for (const text of ['sála plná', 'ľudia sú', 'šť a', 'dom\u00e1 v']) expect(bindPrepositions(text)).toBe(text);
});

test('a text that is bound already stays the same', () => {
  const bound = bindPrepositions('v dome a na dvore');
  expect(bindPrepositions(bound)).toBe(bound);
});
