import { place, poly, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';
import { lyingBass } from './lying-bass.ts';

/** Bass lying in state between candles. */
export const bassCandles: Composition = (f) =>
  square(
    f,
    floor(700, f.b) +
      place(-90, 0, lyingBass({ ...f, b: f.c === f.ground ? f.d : f.c, c: f.d }, 430)) +
      times(
        5,
        (index) =>
          rect(20 + index * 230, 820, 56, 400, f.a) +
          poly(
            [
              [48 + index * 230, 660],
              [82 + index * 230, 790],
              [14 + index * 230, 790],
            ],
            f.c,
          ),
      ),
    'bottom',
  );
