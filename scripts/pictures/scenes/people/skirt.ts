import { circle, clip, curve, line, path, poly, rect, times } from '../svg.ts';
import { GREEN, PAPER, RED, shade } from '../tints.ts';
import type { Figure } from './figure.ts';

/** Skirt or gown with a band at the hem. */
export function skirt(f: Figure, drop: number): string {
  const { kind, colour, trim } = f.bottom;
  if (kind !== 'skirt' && kind !== 'gown') return '';
  const swirl = f.swirl ?? 0;
  const lean = (f.lean ?? 0) * 0.4;
  const top = -372 + drop;
  const hem = kind === 'gown' ? -8 : f.seat ? -100 : -128;
  const wide = (kind === 'gown' ? 132 : 118) + Math.abs(swirl) * 0.6;
  const l = -wide + swirl;
  const r = wide + swirl;
  const d = `M${-46 + lean} ${top}H${46 + lean}Q${r * 0.7} ${top + 90} ${r} ${hem - Math.max(0, swirl) * 0.35}Q${(l + r) / 2} ${hem + 34} ${l} ${hem + Math.min(0, swirl) * 0.35}Q${l * 0.7} ${top + 90} ${-46 + lean} ${top}Z`;
  const folds = times(4, (i) =>
    line(
      [
        [lean - 26 + i * 18, top + 10],
        [l + (r - l) * (0.2 + i * 0.2), hem + 26],
      ],
      shade(colour, 0.16),
      6,
    ),
  );
  const bands = trim
    ? curve(
        `M${l - 10} ${hem - 24 + Math.min(0, swirl) * 0.35}Q${(l + r) / 2} ${hem + 8} ${r + 10} ${hem - 24 - Math.max(0, swirl) * 0.35}`,
        trim,
        14,
      ) +
      curve(
        `M${l - 10} ${hem - 52 + Math.min(0, swirl) * 0.35}Q${(l + r) / 2} ${hem - 20} ${r + 10} ${hem - 52 - Math.max(0, swirl) * 0.35}`,
        trim,
        6,
      )
    : '';
  const shadow = poly(
    [
      [lean + 8, top],
      [r * 0.3 + lean, hem + 60],
      [r + 60, hem + 60],
      [r + 60, top],
    ],
    shade(colour, 0.3),
    0.4,
  );
  const apron =
    f.top.kind === 'folk' && !f.back
      ? path(
          `M${-28 + lean} ${top}H${28 + lean}L${swirl * 0.7 + 56} ${hem - 6}Q${swirl * 0.7} ${hem + 12} ${swirl * 0.7 - 56} ${hem - 6}Z`,
          PAPER,
        ) +
        rect(swirl * 0.7 - 48, hem - 46, 96, 9, RED) +
        times(4, (i) => circle(swirl * 0.7 - 33 + i * 22, hem - 62, 6, i % 2 ? GREEN : RED))
      : '';
  return path(d, colour) + clip(d, shadow + folds + bands) + apron;
}
