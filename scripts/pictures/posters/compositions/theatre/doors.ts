import { circle, poly, rect } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Three doors; light falls from the middle one. */
export const doors: Composition = (f) => {
  const tones = [f.a, f.c, f.b];
  const leafOf = (index: number): string =>
    rect(60 + index * 310, 150, 260, 560, tones[index] ?? f.a) + circle(278 + index * 310, 450, 18, f.ground);
  return square(
    f,
    floor(710, f.d) +
      leafOf(0) +
      leafOf(2) +
      rect(370, 150, 260, 560, f.ground === tones[1] ? f.a : f.c) +
      poly(
        [
          [370, 710],
          [630, 710],
          [1000, 1700],
          [-20, 1700],
        ],
        f.c,
      ) +
      poly(
        [
          [370, 150],
          [480, 220],
          [480, 790],
          [370, 710],
        ],
        f.b,
      ) +
      circle(555, 500, 46, f.b) +
      poly(
        [
          [555, 540],
          [610, 712],
          [500, 712],
        ],
        f.b,
      ) +
      poly(
        [
          [500, 712],
          [610, 712],
          [700, 1080],
          [560, 1080],
        ],
        f.b,
      ),
    'bottom',
  );
};
