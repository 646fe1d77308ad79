import { line, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** House under construction with a crane. */
export const crane: Composition = (f) =>
  square(
    f,
    times(16, (index) => {
      const column = index % 4;
      const row = Math.floor(index / 4);
      return row < column - 2
        ? ''
        : rect(90 + column * 150, 420 + row * 150, 136, 136, [f.a, f.b, f.a, f.c][(index + row) % 4] ?? f.a) +
            rect(130 + column * 150, 455 + row * 150, 56, 66, f.ground);
    }) +
      rect(790, 60, 40, 2000, f.d) +
      rect(220, 90, 760, 34, f.d) +
      line([810, 0], [300, 100], f.d, 12) +
      line([810, 0], [970, 100], f.d, 12) +
      rect(790, 0, 40, 90, f.d) +
      rect(900, 120, 90, 80, f.c) +
      line([400, 120], [400, 270], f.d, 8) +
      rect(332, 270, 136, 110, f.a) +
      rect(372, 300, 56, 50, f.ground) +
      floor(1010, f.b),
    'bottom',
  );
