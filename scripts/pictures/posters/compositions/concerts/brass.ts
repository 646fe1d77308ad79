import { circle, ring, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Bells of brass seen from the front, with their tubes. */
export const brass: Composition = (f) => {
  const colours = f.rng.shuffle([f.a, f.b, f.c]);
  const bells = f.rng.pick([
    [
      [330, 340, 300],
      [760, 640, 260],
      [250, 850, 170],
    ],
    [
      [640, 380, 330],
      [230, 640, 220],
      [700, 880, 180],
    ],
    [
      [300, 660, 290],
      [720, 290, 240],
      [820, 780, 160],
    ],
  ] as const);
  const tubes = bells.map(([x, y], index) => {
    const turn = x > 500 ? 1 : -1;
    return stroke(`M${x} ${y}H${x + turn * 330}V${y + 1500}`, colours[index] ?? f.a, 58, 'round');
  });
  const fronts = bells.map(([x, y, r], index) => {
    const colour = colours[index] ?? f.a;
    const inner = colours[(index + 1) % 3] ?? f.b;
    return (
      circle(x, y, r + 14, f.ground) +
      circle(x, y, r, colour) +
      ring(x, y, r * 0.72, r * 0.06, f.ground) +
      circle(x, y, r * 0.5, inner) +
      circle(x, y, r * 0.22, f.ground)
    );
  });
  return square(f, tubes.join('') + fronts.join(''));
};
