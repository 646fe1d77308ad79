import { circle, half, rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Façade of a block of flats with one lit window. */
export const facade: Composition = (f) => {
  const columns = f.w > f.h ? 8 : 6;
  const cell = f.w / columns;
  const rows = Math.ceil(f.h / cell);
  const lit = Math.floor(rows * 0.4) * columns + f.rng.int(2, columns - 3);
  return (
    rect(0, 0, f.w, f.h, f.a) +
    times(columns * rows, (index) => {
      const x = (index % columns) * cell;
      const y = Math.floor(index / columns) * cell;
      const glass = index === lit ? f.c : (index * 7 + Math.floor(index / columns) * 3) % 5 < 2 ? f.ground : f.b;
      const balcony =
        (index % columns) % 3 === 1 ? rect(x + cell * 0.04, y + cell * 0.62, cell * 0.92, cell * 0.3, f.d) : '';
      const person =
        index === lit
          ? circle(x + cell * 0.5, y + cell * 0.42, cell * 0.11, f.b) +
            half(x + cell * 0.5, y + cell * 0.74, cell * 0.19, -90, f.b)
          : '';
      return (
        rect(x + cell * 0.14, y + cell * 0.16, cell * 0.72, cell * 0.58, glass) + (index === lit ? person : balcony)
      );
    })
  );
};
