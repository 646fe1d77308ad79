import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { circle, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, PAPER, RED, SKINS, shade, tint } from '../tints.ts';

/** Hands on piano keys. */
export const keys: Scene = (frame) => {
  const { w, h, random, mood } = frame;
  const skin = random.pick(SKINS);
  const count = 15;
  const slant = w * 0.1;
  const keyW = w / (count - 3);
  const white = times(
    count,
    (i) =>
      poly(
        [
          [i * keyW - slant, h * 0.38],
          [(i + 1) * keyW - slant - 4, h * 0.38],
          [(i + 1) * keyW - slant * 2 - 4, h * 0.86],
          [i * keyW - slant * 2, h * 0.86],
        ],
        i % 5 === 2 ? tint(BLUE, 0.6) : PAPER,
      ) +
      poly(
        [
          [i * keyW - slant * 2, h * 0.86],
          [(i + 1) * keyW - slant * 2 - 4, h * 0.86],
          [(i + 1) * keyW - slant * 2 - 4, h * 0.9],
          [i * keyW - slant * 2, h * 0.9],
        ],
        shade(PAPER, 0.25),
      ),
  );
  const black = times(count, (i) =>
    i % 7 === 2 || i % 7 === 6
      ? ''
      : poly(
          [
            [(i + 0.7) * keyW - slant, h * 0.38],
            [(i + 1.25) * keyW - slant, h * 0.38],
            [(i + 1.25) * keyW - slant * 1.6, h * 0.67],
            [(i + 0.7) * keyW - slant * 1.6, h * 0.67],
          ],
          INK,
        ),
  );
  const lid =
    rect(0, 0, w, h * 0.38, '#2B2725') +
    poly(
      [
        [w * 0.12, h * 0.04],
        [w * 0.5, h * 0.04],
        [w * 0.52, h * 0.33],
        [w * 0.1, h * 0.33],
      ],
      PAPER,
    ) +
    times(5, (i) => rect(w * 0.14, h * (0.1 + i * 0.045), w * 0.33, 2.5, INK)) +
    times(11, (i) => circle(w * (0.16 + i * 0.03), h * random.between(0.09, 0.28), 7, INK)) +
    circle(w * 0.82, h * 0.14, h * 0.09, mood.motif);
  const sleeve = random.pick([INK, RED, GREEN]);
  return (
    rect(0, 0, w, h, mood.side) +
    lid +
    rect(0, h * 0.36, w, h * 0.03, RED) +
    white +
    black +
    rect(0, h * 0.9, w, h * 0.1, '#2B2725') +
    place(bigHand(skin, sleeve, 30), w * 0.3, h * 0.8, h / 780, -8) +
    place(bigHand(skin, sleeve, 46), w * 0.72, h * 0.76, h / 780, 12, true)
  );
};
