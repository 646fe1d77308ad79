import type { Frame } from '../frame.ts';
import { tree } from '../scenery/tree.ts';
import { pill, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, MUSTARD, mix, PALE_WOOD, PAPER, tint, WOOD } from '../tints.ts';

/** Shell of the small hall with tall windows to the park. */
export function smallHall(frame: Frame, windows = true): string {
  const { w, h, random } = frame;
  const view = times(3, (i) => {
    const x = w * (0.33 + i * 0.215);
    return (
      rect(x, h * 0.1, w * 0.17, h * 0.44, PAPER) +
      rect(x + 10, h * 0.1 + 10, w * 0.17 - 20, h * 0.44 - 20, tint(BLUE, 0.2)) +
      `<svg x="${x + 10}" y="${h * 0.1 + 10}" width="${w * 0.17 - 20}" height="${h * 0.44 - 20}">${rect(0, h * 0.31, w, h, mix(GREEN, MUSTARD, 0.4)) + tree(w * 0.04, h * 0.36, h * 0.11, GREEN, random) + tree(w * 0.12, h * 0.38, h * 0.13, mix(GREEN, MUSTARD, 0.25), random)}</svg>` +
      rect(x + w * 0.083, h * 0.1, 8, h * 0.44, PAPER) +
      rect(x, h * 0.24, w * 0.17, 8, PAPER) +
      rect(x - 8, h * 0.54, w * 0.17 + 16, 16, PALE_WOOD) +
      poly(
        [
          [x, h * 0.62],
          [x + w * 0.17, h * 0.62],
          [x + w * 0.09, h],
          [x - w * 0.12, h],
        ],
        PAPER,
        0.4,
      )
    );
  });
  const floor =
    rect(0, h * 0.62, w, h * 0.4, tint(WOOD, 0.35)) +
    times(12, (i) =>
      i % 2
        ? poly(
            [
              [w * (i / 12), h * 0.62],
              [w * ((i + 1) / 12), h * 0.62],
              [w * (-0.3 + (1.6 * (i + 1)) / 12), h],
              [w * (-0.3 + (1.6 * i) / 12), h],
            ],
            tint(WOOD, 0.2),
          )
        : '',
    );
  return (
    rect(0, 0, w, h, tint(BLUE, 0.5)) +
    rect(0, h * 0.56, w, h * 0.06, GREEN) +
    floor +
    rect(0, 0, w, h * 0.05, PAPER) +
    times(4, (i) => pill(w * (0.1 + i * 0.24), h * 0.05, w * 0.12, 16, 8, MUSTARD)) +
    (windows ? view : '')
  );
}
