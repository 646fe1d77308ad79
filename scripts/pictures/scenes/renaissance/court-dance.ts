import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person, shadowAt } from '../people/person.ts';
import { bunting } from '../scenery/garlands.ts';
import { park } from '../scenery/park.ts';
import { tent } from '../scenery/tent.ts';
import { weatherOf } from '../scenery/weather.ts';
import { circle, line, path, times } from '../svg.ts';
import { DARK_WOOD, GREEN, MUSTARD, RED } from '../tints.ts';

/** Court dance: pairs in a line. */
export const courtDance: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const count = options.count ?? 3;
  const torches = options.set === 'dusk' || options.set === 'night';
  const s = h * 0.08;
  return (
    park(frame, weatherOf(options.set), 0.55) +
    times(3, (i) => tent(w * (0.14 + i * 0.37), h * 0.66, h * 0.06, [GREEN, RED, MUSTARD][i] ?? RED)) +
    (torches
      ? times(6, (i) => {
          const x = w * (0.05 + i * 0.18);
          return (
            line(
              [
                [x, h * 0.8],
                [x, h * 0.36],
              ],
              DARK_WOOD,
              12,
            ) +
            circle(x, h * 0.32, h * 0.09, MUSTARD, 0.2) +
            path(
              `M${x} ${h * 0.26}Q${x + 34} ${h * 0.32} ${x} ${h * 0.37}Q${x - 34} ${h * 0.32} ${x} ${h * 0.26}Z`,
              RED,
            ) +
            path(
              `M${x} ${h * 0.3}Q${x + 17} ${h * 0.34} ${x} ${h * 0.365}Q${x - 17} ${h * 0.34} ${x} ${h * 0.3}Z`,
              MUSTARD,
            )
          );
        })
      : bunting([0, h * 0.1], [w, h * 0.1], 18, h * 0.045)) +
    times(count, (i) => {
      const x = w * ((i + 0.5) / count);
      const y = h * (0.9 + (i % 2) * 0.06);
      const her = cast.noble(random, true);
      const him = cast.noble(random, false);
      return (
        shadowAt(x, y, s * 1.5) +
        person(
          {
            ...her,
            head: { ...her.head, look: -0.7 },
            hands: [
              [-150, -520],
              [170, -330],
            ],
            elbows: [-0.5, 0.5],
            swirl: 20,
          },
          x + s * 0.95,
          y,
          s,
        ) +
        person(
          {
            ...him,
            head: { ...him.head, look: 0.7 },
            hands: [
              [-140, -360],
              [150, -520],
            ],
            elbows: [-0.8, 0.5],
            feet: [
              [-40, -14],
              [80, -34],
            ],
          },
          x - s * 0.95,
          y,
          s,
        )
      );
    })
  );
};
