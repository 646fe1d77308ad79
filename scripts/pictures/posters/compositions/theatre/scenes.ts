import { circle, half, leaf, path, poly, quarter, rect, ring, times } from '../../../shapes.ts';
import { spark } from '../../elements/spark.ts';
import type { Composition } from '../../figure.ts';

/** Curtain gathered away from a grid of small scenes. */
export const scenes: Composition = (f) => {
  const columns = 3;
  const rows = Math.max(3, Math.round((f.h / f.w) * 3.4));
  const cw = (f.w * 0.72) / columns;
  const ch = f.h / rows;
  const tones = [f.b, f.c, f.ground, f.d];
  return (
    times(columns * rows, (index) => {
      const x = f.w * 0.28 + (index % columns) * cw;
      const y = Math.floor(index / columns) * ch;
      const u = Math.min(cw, ch);
      const back = tones[(index * 3 + Math.floor(index / 3)) % 4] ?? f.b;
      const front = tones[(index * 3 + Math.floor(index / 3) + 1) % 4] ?? f.c;
      const cx = x + cw / 2;
      const cy = y + ch / 2;
      const kinds = [
        circle(cx, cy, u * 0.34, front),
        spark(cx, cy, u * 0.46, front),
        half(cx, cy + u * 0.2, u * 0.4, -90, front),
        quarter(cx - u * 0.35, cy - u * 0.35, u * 0.7, 'bl', front),
        leaf([cx - u * 0.38, cy], [cx + u * 0.38, cy], u * 0.4, front),
        ring(cx, cy, u * 0.26, u * 0.14, front),
        poly(
          [
            [cx, cy - u * 0.36],
            [cx + u * 0.36, cy + u * 0.3],
            [cx - u * 0.36, cy + u * 0.3],
          ],
          front,
        ),
      ];
      return rect(x, y, cw + 1, ch + 1, back) + (kinds[(index * 2 + 1) % kinds.length] ?? '');
    }) +
    times(5, (index) =>
      path(
        `M${f.w * 0.08 * index - 20} 0H${f.w * 0.08 * (index + 1) + (index === 4 ? f.w * 0.12 : 0)}C${f.w * 0.09 * (index + 1) + (index === 4 ? f.w * 0.1 : 0)} ${f.h * 0.4} ${f.w * 0.05 * (index + 1)} ${f.h * 0.5} ${f.w * 0.055 * (index + 1)} ${f.h}H${f.w * 0.055 * index}Z`,
        index % 2 === 0 ? f.a : f.b,
      ),
    )
  );
};
