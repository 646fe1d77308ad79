import { line, poly } from '../svg.ts';
import { MUSTARD, PAPER, tint } from '../tints.ts';

/** Glass of wine, its stem in a hand at (92, -340). */
export const GLASS =
  poly(
    [
      [72, -396],
      [112, -396],
      [96, -340],
      [88, -340],
    ],
    tint(MUSTARD, 0.4),
  ) +
  line(
    [
      [92, -340],
      [92, -300],
    ],
    PAPER,
    5,
  );
