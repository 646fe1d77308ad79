import { circle, curve, line, oval, path, rect, times } from '../svg.ts';
import { INK, MUSTARD, PAPER, RED, shade, tint, WOOD } from '../tints.ts';
import { BRASS, STEEL } from './metals.ts';

/** Saxophone hanging from the mouth at the origin. */
export function saxophone(): string {
  const tube = 'M0 0Q26 -14 40 8L44 210Q46 268 96 262Q126 256 128 200';
  return (
    curve('M-8 4Q16 -16 40 6', INK, 10) +
    curve(tube, BRASS, 30, 'butt') +
    curve('M52 30L56 214Q58 248 96 246', shade(BRASS, 0.22), 9) +
    path('M104 206L94 150H176L150 206Z', BRASS) +
    oval(135, 150, 42, 13, shade(BRASS, 0.35)) +
    times(6, (i) => circle(44, 46 + i * 28, 11, tint(BRASS, 0.5)) + circle(44, 46 + i * 28, 5, shade(BRASS, 0.4)))
  );
}

/** Trumpet pointing along x from the mouth at the origin. */
export function trumpet(): string {
  return (
    line(
      [
        [0, 0],
        [190, 0],
      ],
      BRASS,
      11,
    ) +
    path('M180 -6Q214 -8 236 -44V44Q214 8 180 6Z', BRASS) +
    curve('M60 0V34H150V0', BRASS, 9) +
    times(3, (i) => rect(86 + i * 20, -30, 13, 56, shade(BRASS, 0.25)) + rect(89 + i * 20, -40, 7, 12, PAPER))
  );
}

/** Clarinet or recorder hanging down from the mouth at the origin. */
export function clarinet(colour: string = INK): string {
  return (
    line(
      [
        [0, 0],
        [0, 200],
      ],
      colour,
      15,
    ) +
    path('M-8 190H8L24 236H-24Z', colour) +
    times(5, (i) => rect(-10, 40 + i * 32, 20, 6, colour === INK ? STEEL : INK))
  );
}

/** Long shepherd's flute standing before its player. */
export function fujara(): string {
  return (
    line(
      [
        [0, -520],
        [0, -20],
      ],
      WOOD,
      26,
      'butt',
    ) +
    line(
      [
        [26, -600],
        [26, -420],
      ],
      WOOD,
      12,
    ) +
    line(
      [
        [2, -600],
        [26, -600],
      ],
      WOOD,
      11,
    ) +
    times(5, (i) => rect(-13, -470 + i * 90, 26, 9, MUSTARD)) +
    times(3, (i) => circle(0, -250 + i * 40, 6, INK))
  );
}

/** Bagpipes with the bag at the origin. */
export function bagpipes(): string {
  return (
    line(
      [
        [40, -30],
        [150, -170],
      ],
      WOOD,
      16,
    ) +
    line(
      [
        [120, -132],
        [150, -170],
      ],
      MUSTARD,
      20,
    ) +
    path('M-90 -20C-80 -80 40 -90 70 -40C96 10 40 70 -20 60C-70 54 -96 20 -90 -20Z', tint(MUSTARD, 0.3)) +
    times(3, (i) => circle(-40 + i * 36, -10 + (i % 2) * 16, 10, RED)) +
    line(
      [
        [-70, 20],
        [-96, 150],
      ],
      WOOD,
      14,
    ) +
    path('M-110 150H-84L-76 190H-122Z', MUSTARD)
  );
}
