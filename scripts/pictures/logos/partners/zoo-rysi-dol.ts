import { PALETTE as P } from '../../palette.ts';
import { circle, leaf, line, poly } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Head of a lynx. */
export const zooRysiDol: Wordmark = {
  mark:
    poly(
      [
        [14, 46],
        [10, 2],
        [44, 26],
      ],
      P.ink,
    ) +
    poly(
      [
        [86, 46],
        [90, 2],
        [56, 26],
      ],
      P.ink,
    ) +
    circle(50, 56, 38, P.mustard) +
    leaf([26, 50], [44, 50], 11, P.ink) +
    leaf([56, 50], [74, 50], 11, P.ink) +
    poly(
      [
        [42, 66],
        [58, 66],
        [50, 76],
      ],
      P.ink,
    ) +
    line([50, 76], [50, 86], P.ink, 4),
  lines: ['Zoo', 'Rysí dol'],
  weight: 800,
  stretch: 75,
};
