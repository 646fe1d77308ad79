import type { Scene } from '../frame.ts';
import { house } from '../house/house.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { walker } from '../people/walker.ts';
import { block } from '../scenery/block.ts';
import { stars } from '../scenery/stars.ts';
import { circle, line, oval, poly, rect, text, times } from '../svg.ts';
import { BLUE, DUSK, GREEN, INK, MUSTARD, mix, NIGHT, PAPER, RED, tint } from '../tints.ts';

/** 2024: the anniversary, a ramp to wide doors, cake and balloons. */
export const anniversary2024: Scene = (frame) => {
  const { w, h, random } = frame;
  const y = h * 0.66;
  const balloons = (x: number, by: number, s: number): string =>
    times(5, (i) => {
      const bx = x + (i - 2) * s * 0.75;
      const yy = by - s * (2.2 + (i % 2) * 0.9);
      return (
        line(
          [
            [x, by],
            [bx, yy + s * 0.6],
          ],
          PAPER,
          2,
        ) + oval(bx, yy, s * 0.5, s * 0.62, [RED, MUSTARD, PAPER, GREEN, BLUE][i] ?? RED)
      );
    });
  const cake =
    oval(0, -350, 92, 20, PAPER) +
    rect(-72, -420, 144, 70, tint(RED, 0.35)) +
    oval(0, -420, 72, 16, PAPER) +
    rect(-46, -474, 92, 52, MUSTARD) +
    oval(0, -474, 46, 11, PAPER) +
    text(0, -438, '60', 42, INK, { anchor: 'middle' }) +
    times(3, (i) => rect(-24 + i * 22, -506, 7, 30, RED) + circle(-20 + i * 22, -514, 7, MUSTARD));
  const bearer = cast.visitor(random, true);
  return (
    rect(0, 0, w, h, NIGHT) +
    stars(frame, 30, 0.3, 2.2) +
    times(4, (i) =>
      block(w * (i * 0.28 - 0.02), y, w * 0.18, h * random.between(0.25, 0.42), mix(NIGHT, INK, 0.3), random, true),
    ) +
    house(w * 0.48, y, (w * 1.0) / 1060, random, { night: true }) +
    rect(0, y, w, h - y, mix(NIGHT, DUSK, 0.5)) +
    poly(
      [
        [w * 0.44, y],
        [w * 0.6, y],
        [w * 0.98, h],
        [w * 0.3, h],
      ],
      mix(PAPER, MUSTARD, 0.35),
    ) +
    poly(
      [
        [w * 0.44, y],
        [w * 0.46, y],
        [w * 0.37, h],
        [w * 0.3, h],
      ],
      PAPER,
    ) +
    line(
      [
        [w * 0.44, y - h * 0.06],
        [w * 0.3, h * 0.9],
      ],
      MUSTARD,
      9,
    ) +
    times(4, (i) =>
      line(
        [
          [w * (0.42 - i * 0.04), h * (0.66 + i * 0.1) - h * 0.03],
          [w * (0.42 - i * 0.04), h * (0.7 + i * 0.1)],
        ],
        MUSTARD,
        7,
      ),
    ) +
    times(6, (i) => walker(frame, w * (0.06 + i * 0.06), h * (0.86 + (i % 3) * 0.05), h * 0.05)) +
    person({ ...cast.visitor(random, true), back: true, seat: 60 }, w * 0.53, h * 0.75, h * 0.032) +
    times(2, (i) => person({ ...cast.visitor(random), back: true }, w * (0.49 + i * 0.09), h * 0.74, h * 0.034)) +
    person(
      {
        ...bearer,
        hands: [
          [-90, -352],
          [90, -352],
        ],
        over: cake,
        head: { ...bearer.head, mood: 'open' },
      },
      w * 0.6,
      h * 0.98,
      h * 0.082,
    ) +
    person(
      {
        ...cast.visitor(random, false),
        hands: [
          [-90, -280],
          [190, -430],
        ],
      },
      w * 0.78,
      h * 0.98,
      h * 0.08,
    ) +
    balloons(w * 0.893, h * 0.63, h * 0.075) +
    person(
      {
        ...cast.child(random),
        hands: [
          [-110, -440],
          [110, -460],
        ],
      },
      w * 0.46,
      h * 0.99,
      h * 0.09,
    )
  );
};
