import { circle, half, leaf, line, place, poly, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Cat's head over two boots. */
export const boots: Composition = (f) =>
  square(
    f,
    poly(
      [
        [270, 60],
        [420, 190],
        [270, 330],
      ],
      f.a,
    ) +
      poly(
        [
          [730, 60],
          [580, 190],
          [730, 330],
        ],
        f.a,
      ) +
      circle(500, 290, 235, f.a) +
      circle(410, 260, 44, f.c) +
      circle(590, 260, 44, f.c) +
      leaf([410, 220], [410, 300], 26, f.ground) +
      leaf([590, 220], [590, 300], 26, f.ground) +
      poly(
        [
          [460, 340],
          [540, 340],
          [500, 390],
        ],
        f.b,
      ) +
      times(
        3,
        (index) =>
          line([420, 370 + index * 22], [180, 340 + index * 50], f.b, 9) +
          line([580, 370 + index * 22], [820, 340 + index * 50], f.b, 9),
      ) +
      stroke('M680 470C900 560 960 420 930 200', f.a, 60, 'round') +
      [1, -1]
        .map((side) =>
          place(
            500,
            560,
            rect(30, 0, 200, 330, f.b) +
              rect(10, -30, 240, 80, f.d) +
              half(230, 420, 110, -90, f.b) +
              rect(30, 300, 200, 121, f.b) +
              rect(30, 420, 310, 34, f.d),
            0,
            side,
            1,
          ),
        )
        .join(''),
    'bottom',
  );
