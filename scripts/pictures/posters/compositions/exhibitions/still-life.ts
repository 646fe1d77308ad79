import { half, leaf, pie, rect } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Fruit and bottle of cut half discs. */
export const stillLife: Composition = (f) =>
  square(
    f,
    floor(720, f.d) +
      rect(180, 330, 210, 500, f.a) +
      half(285, 330, 105, -90, f.a) +
      rect(250, 110, 70, 160, f.a) +
      rect(285, 330, 105, 500, f.b) +
      half(610, 700, 230, 90, f.c) +
      half(520, 690, 130, -90, f.b) +
      half(700, 690, 130, -90, f.a) +
      pie(840, 830, 110, 0, 359.9, f.b) +
      half(840, 830, 110, 0, f.a) +
      leaf([840, 720], [900, 640], 40, f.c),
    'bottom',
  );
