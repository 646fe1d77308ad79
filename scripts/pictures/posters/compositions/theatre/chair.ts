import { ellipse, poly, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Chair in a cone of light. */
export const chair: Composition = (f) =>
  square(
    f,
    poly(
      [
        [430, -500],
        [570, -500],
        [1060, 860],
        [-60, 860],
      ],
      f.c,
    ) +
      ellipse(500, 860, 560, 110, f.c) +
      poly(
        [
          [400, 800],
          [720, 800],
          [1500, 1100],
          [1200, 1140],
        ],
        f.ground,
      ) +
      rect(350, 200, 46, 660, f.a) +
      rect(350, 200, 300, 46, f.a) +
      rect(604, 200, 46, 660, f.a) +
      rect(396, 300, 208, 40, f.a) +
      rect(396, 390, 208, 40, f.a) +
      poly(
        [
          [330, 540],
          [670, 540],
          [740, 620],
          [260, 620],
        ],
        f.b,
      ) +
      rect(262, 620, 46, 290, f.a) +
      rect(692, 620, 46, 290, f.a),
  );
