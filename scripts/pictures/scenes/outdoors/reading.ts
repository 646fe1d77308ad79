import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { tree } from '../scenery/tree.ts';
import { weatherOf } from '../scenery/weather.ts';
import { line, poly, rect } from '../svg.ts';
import { PAPER, RED, WOOD } from '../tints.ts';
import { grounds } from './grounds.ts';

/** Lecture or reading on the grass: a reader and listeners. */
export const reading: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const f = cast.visitor(random);
  const bookPages =
    poly(
      [
        [-70, -400],
        [0, -384],
        [70, -400],
        [70, -320],
        [0, -304],
        [-70, -320],
      ],
      PAPER,
    ) +
    line(
      [
        [0, -384],
        [0, -304],
      ],
      RED,
      6,
    );
  const noble = options.what === 'noble';
  const reader = noble ? cast.noble(random) : f;
  return (
    grounds(frame, 0.52) +
    tree(w * 0.5, h * 0.72, h * 0.2, weatherOf(options.set).leaf, random) +
    rect(w * 0.42, h * 0.74, w * 0.16, h * 0.05, WOOD) +
    person(
      {
        ...reader,
        head: { ...reader.head, mood: 'open', glasses: true },
        hands: [
          [-56, -336],
          [56, -336],
        ],
        over: bookPages,
      },
      w * 0.5,
      h * 0.75,
      h * 0.078,
    ) +
    Array.from({ length: 9 }, (_, i) =>
      person(
        {
          ...(noble ? cast.noble(random) : cast.visitor(random)),
          back: true,
          seat: 150,
          knees: [
            [-100, -90],
            [100, -90],
          ],
          feet: [
            [30, -16],
            [-30, -16],
          ],
        },
        w * (0.06 + (i % 5) * 0.22 + (i > 4 ? 0.11 : 0)),
        h * (i > 4 ? 1.14 : 0.97),
        h * (i > 4 ? 0.115 : 0.085),
      ),
    ).join('')
  );
};
