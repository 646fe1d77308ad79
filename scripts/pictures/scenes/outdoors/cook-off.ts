import type { Scene } from '../frame.ts';
import { steam } from '../scenery/steam.ts';
import { half, line, oval, path, pill, place, rect, times } from '../svg.ts';
import { DARK_WOOD, MUSTARD, PALE_WOOD, PAPER, RED, shade, tint } from '../tints.ts';
import { cauldron } from './cauldron.ts';

/** Cooking contest with a bowl and a wooden spoon in the foreground. */
export const cookOff: Scene = (frame) => {
  const { w, h } = frame;
  const bowl =
    path(
      `M${w * 0.32} ${h * 0.86}H${w * 0.68}Q${w * 0.66} ${h * 1.06} ${w * 0.5} ${h * 1.08}Q${w * 0.34} ${h * 1.06} ${w * 0.32} ${h * 0.86}Z`,
      RED,
    ) +
    times(9, (i) => half(w * (0.345 + i * 0.039), h * 0.925, w * 0.0165, 180, i % 2 ? MUSTARD : PAPER)) +
    oval(w * 0.5, h * 0.86, w * 0.18, h * 0.042, shade(RED, 0.3)) +
    oval(w * 0.5, h * 0.858, w * 0.165, h * 0.034, PAPER) +
    times(22, (i) =>
      pill(
        w * (0.36 + ((i * 0.37) % 1) * 0.26),
        h * (0.838 + ((i * 0.61) % 1) * 0.03),
        40,
        22,
        11,
        i % 4 ? tint(MUSTARD, 0.75) : MUSTARD,
      ),
    ) +
    line(
      [
        [w * 0.56, h * 0.86],
        [w * 0.68, h * 0.7],
      ],
      PALE_WOOD,
      24,
    ) +
    place(oval(0, 0, 54, 36, PALE_WOOD), w * 0.69, h * 0.685, 1, -52) +
    steam(w * 0.46, h * 0.82, h * 0.06);
  return cauldron(frame) + rect(0, h * 0.95, w, h * 0.05, DARK_WOOD) + bowl;
};
