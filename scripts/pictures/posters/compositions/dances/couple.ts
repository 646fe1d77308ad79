import { circle, half, line, poly, rect } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';
import { diamondChandelier } from './diamond-chandelier.ts';

/** Couple of two half discs under a chandelier. */
export const couple: Composition = (f) =>
  square(
    f,
    diamondChandelier(f, 500, 190, 420) +
      circle(405, 430, 74, f.a) +
      circle(570, 400, 74, f.b) +
      half(480, 760, 250, 180, f.a) +
      rect(360, 500, 122, 300, f.a) +
      half(478, 760, 250, 0, f.b) +
      poly(
        [
          [478, 480],
          [640, 490],
          [600, 800],
          [478, 800],
        ],
        f.b,
      ) +
      line([330, 540], [140, 400], f.a, 46, 'round') +
      floor(1000, f.c),
    'bottom',
  );
