import { ellipse, leaf, place, rect, times } from '../../../shapes.ts';
import { flame } from '../../elements/flame.ts';
import { type Composition, square } from '../../figure.ts';

/** Wreath with four candles standing in it. */
export const wreath: Composition = (f) =>
  square(
    f,
    times(
      4,
      (index) =>
        rect(250 + index * 140, 330 + (index % 2) * 60, 80, 430, index % 2 ? f.a : f.c) +
        flame(290 + index * 140, 315 + (index % 2) * 60, 190, f.d, f.ground),
    ) +
      ellipse(500, 780, 430, 130, f.b) +
      times(18, (index) =>
        place(
          500 + Math.cos((index * Math.PI) / 9) * 400,
          780 + Math.sin((index * Math.PI) / 9) * 105,
          leaf([-70, 0], [70, 0], 60, index % 3 ? f.a : f.c),
          index * 37,
        ),
      ) +
      ellipse(500, 770, 280, 60, f.ground),
    'bottom',
  );
