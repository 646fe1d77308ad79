import { circle, pill, poly, rect, times } from '../svg.ts';
import { GREEN, INK, MUSTARD, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

/** Accordion seen from the front, centred; open is the width of the bellows. */
export function accordion(open: number, colour: string = RED): string {
  const folds = Math.max(5, Math.round(open / 16));
  const step = open / folds;
  const left = -open / 2;
  const bellows = times(folds, (i) =>
    poly(
      [
        [left + i * step, -92 + (i % 2) * 7],
        [left + (i + 1) * step, -92 + ((i + 1) % 2) * 7],
        [left + (i + 1) * step, 92 - ((i + 1) % 2) * 7],
        [left + i * step, 92 - (i % 2) * 7],
      ],
      i % 2 ? shade(colour, 0.35) : tint(colour, 0.15),
    ),
  );
  const keys = rect(left - 72, -100, 40, 200, PAPER) + times(9, (i) => rect(left - 72, -84 + i * 20, 24, 9, INK));
  const buttons = times(15, (i) => circle(open / 2 + 16 + (i % 3) * 17, -70 + Math.floor(i / 3) * 34, 5.5, PAPER));
  return (
    bellows +
    pill(left - 40, -104, 48, 208, 10, INK) +
    keys +
    rect(left - 26, -84, 8, 168, MUSTARD) +
    pill(open / 2 - 6, -104, 70, 208, 10, INK) +
    buttons
  );
}

/** Button accordion of the folk kind, with wooden ends. */
export function heligonka(open: number): string {
  const folds = Math.max(5, Math.round(open / 18));
  const step = open / folds;
  const left = -open / 2;
  const bellows = times(folds, (i) =>
    poly(
      [
        [left + i * step, -80 + (i % 2) * 8],
        [left + (i + 1) * step, -80 + ((i + 1) % 2) * 8],
        [left + (i + 1) * step, 80 - ((i + 1) % 2) * 8],
        [left + i * step, 80 - (i % 2) * 8],
      ],
      i % 2 ? GREEN : tint(RED, 0.1),
    ),
  );
  const end = (x: number): string =>
    pill(x, -92, 58, 184, 8, WOOD) +
    rect(x + 8, -74, 42, 148, shade(WOOD, 0.25)) +
    times(8, (i) => circle(x + 20 + (i % 2) * 18, -56 + Math.floor(i / 2) * 36, 7, PAPER));
  return bellows + end(left - 56) + end(open / 2 - 2);
}
