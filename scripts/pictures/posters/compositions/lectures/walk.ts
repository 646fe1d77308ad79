import { circle, clip, leaf, line, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Walk among trees: leaves and footprints. */
export const walk: Composition = (f) =>
  square(
    f,
    leaf([500, 960], [500, 20], 560, f.a) +
      clip(rect(500, -200, 900, 1600, '#000'), leaf([500, 960], [500, 20], 560, f.c)) +
      rect(490, 60, 20, 1400, f.b) +
      times(
        5,
        (index) =>
          line([500, 780 - index * 130], [690 - index * 16, 640 - index * 130], f.b, 14) +
          line([500, 780 - index * 130], [310 + index * 16, 640 - index * 130], f.b, 14),
      ) +
      circle(140, 220, 90, f.d) +
      circle(880, 820, 60, f.d),
  );
