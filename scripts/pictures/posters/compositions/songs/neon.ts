import { arc, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Neon arcs side by side. */
export const neon: Composition = (f) => {
  const tones = [f.a, f.c, f.d, f.b];
  const bow = (x: number, y: number, turn: number, first: number): string =>
    times(4, (index) => arc(x, y, 90 + index * 84, turn, turn + 180, tones[(index + first) % 4] ?? f.a, 34, 'round'));
  return square(
    f,
    bow(360, 470, 180, 0) +
      bow(710, 520, 0, 2) +
      times(5, (index) => rect(-400 + index * 400, 930, 300, 34, tones[index % 4] ?? f.a)),
  );
};
