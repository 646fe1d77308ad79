import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person, shadowAt } from '../people/person.ts';
import { park } from '../scenery/park.ts';
import { tent } from '../scenery/tent.ts';
import { weatherOf } from '../scenery/weather.ts';
import { circle, line, poly, times } from '../svg.ts';
import { GREEN, MUSTARD, PAPER, RED } from '../tints.ts';

/** Trumpeters open the day. */
export const heralds: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const s = h * 0.115;
  const count = options.count ?? 3;
  return (
    park(frame, weatherOf(options.set), 0.6) +
    tent(w * 0.5, h * 0.7, h * 0.1, RED) +
    times(count, (i) => {
      const x = w * (0.16 + i * (0.7 / count));
      const f = cast.noble(random, false);
      const horn =
        line(
          [
            [18, -546],
            [250, -600],
          ],
          MUSTARD,
          13,
        ) +
        poly(
          [
            [240, -612],
            [320, -664],
            [332, -580],
            [246, -588],
          ],
          MUSTARD,
        ) +
        poly(
          [
            [60, -550],
            [196, -582],
            [196, -420],
            [128, -380],
            [60, -400],
          ],
          i % 2 ? GREEN : RED,
        ) +
        circle(128, -480, 26, PAPER);
      return (
        shadowAt(x, h * 0.95, s) +
        person(
          {
            ...f,
            head: { ...f.head, hat: 'beret', hatColour: i % 2 ? GREEN : RED, look: 0.8, mood: 'closed', beard: '' },
            over: horn,
            hands: [
              [100, -540],
              [150, -560],
            ],
            elbows: [-0.9, 0.9],
          },
          x,
          h * 0.95,
          s,
        )
      );
    })
  );
};
