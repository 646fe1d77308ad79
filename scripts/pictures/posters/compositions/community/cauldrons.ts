import { half, line, poly, rect, stroke, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Four cauldrons, a wave of steam over each. */
export const cauldrons: Composition = (f) =>
  square(
    f,
    times(4, (index) => {
      const x = 110 + index * 260;
      const tone = [f.b, f.c, f.d, f.b][index] ?? f.b;
      return stroke(`M${x} 560c-70 -80 70 -150 0 -230s70 -150 0 -230s70 -150 0 -230`, tone, 44, 'round');
    }) +
      times(4, (index) => {
        const x = 110 + index * 260;
        return (
          half(x, 650, 122, 90, f.a) +
          rect(x - 140, 620, 280, 44, f.a) +
          line([x - 70, 740], [x - 100, 880], f.a, 24) +
          line([x + 70, 740], [x + 100, 880], f.a, 24) +
          poly(
            [
              [x - 40, 880],
              [x, 800],
              [x + 40, 880],
            ],
            f.c,
          )
        );
      }) +
      floor(880, f.b),
    'bottom',
  );
