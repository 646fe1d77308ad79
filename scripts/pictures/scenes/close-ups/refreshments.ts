import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { place, poly, quarter, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, PALE_WOOD, PAPER, RED, SKINS, shade } from '../tints.ts';
import { dish } from './dish.ts';

/** A table with rows of cups, glasses or plates. */
export const refreshments: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kind = options.what ?? 'cups';
  const back =
    rect(0, 0, w, h * 0.5, mood.far) +
    times(7, (i) => quarter(w * i * 0.15, h * 0.04, w * 0.14, random.int(0, 3), i % 2 ? mood.side : mood.motif));
  const cloth =
    rect(0, h * 0.42, w, h * 0.58, options.set === 'wood' ? PALE_WOOD : PAPER) +
    (options.set === 'wood'
      ? times(5, (i) => rect(0, h * (0.5 + i * 0.11), w, 5, shade(PALE_WOOD, 0.2)))
      : times(12, (i) =>
          poly(
            [
              [w * (i * 0.1 - 0.1), h * 0.42],
              [w * (i * 0.1 - 0.05), h * 0.42],
              [w * (i * 0.16 - 0.4), h],
              [w * (i * 0.16 - 0.48), h],
            ],
            RED,
            0.75,
          ),
        ));
  let things = '';
  for (let r = 0; r < 3; r += 1) {
    const s = h * (0.1 + r * 0.055);
    const y = h * (0.5 + r * 0.2);
    const count = Math.ceil(w / (s * 1.75)) + 1;
    things += times(count, (i) => {
      const x = (i + (r % 2) * 0.5 - 0.1) * s * 1.75;
      const colour = [RED, MUSTARD, GREEN, BLUE, INK][(i + r) % 5] ?? RED;
      return dish(kind, { x, y, s, colour, i, r });
    });
  }
  const skin = random.pick(SKINS);
  return (
    back +
    cloth +
    things +
    (options.count === 1
      ? place(bigHand(skin, random.pick([GREEN, INK, MUSTARD]), 36), w * 0.86, h * 0.66, h / 760, -46)
      : '')
  );
};
