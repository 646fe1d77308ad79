import { circle, line, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Letter R of three parallel tubes of light. */
export const neonLetter: Composition = (f) =>
  square(
    f,
    times(3, (index) => {
      const gap = index * 76;
      return stroke(
        `M${160 + gap} 960V${60 + gap}H560A${270 - gap} ${270 - gap} 0 0 1 560 ${600 - gap}H${430 + gap}L${690 + gap * 0.9 - 76} 960`,
        [f.a, f.b, f.c][index] ?? f.a,
        40,
        'round',
      );
    }) +
      line([60, 200], [60, 1000], f.d, 14) +
      circle(60, 200, 26, f.d),
  );
