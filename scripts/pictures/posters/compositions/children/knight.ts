import { circle, path, rect } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { type Composition, square } from '../../figure.ts';

/** Chessboard floor with a knight. */
export const knight: Composition = (f) =>
  square(
    f,
    checker(-600, 700, 20, 6, 130, f.b) +
      circle(500, 400, 400, f.c) +
      path(
        'M300 850H740V760C740 560 780 380 700 240C640 140 560 100 480 100L470 20L400 110C330 160 250 330 210 430L260 510L400 450C470 440 480 420 500 400C500 560 300 600 300 760Z',
        f.a,
      ) +
      circle(430, 230, 26, f.ground) +
      rect(260, 820, 520, 90, f.a) +
      rect(220, 900, 600, 90, f.a),
    'bottom',
  );
