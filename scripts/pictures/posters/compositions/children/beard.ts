import { circle, half, place, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Santa's hat over a beard, sheets of paper in the air. */
export const beard: Composition = (f) =>
  square(
    f,
    times(9, (index) =>
      place(
        [80, 210, 880, 940, 760, 120, 60, 900, 820][index] ?? 0,
        [160, 380, 130, 420, 300, 640, 880, 700, 920][index] ?? 0,
        rect(-55, -70, 110, 140, index % 3 === 1 ? f.c : f.d) +
          rect(-32, -38, 64, 12, f.ground) +
          rect(-32, -8, 64, 12, f.ground) +
          rect(-32, 22, 40, 12, f.ground),
        index * 37 - 60,
      ),
    ) +
      rect(330, 430, 340, 180, f.c === f.ground ? f.d : f.c) +
      half(500, 590, 270, 90, f.a) +
      times(5, (index) => circle(270 + index * 115, 600, 66, f.a)) +
      poly(
        [
          [240, 440],
          [500, -20],
          [760, 440],
        ],
        f.b,
      ) +
      rect(220, 400, 560, 90, f.a) +
      circle(500, 0, 70, f.a) +
      circle(420, 540, 24, f.ground) +
      circle(580, 540, 24, f.ground) +
      half(500, 700, 60, 90, f.b),
  );
