import { rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Weave of crossing bands; one thread leaves it. */
export const weave: Composition = (f) => {
  const count = f.w > f.h ? 9 : 7;
  const step = f.w / count;
  const rows = Math.ceil(f.h / step);
  const across = times(rows, (row) => rect(0, row * step + step * 0.12, f.w, step * 0.76, row === 2 ? f.c : f.b));
  const over = times(rows * count, (index) => {
    const column = index % count;
    const row = Math.floor(index / count);
    return (column + row) % 2 === 0
      ? rect(column * step + step * 0.12, row * step - step * 0.02, step * 0.76, step * 1.04, column === 4 ? f.d : f.a)
      : '';
  });
  return (
    times(count, (index) => rect(index * step + step * 0.12, 0, step * 0.76, f.h, index === 4 ? f.d : f.a)) +
    across +
    over
  );
};
