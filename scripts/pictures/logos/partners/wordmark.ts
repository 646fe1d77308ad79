import { PALETTE as P } from '../../palette.ts';
import { textLine } from '../../posters/setting/text-line.ts';
import { DISPLAY, type Studio } from '../../render.ts';
import { place, svg } from '../../shapes.ts';

/** A partner's mark and name. */
export interface Wordmark {
  /** Drawing in a square of 100 units. */
  mark: string;
  lines: string[];
  family?: string;
  weight?: number;
  stretch?: number;
}

/** Logo of a partner: mark and name side by side, fitted into 480 × 240. */
export async function drawPartner(studio: Studio, wordmark: Wordmark): Promise<string> {
  const { lines, family = DISPLAY, weight = 700, stretch = 100 } = wordmark;
  const widths = await studio.measure(lines, { family, weight, width: stretch });
  const size = Math.min(lines.length === 1 ? 84 : lines.length === 2 ? 58 : 44, 286 / Math.max(...widths));
  const side = 124;
  const gap = 26;
  const total = side + gap + Math.max(...widths) * size;
  const left = (480 - total) / 2;
  const leading = size * 1.02;
  const top = 120 - ((lines.length - 1) * leading + size * 0.7) / 2 + size * 0.7;
  const name = lines
    .map((text, row) =>
      textLine(left + side + gap, top + row * leading, text, { fill: P.ink, size, weight, family, stretch }),
    )
    .join('');
  return svg(480, 240, place(left, 120 - side / 2, wordmark.mark, 0, side / 100) + name);
}
