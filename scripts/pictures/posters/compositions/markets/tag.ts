import { circle, half, path, place, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Price tag on a string. */
export const tag: Composition = (f) =>
  square(
    f,
    stroke('M-300 -100C100 -60 260 60 300 240', f.b, 16) +
      place(
        300,
        240,
        path('M-110 -40L0 -150L110 -40L240 400V640H-240V400Z', f.a) +
          circle(0, -30, 44, f.ground) +
          circle(0, 380, 150, f.b) +
          half(0, 380, 150, 90, f.c),
        -20,
        1.25,
      ),
  );
