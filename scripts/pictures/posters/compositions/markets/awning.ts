import { circle, half, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Striped awning over a table of goods. */
export const awning: Composition = (f) =>
  square(
    f,
    times(
      9,
      (index) =>
        rect(-80 + index * 130, 60, 130, 270, index % 2 ? f.a : f.b) +
        half(-15 + index * 130, 329, 65, 90, index % 2 ? f.a : f.b),
    ) +
      rect(20, 330, 30, 900, f.d) +
      rect(950, 330, 30, 900, f.d) +
      rect(-100, 740, 1200, 60, f.a) +
      rect(-60, 800, 1120, 900, f.c) +
      circle(180, 650, 90, f.b) +
      circle(330, 660, 80, f.d) +
      rect(430, 520, 120, 220, f.a) +
      rect(450, 480, 80, 40, f.b) +
      half(680, 740, 110, -90, f.b) +
      rect(800, 560, 100, 180, f.d) +
      half(850, 560, 50, -90, f.c),
    'bottom',
  );
