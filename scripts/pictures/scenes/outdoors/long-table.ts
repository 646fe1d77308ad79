import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { bulbs, flagLines } from '../scenery/garlands.ts';
import { circle, half, oval, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, tint, WOOD } from '../tints.ts';
import { dark, grounds } from './grounds.ts';

/** Long table with neighbours. */
export const longTable: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const night = dark(frame);
  const back = grounds(frame, 0.5);
  const behind = times(8, (i) =>
    person(
      {
        ...(options.what === 'folk' && i % 2
          ? cast.folk(random)
          : random.chance(0.2)
            ? cast.child(random)
            : cast.visitor(random)),
        hands: [
          [-60, -330],
          [random.between(50, 120), -350],
        ],
      },
      w * (0.07 + i * 0.125),
      h * 0.94,
      h * 0.092,
    ),
  );
  const cloth =
    poly(
      [
        [0, h * 0.64],
        [w, h * 0.64],
        [w, h * 0.86],
        [0, h * 0.86],
      ],
      PAPER,
    ) +
    rect(0, h * 0.84, w, h * 0.09, tint(BLUE, 0.45)) +
    rect(0, h * 0.64, w, 8, RED) +
    rect(0, h * 0.82, w, 12, RED);
  const meals = times(11, (i) => {
    const x = w * (0.05 + i * 0.093);
    const y = h * (0.7 + (i % 2) * 0.07);
    const k = h * 0.04;
    return i % 3 === 0
      ? rect(x - k * 0.35, y - k * 1.7, k * 0.7, k * 1.7, tint(BLUE, 0.3)) +
          rect(x - k * 0.35, y - k * 1.1, k * 0.7, k * 1.1, i % 2 ? MUSTARD : RED)
      : i % 3 === 1
        ? oval(x, y, k * 1.3, k * 0.4, BLUE) +
          half(x, y, k * 0.95, 0, mix(MUSTARD, WOOD, 0.3)) +
          times(3, (j) => circle(x - k * 0.4 + j * k * 0.4, y - k * 0.4, k * 0.12, RED))
        : oval(x, y, k * 1.1, k * 0.34, INK) +
          oval(x, y - 5, k * 0.9, k * 0.26, PAPER) +
          circle(x, y - k * 0.16, k * 0.28, GREEN);
  });
  const front = times(5, (i) =>
    person({ ...cast.visitor(random), back: true, seat: 120 }, w * (0.1 + i * 0.2), h * 1.32, h * 0.115),
  );
  return (
    back +
    (night
      ? bulbs([0, h * 0.12], [w * 0.5, h * 0.1], 9, h * 0.013) + bulbs([w * 0.5, h * 0.1], [w, h * 0.14], 9, h * 0.013)
      : flagLines(frame, [0.07, 0.05, 0.08], 9)) +
    behind +
    cloth +
    meals +
    (options.count === 0 ? '' : front)
  );
};
