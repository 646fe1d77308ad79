import { PALETTE as P } from '../../palette.ts';
import { rect, times } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Nine windows, three of them lit. */
export const nadaciaRozsvieteneOkna: Wordmark = {
  mark: times(9, (index) =>
    rect(6 + (index % 3) * 31, 6 + Math.floor(index / 3) * 31, 26, 26, [1, 3, 8].includes(index) ? P.mustard : P.ink),
  ),
  lines: ['Nadácia', 'Rozsvietené', 'okná'],
  weight: 700,
};
