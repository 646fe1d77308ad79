import { circle, clip, line, path, pill, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, INK, MUSTARD, mix, PAPER, shade, tint, WOOD } from '../tints.ts';
import { BRASS } from './metals.ts';

/** Guitar lying along x, body at the left, centred on the sound hole. */
export function guitar(colour: string = mix(WOOD, MUSTARD, 0.5)): string {
  const d =
    'M-96 0C-100 -60 -52 -78 -18 -62C6 -50 14 -50 34 -54C66 -60 84 -34 84 0C84 34 66 60 34 54C14 50 6 50 -18 62C-52 78 -100 60 -96 0Z';
  return (
    path(d, colour) +
    clip(d, rect(-110, 8, 210, 80, shade(colour, 0.28), 0.6)) +
    circle(14, 0, 24, INK) +
    rect(-60, -18, 9, 36, INK) +
    rect(20, -9, 210, 18, DARK_WOOD) +
    pill(226, -13, 54, 26, 6, INK) +
    times(4, (i) =>
      line(
        [
          [-56, -6 + i * 4],
          [228, -6 + i * 4],
        ],
        PAPER,
        1.4,
      ),
    ) +
    times(5, (i) => rect(98 + i * 26, -9, 3, 18, BRASS))
  );
}

/** Lute lying along x with its pegs bent back. */
export function lute(): string {
  const d = 'M-90 0C-90 -66 -20 -70 40 -34C66 -18 84 -10 96 -8V8C84 10 66 18 40 34C-20 70 -90 66 -90 0Z';
  return (
    path(d, tint(WOOD, 0.35)) +
    clip(d, rect(-110, 6, 220, 80, WOOD, 0.7)) +
    circle(6, 0, 22, DARK_WOOD) +
    times(6, (i) => circle(6 + Math.cos(i) * 12, Math.sin(i) * 12, 4, MUSTARD)) +
    rect(90, -10, 120, 20, DARK_WOOD) +
    poly(
      [
        [206, -10],
        [214, 10],
        [190, 92],
        [172, 86],
      ],
      DARK_WOOD,
    ) +
    times(4, (i) =>
      line(
        [
          [168 + i * 8, 74 - i * 18],
          [210 + i * 4, 88 - i * 18],
        ],
        INK,
        5,
      ),
    ) +
    times(4, (i) =>
      line(
        [
          [-60, -6 + i * 4],
          [206, -5 + i * 3],
        ],
        PAPER,
        1.4,
      ),
    ) +
    rect(-66, -16, 9, 32, INK)
  );
}
