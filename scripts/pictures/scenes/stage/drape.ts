import { curve, path, poly, rect, times } from '../svg.ts';
import { shade } from '../tints.ts';

/** Folded curtain filling a box. */
export function drape(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  folds = Math.max(3, Math.round(w / 34)),
): string {
  const step = w / folds;
  return (
    rect(x, y, w, h, colour) +
    times(folds, (i) =>
      poly(
        [
          [x + i * step + step * 0.5, y],
          [x + (i + 1) * step, y],
          [x + (i + 1) * step, y + h],
          [x + i * step + step * 0.62, y + h],
        ],
        shade(colour, 0.22),
      ),
    )
  );
}

/** Scalloped border hanging from the top. */
export function border(x: number, y: number, w: number, h: number, colour: string, trim: string): string {
  const count = Math.max(4, Math.round(w / (h * 1.9)));
  const step = w / count;
  return (
    times(count, (i) =>
      path(
        `M${x + i * step} ${y}H${x + (i + 1) * step}V${y + h * 0.55}A${step / 2} ${h * 0.5} 0 0 1 ${x + i * step} ${y + h * 0.55}Z`,
        i % 2 ? colour : shade(colour, 0.18),
      ),
    ) +
    times(count, (i) =>
      curve(
        `M${x + (i + 1) * step} ${y + h * 0.55}A${step / 2} ${h * 0.5} 0 0 1 ${x + i * step} ${y + h * 0.55}`,
        trim,
        Math.max(3, h * 0.05),
      ),
    )
  );
}
