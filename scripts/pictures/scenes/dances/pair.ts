import type { Scene } from '../frame.ts';
import { backdrop } from '../stage/backdrop.ts';
import { circle, fade, poly, rect, times } from '../svg.ts';
import { couple } from './couple.ts';

/** One couple close, lights of the hall behind. */
export const pair: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const tall = h > w;
  const lights = times(14, () =>
    circle(
      random.between(0, w),
      random.between(0, h * 0.7),
      random.between(h * 0.02, h * 0.06),
      random.pick([mood.motif, mood.light, mood.side]),
      0.7,
    ),
  );
  const back =
    options.set === undefined
      ? rect(0, 0, w, h, mood.far) + circle(w * 0.5, h * 0.42, h * (tall ? 0.3 : 0.44), mood.side) + lights
      : backdrop(frame, options.set, 0, 0, w, h * 0.8) + lights;
  const far = times(4, (i) => fade(couple(frame, w * (0.1 + i * 0.27), h * 0.84, h * 0.065), 0.5));
  return (
    back +
    rect(0, h * 0.78, w, h * 0.22, mood.floor) +
    times(8, (i) =>
      poly(
        [
          [w * i * 0.14, h * 0.78],
          [w * (i * 0.14 + 0.05), h * 0.78],
          [w * (i * 0.2 - 0.2), h],
          [w * (i * 0.2 - 0.28), h],
        ],
        mood.grain,
        0.6,
      ),
    ) +
    far +
    couple(frame, w * 0.5, tall ? h * 0.93 : h * 1.12, h * (tall ? 0.098 : 0.145))
  );
};
