import { circle, place, poly, rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';
import { filmStrip } from './film-strip.ts';

/** Mountains crossed by a strip of film. */
export const mountains: Composition = (f) =>
  square(
    f,
    circle(760, 230, 120, f.c) +
      poly(
        [
          [-260, 1000],
          [300, 110],
          [860, 1000],
        ],
        f.a,
      ) +
      poly(
        [
          [300, 110],
          [440, 333],
          [330, 290],
          [260, 360],
          [190, 285],
        ],
        f.b,
      ) +
      poly(
        [
          [420, 1000],
          [780, 380],
          [1300, 1000],
        ],
        f.d,
      ) +
      poly(
        [
          [780, 380],
          [890, 570],
          [780, 520],
          [680, 555],
        ],
        f.a,
      ) +
      place(
        500,
        760,
        filmStrip(f, -110, 220, f.b) +
          times(14, (index) => rect(-1000 + index * 180, -58, 140, 116, index % 2 ? f.c : f.ground)),
        -7,
      ) +
      floor(1000, f.b),
  );
