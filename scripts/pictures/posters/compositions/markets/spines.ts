import { circle, rect, ring, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Record pushed between the spines of books. */
export const spines: Composition = (f) => {
  const tones = [f.b, f.c, f.d, f.b, f.c];
  const book = (x: number, w: number, top: number, index: number): string =>
    rect(x, top, w, 2000, tones[index % 5] ?? f.b) +
    rect(x, top + 80, w, 24, f.ground) +
    rect(x, top + 126, w, 10, f.ground);
  return square(
    f,
    times(4, (index) => book(-300 + index * 135, 120, 240 + (index % 3) * 90, index)) +
      circle(500, 500, 400, f.a) +
      times(5, (index) => ring(500, 500, 370 - index * 42, 6, f.ground)) +
      circle(500, 500, 140, f.c) +
      circle(500, 500, 26, f.ground) +
      times(6, (index) =>
        book(230 + index * 130 + (index > 2 ? 40 : 0), 112, [560, 480, 620, 520, 330, 430][index] ?? 500, index + 1),
      ) +
      floor(1020, f.a),
    'bottom',
  );
};
