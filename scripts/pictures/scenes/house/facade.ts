import type { Scene } from '../frame.ts';
import { walker } from '../people/walker.ts';
import { block } from '../scenery/block.ts';
import { flakes } from '../scenery/flakes.ts';
import { lamp } from '../scenery/lamp.ts';
import { circle, rect, times } from '../svg.ts';
import { BLUE, DUSK, INK, MUSTARD, mix, NIGHT, PAPER, RED, shade, tint } from '../tints.ts';
import { house, reflections } from './house.ts';

/** The house from the street with people arriving. */
export const facade: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const night = options.set !== 'day' && options.set !== 'snowday';
  const snow = options.set?.includes('snow') ?? false;
  const sky = night
    ? options.mood === 'wine'
      ? mix(shade(RED, 0.62), NIGHT, 0.5)
      : options.mood === 'blue'
        ? DUSK
        : NIGHT
    : tint(BLUE, 0.3);
  const ground = snow
    ? night
      ? mix(DUSK, PAPER, 0.35)
      : PAPER
    : night
      ? mix(NIGHT, INK, 0.35)
      : mix(PAPER, INK, 0.22);
  const scale = (w * 0.92) / 1070;
  const y = h * 0.72;
  const back = times(4, (i) =>
    block(
      w * (i * 0.28 - 0.03),
      y,
      w * 0.2,
      h * random.between(0.3, 0.52),
      night ? mix(sky, INK, 0.35) : mix(sky, PAPER, 0.4),
      random,
      night,
    ),
  );
  return (
    rect(0, 0, w, h, sky) +
    (night
      ? circle(w * 0.84, h * 0.14, h * 0.05, tint(MUSTARD, 0.5)) +
        times(26, () => circle(random.between(0, w), random.between(0, h * 0.4), random.between(1.4, 3), PAPER))
      : '') +
    back +
    house(w * 0.5, y, scale, random, { night }) +
    rect(0, y, w, h - y, ground) +
    (night && !snow ? reflections(w * 0.5, y, scale, h * 0.2, random) : '') +
    times(2, (i) => lamp(w * (0.07 + i * 0.87), h * 0.93, h * 0.105, night)) +
    times(options.count ?? 8, (i) =>
      walker(
        frame,
        w * (0.1 + ((i * 0.37) % 1) * 0.82),
        h * (0.77 + (i / (options.count ?? 8)) * 0.2),
        h * (0.027 + (i / (options.count ?? 8)) * 0.026),
      ),
    ) +
    (snow ? flakes(frame, 90, [PAPER], 9) : '')
  );
};
