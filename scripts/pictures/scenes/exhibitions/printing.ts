import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { box, circle, clip, half, line, place, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, GREEN, INK, MUSTARD, PALE_WOOD, RED, SKINS, shade, tint } from '../tints.ts';
import { print } from './print.ts';

/** Silkscreen: hands pulling a squeegee, prints drying. */
export const printing: Scene = (frame) => {
  const { w, h, random, mood } = frame;
  const skin = random.pick(SKINS);
  const hung = times(
    6,
    (i) =>
      line(
        [
          [0, h * 0.09],
          [w, h * 0.07],
        ],
        INK,
        4,
      ) +
      place(
        print(frame, -90, 0, 180, 230, (['red', 'green', 'mustard'] as const)[i % 3] ?? 'red', true),
        w * (0.1 + i * 0.17),
        h * 0.1,
        h / 1067,
        random.between(-4, 4),
      ),
  );
  const table = poly(
    [
      [0, h * 0.5],
      [w, h * 0.5],
      [w, h],
      [0, h],
    ],
    PALE_WOOD,
  );
  const screen =
    poly(
      [
        [w * 0.2, h * 0.52],
        [w * 0.8, h * 0.52],
        [w * 0.92, h * 0.97],
        [w * 0.08, h * 0.97],
      ],
      DARK_WOOD,
    ) +
    poly(
      [
        [w * 0.24, h * 0.56],
        [w * 0.76, h * 0.56],
        [w * 0.86, h * 0.92],
        [w * 0.14, h * 0.92],
      ],
      tint(MUSTARD, 0.6),
    );
  return (
    rect(0, 0, w, h, mood.far) +
    hung +
    table +
    screen +
    clip(
      box(w * 0.14, h * 0.56, w * 0.72, h * 0.36),
      circle(w * 0.5, h * 0.78, h * 0.16, RED) +
        rect(w * 0.3, h * 0.56, w * 0.4, h * 0.1, shade(RED, 0.1)) +
        half(w * 0.36, h * 0.9, h * 0.1, 0, GREEN),
    ) +
    rect(w * 0.28, h * 0.66, w * 0.44, h * 0.05, INK) +
    rect(w * 0.28, h * 0.64, w * 0.44, h * 0.03, MUSTARD) +
    place(bigHand(skin, GREEN, 70), w * 0.36, h * 0.78, h / 950, -6) +
    place(bigHand(skin, GREEN, 70), w * 0.64, h * 0.78, h / 950, 6, true)
  );
};
