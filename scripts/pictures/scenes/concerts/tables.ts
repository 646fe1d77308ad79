import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { performer } from '../people/performer.ts';
import { person } from '../people/person.ts';
import { backdrop } from '../stage/backdrop.ts';
import { cone } from '../stage/light.ts';
import { circle, oval, path, poly, rect, times } from '../svg.ts';
import { BLUE, INK, MUSTARD, mix, PAPER, RED, tint } from '../tints.ts';

/** Small table by candlelight before a stage. */
export const tables: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const names = options.cast ?? ['piano', 'bass', 'trumpet'];
  const players = names
    .map((n, i) =>
      musician(n, performer(frame), w * (0.2 + (0.66 * (i + 0.4)) / names.length), h * 0.6, h * 0.062, random),
    )
    .join('');
  let out =
    backdrop(frame, options.set ?? 'arcs', 0, 0, w, h * 0.52) +
    rect(0, h * 0.52, w, h * 0.12, mood.floor) +
    players +
    rect(0, h * 0.62, w, h * 0.4, mix(mood.side, INK, 0.5)) +
    cone(w * 0.5, 0, w * 0.5, h * 0.6, w * 0.3, mood.light, 0.12);
  for (const [tx, ty, k] of [
    [0.2, 0.72, 0.7],
    [0.52, 0.7, 0.65],
    [0.83, 0.73, 0.72],
    [0.34, 0.93, 1.15],
    [0.74, 0.95, 1.2],
  ] as const) {
    const s = h * 0.085 * k;
    const [x, y] = [w * tx, h * ty];
    out +=
      times(2, (i) =>
        person(
          {
            ...cast.guest(random),
            back: true,
            seat: 130,
            hands: [
              [-104, -200],
              [104, -200],
            ],
          },
          x + (i ? 1 : -1) * s * 2,
          y + s * 2.9,
          s,
        ),
      ) +
      oval(x, y, s * 2, s * 0.5, PAPER) +
      path(
        `M${x - s * 2} ${y}Q${x} ${y + s * 2} ${x + s * 2} ${y}L${x + s * 1.7} ${y + s * 2.4}H${x - s * 1.7}Z`,
        tint(BLUE, 0.5),
      ) +
      rect(x - s * 0.1, y - s * 0.7, s * 0.2, s * 0.6, PAPER) +
      circle(x, y - s * 0.95, s * 0.62, MUSTARD, 0.25) +
      path(
        `M${x} ${y - s * 1.25}Q${x + s * 0.2} ${y - s * 0.85} ${x} ${y - s * 0.7}Q${x - s * 0.2} ${y - s * 0.85} ${x} ${y - s * 1.25}Z`,
        MUSTARD,
      ) +
      times(2, (i) =>
        poly(
          [
            [x + (i ? 0.8 : -1.1) * s, y - s * 0.55],
            [x + (i ? 1.15 : -0.75) * s, y - s * 0.55],
            [x + (i ? 1.02 : -0.87) * s, y],
            [x + (i ? 0.92 : -0.98) * s, y],
          ],
          tint(RED, 0.3),
        ),
      );
  }
  return out;
};
