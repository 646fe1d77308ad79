import { circle, place, rect, ring, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Guitar cropped at the sound hole. */
export const guitar: Composition = (f) => {
  const turn = f.rng.pick([-35, -90, 30, 0]);
  const body = circle(0, 190, 470, f.a) + circle(0, -330, 330, f.a) + rect(-290, -300, 580, 400, f.a);
  const hole =
    circle(0, -40, 215, f.c) + ring(0, -40, 190, 10, f.a) + circle(0, -40, 165, f.b) + rect(-210, 380, 420, 60, f.b);
  const neck = rect(-80, -1400, 160, 1200, f.b) + times(8, (index) => rect(-80, -1300 + index * 130, 160, 10, f.a));
  const strings = times(6, (index) => rect(-62 + index * 23, -1400, 6, 1810, f.d));
  return square(f, place(500, 520, body + hole + neck + strings, turn));
};
