import { arc, circle, half, quarter, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';
import { audience } from './audience.ts';

/** Apricots before a bright screen. */
export const apricots: Composition = (f) =>
  square(
    f,
    rect(90, 60, 820, 560, f.a) +
      audience(1200, 60, f.b) +
      [
        [240, 620, 170],
        [540, 700, 210],
        [840, 600, 150],
        [380, 880, 150],
        [760, 900, 170],
      ]
        .map(
          ([x = 0, y = 0, r = 0], index) =>
            circle(x, y, r, index % 2 ? f.c : f.b) +
            half(x, y, r, 20 + index * 25, f.c) +
            arc(x, y, r * 0.62, 200, 290, f.ground, 14, 'round'),
        )
        .join('') +
      quarter(540, 320, 180, 'bl', f.d) +
      rect(530, 330, 16, 180, f.d),
  );
