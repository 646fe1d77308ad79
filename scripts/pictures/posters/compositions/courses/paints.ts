import { circle, path, place, rect } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Bowls of paint and a brush laid across. */
export const paints: Composition = (f) =>
  square(
    f,
    [
      [250, 250, 200, f.a],
      [700, 210, 170, f.b],
      [330, 730, 170, f.c],
      [760, 660, 230, f.d],
      [520, 470, 110, f.a],
    ]
      .map(
        ([x, y, r, tone]) =>
          circle(Number(x), Number(y), Number(r), String(tone)) +
          circle(Number(x), Number(y), Number(r) * 0.72, f.ground) +
          circle(Number(x), Number(y), Number(r) * 0.62, String(tone)),
      )
      .join('') +
      place(
        500,
        500,
        rect(-1300, -26, 1500, 52, f.b === f.ground ? f.a : f.b) +
          rect(200, -44, 130, 88, f.c) +
          path('M330 -50C420 -80 500 -30 580 0C500 30 420 80 330 50Z', f.a),
        f.rng.pick([-38, 36]),
      ),
  );
