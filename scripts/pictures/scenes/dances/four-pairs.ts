import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person, shadowAt } from '../people/person.ts';
import { theatre } from '../stage/theatre.ts';
import { half, line, oval, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, PAPER, RED, shade } from '../tints.ts';

/** Four folk couples in a ring, skirts as half discs. */
export const fourPairs: Scene = (frame) => {
  const { w, h, random } = frame;
  const skirts = [MUSTARD, RED, GREEN, BLUE];
  const spots = [
    [0.37, 0.71, 0.068],
    [0.65, 0.71, 0.068],
    [0.2, 0.94, 0.084],
    [0.81, 0.94, 0.084],
  ] as const;
  const pairs = spots.map(([px, py, k], i) => {
    const [x, y, s] = [w * px, h * py, h * k];
    const colour = skirts[i] ?? RED;
    const her = cast.folk(random, true);
    const him = cast.folk(random, false);
    const wheel =
      half(0, -170, 205, 0, colour) +
      rect(-205, -186, 410, 16, PAPER) +
      rect(-194, -214, 388, 9, i === 0 ? RED : MUSTARD) +
      times(5, (j) =>
        line(
          [
            [0, -365],
            [-150 + j * 75, -222],
          ],
          shade(colour, 0.2),
          7,
        ),
      );
    const woman: Figure = {
      ...her,
      head: { ...her.head, look: -0.5, mood: 'open' },
      bottom: { kind: 'skirt', colour },
      hands: [
        [-160, -540],
        [150, -560],
      ],
      elbows: [-0.5, 0.5],
    };
    const man: Figure = {
      ...him,
      head: { ...him.head, look: 0.5 },
      hands: [
        [-120, -330],
        [150, -560],
      ],
      elbows: [-1, 0.5],
      feet: [
        [-60, -14],
        [80, -50],
      ],
    };
    return (
      shadowAt(x, y, s * 1.7) +
      person({ ...woman, bottom: { kind: 'boots', colour: PAPER }, shoes: INK, prop: wheel }, x + s * 1.25, y, s) +
      person(man, x - s * 1.25, y, s)
    );
  });
  return (
    theatre(frame, 'folk', h * 0.56, h * 1.1, [0.3, 0.5, 0.7]) +
    oval(w * 0.5, h * 0.84, w * 0.33, h * 0.1, MUSTARD, 0.25) +
    pairs.join('')
  );
};
