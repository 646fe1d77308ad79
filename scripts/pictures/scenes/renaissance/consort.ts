import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { shadowAt } from '../people/person.ts';
import { bunting } from '../scenery/garlands.ts';
import { park } from '../scenery/park.ts';
import { tree } from '../scenery/tree.ts';
import { weatherOf } from '../scenery/weather.ts';
import { row } from '../stage/audience.ts';
import { line, poly, rect, times } from '../svg.ts';
import { INK, mix, PALE_WOOD, shade, WOOD } from '../tints.ts';

/** Musicians in costume on a low wooden platform or grass. */
export const consort: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const names = options.cast ?? ['lute', 'recorder', 'hand drum'];
  const weather = weatherOf(options.set);
  const step = (w * 0.8) / names.length;
  const s = Math.min(h * 0.105, step / 2.9);
  return (
    park(frame, weather, 0.52) +
    tree(w * 0.06, h * 0.7, h * 0.16, weather.leaf, random) +
    tree(w * 0.95, h * 0.72, h * 0.19, weather.leaf, random) +
    poly(
      [
        [w * 0.08, h * 0.78],
        [w * 0.92, h * 0.78],
        [w, h * 0.9],
        [0, h * 0.9],
      ],
      PALE_WOOD,
    ) +
    times(7, (i) =>
      line(
        [
          [w * (0.08 + i * 0.14), h * 0.78],
          [w * (i * 0.166), h * 0.9],
        ],
        shade(PALE_WOOD, 0.25),
        4,
      ),
    ) +
    rect(0, h * 0.9, w, h * 0.05, WOOD) +
    names
      .map((n, i) => {
        const x = w * 0.1 + step * (i + 0.5);
        return (
          shadowAt(x, h * 0.86, s) +
          musician(n, cast.noble(random, n === 'recorder' ? true : undefined), x, h * 0.86, s, random)
        );
      })
      .join('') +
    (options.count === 0 ? '' : row(frame, h * 0.98, h * 0.07, mix(weather.leaf, INK, 0.5), 2.2)) +
    bunting([w * 0.1, h * 0.14], [w * 0.9, h * 0.14], 13, h * 0.05)
  );
};
