import { PALETTE as P } from '../../palette.ts';
import { circle, poly, stroke } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Shield with a ridge of mountains and a sun. */
export const krajPodKarpatmi: Wordmark = {
  mark:
    poly(
      [
        [6, 4],
        [94, 4],
        [94, 56],
        [50, 98],
        [6, 56],
      ],
      P.green,
    ) +
    stroke('M6 60L36 28L56 52L68 40L94 66', P.paper, 8) +
    circle(72, 20, 8, P.paper),
  lines: ['Kraj', 'pod Karpatmi'],
  weight: 700,
};
