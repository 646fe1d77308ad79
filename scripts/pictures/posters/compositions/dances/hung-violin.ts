import { arc, circle, line, rect, times } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { type Composition, square } from '../../figure.ts';

/** Violin hung on a nail over parquet. */
export const hungViolin: Composition = (f) =>
  square(
    f,
    checker(-520, 820, 16, 6, 130, f.b) +
      circle(500, 60, 46, f.b) +
      rect(478, 60, 44, 360, f.c) +
      circle(500, 460, 150, f.a) +
      circle(500, 700, 200, f.a) +
      rect(400, 460, 200, 240, f.a) +
      circle(345, 580, 66, f.ground) +
      circle(655, 580, 66, f.ground) +
      rect(470, 180, 60, 430, f.b) +
      rect(430, 700, 140, 22, f.b) +
      times(2, (index) => line([490 + index * 20, 110], [484 + index * 32, 780], f.ground, 6)) +
      arc(430, 640, 50, 90, 270, f.b, 14) +
      arc(570, 640, 50, -90, 90, f.b, 14),
    'bottom',
  );
