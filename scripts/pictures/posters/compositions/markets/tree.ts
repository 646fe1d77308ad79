import { circle, clip, poly, rect, times } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { type Composition, square } from '../../figure.ts';

/** Christmas tree of craft patterns. */
export const tree: Composition = (f) =>
  square(
    f,
    times(3, (index) => {
      const rank = 2 - index;
      const top = 110 + rank * 210;
      const w = 230 + rank * 90;
      const shape = poly(
        [
          [500, top],
          [500 + w, top + 340],
          [500 - w, top + 340],
        ],
        f.a,
      );
      return (
        shape +
        clip(
          shape,
          [
            times(14, (step) => circle(60 + step * 70, top + 280, 22, f.b)),
            times(20, (step) =>
              poly(
                [
                  [step * 60, top + 340],
                  [step * 60 + 30, top + 250],
                  [step * 60 + 60, top + 340],
                ],
                f.c,
              ),
            ),
            checker(0, top + 210, 26, 3, 44, f.b),
          ][rank] ?? '',
        )
      );
    }) +
      rect(450, 870, 100, 300, f.b) +
      circle(500, 100, 90, f.c) +
      circle(500, 100, 40, f.ground),
    'bottom',
  );
