import { circle, half } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';
import { clothes } from './clothes.ts';

/** Clothes on a line. */
export const clothesline: Composition = (f) =>
  square(
    f,
    circle(500, 240, 180, f.c) +
      clothes(f, 400) +
      half(180, 960, 150, -90, f.c) +
      half(820, 960, 200, -90, f.d) +
      floor(955, f.b),
    'bottom',
  );
