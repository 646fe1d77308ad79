import { DISPLAY, type Studio } from '../../render.ts';
import { CAPITAL, TRACKING } from './face.ts';
import { breakLines } from './line-breaks.ts';
import { wordsOf } from './words.ts';

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
