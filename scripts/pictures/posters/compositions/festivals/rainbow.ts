import { arc, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';
import { spark } from '../../elements/spark.ts';
import { type Composition, square } from '../../figure.ts';

/** Spring ribbons in an arch with a star for opening nights. */
export const rainbow: Composition = (f) =>
  square(
    f,
    times(5, (index) => arc(500, 800, 170 + index * 92, 180, 360, [f.a, f.b, f.c, f.d, f.a][index] ?? f.a, 66)) +
      floor(800, f.b) +
      spark(500, 730, 130, f.c),
  );
