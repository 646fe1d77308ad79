import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { circle, pill, place, poly, rect, times } from '../svg.ts';
import { GREEN, INK, MUSTARD, PAPER, RED, SKINS, shade, WOOD } from '../tints.ts';

/** Hand on the buttons of an accordion. */
export const buttons: Scene = (frame) => {
  const { w, h, random, mood } = frame;
  const skin = random.pick(SKINS);
  const c = random.pick([RED, GREEN]);
  const folds = times(
    12,
    (i) =>
      poly(
        [
          [i * w * 0.05, h * (0.06 + (i % 2) * 0.04)],
          [(i + 1) * w * 0.05, h * (0.06 + ((i + 1) % 2) * 0.04)],
          [(i + 1) * w * 0.05, h * (0.96 - ((i + 1) % 2) * 0.04)],
          [i * w * 0.05, h * (0.96 - (i % 2) * 0.04)],
        ],
        i % 2 ? c : shade(c, 0.38),
      ) + rect(i * w * 0.05 - 3, h * (0.06 + (i % 2) * 0.04), 8, 26, MUSTARD),
  );
  return (
    rect(0, 0, w, h, mood.far) +
    folds +
    pill(w * 0.58, h * 0.02, w * 0.36, h * 0.98, 40, INK) +
    pill(w * 0.61, h * 0.06, w * 0.3, h * 0.9, 24, shade(WOOD, 0.15)) +
    times(
      24,
      (i) =>
        circle(
          w * (0.67 + (i % 4) * 0.06) + (Math.floor(i / 4) % 2) * w * 0.02,
          h * (0.14 + Math.floor(i / 4) * 0.14),
          h * 0.036,
          PAPER,
        ) +
        circle(
          w * (0.67 + (i % 4) * 0.06) + (Math.floor(i / 4) % 2) * w * 0.02,
          h * (0.14 + Math.floor(i / 4) * 0.14),
          h * 0.022,
          [RED, PAPER, MUSTARD, PAPER][i % 4] ?? PAPER,
        ),
    ) +
    place(bigHand(skin, PAPER, 36), w * 0.86, h * 0.58, h / 760, -58)
  );
};
