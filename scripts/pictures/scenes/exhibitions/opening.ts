import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person, shadowAt } from '../people/person.ts';
import { terrazzo } from '../scenery/terrazzo.ts';
import { line, pill, rect, times } from '../svg.ts';
import { INK, mix, PAPER, RED, tint } from '../tints.ts';
import { print } from './print.ts';

/** Opening: a speaker with a microphone and guests. */
export const opening: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const wall =
    rect(0, 0, w, h, tint(PAPER, 0.2)) +
    times(4, (i) =>
      print(
        frame,
        w * (0.05 + i * 0.25),
        h * 0.08,
        h * 0.24,
        h * 0.33,
        (['red', 'blue', 'green', 'mustard'] as const)[i] ?? 'red',
        options.what === 'posters',
      ),
    );
  const speaker: Figure = { ...cast.visitor(random, true), top: { kind: 'suit', colour: RED, trim: INK } };
  const mic =
    line(
      [
        [120, -470],
        [150, -20],
      ],
      INK,
      8,
    ) + pill(104, -506, 26, 42, 13, INK);
  return (
    wall +
    terrazzo(frame, h * 0.62, mix(PAPER, INK, 0.16)) +
    (options.cast?.[0] === undefined
      ? ''
      : musician(options.cast[0], cast.guest(random, true), w * 0.82, h * 0.78, h * 0.082, random)) +
    shadowAt(w * 0.47, h * 0.8, h * 0.09) +
    person(
      {
        ...speaker,
        head: { ...speaker.head, mood: 'open', look: 0.2 },
        hands: [
          [-90, -420],
          [110, -460],
        ],
        prop: mic,
      },
      w * 0.47,
      h * 0.8,
      h * 0.09,
    ) +
    times(4, (i) =>
      person(
        { ...cast.visitor(random), back: true },
        w * (0.08 + i * 0.26 + (i > 1 ? 0.1 : 0)),
        h * (1.14 + (i % 2) * 0.08),
        h * 0.12,
      ),
    )
  );
};
