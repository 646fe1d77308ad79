import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { performer } from '../people/performer.ts';
import { person } from '../people/person.ts';
import { row } from '../stage/audience.ts';
import { theatre } from '../stage/theatre.ts';
import { circle, line, pill, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED } from '../tints.ts';

/** Technician at the mixing desk at the back of the hall. */
export const desk: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const far = { ...frame, w: w * 0.56, h: h * 0.56 };
  const names = options.cast ?? ['singer stand', 'guitar', 'drums'];
  const players = names
    .map((name, i) =>
      musician(
        name,
        performer(frame),
        far.w * (0.22 + (0.6 * (i + 0.5)) / names.length),
        far.h * 0.68,
        far.h * 0.075,
        random,
      ),
    )
    .join('');
  const view = theatre(far, options.set ?? 'rays', far.h * 0.6, far.h * 0.74) + players;
  const worker = cast.visitor(random, options.what === 'her');
  const board =
    poly(
      [
        [w * 0.1, h * 0.83],
        [w * 0.76, h * 0.83],
        [w * 0.86, h],
        [0, h],
      ],
      '#544A42',
    ) +
    rect(w * 0.1, h * 0.83, w * 0.66, 8, MUSTARD) +
    times(15, (i) => {
      const t = i / 14;
      return (
        line(
          [
            [w * (0.14 + t * 0.59), h * 0.88],
            [w * (0.08 + t * 0.7), h * 0.98],
          ],
          INK,
          5,
        ) +
        pill(
          w * (0.13 + t * 0.61) - 9,
          h * (0.9 + random.between(0, 0.06)),
          20,
          13,
          3,
          [PAPER, RED, MUSTARD, BLUE][i % 4] ?? PAPER,
        ) +
        circle(w * (0.145 + t * 0.585), h * 0.85, 6, [RED, MUSTARD, GREEN][i % 3] ?? RED)
      );
    });
  return (
    rect(0, 0, w, h, mix(mood.side, INK, 0.55)) +
    place(view, w * 0.26, h * 0.08) +
    rect(w * 0.26, h * 0.08 + far.h * 0.98, far.w, h * 0.06, mix(mood.side, INK, 0.55)) +
    row(frame, h * 0.66, h * 0.045, mix(mood.side, INK, 0.4), 2) +
    row(frame, h * 0.72, h * 0.055, mix(mood.side, INK, 0.7), 2, 0.4) +
    rect(0, h * 0.78, w, h * 0.3, mix(mood.side, INK, 0.8)) +
    board +
    person(
      {
        ...worker,
        back: true,
        tilt: -5,
        hands: [
          [-150, -330],
          [120, -320],
        ],
        over:
          `<path d="M-60 -585A62 92 0 0 1 60 -585" fill="none" stroke="${INK}" stroke-width="15"/>` +
          pill(-82, -600, 30, 62, 14, RED) +
          pill(52, -600, 30, 62, 14, RED),
      },
      w * 0.42,
      h * 1.36,
      h * 0.155,
    ) +
    rect(w * 0.78, h * 0.6, w * 0.16, h * 0.2, INK) +
    rect(w * 0.788, h * 0.612, w * 0.144, h * 0.17, mix(GREEN, INK, 0.3)) +
    times(10, (i) =>
      rect(w * (0.795 + i * 0.0135), h * 0.77, w * 0.009, -h * random.between(0.03, 0.13), i > 7 ? RED : MUSTARD),
    )
  );
};
