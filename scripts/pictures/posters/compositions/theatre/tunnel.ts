import { circle, poly, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Rails running into a tunnel, a light far inside. */
export const tunnel: Composition = (f) => {
  const sleepers = times(9, (index) => {
    const y = 620 + index * index * 9;
    const w = 70 + index * index * 8.4;
    return rect(500 - w, y, w * 2, 10 + index * 3.6, f.b);
  });
  return square(
    f,
    floor(620, f.c) +
      circle(500, 480, 430, f.a) +
      rect(70, 480, 860, 160, f.a) +
      circle(500, 480, 330, f.b) +
      rect(170, 480, 660, 160, f.b) +
      floor(640, f.c) +
      circle(500, 500, 74, f.c) +
      circle(500, 500, 40, f.ground) +
      sleepers +
      poly(
        [
          [478, 625],
          [488, 625],
          [160, 1500],
          [60, 1500],
        ],
        f.a,
      ) +
      poly(
        [
          [512, 625],
          [522, 625],
          [940, 1500],
          [840, 1500],
        ],
        f.a,
      ),
    'bottom',
  );
};
