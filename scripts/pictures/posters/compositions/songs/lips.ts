import { ellipse, half, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Lips over piano keys. */
export const lips: Composition = (f) => {
  const mouth =
    half(360, 330, 190, -90, f.a) +
    half(640, 330, 190, -90, f.a) +
    half(500, 330, 330, 90, f.a) +
    ellipse(500, 335, 190, 46, f.ground);
  const keys =
    floor(720, f.c === f.ground ? f.d : f.c) +
    times(
      14,
      (index) =>
        rect(-500 + index * 140, 720, 10, 2000, f.ground) +
        ([2, 6].includes(index % 7) ? '' : rect(-540 + index * 140, 720, 86, 190, f.ground)),
    );
  return square(f, mouth + keys);
};
