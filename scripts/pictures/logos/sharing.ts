import { PALETTE as P } from '../palette.ts';
import { textLine } from '../posters/setting/text-line.ts';
import { DISPLAY } from '../render.ts';
import { clip, place, rect } from '../shapes.ts';
import { markAt } from './mark.ts';
import { pattern } from './pattern.ts';

/** Picture for sharing: the house's name beside its pattern. */
export function sharing(): string {
  return (
    rect(0, 0, 1200, 630, P.paper) +
    place(780, 0, clip(rect(0, 0, 420, 630, '#000'), pattern(4, 6, 105, 'sharing 7'))) +
    markAt(72, 72, 132) +
    textLine(68, 410, 'Kultúrny dom', { fill: P.ink, size: 106, weight: 800, family: DISPLAY }) +
    textLine(68, 514, 'Riviéra', { fill: P.ink, size: 106, weight: 800, family: DISPLAY }) +
    textLine(72, 570, 'koncerty, divadlo, výstavy a\u00a0kurzy', { fill: P.ink, size: 32, weight: 600 })
  );
}
