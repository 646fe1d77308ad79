import { half, quarter, ring, stroke } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';
import { clothes } from './clothes.ts';

/** Clothes on a line over the wheels of a pram. */
export const pram: Composition = (f) =>
  square(
    f,
    clothes(f, 180) +
      half(480, 720, 260, 90, f.a) +
      quarter(220, 460, 260, 'br', f.b) +
      stroke('M730 700L860 560H950', f.d, 30) +
      ring(340, 990, 70, 34, f.d) +
      ring(640, 990, 70, 34, f.d),
    'bottom',
  );
