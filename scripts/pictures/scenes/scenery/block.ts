import type { Random } from '../../random.ts';
import { rect, times } from '../svg.ts';
import { MUSTARD, tint } from '../tints.ts';

/** Panel block with windows. */
export function block(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  random: Random,
  night: boolean,
): string {
  const columns = Math.max(3, Math.round(w / 22));
  const rows = Math.max(3, Math.round(h / 26));
  return (
    rect(x, y - h, w, h, colour) +
    times(columns * rows, (i) => {
      const lit = night ? random.chance(0.4) : true;
      if (!lit) return '';
      return rect(
        x + ((i % columns) + 0.25) * (w / columns),
        y - h + (Math.floor(i / columns) + 0.3) * (h / rows),
        (w / columns) * 0.5,
        (h / rows) * 0.42,
        night ? random.pick([MUSTARD, tint(MUSTARD, 0.4), MUSTARD]) : tint(colour, 0.45),
      );
    })
  );
}
