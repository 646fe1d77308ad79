import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person, shadowAt } from '../people/person.ts';
import { bulbs } from '../scenery/garlands.ts';
import { tree } from '../scenery/tree.ts';
import { weatherOf } from '../scenery/weather.ts';
import { oval, times } from '../svg.ts';
import { BLUE, MUSTARD, PAPER, RED } from '../tints.ts';
import { grounds } from './grounds.ts';

/** Evening dance under bulbs or lanterns. */
export const lanterns: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const folk = options.what === 'folk';
  const spots = Array.from(
    { length: options.count ?? 7 },
    (_, i) => [w * (0.1 + ((i * 0.39) % 1) * 0.84), h * (0.7 + (i / (options.count ?? 7)) * 0.3)] as const,
  );
  const dancers = spots
    .map(([x, y]) => {
      const s = h * (0.055 + (y / h - 0.7) * 0.13);
      const him = folk ? cast.folk(random, false) : cast.visitor(random, false);
      const her = folk
        ? cast.folk(random, true)
        : {
            ...cast.visitor(random, true),
            bottom: { kind: 'skirt', colour: random.pick([RED, MUSTARD, BLUE, PAPER]) },
          };
      return (
        shadowAt(x, y, s * 1.4) +
        person(
          {
            ...her,
            swirl: random.between(-80, 80),
            hands: [
              [-170, -460],
              [110, -520],
            ],
            elbows: [-0.4, 0.4],
            head: { ...her.head, look: -0.5 },
          },
          x + s * 0.95,
          y,
          s,
        ) +
        person(
          {
            ...him,
            hands: [
              [-110, -520],
              [160, -450],
            ],
            elbows: [-0.4, 0.4],
            head: { ...him.head, look: 0.5 },
          },
          x - s * 0.95,
          y - s * 0.1,
          s,
        )
      );
    })
    .join('');
  const strings = times(4, (i) =>
    bulbs(
      [-10, h * (0.03 + i * 0.07)],
      [w + 10, h * (0.1 + i * 0.06)],
      9 + i,
      h * (0.011 + i * 0.003),
      options.cast?.[0] === 'lantern',
    ),
  );
  return (
    grounds(frame, 0.6) +
    oval(w * 0.5, h * 0.86, w * 0.5, h * 0.16, MUSTARD, 0.16) +
    times(2, (i) => tree(w * (0.06 + i * 0.88), h * 0.66, h * 0.14, weatherOf('night').leaf, random)) +
    strings +
    dancers
  );
};
