import { circle, half, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Two half discs slipped into each other as a couple on a dotted floor. */
export const embrace: Composition = (f) =>
  square(
    f,
    times(36, (index) =>
      circle(-200 + (index % 12) * 130 + (Math.floor(index / 12) % 2) * 60, 860 + Math.floor(index / 12) * 80, 18, f.c),
    ) +
      half(500, 520, 330, 180, f.a) +
      half(500, 640, 330, 0, f.b) +
      half(500, 640, 160, 180, f.b) +
      half(500, 520, 160, 0, f.a) +
      circle(400, 130, 92, f.a) +
      circle(610, 230, 84, f.b),
  );
