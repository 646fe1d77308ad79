import { circle, half, line, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Five arches of choirs, notes flying over them like birds. */
export const arches: Composition = (f) => {
  const tones = [f.a, f.b, f.c, f.a, f.d];
  const arch = (x: number, y: number, r: number, index: number): string =>
    half(x, y, r, -90, tones[index] ?? f.a) +
    rect(x - r, y - 1, r * 2, 2000, tones[index] ?? f.a) +
    half(x, y, r * 0.55, -90, f.ground) +
    rect(x - r * 0.55, y - 1, r * 1.1, 2000, f.ground);
  const notes = [
    [180, 330],
    [330, 190],
    [510, 290],
    [690, 130],
    [850, 260],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        circle(x, y, 44, index % 2 ? f.c : f.a) +
        line([x + 38, y], [x + 38, y - 130], index % 2 ? f.c : f.a, 14) +
        half(x + 74, y - 128, 36, 90, index % 2 ? f.c : f.a),
    )
    .join('');
  return square(f, times(5, (index) => arch(10 + index * 245, 640 + (index % 2) * 90, 118, index)) + notes, 'bottom');
};
