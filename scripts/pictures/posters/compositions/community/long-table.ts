import { circle, half, place, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Long table with neighbours round it. */
export const longTable: Composition = (f) =>
  square(
    f,
    place(
      500,
      500,
      rect(-150, -1400, 300, 2800, f.a) +
        times(14, (index) => {
          const y = -1250 + index * 190;
          const tones = [f.b, f.c, f.d];
          return (
            half(-190, y, 82, 180, tones[index % 3] ?? f.b) +
            circle(-240, y, 42, f.ground) +
            half(190, y + 60, 82, 0, tones[(index + 1) % 3] ?? f.c) +
            circle(240, y + 60, 42, f.ground) +
            circle(-72, y, 50, f.ground) +
            circle(-72, y, 26, tones[(index + 2) % 3] ?? f.d) +
            circle(72, y + 60, 50, f.ground) +
            circle(72, y + 60, 26, tones[index % 3] ?? f.b)
          );
        }),
      f.rng.pick([28, 42, -32]),
    ),
  );
