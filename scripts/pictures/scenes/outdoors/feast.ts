import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { flagLines } from '../scenery/garlands.ts';
import { counter, stall } from '../scenery/stall.ts';
import { weatherOf } from '../scenery/weather.ts';
import { yard } from '../scenery/yard.ts';
import { circle, half, oval, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, MUSTARD, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

/** Courtyard with stalls, garlands and a long table full of guests. */
export const feast: Scene = (frame) => {
  const { w, h, random } = frame;
  const row = [RED, GREEN, MUSTARD].map((colour, i) => {
    const [x, y, s] = [w * (0.17 + i * 0.33), h * 0.64, h * 0.108];
    const keeper = { ...cast.visitor(random), top: { kind: 'apron', colour: PAPER, trim: RED } };
    return (
      stall(x, y, s, colour, 'fruit', random, ['LOKŠE', 'MED', 'PERNÍKY'][i]) +
      person(keeper, x, y + s * 0.4, s * 0.62) +
      counter(x, y, s)
    );
  });
  const behind = times(9, (i) => {
    const f = i % 3 === 1 ? cast.folk(random) : random.chance(0.2) ? cast.child(random) : cast.visitor(random);
    return person(
      {
        ...f,
        hands: [
          [-60, -340],
          [random.between(60, 120), -360],
        ],
      },
      w * (0.06 + i * 0.112),
      h * 0.99,
      h * 0.074,
    );
  });
  const dishes = times(15, (i) => {
    const [x, y, k] = [w * (0.03 + i * 0.068), h * (0.8 + (i % 2) * 0.06), h * 0.032];
    if (i % 3 === 0)
      return (
        rect(x - k * 0.4, y - k * 1.9, k * 0.8, k * 1.9, tint(BLUE, 0.3)) +
        rect(x - k * 0.4, y - k * 1.2, k * 0.8, k * 1.2, i % 2 ? MUSTARD : RED)
      );
    if (i % 3 === 1)
      return (
        oval(x, y, k * 1.5, k * 0.45, BLUE) +
        half(x, y, k * 1.1, 0, WOOD) +
        times(3, (j) => circle(x - k * 0.4 + j * k * 0.4, y - k * 0.5, k * 0.13, RED))
      );
    return (
      oval(x, y, k * 1.2, k * 0.38, shade(PAPER, 0.2)) +
      oval(x, y - 4, k * 0.9, k * 0.26, PAPER) +
      circle(x, y - k * 0.2, k * 0.3, GREEN)
    );
  });
  const table =
    poly(
      [
        [0, h * 0.745],
        [w, h * 0.745],
        [w, h * 0.9],
        [0, h * 0.9],
      ],
      PAPER,
    ) +
    rect(0, h * 0.745, w, 9, RED) +
    rect(0, h * 0.88, w, h * 0.08, tint(BLUE, 0.35)) +
    times(20, (i) =>
      poly(
        [
          [w * i * 0.05, h * 0.88],
          [w * (i * 0.05 + 0.05), h * 0.88],
          [w * (i * 0.05 + 0.025), h * 0.92],
        ],
        RED,
      ),
    );
  const front = times(6, (i) =>
    person({ ...cast.visitor(random), back: true, seat: 120 }, w * (0.08 + i * 0.168), h * 1.4, h * 0.105),
  );
  return (
    yard(frame, weatherOf('yard'), 0.54) +
    flagLines(frame, [0.06, 0.04, 0.07], 10) +
    row.join('') +
    behind +
    table +
    dishes +
    front
  );
};
