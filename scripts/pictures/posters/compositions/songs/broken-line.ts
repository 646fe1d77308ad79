import { circle, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Broken line of music through four discs. */
export const brokenLine: Composition = (f) => {
  const points = [
    [-300, 700],
    [120, 700],
    [240, 330],
    [420, 780],
    [560, 200],
    [720, 620],
    [860, 420],
    [1300, 420],
  ] as const;
  const discs =
    circle(150, 330, 130, f.c) + circle(440, 620, 270, f.b) + circle(720, 240, 170, f.d) + circle(850, 770, 110, f.c);
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return square(f, discs + stroke(d, f.a, 46));
};
