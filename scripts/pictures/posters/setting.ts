import { DISPLAY, type Studio, TEXT } from '../render.ts';
import { rect } from '../shapes.ts';

/** A text block set in lines. */
export interface Block {
  lines: string[];
  size: number;
  /** Distance of base lines. */
  leading: number;
  /** Width of every line. */
  widths: number[];
  /** From the top of the capitals to the last base line. */
  height: number;
  stretch: number;
}

interface BlockOptions {
  w: number;
  h: number;
  /** Width axis of the display face, 75–100. */
  stretch?: number;
  most?: number;
  leading?: number;
}

const CAPITAL = 0.7;
const TRACKING: Record<number, number> = { 100: -0.014, 88: -0.006, 75: 0.004 };

/** Pieces of a text that may not be broken: prepositions, one-letter words and short numbers stay with the next word. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  let held = '';
  for (const word of text.split(/[ \u00a0]+/).filter(Boolean)) {
    const piece = held ? `${held} ${word}` : word;
    const holds =
      /^[„‚(]?(?:[\p{L}&½+]|na|do|od|po|za|so|zo|vo|ku|pri|pre|pod|bez)$/iu.test(word) ||
      /^\d{1,3}\.?$/.test(word) ||
      word === '<3';
    const dash = /^[–-]$/.test(word);
    if (dash && words.length > 0 && !held) {
      words.push(`${words.pop() ?? ''} ${word}`);
      continue;
    }
    held = holds ? piece : '';
    if (!holds) words.push(piece);
  }
  if (held) words.push(words.length > 0 && held.length < 4 ? `${words.pop() ?? ''} ${held}` : held);
  return words;
}

/** Breaks words into a number of lines so that the longest line is as short as possible. */
function breakLines(widths: number[], space: number, count: number): number[] | undefined {
  const total = widths.length;
  if (count > total) return undefined;
  const best = Array.from({ length: count + 1 }, () => new Array<number>(total + 1).fill(Number.POSITIVE_INFINITY));
  const from = Array.from({ length: count + 1 }, () => new Array<number>(total + 1).fill(0));
  const first = best[0];
  if (first) first[0] = 0;
  for (let row = 1; row <= count; row += 1) {
    for (let end = row; end <= total; end += 1) {
      let width = -space;
      for (let start = end - 1; start >= row - 1; start -= 1) {
        width += (widths[start] ?? 0) + space;
        const longest = Math.max(best[row - 1]?.[start] ?? Number.POSITIVE_INFINITY, width);
        const rows = best[row];
        const origins = from[row];
        if (rows && origins && longest < (rows[end] ?? 0)) {
          rows[end] = longest;
          origins[end] = start;
        }
      }
    }
  }
  const breaks: number[] = [];
  for (let row = count, end = total; row > 0; row -= 1) {
    breaks.unshift(end);
    end = from[row]?.[end] ?? 0;
  }
  return breaks;
}

/** Sets a title as large as a box allows, in the best number of lines. */
export async function setBlock(studio: Studio, text: string, options: BlockOptions): Promise<Block> {
  const { w, h, stretch = 100, most = 260, leading = 0.93 } = options;
  const tracking = TRACKING[stretch] ?? 0;
  const words = wordsOf(text);
  const measured = await studio.measure(['n n', 'nn', ...words], { family: DISPLAY, weight: 800, width: stretch });
  const space = (measured[0] ?? 0) - (measured[1] ?? 0) + tracking;
  const widths = words.map((word, index) => (measured[index + 2] ?? 0) + tracking * word.length);
  let found: Block | undefined;
  for (let count = 1; count <= Math.min(words.length, 9); count += 1) {
    const breaks = breakLines(widths, space, count);
    if (!breaks) continue;
    const lines = breaks.map((end, row) => [breaks[row - 1] ?? 0, end] as const);
    const lengths = lines.map(([start, end]) =>
      widths.slice(start, end).reduce((sum, width) => sum + width + space, -space),
    );
    const size = Math.min(most, w / Math.max(...lengths), h / (CAPITAL + (count - 1) * leading));
    if (!found || size > found.size * 1.02) {
      found = {
        lines: lines.map(([start, end]) => words.slice(start, end).join(' ')),
        size,
        leading: size * leading,
        widths: lengths.map((length) => length * size),
        height: size * (CAPITAL + (count - 1) * leading),
        stretch,
      };
    }
  }
  if (!found) throw new Error('Nothing to set');
  return found;
}

/** Sets in the widest cut that still gives a size near the largest possible one. */
export async function setBest(studio: Studio, text: string, options: BlockOptions): Promise<Block> {
  const tried: Block[] = [];
  for (const stretch of [100, 88, 75]) tried.push(await setBlock(studio, text, { ...options, stretch }));
  const largest = Math.max(...tried.map((block) => block.size));
  const fitting = tried.find((block) => block.size >= largest * 0.86);
  return fitting ?? tried[0] ?? setBlock(studio, text, options);
}

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

/** Draws a block with the top of its capitals at y. */
export function drawBlock(
  block: Block,
  x: number,
  y: number,
  fill: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return block.lines
    .map((text, row) =>
      textLine(x, y + block.size * CAPITAL + row * block.leading, text, {
        fill,
        size: block.size,
        weight: 800,
        family: DISPLAY,
        stretch: block.stretch,
        anchor,
      }),
    )
    .join('');
}

/** Draws a block with a coloured strip behind every line; y is the top of the first strip. */
export function drawStrips(
  block: Block,
  x: number,
  y: number,
  fill: string,
  background: string,
): { drawing: string; height: number } {
  const pad = block.size * 0.16;
  const strip = block.size * 1.13;
  const drawing = block.lines
    .map((text, row) => {
      const top = y + row * strip;
      return (
        rect(x, top, (block.widths[row] ?? 0) + pad * 2, strip + 1, background) +
        textLine(x + pad, top + strip * 0.79, text, {
          fill,
          size: block.size,
          weight: 800,
          family: DISPLAY,
          stretch: block.stretch,
        })
      );
    })
    .join('');
  return { drawing, height: strip * block.lines.length };
}

/** Largest size not above the wanted one at which a text fits a width. */
export async function fitSize(
  studio: Studio,
  text: string,
  width: number,
  wanted: number,
  style: { family: string; weight: number; width?: number },
): Promise<number> {
  const [em = 1] = await studio.measure([text], style);
  return Math.min(wanted, width / em);
}
