import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { row } from '../stage/audience.ts';
import { theatre } from '../stage/theatre.ts';
import { line, poly, rect, times } from '../svg.ts';
import { INK, PAPER, RED, shade } from '../tints.ts';

/** Choir in rows with a conductor. */
export const choir: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const young = options.what === 'child';
  const rows = 3;
  const [back, front] = [h * 0.66, h * 0.82];
  const s = h * (young ? 0.1 : 0.076);
  const step = s * (young ? 1.75 : 1.95);
  const [robe, collar] = options.cast ?? [INK, RED];
  let out = theatre(frame, options.set ?? 'tree', back, front, [0.3, 0.5, 0.7]);
  for (let r = 0; r < rows; r += 1) {
    const count = (options.count ?? 8) + (r % 2);
    const y = back + (front - back) * (0.15 + r * 0.3) - (rows - 1 - r) * s * (young ? 0.75 : 0.95);
    out += rect(w / 2 - ((count + 1) * step) / 2, y - 4, (count + 1) * step, s * 1.4, shade(mood.floor, 0.25));
    out += times(count, (i) => {
      const x = w / 2 + (i - (count - 1) / 2) * step;
      const f = cast.chorister(random, robe ?? INK, collar ?? RED, young);
      const book = young
        ? ''
        : poly(
            [
              [-58, -392],
              [0, -376],
              [58, -392],
              [58, -330],
              [0, -314],
              [-58, -330],
            ],
            RED,
          ) +
          line(
            [
              [0, -376],
              [0, -314],
            ],
            shade(RED, 0.4),
            4,
          );
      return person(
        {
          ...f,
          over: book,
          hands: young
            ? undefined
            : [
                [-44, -340],
                [44, -340],
              ],
        },
        x,
        y,
        s,
      );
    });
  }
  const leader = { ...cast.guest(random, true), back: true };
  const raise = random.between(0, 60);
  out += person(
    {
      ...leader,
      top: { ...leader.top, colour: INK, sleeve: 'long' },
      bottom: { kind: 'gown', colour: INK },
      hands: [
        [-190, -560 - raise],
        [170, -520 + raise],
      ],
      elbows: [1, 1],
      over: line(
        [
          [170, -520 + raise],
          [230, -590 + raise],
        ],
        PAPER,
        6,
      ),
    },
    w * 0.5,
    h * 1.03,
    h * 0.092,
  );
  return out + (options.set === 'close' ? '' : row(frame, h * 0.97, h * 0.085, mood.near, 2));
};
