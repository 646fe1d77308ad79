import type { Scene } from '../frame.ts';
import { circle, line, oval, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, PALE_WOOD, RED, shade } from '../tints.ts';
import { mask } from './mask.ts';

/** Masks on a table or hung in a row. */
export const masks: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kinds = options.cast ?? ['eye'];
  const wall =
    rect(0, 0, w, h, mood.far) +
    (options.set === 'wall'
      ? times(8, (i) => rect(0, h * i * 0.125, w, 4, mood.side))
      : circle(w * 0.5, h * 0.5, h * 0.44, mood.motif) +
        poly(
          [
            [0, h * 0.62],
            [w, h * 0.62],
            [w, h],
            [0, h],
          ],
          PALE_WOOD,
        ) +
        times(5, (i) => rect(0, h * (0.68 + i * 0.075), w, 4, shade(PALE_WOOD, 0.2))));
  const step = w / kinds.length;
  return (
    wall +
    kinds
      .map((kind, i) => {
        const [x, y] = [step * (i + 0.5), h * (options.set === 'wall' ? 0.5 + (i % 2) * 0.06 : 0.56)];
        const s = Math.min(h / (kinds.length === 1 ? 560 : 760), step / 470);
        return (
          (options.set === 'wall'
            ? line(
                [
                  [x, 0],
                  [x, y - 150 * s],
                ],
                INK,
                5,
              )
            : oval(x, y + 96 * s, 230 * s, 22 * s, INK, 0.25)) + place(mask(kind, 1), x, y, s, random.between(-9, 9))
        );
      })
      .join('') +
    (options.set === 'wall'
      ? ''
      : times(22, () =>
          circle(
            random.between(0, w),
            random.between(h * 0.68, h),
            random.between(6, 14),
            random.pick([RED, MUSTARD, GREEN, BLUE]),
          ),
        ))
  );
};
