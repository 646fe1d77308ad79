import { circle, curve, line, oval, path, poly, rect, times } from '../../svg.ts';
import { BLUE, DARK_WOOD, INK, MUSTARD, mix, PAPER, RED, tint, WOOD } from '../../tints.ts';
import type { Hanger } from './strings.ts';

/** A spotted dog. */
export function dog(hang: Hanger): string {
  return (
    hang([
      [-90, -70],
      [0, -110],
      [100, -40],
    ]) +
    rect(-100, -50, 170, 80, PAPER) +
    circle(-60, -10, 26, INK) +
    circle(20, 5, 18, INK) +
    line(
      [
        [-84, 20],
        [-90, 92],
      ],
      PAPER,
      26,
    ) +
    line(
      [
        [-40, 24],
        [-36, 94],
      ],
      PAPER,
      26,
    ) +
    line(
      [
        [30, 24],
        [26, 94],
      ],
      PAPER,
      26,
    ) +
    line(
      [
        [58, 20],
        [70, 92],
      ],
      PAPER,
      26,
    ) +
    curve('M-98 -40Q-150 -70 -140 -120', INK, 12) +
    circle(92, -74, 54, PAPER) +
    oval(140, -58, 40, 26, PAPER) +
    circle(172, -64, 13, INK) +
    path('M58 -110Q30 -60 52 -20Q84 -40 80 -104Z', INK) +
    circle(104, -88, 8, INK) +
    rect(50, -36, 60, 14, RED)
  );
}

/** A striped cat. */
export function cat(hang: Hanger): string {
  return (
    hang([
      [-70, -60],
      [60, -100],
      [0, -20],
    ]) +
    oval(0, 0, 76, 62, mix(MUSTARD, WOOD, 0.4)) +
    times(4, (i) =>
      line(
        [
          [-44 + i * 28, -52],
          [-48 + i * 28, 40],
        ],
        DARK_WOOD,
        8,
      ),
    ) +
    line(
      [
        [-50, 40],
        [-54, 96],
      ],
      MUSTARD,
      22,
    ) +
    line(
      [
        [46, 40],
        [50, 96],
      ],
      MUSTARD,
      22,
    ) +
    circle(64, -66, 50, mix(MUSTARD, WOOD, 0.2)) +
    poly(
      [
        [26, -94],
        [30, -150],
        [64, -112],
      ],
      MUSTARD,
    ) +
    poly(
      [
        [74, -112],
        [104, -148],
        [106, -90],
      ],
      MUSTARD,
    ) +
    oval(48, -72, 8, 13, INK) +
    oval(84, -72, 8, 13, INK) +
    line(
      [
        [54, -44],
        [66, -52],
        [78, -44],
      ],
      INK,
      5,
    ) +
    curve('M-70 0Q-150 -20 -130 -100', mix(MUSTARD, WOOD, 0.4), 18)
  );
}

/** A white hen. */
export function hen(hang: Hanger): string {
  return (
    hang([
      [-60, -20],
      [50, -90],
    ]) +
    path('M-90 -40Q-80 70 0 70Q80 70 70 -30Q40 -60 0 -20Q-50 -10 -90 -40Z', PAPER) +
    circle(60, -60, 36, PAPER) +
    times(3, (i) => circle(44 + i * 16, -98, 12, RED)) +
    poly(
      [
        [92, -66],
        [124, -54],
        [92, -46],
      ],
      MUSTARD,
    ) +
    circle(68, -64, 6, INK) +
    path('M-30 0Q20 0 20 40Q-20 50 -30 0Z', tint(BLUE, 0.2)) +
    line(
      [
        [-16, 68],
        [-16, 106],
      ],
      MUSTARD,
      8,
    ) +
    line(
      [
        [20, 68],
        [20, 106],
      ],
      MUSTARD,
      8,
    )
  );
}
