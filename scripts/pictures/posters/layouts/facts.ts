import { TEXT } from '../../render.ts';
import { fitSize, textLine } from '../setting/text-line.ts';
import type { Sheet } from './sheet.ts';

/** Facts under the date: when and where. */
export async function facts(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  fill: string,
  size = 34,
): Promise<string> {
  const { time, place: where, price } = sheet.notice;
  const full = price ? `${time}, ${price}` : time;
  const roomy = (await fitSize(sheet.studio, full, width, size, { family: TEXT, weight: 600 })) > size * 0.8;
  const rows = [roomy ? full : time, where].filter(Boolean);
  const drawn: string[] = [];
  for (const [index, row] of rows.entries()) {
    const fitted = await fitSize(sheet.studio, row, width, size, { family: TEXT, weight: 600 });
    drawn.push(textLine(x, y + size * 0.74 + index * size * 1.28, row, { fill, size: fitted }));
  }
  return drawn.join('');
}
