import { rect, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { folkStar } from '../../elements/folk-star.ts';
import { spark } from '../../elements/spark.ts';
import { type Composition, square } from '../../figure.ts';

/** Eight-pointed star above a keyboard: the star of Christmas concerts. */
export const starKeys: Composition = (f) => {
  const keys = floor(760, f.b) + times(30, (index) => rect(-1000 + index * 100, 760, 8, 2000, f.ground));
  const short = times(30, (index) =>
    [2, 6].includes(index % 7) ? '' : rect(-930 + index * 100, 760, 60, 160, f.ground),
  );
  return square(
    f,
    folkStar(500, 390, 400, f.a, f.c) +
      times(7, (index) =>
        spark([90, 930, 180, 850, 60, 960, 740][index] ?? 0, [120, 160, 640, 650, 400, 430, 60][index] ?? 0, 46, f.d),
      ) +
      keys +
      short,
  );
};
