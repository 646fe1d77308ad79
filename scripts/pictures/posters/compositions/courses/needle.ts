import { leaf, line, place, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Needle and thread on cross-stitch. */
export const needle: Composition = (f) =>
  square(
    f,
    times(49, (index) => {
      const x = 130 + (index % 7) * 120;
      const y = 130 + Math.floor(index / 7) * 120;
      const d = Math.abs((index % 7) - 3) + Math.abs(Math.floor(index / 7) - 3);
      return d > 3
        ? ''
        : line([x - 42, y - 42], [x + 42, y + 42], d % 2 ? f.a : f.c, 24) +
            line([x + 42, y - 42], [x - 42, y + 42], d % 2 ? f.a : f.c, 24);
    }) +
      stroke('M130 900C-100 700 240 640 400 760S700 1000 820 760', f.b, 16) +
      place(850, 700, leaf([0, 120], [0, -560], 54, f.b) + leaf([0, 96], [0, 30], 22, f.ground), 20),
  );
