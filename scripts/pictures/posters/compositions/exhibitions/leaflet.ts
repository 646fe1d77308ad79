import { circle, clip, half, leaf, poly, quarter, rect, times } from '../../../shapes.ts';
import { spark } from '../../elements/spark.ts';
import type { Figure } from '../../figure.ts';

/** Little poster for a wall of posters: its shape depends on a number. */
export function leaflet(f: Figure, x: number, y: number, w: number, h: number, kind: number): string {
  const tones = [f.a, f.b, f.c, f.d];
  const back = tones[kind % 4] ?? f.a;
  const front = kind % 3 === 0 ? f.ground : (tones[(kind + 1) % 4] ?? f.b);
  const cx = x + w / 2;
  const cy = y + h * 0.42;
  const r = w * 0.34;
  const shapes = [
    circle(cx, cy, r, front),
    poly(
      [
        [x, y + h * 0.8],
        [x + w, y],
        [x + w, y + h * 0.8],
      ],
      front,
    ),
    times(5, (row) => rect(x, y + h * 0.06 + row * h * 0.15, w, h * 0.07, front)),
    quarter(x, y, w, 'bl', front),
    half(cx, cy - r * 0.1, r * 1.1, -90, front) + half(cx, cy + r * 0.1, r * 1.1, 90, front),
    spark(cx, cy, r * 1.3, front),
    leaf([cx - r * 1.2, cy], [cx + r * 1.2, cy], r * 1.3, front) + circle(cx, cy, r * 0.36, back),
  ];
  return (
    rect(x, y, w, h, back) +
    clip(rect(x, y, w, h * 0.8, '#000'), shapes[kind % shapes.length] ?? '') +
    rect(x + w * 0.1, y + h * 0.85, w * 0.5, h * 0.03, front) +
    rect(x + w * 0.1, y + h * 0.91, w * 0.34, h * 0.03, front)
  );
}
