import { circle, place, poly, rect, times } from '../../../shapes.ts';
import { flame } from '../../elements/flame.ts';
import { type Composition, square } from '../../figure.ts';

/** Wreath of diamonds seen from the front, a candle burning in it. */
export const diamondWreath: Composition = (f) =>
  square(
    f,
    times(16, (index) =>
      place(
        500,
        500,
        place(
          0,
          -370,
          poly(
            [
              [0, -110],
              [76, 0],
              [0, 110],
              [-76, 0],
            ],
            index % 2 ? f.a : f.b,
          ) + circle(0, 0, 22, f.c),
        ),
        index * 22.5,
      ),
    ) +
      times(4, (index) => rect(352 + index * 80, 440 + (index === 1 ? -40 : 0), 50, 260, index % 2 ? f.c : f.d)) +
      flame(457, 390, 150, f.c, f.ground),
  );
