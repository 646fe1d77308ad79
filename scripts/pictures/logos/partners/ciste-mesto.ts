import { PALETTE as P } from '../../palette.ts';
import { arc, poly, rect } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Arrow going round two houses. */
export const cisteMesto: Wordmark = {
  mark:
    arc(50, 50, 38, -60, 200, P.green, 15) +
    poly(
      [
        [92, 8],
        [96, 44],
        [62, 30],
      ],
      P.green,
    ) +
    rect(36, 42, 12, 26, P.ink) +
    rect(52, 34, 12, 34, P.ink),
  lines: ['ČISTÉ', 'MESTO'],
  weight: 800,
  stretch: 88,
};
