import type { Frame, Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { GLASS } from '../people/glass.ts';
import { person, shadowAt } from '../people/person.ts';
import { terrazzo } from '../scenery/terrazzo.ts';
import { backdrop } from '../stage/backdrop.ts';
import { line, oval, poly, rect, times } from '../svg.ts';
import { BLUE, INK, mix, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

/** Opening in the foyer with a violinist below the stairs. */
export const foyerOpening: Scene = (frame) => {
  const { w, h, random } = frame;
  const stairs =
    times(11, (i) =>
      poly(
        [
          [w * (0.62 + i * 0.036), h * (0.5 - i * 0.042)],
          [w * (0.62 + (i + 1) * 0.036) + 30, h * (0.5 - i * 0.042)],
          [w * (0.62 + (i + 1) * 0.036) + 30, h * (0.522 - i * 0.042)],
          [w * (0.62 + i * 0.036), h * (0.522 - i * 0.042)],
        ],
        i % 2 ? PAPER : shade(PAPER, 0.12),
      ),
    ) +
    line(
      [
        [w * 0.62, h * 0.55],
        [w * 1.03, h * 0.07],
      ],
      shade(WOOD, 0.3),
      24,
    ) +
    line(
      [
        [w * 0.6, h * 0.38],
        [w * 1.0, -h * 0.09],
      ],
      RED,
      14,
    ) +
    times(10, (i) =>
      line(
        [
          [w * (0.62 + i * 0.04), h * (0.36 - i * 0.047)],
          [w * (0.62 + i * 0.04), h * (0.5 - i * 0.047)],
        ],
        INK,
        6,
      ),
    );
  const wall = rect(0, 0, w, h, frame.mood.far) + backdrop(frame, 'arcs', 0, 0, w * 0.56, h * 0.6);
  return (
    wall +
    rect(w * 0.56, 0, w * 0.44, h * 0.6, tint(PAPER, 0.3)) +
    stairs +
    terrazzo({ ...frame, w }, h * 0.6, mix(PAPER, INK, 0.16)) +
    musician(
      'violin',
      {
        ...cast.guest(random, true),
        top: { kind: 'dress', colour: RED, trim: INK, sleeve: 'none' },
        bottom: { kind: 'gown', colour: RED },
      },
      w * 0.78,
      h * 0.82,
      h * 0.092,
      random,
    ) +
    group(frame, w * 0.11, h * 0.78, h * 0.072, 2) +
    group(frame, w * 0.48, h * 0.76, h * 0.07, 2) +
    group(frame, w * 0.29, h * 1.0, h * 0.1, 2)
  );
};

/** Guests with glasses around one tall table. */
function group(frame: Frame, x: number, y: number, s: number, n: number): string {
  const { random } = frame;
  return (
    times(n, (i) => {
      const side = i - (n - 1) / 2;
      const f = cast.visitor(random);
      return (
        shadowAt(x + side * s * 3, y, s) +
        person(
          {
            ...f,
            head: { ...f.head, look: side < 0 ? 0.6 : side > 0 ? -0.6 : 0.1, mood: random.pick(['smile', 'open']) },
            hands: [
              [-70, -320],
              [92, -340],
            ],
            over: GLASS,
          },
          x + side * s * 3,
          y - (i % 2) * s * 0.3,
          s,
        )
      );
    }) +
    oval(x, y - s * 2.45, s * 0.95, s * 0.18, PAPER) +
    poly(
      [
        [x - s * 0.82, y - s * 2.4],
        [x + s * 0.82, y - s * 2.4],
        [x + s * 0.3, y],
        [x - s * 0.3, y],
      ],
      tint(BLUE, 0.4),
    )
  );
}
