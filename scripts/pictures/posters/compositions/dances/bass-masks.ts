import { circle, leaf, place, poly, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';
import { lyingBass } from './lying-bass.ts';

/** Bass with carnival masks round it. */
export const bassMasks: Composition = (f) =>
  square(
    f,
    times(5, (index) =>
      stroke(`M${-60 + index * 280} -200c80 160 -80 300 0 460`, [f.c, f.d, f.b, f.c, f.d][index] ?? f.c, 40),
    ) +
      lyingBass(f, 520) +
      [
        [170, 850, f.c],
        [520, 880, f.b],
        [860, 830, f.d],
      ]
        .map(([x, y, tone]) =>
          place(
            Number(x),
            Number(y),
            leaf([-70, -90], [-150, -220], 60, f.a) +
              leaf([70, -90], [150, -220], 60, f.a) +
              circle(0, 0, 120, String(tone)) +
              circle(-44, -16, 28, f.ground) +
              circle(44, -16, 28, f.ground) +
              poly(
                [
                  [0, 0],
                  [30, 66],
                  [-30, 66],
                ],
                f.a,
              ),
          ),
        )
        .join(''),
  );
