import { circle, half, leaf, place, poly, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Three kids peeping from behind a hill. */
export const kids: Composition = (f) => {
  const kid = (x: number, y: number, size: number, tone: string): string =>
    place(
      x,
      y,
      leaf([-60, -90], [-150, -270], 60, f.d) +
        leaf([60, -90], [150, -270], 60, f.d) +
        poly(
          [
            [-140, -110],
            [140, -110],
            [0, 240],
          ],
          tone,
        ) +
        leaf([-120, -80], [-250, -20], 70, tone) +
        leaf([120, -80], [250, -20], 70, tone) +
        circle(-52, -20, 20, f.ground) +
        circle(52, -20, 20, f.ground) +
        half(0, 120, 34, 90, f.ground),
      0,
      size,
    );
  return square(
    f,
    circle(850, 170, 120, f.c) +
      kid(200, 480, 0.9, f.b) +
      kid(790, 520, 0.9, f.b) +
      kid(500, 400, 1.1, f.a) +
      circle(500, 1480, 930, f.c) +
      times(9, (index) =>
        poly(
          [
            [100 + index * 100, 760 + Math.abs(index - 4) * 22],
            [115 + index * 100, 700 + Math.abs(index - 4) * 22],
            [130 + index * 100, 760 + Math.abs(index - 4) * 22],
          ],
          f.ground,
        ),
      ),
    'bottom',
  );
};
