import { arc, circle, ellipse, poly, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Saxophone bent from one thick tube. */
export const saxophone: Composition = (f) => {
  const moon = circle(f.rng.pick([250, 330]), 330, 300, f.c);
  const tube =
    stroke('M160 110L420 60L560 620A150 150 0 0 0 850 590', f.a, 120) +
    stroke('M170 108L120 118', f.b, 70, 'round') +
    poly(
      [
        [780, 600],
        [912, 600],
        [1000, 250],
        [670, 250],
      ],
      f.a,
    ) +
    ellipse(835, 250, 166, 46, f.b);
  const keys = times(6, (index) => {
    const share = index / 5;
    return circle(452 + share * 96, 190 + share * 400, 40, f.b) + circle(452 + share * 96, 190 + share * 400, 17, f.a);
  });
  const sound = times(3, (index) => arc(835, 250, 250 + index * 80, -140, -40, index === 1 ? f.d : f.b, 26));
  return square(f, moon + sound + tube + keys);
};
