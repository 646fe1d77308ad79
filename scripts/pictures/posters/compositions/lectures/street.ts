import { circle, rect } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { floor } from '../../elements/floor.ts';
import { gable } from '../../elements/gable.ts';
import { type Composition, square } from '../../figure.ts';

/** Old and new houses in a row. */
export const street: Composition = (f) =>
  square(
    f,
    circle(760, 250, 170, f.c) +
      gable(-60, 1000, 230, 250, f.a, f.b, f.ground) +
      gable(200, 1000, 210, 340, f.b, f.a, f.ground) +
      rect(460, 300, 250, 800, f.a) +
      checker(490, 340, 4, 9, 48, f.ground) +
      rect(740, 500, 330, 800, f.d) +
      checker(770, 540, 5, 7, 54, f.ground) +
      floor(995, f.b),
    'bottom',
  );
