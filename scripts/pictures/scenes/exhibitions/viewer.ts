import type { Scene } from '../frame.ts';
import { terrazzo } from '../scenery/terrazzo.ts';
import { poly, rect } from '../svg.ts';
import { BLUE, INK, type MoodName, mix, PAPER } from '../tints.ts';
import { looker } from './looker.ts';
import { print } from './print.ts';

/** One visitor before one large picture. */
export const viewer: Scene = (frame) => {
  const { w, h, options } = frame;
  const poster = options.what !== 'art';
  const tall = h > w;
  const name: MoodName = options.mood ?? 'green';
  const ph = h * (tall ? 0.56 : 0.76);
  const pw = poster ? ph * 0.72 : ph * 1.05;
  const px = tall ? (w - pw) / 2 : w * 0.46;
  const s = tall ? h * 0.072 : h * 0.14;
  return (
    rect(0, 0, w, h, options.set === 'dark' ? '#37312D' : mix(PAPER, BLUE, 0.3)) +
    poly(
      [
        [px + pw * 0.3, 0],
        [px + pw * 0.7, 0],
        [px + pw * 1.25, h],
        [px - pw * 0.25, h],
      ],
      PAPER,
      0.35,
    ) +
    terrazzo(frame, h * 0.9, mix(PAPER, INK, 0.2)) +
    print(frame, px, h * 0.08, pw, ph, name, poster) +
    rect(px + pw + 30, h * 0.4, 60, 80, PAPER) +
    looker(frame, tall ? w * 0.3 : w * 0.26, tall ? h * 0.97 : h * 1.14, s) +
    (options.count === 2 ? looker(frame, tall ? w * 0.66 : w * 0.42, tall ? h * 0.99 : h * 1.2, s * 0.94) : '')
  );
};
