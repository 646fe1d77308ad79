import type { Scene } from '../frame.ts';
import { cone } from '../stage/light.ts';
import { pill, rect, times } from '../svg.ts';
import { INK, MUSTARD, PAPER, RED, shade } from '../tints.ts';
import { largeHall } from './large-hall.ts';

/** Large hall with red chairs and a mustard curtain. */
export const hallChairs: Scene = (frame) => {
  const { w, h } = frame;
  let out =
    largeHall(frame, MUSTARD) +
    cone(w * 0.36, h * 0.13, w * 0.42, h * 0.5, w * 0.075, PAPER, 0.3) +
    cone(w * 0.64, h * 0.13, w * 0.58, h * 0.5, w * 0.075, PAPER, 0.3);
  for (let r = 0; r < 7; r += 1) {
    const s = w * (0.02 + r * 0.0066 + r * r * 0.0006);
    const y = h * (0.635 + r * 0.022 + r * r * 0.0072);
    out += times(20, (i) => {
      const side = i < 10 ? -1 : 1;
      const x = w / 2 + side * (s * 1.15 + (i % 10) * s * 1.24);
      return (
        pill(x - s * 0.5, y - s * 1.15, s, s * 0.95, s * 0.2, r % 2 ? RED : shade(RED, 0.12)) +
        rect(x - s * 0.54, y - s * 0.16, s * 1.08, s * 0.26, shade(RED, 0.42)) +
        rect(x - s * 0.44, y + s * 0.1, s * 0.08, s * 0.46, INK) +
        rect(x + s * 0.36, y + s * 0.1, s * 0.08, s * 0.46, INK)
      );
    });
  }
  return out;
};
