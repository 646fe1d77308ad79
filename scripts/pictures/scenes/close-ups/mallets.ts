import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { circle, line, oval, place, poly, rect, ring, times } from '../svg.ts';
import { BLUE, DARK_WOOD, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, SKINS, shade, tint, WOOD } from '../tints.ts';

/** Cimbalom strings from above with two mallets, or a drum with sticks. */
export const mallets: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const skin = random.pick(SKINS);
  const sleeve = options.what === 'drum' ? INK : PAPER;
  const ground =
    options.what === 'drum'
      ? rect(0, 0, w, h, mood.far) +
        circle(w * 0.16, h * 0.12, h * 0.36, MUSTARD) +
        ring(w * 0.16, h * 0.12, h * 0.22, shade(MUSTARD, 0.25), 4) +
        ring(w * 0.16, h * 0.12, h * 0.3, shade(MUSTARD, 0.25), 4) +
        circle(w * 0.16, h * 0.12, h * 0.06, shade(MUSTARD, 0.3)) +
        oval(w * 0.56, h * 0.66, w * 0.42, h * 0.42, mood.side) +
        oval(w * 0.56, h * 0.58, w * 0.42, h * 0.4, RED) +
        oval(w * 0.56, h * 0.55, w * 0.39, h * 0.36, PAPER) +
        oval(w * 0.56, h * 0.55, w * 0.25, h * 0.22, tint(BLUE, 0.55))
      : rect(0, 0, w, h, mood.far) +
        poly(
          [
            [w * 0.14, h * 0.04],
            [w * 0.9, h * 0.04],
            [w * 1.08, h * 0.94],
            [-w * 0.06, h * 0.94],
          ],
          DARK_WOOD,
        ) +
        poly(
          [
            [w * 0.18, h * 0.08],
            [w * 0.86, h * 0.08],
            [w * 1.01, h * 0.87],
            [w * 0.01, h * 0.87],
          ],
          mix(WOOD, MUSTARD, 0.35),
        ) +
        circle(w * 0.36, h * 0.42, h * 0.1, INK) +
        circle(w * 0.64, h * 0.42, h * 0.1, INK) +
        times(
          8,
          (i) =>
            circle(
              w * 0.36 + Math.cos(i * 0.785) * h * 0.06,
              h * 0.42 + Math.sin(i * 0.785) * h * 0.06,
              h * 0.018,
              MUSTARD,
            ) +
            circle(
              w * 0.64 + Math.cos(i * 0.785) * h * 0.06,
              h * 0.42 + Math.sin(i * 0.785) * h * 0.06,
              h * 0.018,
              MUSTARD,
            ),
        ) +
        times(26, (i) =>
          line(
            [
              [w * (0.17 - i * 0.006), h * (0.1 + i * 0.03)],
              [w * (0.87 + i * 0.0055), h * (0.1 + i * 0.03)],
            ],
            i % 4 === 0 ? PAPER : shade(MUSTARD, 0.15),
            i % 4 === 0 ? 4 : 2.4,
          ),
        ) +
        line(
          [
            [w * 0.5, h * 0.08],
            [w * 0.47, h * 0.87],
          ],
          DARK_WOOD,
          18,
        );
  const stick = (x: number, y: number, tx: number, ty: number): string =>
    line(
      [
        [x, y],
        [tx, ty],
      ],
      options.what === 'drum' ? PALE_WOOD : DARK_WOOD,
      16,
    ) +
    (options.what === 'drum'
      ? oval(tx, ty, 14, 12, PALE_WOOD)
      : oval(tx, ty, 32, 22, PAPER) + oval(tx, ty, 16, 20, RED));
  return (
    ground +
    stick(w * 0.28, h * 0.84, w * 0.42, h * 0.44) +
    stick(w * 0.84, h * 0.8, w * 0.64, h * 0.34) +
    place(bigHand(skin, sleeve, 110), w * 0.26, h * 0.88, h / 900, 18) +
    place(bigHand(skin, sleeve, 110), w * 0.86, h * 0.84, h / 900, -24, true)
  );
};
