import { circle, pie, rect, ring, times } from '../../../shapes.ts';
import { folkStar } from '../../elements/folk-star.ts';
import { type Composition, square } from '../../figure.ts';

/** Fir made of musical notes' flags: stacked fans under a star. */
export const fir: Composition = (f) => {
  const tiers = times(4, (index) => {
    const rank = 3 - index;
    return pie(500, 150 + rank * 170, 260 + rank * 66, 40, 140, rank % 2 === 0 ? f.a : f.b);
  });
  const balls = times(9, (index) =>
    circle(
      500 + ((index % 3) - 1) * (70 + Math.floor(index / 3) * 50),
      350 + Math.floor(index / 3) * 178,
      24,
      index % 2 ? f.c : f.d,
    ),
  );
  return square(
    f,
    rect(455, 880, 90, 200, f.d) + tiers + balls + folkStar(500, 150, 130, f.c, f.d) + ring(500, 520, 600, 6, f.c),
  );
};
