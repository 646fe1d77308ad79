import type { Scene } from '../frame.ts';
import { walker } from '../people/walker.ts';
import { bunting } from '../scenery/garlands.ts';
import { park } from '../scenery/park.ts';
import { tent } from '../scenery/tent.ts';
import { tree } from '../scenery/tree.ts';
import { weatherOf } from '../scenery/weather.ts';
import { times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, tint } from '../tints.ts';

/** Camp of tents with pennants. */
export const camp: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const weather = weatherOf(options.set);
  return (
    park(frame, weather, 0.58) +
    times(4, (i) =>
      tent(
        w * (0.1 + i * 0.27),
        h * (0.68 + (i % 2) * 0.04),
        h * (0.075 + (i % 2) * 0.015),
        [RED, GREEN, MUSTARD, mix(BLUE, INK, 0.3)][i] ?? RED,
        i % 2 ? tint(MUSTARD, 0.6) : PAPER,
      ),
    ) +
    tree(w * 0.96, h * 0.74, h * 0.15, weather.leaf, random) +
    bunting([0, h * 0.16], [w * 0.5, h * 0.12], 10, h * 0.04) +
    tent(w * (options.count === 1 ? 0.3 : 0.68), h * 0.92, h * 0.12, options.count === 1 ? GREEN : RED) +
    times(5, (i) =>
      walker(
        { ...frame, options: { ...options, what: 'noble' } },
        w * (0.08 + i * 0.21),
        h * (0.92 + (i % 2) * 0.06),
        h * 0.066,
      ),
    )
  );
};
