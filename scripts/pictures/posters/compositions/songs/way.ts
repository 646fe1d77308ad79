import { circle, rect, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Zigzag way over five bands of land, a disc at its end. */
export const way: Composition = (f) => {
  const bands = [f.b, f.ground, f.c, f.ground, f.b]
    .map((tone, index) => rect(-2000, index * 200, 5000, 201, tone))
    .join('');
  return square(
    f,
    bands +
      stroke('M-200 1080L700 880L260 660L760 460L400 300L640 190', f.a, 54, 'round') +
      circle(660, 180, 150, f.a) +
      circle(660, 180, 96, f.d) +
      stroke('M640 270C560 210 720 150 660 100C620 80 620 240 690 240', f.a, 18, 'round'),
  );
};
