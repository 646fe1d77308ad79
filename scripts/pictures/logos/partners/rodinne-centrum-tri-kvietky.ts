import { PALETTE as P } from '../../palette.ts';
import { circle, leaf, place, times } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Three flowers of six petals. */
export const rodinneCentrumTriKvietky: Wordmark = {
  mark: [
    [28, 36, 1],
    [72, 30, 0.8],
    [54, 74, 1.1],
  ]
    .map(([x = 0, y = 0, size = 1], index) =>
      place(
        x,
        y,
        times(6, (petal) => place(0, 0, leaf([0, 0], [0, -24], 15, index === 1 ? P.ink : P.red), petal * 60)) +
          circle(0, 0, 6, P.paper),
        0,
        size,
      ),
    )
    .join(''),
  lines: ['Rodinné centrum', 'Tri kvietky'],
  weight: 700,
};
