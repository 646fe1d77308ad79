import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person, shadowAt } from '../people/person.ts';
import { circle, poly, rect, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PAPER, RED, tint, WOOD } from '../tints.ts';
import { smallHall } from './small-hall.ts';

/** Small hall with a dancing course before the mirrors. */
export const smallDance: Scene = (frame) => {
  const { w, h, random } = frame;
  const pairs = [0, 1, 2].map(
    () =>
      [
        cast.visitor(random, false),
        { ...cast.visitor(random, true), bottom: { kind: 'skirt', colour: random.pick([RED, MUSTARD, GREEN]) } },
      ] as const,
  );
  const couple = (i: number, x: number, y: number, s: number, back: boolean): string => {
    const [him, her] = pairs[i] ?? pairs[0] ?? [cast.visitor(random), cast.visitor(random)];
    return (
      (back ? '' : shadowAt(x, y, s * 1.5)) +
      person(
        {
          ...her,
          back,
          swirl: 40,
          head: { ...her.head, look: -0.6 },
          hands: [
            [-140, -460],
            [110, -430],
          ],
          elbows: [-0.6, 0.6],
        },
        x + s * 0.9,
        y,
        s,
      ) +
      person(
        {
          ...him,
          back,
          head: { ...him.head, look: 0.6 },
          hands: [
            [-190, -440],
            [130, -400],
          ],
          elbows: [-0.5, 0.6],
          feet: [
            [-60, -14],
            [50, -14],
          ],
        },
        x - s * 0.7,
        y,
        s,
      )
    );
  };
  const mirror =
    rect(w * 0.06, h * 0.1, w * 0.88, h * 0.5, mix(BLUE, PAPER, 0.35)) +
    rect(w * 0.06, h * 0.5, w * 0.88, h * 0.1, tint(WOOD, 0.55)) +
    [0, 1, 2].map((i) => couple(i, w * (0.25 + i * 0.26), h * 0.57, h * 0.055, true)).join('') +
    times(5, (i) => rect(w * (0.06 + i * 0.22) - 3, h * 0.1, 6, h * 0.5, PAPER)) +
    poly(
      [
        [w * 0.12, h * 0.1],
        [w * 0.2, h * 0.1],
        [w * 0.1, h * 0.6],
        [w * 0.06, h * 0.6],
        [w * 0.06, h * 0.46],
      ],
      PAPER,
      0.5,
    ) +
    poly(
      [
        [w * 0.62, h * 0.1],
        [w * 0.7, h * 0.1],
        [w * 0.56, h * 0.6],
        [w * 0.48, h * 0.6],
      ],
      PAPER,
      0.4,
    ) +
    rect(w * 0.04, h * 0.42, w * 0.92, 12, DARK_WOOD);
  const speaker =
    rect(w * 0.9, h * 0.62, w * 0.075, h * 0.24, INK) +
    circle(w * 0.9375, h * 0.69, h * 0.03, '#3A3532') +
    circle(w * 0.9375, h * 0.785, h * 0.048, '#3A3532') +
    circle(w * 0.9375, h * 0.785, h * 0.018, MUSTARD);
  return (
    smallHall(frame, false) +
    mirror +
    speaker +
    couple(0, w * 0.22, h * 0.9, h * 0.094, false) +
    couple(1, w * 0.5, h * 0.96, h * 0.1, false) +
    couple(2, w * 0.77, h * 0.9, h * 0.094, false)
  );
};
