import { DISPLAY, type Studio, TEXT, type TypeStyle } from '../../render.ts';
import { TRACKING } from './face.ts';

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface LineOptions {
  fill: string;
  size: number;
  weight?: number;
  family?: string;
  stretch?: number;
  anchor?: 'start' | 'middle' | 'end';
  tracking?: number;
}

/** One line of type on a base line. */
export function textLine(x: number, y: number, text: string, options: LineOptions): string {
  const { fill, size, weight = 600, family = TEXT, stretch = 100, anchor = 'start' } = options;
  const tracking = options.tracking ?? (family === DISPLAY ? (TRACKING[stretch] ?? 0) : 0);
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${fill}" font-family="${family}" font-weight="${weight}" font-size="${size.toFixed(1)}" text-anchor="${anchor}" style="font-stretch:${stretch}%;letter-spacing:${tracking}em">${escapeXml(text)}</text>`;
}

/** Largest size not above the wanted one at which a text fits a width. */
export async function fitSize(
  studio: Studio,
  text: string,
  width: number,
  wanted: number,
  style: TypeStyle,
): Promise<number> {
  const [em = 1] = await studio.measure([text], style);
  return Math.min(wanted, width / em);
}
