import { markAt } from '../../logos/mark.ts';
import { DISPLAY } from '../../render.ts';
import { textOn } from '../schemes.ts';
import { textLine } from '../setting/text-line.ts';

/** The house's name with its mark; x is the left edge, or the right edge when anchored at the end. */
export function house(x: number, y: number, background: string, size = 31, anchor: 'start' | 'end' = 'start'): string {
  const fill = textOn(background);
  const mark = size * 2.3;
  const style = { fill, size, weight: 700, family: DISPLAY };
  const left = anchor === 'start' ? x : x - size * 8.2;
  return (
    markAt(left, y, mark, background) +
    textLine(left + mark + size * 0.55, y + size * 0.98, 'Kultúrny dom', style) +
    textLine(left + mark + size * 0.55, y + size * 2.04, 'Riviéra', style)
  );
}
