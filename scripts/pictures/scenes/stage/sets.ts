import type { Random } from '../../random.ts';
import { circle, half, line, path, poly, quarter, rect, times } from '../svg.ts';
import { GREEN, type Mood, MUSTARD, mix, PAPER, RED, shade } from '../tints.ts';
import { drape } from './drape.ts';

/** The box a set fills, cx its middle, and what may vary in it. */
interface SetBox {
  x: number;
  y: number;
  w: number;
  h: number;
  cx: number;
  mood: Mood;
  random: Random;
}

/** Set designs by name, drawn on a ground in the farthest colour. */
export const SETS: Record<string, (box: SetBox) => string> = {
  sun: ({ cx, x, y, w, h, mood }) =>
    circle(cx, y + h * 0.62, h * 0.46, mood.motif) +
    times(6, (i) => rect(x, y + h * (0.62 + i * 0.07), w, h * 0.028, mood.far)),
  rays: ({ cx, y, w, h, mood }) =>
    times(11, (i) => {
      const a = Math.PI * (i / 11);
      const b = Math.PI * ((i + 0.5) / 11);
      return poly(
        [
          [cx, y + h],
          [cx - Math.cos(a) * w, y + h - Math.sin(a) * w],
          [cx - Math.cos(b) * w, y + h - Math.sin(b) * w],
        ],
        mood.motif,
        0.75,
      );
    }) + half(cx, y + h, h * 0.3, 0, mood.spark),
  quarters: ({ x, y, w, h, mood, random }) => {
    const size = h / 3;
    const columns = Math.ceil(w / size);
    const colours = [mood.motif, mood.spark, mood.side, mood.far];
    return times(columns * 3, (i) => {
      const [cxx, cyy] = [x + (i % columns) * size, y + Math.floor(i / columns) * size];
      return (
        rect(cxx, cyy, size + 0.5, size + 0.5, random.pick(colours)) +
        quarter(cxx, cyy, size, random.int(0, 3), random.pick(colours))
      );
    });
  },
  curtain: ({ x, y, w, h, mood }) => drape(x, y, w, h, mood.far, 26),
  moon: ({ x, y, w, h, mood, random }) =>
    circle(x + w * 0.7, y + h * 0.36, h * 0.24, mood.motif) +
    circle(x + w * 0.67, y + h * 0.33, h * 0.22, mood.far) +
    times(26, () =>
      circle(random.between(x, x + w), random.between(y, y + h * 0.7), random.between(1.5, 5), mood.spark),
    ),
  folk: ({ cx, y, h, mood }) => {
    const size = h * 0.3;
    return times(5, (i) => {
      const fx = cx + (i - 2) * size * 1.35;
      const fy = y + h * 0.64 - (i % 2) * size * 0.35;
      return (
        line(
          [
            [fx, fy],
            [fx, y + h],
          ],
          mood.spark,
          size * 0.05,
        ) +
        path(
          `M${fx} ${fy}C${fx - size * 0.9} ${fy - size * 0.5} ${fx - size * 0.5} ${fy - size * 1.2} ${fx} ${fy - size * 0.6}C${fx + size * 0.5} ${fy - size * 1.2} ${fx + size * 0.9} ${fy - size * 0.5} ${fx} ${fy}Z`,
          i % 2 ? mood.spark : mood.motif,
        ) +
        circle(fx, fy - size * 0.42, size * 0.13, mood.far) +
        half(fx - size * 0.3, fy + size * 0.4, size * 0.26, -40, mood.motif) +
        half(fx + size * 0.3, fy + size * 0.4, size * 0.26, 40, mood.motif)
      );
    });
  },
  tree: ({ x, y, w, h, random }) => {
    const tx = x + w * 0.5;
    return (
      times(24, () => circle(random.between(x, x + w), random.between(y, y + h * 0.8), random.between(2, 6), PAPER)) +
      times(4, (i) =>
        poly(
          [
            [tx, y + h * (0.06 + i * 0.16)],
            [tx - h * (0.2 + i * 0.1), y + h * (0.42 + i * 0.2)],
            [tx + h * (0.2 + i * 0.1), y + h * (0.42 + i * 0.2)],
          ],
          shade(GREEN, 0.1 * (4 - i)),
        ),
      ) +
      times(22, (i) =>
        circle(
          tx + random.between(-0.1, 0.1) * h * (1 + i * 0.14),
          y + h * (0.24 + i * 0.034),
          h * 0.016,
          [RED, MUSTARD, PAPER][i % 3] ?? RED,
        ),
      ) +
      poly(
        Array.from(
          { length: 10 },
          (_, i) =>
            [
              tx + Math.sin((i * Math.PI) / 5) * h * (i % 2 ? 0.03 : 0.075),
              y + h * 0.07 - Math.cos((i * Math.PI) / 5) * h * (i % 2 ? 0.03 : 0.075),
            ] as const,
        ),
        MUSTARD,
      )
    );
  },
  skyline: ({ x, y, w, h, mood, random }) =>
    times(8, (i) => {
      const bw = w / 8;
      const bh = h * random.between(0.3, 0.75);
      return (
        rect(x + i * bw, y + h - bh, bw - 4, bh, i % 2 ? mood.side : mix(mood.side, mood.far, 0.4)) +
        times(28, (j) =>
          random.chance(0.45)
            ? rect(
                x + i * bw + 10 + (j % 4) * (bw / 4.6),
                y + h - bh + 14 + Math.floor(j / 4) * (bh / 7),
                bw / 9,
                bh / 13,
                random.pick([mood.motif, mood.spark, mood.motif]),
              )
            : '',
        )
      );
    }),
  stars: ({ x, y, w, h, mood, random }) =>
    times(18, () => {
      const [sx, sy, s] = [random.between(x, x + w), random.between(y, y + h * 0.8), random.between(6, 26)];
      return poly(
        [
          [sx, sy - s],
          [sx + s * 0.24, sy - s * 0.24],
          [sx + s, sy],
          [sx + s * 0.24, sy + s * 0.24],
          [sx, sy + s],
          [sx - s * 0.24, sy + s * 0.24],
          [sx - s, sy],
          [sx - s * 0.24, sy - s * 0.24],
        ],
        random.pick([mood.spark, mood.motif]),
      );
    }),
  stripes: ({ x, y, w, h, mood }) =>
    times(14, (i) => rect(x + (i * w) / 14, y, w / 28, h, i % 3 === 0 ? mood.spark : mood.motif)),
  arcs: ({ cx, y, h, mood }) =>
    times(5, (i) =>
      circle(cx, y + h, h * (1.05 - i * 0.2), [mood.motif, mood.far, mood.spark, mood.far, mood.motif][i] ?? mood.far),
    ),
  houses: ({ x, y, w, h, mood, random }) =>
    times(6, (i) => {
      const bw = w / 6;
      const bh = h * random.between(0.28, 0.45);
      const c = random.pick([mood.motif, mood.spark, mood.side]);
      return (
        rect(x + i * bw + 6, y + h - bh, bw - 12, bh, c) +
        poly(
          [
            [x + i * bw - 6, y + h - bh],
            [x + (i + 0.5) * bw, y + h - bh * 1.6],
            [x + (i + 1) * bw + 6, y + h - bh],
          ],
          shade(c, 0.3),
        ) +
        rect(x + i * bw + bw * 0.36, y + h - bh * 0.7, bw * 0.28, bh * 0.3, mood.far)
      );
    }) + circle(x + w * 0.8, y + h * 0.24, h * 0.12, MUSTARD),
};
