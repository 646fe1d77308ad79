import { circle, quarter, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Open gate of quarter circles with a chain of lights. */
export const gate: Composition = (f) =>
  square(
    f,
    times(9, (index) => {
      const x = -40 + index * 135;
      const y = 150 + Math.sin((index / 8) * Math.PI) * 90;
      return circle(x, y, 34, f.d === f.ground ? f.c : f.d);
    }) +
      stroke('M-600 40Q500 380 1600 40', f.b, 9) +
      quarter(90, 300, 400, 'tl', f.a) +
      quarter(90, 700, 400, 'bl', f.c) +
      quarter(510, 300, 400, 'tr', f.c) +
      quarter(510, 700, 400, 'br', f.a) +
      rect(-2000, 1100, 5000, 60, f.b),
  );
