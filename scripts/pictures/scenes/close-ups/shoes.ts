import type { Scene } from '../frame.ts';
import { curve, half, line, oval, path, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, SKINS, shade } from '../tints.ts';
import { footwear } from './footwear.ts';

/** Shoes and hems of dancers on the parquet. */
export const shoes: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const floor =
    rect(0, 0, w, h, mood.floor) +
    times(10, (r) =>
      times(14, (i) => {
        const y = h * (0.2 + r * 0.09);
        const s = w * (0.06 + r * 0.006);
        const x = (i - 1) * s * 1.4 - (r % 2) * s * 0.7;
        return poly(
          [
            [x, y],
            [x + s * 0.7, y + h * 0.045],
            [x, y + h * 0.09],
            [x - s * 0.7, y + h * 0.045],
          ],
          (i + r) % 2 ? mood.grain : mix(mood.floor, mood.grain, 0.4),
        );
      }),
    );
  const wall =
    rect(0, 0, w, h * 0.26, mood.far) +
    times(9, (i) => half(w * (0.06 + i * 0.12), h * 0.26, w * 0.05, 0, i % 2 ? mood.side : mood.motif));
  const pair = (x: number, y: number, s: number, kind: string): string => {
    const leg = (dx: number, lift: number, skin: string): string =>
      footwear(kind, { dx, lift, skin, random, set: options.set });
    const skin = random.pick(SKINS);
    const c = random.pick([RED, GREEN, MUSTARD, BLUE, PAPER]);
    const hem =
      kind === 'heels'
        ? path(`M-110 -1100H130L${random.between(240, 340)} -330Q60 -250 ${random.between(-300, -200)} -340Z`, c) +
          times(5, (i) =>
            line(
              [
                [-70 + i * 40, -1100],
                [-170 + i * 100, -310],
              ],
              shade(c, 0.2),
              9,
            ),
          ) +
          curve('M-260 -372Q50 -285 300 -362', shade(c, 0.3), 13)
        : kind === 'folk'
          ? path('M-130 -1100H130L330 -360Q0 -260 -330 -360Z', c) +
            curve('M-318 -400Q0 -300 318 -400', PAPER, 22) +
            curve('M-306 -450Q0 -350 306 -450', MUSTARD, 10)
          : '';
    return (
      oval(x + s * 20, y + 6, s * 170, s * 24, INK, 0.25) +
      place(leg(-70, 0, skin) + leg(70, random.chance(0.4) ? 60 : 0, skin) + hem, x, y, s, 0, random.chance(0.4))
    );
  };
  const kinds = options.cast ?? ['heels', 'trousers', 'heels', 'trousers'];
  return (
    floor +
    wall +
    kinds
      .map((kind, i) =>
        pair(
          w * (0.14 + (0.76 * (i + 0.2)) / kinds.length) + (i % 2) * 40,
          h * (0.72 + (i % 2) * 0.18),
          (h / 1067) * (1.02 + (i % 2) * 0.2),
          kind,
        ),
      )
      .join('')
  );
};
