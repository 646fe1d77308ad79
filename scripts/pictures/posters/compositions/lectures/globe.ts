import { arc, circle, clip, half, rect, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Globe with meridians. */
export const globe: Composition = (f) =>
  square(
    f,
    circle(500, 430, 370, f.a) +
      clip(
        circle(500, 430, 370, '#000'),
        half(360, 380, 220, 70, f.b) +
          half(720, 300, 180, 180, f.b) +
          half(620, 650, 150, -30, f.b) +
          rect(0, 424, 1000, 12, f.ground) +
          rect(494, 0, 12, 1000, f.ground) +
          stroke('M500 60A220 370 0 0 0 500 800A220 370 0 0 0 500 60', f.ground, 12),
      ) +
      arc(500, 430, 440, 300, 480, f.c, 40) +
      rect(470, 870, 60, 90, f.c) +
      half(500, 1010, 220, -90, f.c),
  );
