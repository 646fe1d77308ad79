import { DISPLAY } from '../../render.ts';
import { rect } from '../../shapes.ts';
import type { Block } from './block.ts';
import { CAPITAL } from './face.ts';
import { textLine } from './text-line.ts';

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
