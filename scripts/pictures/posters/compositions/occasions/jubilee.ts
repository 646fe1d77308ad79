import { circle, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Five rows of heads on steps, the middle one golden. */
export const jubilee: Composition = (f) =>
  square(
    f,
    times(
      5,
      (row) =>
        rect(-2000, 210 + row * 170, 5000, 171, row % 2 ? f.b : f.d === f.ground ? f.a : f.d) +
        times(13, (index) => {
          const x = -280 + index * 130 + (row % 2) * 65;
          const centre = row === 2 && index === 6;
          const tone = centre ? f.c : row % 2 ? f.a : f.ground;
          return (
            circle(x, 150 + row * 170, centre ? 78 : 54, tone) + circle(x, 168 + row * 170, 16, row % 2 ? f.b : f.d)
          );
        }),
    ),
  );
