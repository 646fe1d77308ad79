import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { bulbs, bunting } from '../scenery/garlands.ts';
import { weatherOf } from '../scenery/weather.ts';
import { row } from '../stage/audience.ts';
import { poly, rect, times } from '../svg.ts';
import { GREEN, INK, MUSTARD, mix, PAPER, RED, shade } from '../tints.ts';
import { dark, grounds } from './grounds.ts';

/** Stilt walkers over the crowd. */
export const stilts: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const s = h * 0.088;
  const one = (x: number, c: string, d: string): string => {
    const f = cast.visitor(random);
    return (
      poly(
        [
          [x - s * 0.5, h * 0.62],
          [x - s * 0.05, h * 0.62],
          [x - s * 0.35, h * 1.02],
          [x - s * 0.6, h * 1.02],
        ],
        c,
      ) +
      poly(
        [
          [x + s * 0.05, h * 0.62],
          [x + s * 0.5, h * 0.62],
          [x + s * 0.8, h * 1.02],
          [x + s * 0.5, h * 1.02],
        ],
        shade(c, 0.2),
      ) +
      times(
        5,
        (i) =>
          rect(x - s * 0.6, h * (0.66 + i * 0.07), s * 0.5, h * 0.02, d) +
          rect(x + s * 0.2, h * (0.66 + i * 0.07), s * 0.5, h * 0.02, d),
      ) +
      person(
        {
          ...f,
          head: { ...f.head, hat: random.pick(['jester', 'felt', 'beret']), hatColour: d, mood: 'open' },
          top: { kind: 'tunic', colour: d, trim: c },
          bottom: { kind: 'trousers', colour: c },
          hands: [
            [-210, -480 + random.between(-120, 60)],
            [210, -500 + random.between(-120, 60)],
          ],
          elbows: [-0.4, 0.4],
          shoes: c,
        },
        x,
        h * 0.68,
        s,
      )
    );
  };
  return (
    grounds(frame, 0.68) +
    (dark(frame)
      ? bulbs([0, h * 0.1], [w, h * 0.08], 15, h * 0.012)
      : bunting([0, h * 0.06], [w, h * 0.08], 18, h * 0.045)) +
    one(w * 0.32, RED, MUSTARD) +
    (options.count === 1 ? '' : one(w * 0.68, GREEN, PAPER)) +
    row(frame, h * 0.9, h * 0.075, mix(weatherOf(options.set).middle, INK, 0.5), 2) +
    row(frame, h * 0.97, h * 0.09, INK, 2.1, 0.4)
  );
};
