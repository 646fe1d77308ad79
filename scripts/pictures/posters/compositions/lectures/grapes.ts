import { circle, leaf, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Bunch of grapes turning into blocks of flats. */
export const grapes: Composition = (f) =>
  square(
    f,
    [5, 4, 4, 3, 2, 1]
      .map((count, row) =>
        times(count, (index) =>
          circle(330 + (index - (count - 1) / 2) * 128, 250 + row * 118, 70, (index + row) % 3 === 1 ? f.b : f.a),
        ),
      )
      .join('') +
      leaf([330, 190], [560, 40], 120, f.d) +
      rect(318, 30, 24, 150, f.d) +
      times(
        3,
        (index) =>
          rect(610 + index * 170, 620 - index * 90, 150, 2000, index % 2 ? f.c : f.b) +
          times(12, (cell) =>
            rect(634 + index * 170 + (cell % 2) * 60, 660 - index * 90 + Math.floor(cell / 2) * 90, 40, 50, f.ground),
          ),
      ),
  );
