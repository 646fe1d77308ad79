import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { circle, clip, disc, oval, path, pill, place, rect, times } from '../svg.ts';
import { INK, MUSTARD, PAPER, SKINS, shade, tint } from '../tints.ts';

/** Bell and keys of a brass instrument, reflecting the hall. */
export const brassBell: Scene = (frame) => {
  const { w, h, mood, random } = frame;
  const x = w * 0.42;
  const y = h * 0.5;
  const skin = random.pick(SKINS);
  return (
    rect(0, 0, w, h, mood.far) +
    times(5, (i) => rect(0, h * (0.08 + i * 0.2), w, h * 0.07, mood.side)) +
    path(
      `M${w} ${h * 0.34}Q${w * 0.74} ${h * 0.4} ${x + h * 0.3} ${h * 0.08}V${h * 0.92}Q${w * 0.74} ${h * 0.6} ${w} ${h * 0.66}Z`,
      shade(MUSTARD, 0.16),
    ) +
    oval(x + h * 0.16, y, h * 0.34, h * 0.47, shade(MUSTARD, 0.1)) +
    oval(x + h * 0.12, y, h * 0.33, h * 0.46, tint(MUSTARD, 0.3)) +
    oval(x + h * 0.14, y, h * 0.25, h * 0.36, shade(MUSTARD, 0.35)) +
    clip(
      disc(x + h * 0.14, y, h * 0.25, h * 0.36),
      rect(x - h * 0.2, y + h * 0.1, h, h * 0.3, shade(MUSTARD, 0.6)) +
        oval(x + h * 0.1, y - h * 0.1, h * 0.1, h * 0.06, PAPER) +
        times(7, (i) => circle(x - h * 0.05 + i * h * 0.06, y + h * 0.12, h * 0.022, INK)),
    ) +
    times(
      3,
      (i) =>
        pill(w * (0.74 + i * 0.07), h * 0.26, w * 0.05, h * 0.5, 20, tint(MUSTARD, 0.25)) +
        rect(w * (0.755 + i * 0.07), h * 0.16, w * 0.02, h * 0.1, PAPER) +
        oval(w * (0.765 + i * 0.07), h * 0.16, w * 0.026, h * 0.02, PAPER),
    ) +
    place(bigHand(skin, INK, 20), w * 0.88, h * 0.46, h / 900, -28)
  );
};
