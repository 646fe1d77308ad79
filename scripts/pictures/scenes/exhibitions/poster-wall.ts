import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person, shadowAt } from '../people/person.ts';
import { rect, times } from '../svg.ts';
import { GREEN, INK, type MoodName, MUSTARD, mix, PAPER, RED, shade } from '../tints.ts';
import { print } from './print.ts';

/** Posters pasted outside or in the corridor with a passer-by. */
export const posterWall: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const tall = h > w;
  const columns = tall ? 3 : 6;
  const cw = w / columns;
  const rows = tall ? 3 : 2;
  const ch = (h * 0.78) / rows;
  const all: MoodName[] = ['red', 'green', 'mustard', 'blue', 'night', 'wine', 'paper', 'ink'];
  return (
    rect(0, 0, w, h, options.set === 'brick' ? shade(RED, 0.35) : mix(PAPER, INK, 0.25)) +
    times(columns * rows, (i) =>
      print(
        frame,
        (i % columns) * cw + cw * 0.06,
        Math.floor(i / columns) * ch + ch * 0.05,
        cw * 0.88,
        ch * 0.9,
        random.pick(all),
        true,
      ),
    ) +
    rect(0, h * 0.8, w, h * 0.2, mix(INK, PAPER, 0.28)) +
    rect(0, h * 0.8, w, 10, INK) +
    times(options.count ?? 1, (i) => {
      const f = cast.visitor(random);
      const x = w * (0.3 + i * 0.36);
      return (
        shadowAt(x, h * 0.95, h * 0.1) +
        person(
          {
            ...f,
            head: { ...f.head, look: 0.9 },
            top: { kind: 'coat', colour: random.pick([GREEN, MUSTARD, INK]), trim: PAPER },
            hands: [
              [-70, -290],
              [110, -330],
            ],
            feet: [
              [-76, -14],
              [86, -14],
            ],
          },
          x,
          h * 0.95,
          h * (tall ? 0.065 : 0.098),
        )
      );
    })
  );
};
