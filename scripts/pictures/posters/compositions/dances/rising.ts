import { circle, half, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Rising row of half discs: step, turn, jump. */
export const rising: Composition = (f) =>
  square(
    f,
    times(5, (index) => {
      const x = 60 + index * 220;
      const y = 820 - index * 150;
      const tone = [f.a, f.b, f.c, f.d, f.a][index] ?? f.a;
      return (
        half(x, y, 150, [-90, -50, -120, -20, -160][index] ?? -90, tone) +
        circle(x + ([0, 90, -80, 120, 60][index] ?? 0), y - ([210, 190, 190, 130, 200][index] ?? 0), 50, tone)
      );
    }) +
      floor(940, f.b) +
      rect(-2000, 900, 5000, 16, f.b),
    'bottom',
  );
