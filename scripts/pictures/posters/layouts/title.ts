import { DISPLAY, type Studio } from '../../render.ts';
import { type Block, setBest, setBlock } from '../setting/block.ts';
import { drawBlock } from '../setting/drawn-block.ts';
import { textLine } from '../setting/text-line.ts';
import type { Sheet } from './sheet.ts';

interface Title {
  block: Block;
  height: number;
  draw(x: number, y: number, fill: string): string;
}

/** The title with its small lines, as one group. */
export async function titleGroup(sheet: Sheet, w: number, h: number, most = 210, stretch?: number): Promise<Title> {
  const { studio, notice } = sheet;
  const small = notice.kicker || notice.sub;
  const smallBlock = small ? await smallLines(studio, small, w) : undefined;
  const smallHeight = smallBlock ? smallBlock.height + 34 : 0;
  const options = { w, h: h - smallHeight, most };
  const block = stretch
    ? await setBlock(studio, notice.title, { ...options, stretch })
    : await setBest(studio, notice.title, options);
  const descent = block.size * 0.12;
  return {
    block,
    height: block.height + smallHeight + (notice.sub ? descent : 0),
    draw(x, y, fill) {
      const big = drawBlock(block, x, y + (notice.kicker ? smallHeight : 0), fill);
      const smallY = notice.kicker ? y : y + block.height + 34 + descent;
      return big + (smallBlock?.draw(x, smallY, fill) ?? '');
    },
  };
}

/** A small text in at most two lines. */
async function smallLines(
  studio: Studio,
  text: string,
  w: number,
): Promise<{ height: number; draw(x: number, y: number, fill: string): string }> {
  const block = await setBlock(studio, text, { w, h: 130, most: 46, leading: 1.15 });
  return {
    height: block.height,
    draw: (x, y, fill) =>
      block.lines
        .map((row, index) =>
          textLine(x, y + block.size * 0.7 + index * block.leading, row, {
            fill,
            size: block.size * 0.98,
            weight: 650,
            family: DISPLAY,
          }),
        )
        .join(''),
  };
}
