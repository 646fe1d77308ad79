import type { Scene } from '../frame.ts';
import { performer } from '../people/performer.ts';
import { person } from '../people/person.ts';
import { circle, line, path, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED } from '../tints.ts';

/** Dressing room: mirror with bulbs and somebody getting ready. */
export const mirror: Scene = (frame) => {
  const { w, h, mood } = frame;
  const who = performer(frame, true);
  const bulbsRow = (x: number, y: number, dx: number, dy: number, n: number): string =>
    times(n, (i) => circle(x + dx * i, y + dy * i, 20, PAPER) + circle(x + dx * i, y + dy * i, 13, MUSTARD));
  const glass =
    rect(w * 0.3, h * 0.08, w * 0.52, h * 0.6, MUSTARD) +
    rect(w * 0.335, h * 0.13, w * 0.45, h * 0.5, mix(BLUE, mood.far, 0.3)) +
    poly(
      [
        [w * 0.4, h * 0.13],
        [w * 0.5, h * 0.13],
        [w * 0.38, h * 0.63],
        [w * 0.335, h * 0.63],
        [w * 0.335, h * 0.36],
      ],
      PAPER,
      0.35,
    );
  const reflected = person(
    {
      ...who,
      hands: [
        [-110, -330],
        [110, -340],
      ],
    },
    w * 0.57,
    h * 1.06,
    h * 0.122,
  );

  return (
    rect(0, 0, w, h, mood.far) +
    times(6, (i) => rect(0, h * (0.1 + i * 0.15), w * 0.3, h * 0.02, mood.side)) +
    times(5, (i) =>
      path(
        `M${w * (0.03 + i * 0.055)} ${h * 0.2}l${w * 0.03} ${h * 0.03}v${h * 0.4}h${-w * 0.06}v${-h * 0.4}Z`,
        [RED, PAPER, GREEN, MUSTARD, INK][i] ?? RED,
      ),
    ) +
    line(
      [
        [0, h * 0.195],
        [w * 0.29, h * 0.195],
      ],
      INK,
      10,
    ) +
    glass +
    reflected +
    rect(w * 0.3, h * 0.63, w * 0.52, h * 0.05, MUSTARD) +
    bulbsRow(w * 0.335, h * 0.105, w * 0.075, 0, 7) +
    bulbsRow(w * 0.318, h * 0.2, 0, h * 0.1, 5) +
    bulbsRow(w * 0.803, h * 0.2, 0, h * 0.1, 5) +
    rect(0, h * 0.68, w, h * 0.4, mix(mood.floor, PAPER, 0.1)) +
    rect(0, h * 0.68, w, h * 0.02, PAPER) +
    times(7, (i) =>
      rect(
        w * (0.34 + i * 0.06),
        h * (0.63 - (i % 3) * 0.03),
        w * 0.028,
        h * (0.06 + (i % 3) * 0.03),
        [RED, PAPER, GREEN, INK][i % 4] ?? RED,
      ),
    ) +
    person(
      {
        ...who,
        back: true,
        hands: [
          [-90, -520],
          [120, -330],
        ],
      },
      w * 0.23,
      h * 1.42,
      h * 0.2,
    )
  );
};
