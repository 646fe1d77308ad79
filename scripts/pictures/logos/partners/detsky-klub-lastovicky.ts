import { PALETTE as P } from '../../palette.ts';
import { circle, leaf, poly } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Swallow seen from below. */
export const detskyKlubLastovicky: Wordmark = {
  mark:
    leaf([50, 44], [2, 8], 24, P.ink) +
    leaf([50, 44], [98, 8], 24, P.ink) +
    leaf([50, 28], [50, 68], 24, P.ink) +
    poly(
      [
        [44, 58],
        [56, 58],
        [78, 98],
        [50, 74],
        [22, 98],
      ],
      P.ink,
    ) +
    circle(50, 36, 8, P.red),
  lines: ['Detský klub', 'Lastovičky'],
  weight: 700,
};
