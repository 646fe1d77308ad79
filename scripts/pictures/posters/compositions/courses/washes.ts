import { circle, clip } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Brush painting a wave of three overlapping washes. */
export const washes: Composition = (f) =>
  square(
    f,
    circle(350, 370, 270, f.a) +
      circle(660, 370, 270, f.b) +
      circle(505, 640, 270, f.c) +
      clip(circle(350, 370, 270, '#000'), circle(660, 370, 270, f.d)) +
      clip(circle(350, 370, 270, '#000'), circle(505, 640, 270, f.b)) +
      clip(circle(660, 370, 270, '#000'), circle(505, 640, 270, f.a)) +
      clip(circle(350, 370, 270, '#000'), clip(circle(660, 370, 270, '#000'), circle(505, 640, 270, f.ground))),
  );
