import { poly, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';
import { diamondChandelier } from './diamond-chandelier.ts';

/** Chandelier over a black and white parquet. */
export const chandelier: Composition = (f) =>
  square(
    f,
    diamondChandelier(f, 500, 320, 700) +
      times(12, (row) =>
        times(20, (column) =>
          (row + column) % 2
            ? ''
            : poly(
                [
                  [500 + (column - 10) * (90 + row * 26), 800 + row * 44 + row * row * 5],
                  [500 + (column - 9) * (90 + row * 26), 800 + row * 44 + row * row * 5],
                  [500 + (column - 9) * (116 + row * 26), 844 + row * 44 + (row + 1) * (row + 1) * 5],
                  [500 + (column - 10) * (116 + row * 26), 844 + row * 44 + (row + 1) * (row + 1) * 5],
                ],
                f.a,
              ),
        ),
      ),
    'bottom',
  );
