import { PALETTE as P } from '../palette.ts';
import { circle, clip, half, leaf, line, poly, rect, stroke } from '../shapes.ts';

/** What is seen in one lit window; the window is 130 wide and 150 high, from 0, 0. */
export function tenant(kind: number): string {
  const person = (x: number, tone: string): string => circle(x, 84, 22, tone) + half(x, 150, 40, -90, tone);
  const scenes = [
    person(65, P.ink),
    person(42, P.ink) + person(92, P.red),
    poly(
      [
        [65, 0],
        [67, 0],
        [67, 40],
        [65, 40],
      ],
      P.ink,
    ) + half(66, 74, 38, -90, P.red),
    rect(24, 116, 40, 34, P.red) +
      leaf([44, 116], [20, 60], 22, P.green) +
      leaf([44, 116], [70, 56], 22, P.green) +
      leaf([44, 116], [46, 40], 22, P.green),
    half(70, 150, 36, -90, P.ink) +
      circle(70, 98, 20, P.ink) +
      poly(
        [
          [52, 96],
          [54, 70],
          [68, 84],
        ],
        P.ink,
      ) +
      poly(
        [
          [88, 96],
          [86, 70],
          [72, 84],
        ],
        P.ink,
      ) +
      stroke('M104 146Q124 130 114 104', P.ink, 8, 'round'),
    rect(0, 0, 40, 150, P.red) + rect(90, 0, 40, 150, P.red),
    rect(18, 70, 94, 62, P.ink) +
      rect(28, 80, 74, 42, P.blue) +
      line([66, 70], [44, 40], P.ink, 6) +
      line([66, 70], [88, 40], P.ink, 6),
    circle(65, 75, 40, P.ink) + circle(65, 75, 26, P.paper) + circle(65, 75, 12, P.ink),
  ];
  return clip(rect(0, 0, 130, 150, '#000'), scenes[kind % scenes.length] ?? '');
}
