import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { person, shadowAt } from '../people/person.ts';
import { bunting } from '../scenery/garlands.ts';
import { park } from '../scenery/park.ts';
import { stall } from '../scenery/stall.ts';
import { weatherOf } from '../scenery/weather.ts';
import { half, line, poly, quarter, rect, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint } from '../tints.ts';
import { edge } from './photo-edge.ts';

/** 2001: fair in the rain, couples under umbrellas. */
export const fair2001: Scene = (frame) => {
  const { w, h, random } = frame;
  const umbrella = (x: number, y: number, s: number, c: string): string =>
    line(
      [
        [x, y],
        [x, y - s * 3],
      ],
      INK,
      s * 0.1,
    ) +
    half(x, y - s * 2.4, s * 2.2, 0, c) +
    times(4, (i) => half(x - s * 1.65 + i * s * 1.1, y - s * 2.4, s * 0.55, 180, shade(c, 0.25))) +
    poly(
      [
        [x, y - s * 4.6],
        [x - s * 0.7, y - s * 2.4],
        [x + s * 0.7, y - s * 2.4],
      ],
      tint(c, 0.25),
    );
  const couple = (x: number, y: number, s: number, c: string): string => {
    const him = cast.visitor(random, false);
    const her = { ...cast.visitor(random, true), bottom: { kind: 'skirt', colour: random.pick([RED, MUSTARD, BLUE]) } };
    return (
      shadowAt(x, y, s * 1.5) +
      person(
        {
          ...her,
          swirl: 40,
          head: { ...her.head, look: -0.6, mood: 'open' },
          hands: [
            [-150, -420],
            [130, -420],
          ],
        },
        x + s * 0.9,
        y,
        s,
      ) +
      person(
        {
          ...him,
          head: { ...him.head, look: 0.6 },
          hands: [
            [-140, -400],
            [100, -620],
          ],
          elbows: [-1, 0.7],
        },
        x - s * 0.9,
        y,
        s,
      ) +
      umbrella(x + s * 0.1, y - s * 5.6, s, c)
    );
  };
  return (
    park(
      frame,
      { ...weatherOf('yard'), sky: mix(BLUE, INK, 0.22), ground: mix(BLUE, INK, 0.38), patch: mix(BLUE, INK, 0.28) },
      0.5,
      2,
    ) +
    rect(w * 0.34, h * 0.26, w * 0.32, h * 0.3, GREEN) +
    poly(
      [
        [w * 0.3, h * 0.28],
        [w * 0.5, h * 0.14],
        [w * 0.7, h * 0.28],
      ],
      RED,
    ) +
    quarter(w * 0.44, h * 0.31, w * 0.12, 0, MUSTARD) +
    rect(w * 0.3, h * 0.56, w * 0.4, h * 0.07, DARK_WOOD) +
    musician('heligonka', cast.folk(random, false), w * 0.5, h * 0.57, h * 0.052, random) +
    stall(w * 0.15, h * 0.66, h * 0.098, RED, 'bread', random, 'LOKŠE') +
    stall(w * 0.86, h * 0.66, h * 0.098, MUSTARD, 'jars', random, 'MED') +
    bunting([0, h * 0.1], [w, h * 0.1], 15, h * 0.045) +
    couple(w * 0.24, h * 0.93, h * 0.07, RED) +
    couple(w * 0.53, h * 0.96, h * 0.076, MUSTARD) +
    couple(w * 0.81, h * 0.93, h * 0.07, GREEN) +
    times(70, () => {
      const [x, y] = [random.between(0, w), random.between(0, h)];
      return line(
        [
          [x, y],
          [x - 10, y + 38],
        ],
        PAPER,
        2.4,
      );
    }) +
    edge(frame, PAPER, 20)
  );
};
