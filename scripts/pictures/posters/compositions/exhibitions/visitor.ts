import { circle, clip, path, poly, quarter, rect } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { type Composition, square } from '../../figure.ts';

/** Visitor before a large picture. */
export const visitor: Composition = (f) =>
  square(
    f,
    rect(110, 50, 780, 620, f.b) +
      clip(
        rect(150, 90, 700, 540, '#000'),
        rect(150, 90, 700, 540, f.c) +
          circle(640, 300, 190, f.a) +
          quarter(150, 290, 340, 'bl', f.ground) +
          poly(
            [
              [360, 630],
              [620, 380],
              [880, 630],
            ],
            f.d,
          ),
      ) +
      floor(860, f.d) +
      circle(400, 620, 96, f.ground) +
      circle(400, 620, 82, f.a) +
      path('M230 2000V880A170 170 0 0 1 570 880V2000Z', f.ground) +
      path('M246 2000V884A154 154 0 0 1 554 884V2000Z', f.a),
    'bottom',
  );
