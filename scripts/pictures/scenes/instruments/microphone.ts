import { line, path, pill, rect } from '../svg.ts';
import { INK } from '../tints.ts';
import { STEEL } from './metals.ts';

/** Microphone on a stand; head at the given height. */
export function microphone(height = 560, colour: string = INK): string {
  return (
    line(
      [
        [0, -height],
        [0, -10],
      ],
      colour,
      7,
    ) +
    path('M-46 0L0 -26L46 0Z', colour) +
    pill(-14, -height - 44, 28, 46, 14, STEEL) +
    rect(-14, -height - 14, 28, 8, INK)
  );
}
