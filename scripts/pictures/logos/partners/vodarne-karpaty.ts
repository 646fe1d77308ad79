import { PALETTE as P } from '../../palette.ts';
import { poly, stroke, times } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Mountain over three waves. */
export const vodarneKarpaty: Wordmark = {
  mark:
    poly(
      [
        [50, 4],
        [84, 52],
        [16, 52],
      ],
      P.ink,
    ) + times(3, (index) => stroke(`M2 ${64 + index * 14}q12 -11 24 0t24 0t24 0t24 0`, '#2F6C86', 7)),
  lines: ['Vodárne', 'Karpaty'],
  weight: 800,
};
