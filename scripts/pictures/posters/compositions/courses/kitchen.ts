import { half, rect, stroke, times } from '../../../shapes.ts';
import { tulip } from '../../elements/tulip.ts';
import { type Composition, square } from '../../figure.ts';

/** Loaf, steam and a spoon. */
export const kitchen: Composition = (f) =>
  square(
    f,
    times(3, (index) => stroke(`M${330 + index * 170} 380c-60 -70 60 -130 0 -200s60 -130 0 -200`, f.c, 38, 'round')) +
      rect(140, 470, 720, 330, f.a) +
      half(230, 800, 90, 90, f.a) +
      half(770, 800, 90, 90, f.a) +
      rect(230, 790, 540, 100, f.a) +
      rect(90, 430, 820, 70, f.b) +
      rect(-20, 560, 170, 60, f.b) +
      rect(850, 560, 170, 60, f.b) +
      tulip(500, 760, 200, f.c, f.d) +
      rect(-2000, 900, 5000, 60, f.d),
  );
