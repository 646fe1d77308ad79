import type { Scene } from '../frame.ts';
import { house } from '../house/house.ts';
import { block } from '../scenery/block.ts';
import { row } from '../stage/audience.ts';
import { rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, NIGHT, PAPER, RED, tint } from '../tints.ts';
import { burst } from './burst.ts';

/** Fireworks above the blocks and the house. */
export const fireworks: Scene = (frame) => {
  const { w, h, random } = frame;
  const bursts = times(5, (i) =>
    burst(
      w * (0.12 + i * 0.19),
      h * random.between(0.12, 0.4),
      h * random.between(0.09, 0.2),
      [RED, MUSTARD, PAPER, tint(GREEN, 0.4), BLUE][i] ?? RED,
      random,
    ),
  );
  return (
    rect(0, 0, w, h, NIGHT) +
    times(5, (i) =>
      block(
        w * (i * 0.22 - 0.02),
        h * 0.76,
        w * 0.16,
        h * random.between(0.12, 0.22),
        mix(NIGHT, INK, 0.35),
        random,
        true,
      ),
    ) +
    bursts +
    house(w * 0.5, h * 0.8, w / 1900, random, { night: true }) +
    rect(0, h * 0.8, w, h * 0.2, mix(NIGHT, INK, 0.5)) +
    row(frame, h * 0.9, h * 0.06, mix(NIGHT, INK, 0.75), 2) +
    row(frame, h * 0.97, h * 0.085, INK, 2.1, 0.3)
  );
};
