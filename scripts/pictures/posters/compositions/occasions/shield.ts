import { circle, poly } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Shield of two halves with a keyhole. */
export const shield: Composition = (f) =>
  square(
    f,
    `<path d="M500 40L880 150V470C880 720 720 860 500 970Z" fill="${f.b}"/><path d="M500 40L120 150V470C120 720 280 860 500 970Z" fill="${f.a}"/>` +
      circle(500, 410, 120, f.ground) +
      poly(
        [
          [500, 400],
          [590, 700],
          [410, 700],
        ],
        f.ground,
      ) +
      circle(500, 410, 40, f.c),
  );
