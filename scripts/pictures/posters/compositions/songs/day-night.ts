import { circle, clip, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Sun and moon overlapping over stripes; the last stripe is a half. */
export const dayNight: Composition = (f) => {
  const stripes = times(4, (index) =>
    rect(index === 3 ? 500 : -2000, 700 + index * 84, 5000, 46, index === 3 ? f.c : f.b),
  );
  return square(
    f,
    circle(370, 380, 300, f.a) +
      circle(640, 380, 300, f.b) +
      clip(circle(370, 380, 300, '#000'), circle(640, 380, 300, f.c)) +
      stripes,
  );
};
