import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { backdrop } from '../stage/backdrop.ts';
import { chandelier } from '../stage/chandelier.ts';
import { border } from '../stage/drape.ts';
import { circle, line, pill, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, INK, MUSTARD, mix, PAPER, RED, shade } from '../tints.ts';

/** The hall with chairs before anybody comes. */
export const emptyHall: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const stageTop = h * 0.1;
  const stage =
    rect(w * 0.2, stageTop, w * 0.6, h * 0.4, mood.side) +
    backdrop(frame, options.set ?? 'curtain', w * 0.22, stageTop, w * 0.56, h * 0.33) +
    poly(
      [
        [w * 0.22, h * 0.43],
        [w * 0.78, h * 0.43],
        [w * 0.82, h * 0.5],
        [w * 0.18, h * 0.5],
      ],
      mood.floor,
    ) +
    rect(w * 0.18, h * 0.5, w * 0.64, h * 0.045, shade(mood.floor, 0.4)) +
    border(w * 0.2, stageTop, w * 0.6, h * 0.08, mood.side, mood.motif);
  const walls =
    poly(
      [
        [0, 0],
        [w * 0.18, h * 0.06],
        [w * 0.18, h * 0.55],
        [0, h * 0.74],
      ],
      mix(mood.far, PAPER, 0.4),
    ) +
    poly(
      [
        [w, 0],
        [w * 0.82, h * 0.06],
        [w * 0.82, h * 0.55],
        [w, h * 0.74],
      ],
      mix(mood.far, PAPER, 0.25),
    ) +
    times(4, (i) => {
      const x0 = w * (0.015 + i * 0.045);
      return (
        poly(
          [
            [x0, h * (0.1 + i * 0.012)],
            [x0 + w * 0.03, h * (0.108 + i * 0.012)],
            [x0 + w * 0.03, h * (0.6 - i * 0.03)],
            [x0, h * (0.63 - i * 0.03)],
          ],
          DARK_WOOD,
          0.8,
        ) +
        poly(
          [
            [w - x0, h * (0.1 + i * 0.012)],
            [w - x0 - w * 0.03, h * (0.108 + i * 0.012)],
            [w - x0 - w * 0.03, h * (0.6 - i * 0.03)],
            [w - x0, h * (0.63 - i * 0.03)],
          ],
          DARK_WOOD,
          0.8,
        )
      );
    });
  const ceiling =
    poly(
      [
        [0, 0],
        [w, 0],
        [w * 0.82, h * 0.07],
        [w * 0.18, h * 0.07],
      ],
      mix(mood.far, PAPER, 0.65),
    ) + times(7, (i) => circle(w * (0.26 + i * 0.08), h * 0.035, 9, PAPER));
  let chairs = '';
  for (let r = 0; r < 6; r += 1) {
    const s = w * (0.026 + r * 0.0092);
    const y = h * (0.6 + r * r * 0.0125 + r * 0.024);
    const count = 9;
    chairs += times(count * 2, (i) => {
      const side = i < count ? -1 : 1;
      const x = w / 2 + side * (s * 0.75 + (i % count) * s * 1.22 + s * 0.5);
      const c = r % 2 ? shade(mood.motif, 0.12) : mood.motif;
      return (
        pill(x - s * 0.52, y - s * 1.1, s * 1.04, s * 0.95, s * 0.16, shade(c, 0.06)) +
        rect(x - s * 0.55, y - s * 0.12, s * 1.1, s * 0.24, shade(c, 0.35)) +
        rect(x - s * 0.46, y, s * 0.09, s * 0.5, INK) +
        rect(x + s * 0.38, y, s * 0.09, s * 0.5, INK)
      );
    });
  }
  return (
    rect(0, 0, w, h, mix(mood.far, PAPER, 0.5)) +
    stage +
    walls +
    ceiling +
    poly(
      [
        [w * 0.18, h * 0.545],
        [w * 0.82, h * 0.545],
        [w * 1.1, h],
        [-w * 0.1, h],
      ],
      mix(mood.floor, PAPER, 0.15),
    ) +
    poly(
      [
        [w * 0.47, h * 0.545],
        [w * 0.53, h * 0.545],
        [w * 0.58, h],
        [w * 0.42, h],
      ],
      mood.spark === PAPER ? RED : mood.spark,
      0.75,
    ) +
    chandelier(w * 0.5, h * 0.22, w * 0.075, h * 0.3) +
    chairs +
    (options.count === 1
      ? person(
          {
            ...cast.visitor(random),
            hands: [
              [-90, -300],
              [140, -330],
            ],
            over:
              line(
                [
                  [140, -480],
                  [150, -20],
                ],
                DARK_WOOD,
                9,
              ) + pill(96, -30, 108, 26, 8, MUSTARD),
          },
          w * 0.5,
          h * 0.72,
          h * 0.05,
        )
      : '')
  );
};
