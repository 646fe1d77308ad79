import { line, place } from '../../../shapes.ts';
import { spark } from '../../elements/spark.ts';
import { type Composition, square } from '../../figure.ts';
import { filmStrip } from './film-strip.ts';
import { reel } from './reel.ts';

/** Two reels joined by a strip. */
export const reels: Composition = (f) =>
  square(
    f,
    line([130, 300], [1000, -60], f.b, 34) +
      reel(290, 370, 270, f.a, f.ground, f.rng.int(0, 60)) +
      reel(750, 640, 230, f.c, f.ground, f.rng.int(0, 60)) +
      place(400, 900, filmStrip(f, -60, 150, f.b), -8) +
      spark(800, 180, 110, f.d),
  );
