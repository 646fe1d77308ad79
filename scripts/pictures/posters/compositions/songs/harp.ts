import { circle, leaf, line, place, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Harp from an arc and fine strings, a flower beside it. */
export const harp: Composition = (f) => {
  const strings = times(13, (index) =>
    line([300 + index * 38, 190 + Math.sin((index / 12) * Math.PI) * 70], [300 + index * 38, 860 - index * 40], f.b, 7),
  );
  const frame =
    stroke('M250 100C420 380 600 60 800 210', f.a, 60, 'round') +
    line([250, 80], [250, 900], f.a, 64, 'round') +
    line([250, 900], [800, 230], f.a, 64, 'round');
  const flower =
    times(8, (index) => place(800, 720, leaf([0, 0], [0, -170], 110, index % 2 === 0 ? f.c : f.d), index * 45)) +
    circle(800, 720, 44, f.ground);
  return square(f, strings + frame + rect(785, 760, 26, 900, f.b) + flower);
};
