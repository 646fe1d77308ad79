import type { Frame, Scene } from '../frame.ts';
import { chandelier } from '../stage/chandelier.ts';
import { circle, half, oval, path, pill, times } from '../svg.ts';
import { BLUE, GREEN, MUSTARD, PAPER, RED, shade, tint } from '../tints.ts';
import { largeHall } from './large-hall.ts';

/** Large hall set for a wedding. */
export const hallWedding: Scene = (frame) => {
  const { w, h } = frame;
  const table = (x: number, y: number, s: number): string =>
    times(5, (i) =>
      pill(
        x + (i - 2) * s * 0.82 - s * 0.26,
        y - s * 1.05,
        s * 0.52,
        s * 0.8,
        s * 0.14,
        i % 2 ? RED : shade(RED, 0.15),
      ),
    ) +
    oval(x, y, s * 2, s * 0.52, PAPER) +
    path(
      `M${x - s * 2} ${y}V${y + s * 0.8}Q${x} ${y + s * 1.6} ${x + s * 2} ${y + s * 0.8}V${y}A${s * 2} ${s * 0.52} 0 0 1 ${x - s * 2} ${y}Z`,
      tint(BLUE, 0.55),
    ) +
    times(6, (i) =>
      path(
        `M${x - s * 1.6 + i * s * 0.64} ${y + s * 0.4}l${s * 0.16} 0l${-s * 0.06} ${s * 0.75}l${-s * 0.1} 0Z`,
        tint(BLUE, 0.3),
      ),
    ) +
    times(6, (i) =>
      oval(x + Math.cos(i * 1.05) * s * 1.45, y + Math.sin(i * 1.05) * s * 0.34, s * 0.3, s * 0.1, tint(MUSTARD, 0.5)),
    ) +
    path(`M${x - s * 0.16} ${y}L${x - s * 0.1} ${y - s * 0.7}H${x + s * 0.1}L${x + s * 0.16} ${y}Z`, GREEN) +
    times(7, (i) =>
      circle(
        x + Math.cos(i * 0.9) * s * 0.36,
        y - s * 0.98 + Math.sin(i * 0.9) * s * 0.28,
        s * 0.17,
        [RED, PAPER, MUSTARD, tint(RED, 0.5)][i % 4] ?? RED,
      ),
    );
  return (
    largeHall(frame, RED) +
    chandelier(w * 0.5, h * 0.26, w * 0.11, h * 0.3) +
    oval(w * 0.5, h * 0.68, w * 0.17, h * 0.06, PAPER, 0.35) +
    table(w * 0.22, h * 0.66, w * 0.034) +
    table(w * 0.78, h * 0.66, w * 0.034) +
    table(w * 0.1, h * 0.76, w * 0.046) +
    table(w * 0.9, h * 0.76, w * 0.046) +
    table(w * 0.26, h * 0.88, w * 0.062) +
    table(w * 0.74, h * 0.88, w * 0.062) +
    bouquetRow(frame)
  );
};

/** Garland along the stage edge. */
function bouquetRow({ w, h }: Frame): string {
  return times(
    9,
    (i) =>
      half(w * (0.23 + i * 0.0675), h * 0.535, w * 0.03, 180, GREEN) +
      circle(w * (0.23 + i * 0.0675) - w * 0.03, h * 0.535, w * 0.009, i % 2 ? PAPER : MUSTARD),
  );
}
