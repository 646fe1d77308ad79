import { clip, curve, line, path, poly, rect } from '../svg.ts';
import { DARK_WOOD, INK, PAPER, shade } from '../tints.ts';

/** Double bass or cello standing upright, spike at the origin; size 1 is a bass 590 high. */
export function bass(colour: string = DARK_WOOD): string {
  const d =
    'M0 -24C-76 -24 -112 -70 -106 -126C-102 -160 -72 -172 -76 -204C-78 -228 -96 -250 -80 -292C-66 -324 -30 -330 -16 -352H16C30 -330 66 -324 80 -292C96 -250 78 -228 76 -204C72 -172 102 -160 106 -126C112 -70 76 -24 0 -24Z';
  const body =
    path(d, colour) +
    clip(
      d,
      poly(
        [
          [10, -380],
          [140, -380],
          [140, 0],
          [30, 0],
        ],
        shade(colour, 0.35),
        0.55,
      ) + curve(d, shade(colour, 0.5), 9),
    );
  const holes = curve('M-34 -206Q-58 -176 -40 -152', INK, 7) + curve('M34 -206Q58 -176 40 -152', INK, 7);
  return (
    line(
      [
        [0, -30],
        [0, 0],
      ],
      INK,
      8,
    ) +
    body +
    holes +
    rect(-24, -146, 48, 8, PAPER) +
    poly(
      [
        [-9, -300],
        [9, -300],
        [8, -560],
        [-8, -560],
      ],
      INK,
    ) +
    path('M-10 -560H10L14 -598Q0 -620 -14 -598Z', colour) +
    line(
      [
        [-22, -580],
        [22, -580],
      ],
      INK,
      7,
    ) +
    line(
      [
        [-5, -560],
        [-8, -70],
      ],
      PAPER,
      2,
    ) +
    line(
      [
        [0, -560],
        [0, -70],
      ],
      PAPER,
      2,
    ) +
    line(
      [
        [5, -560],
        [8, -70],
      ],
      PAPER,
      2,
    ) +
    path('M-14 -128H14L8 -60H-8Z', INK)
  );
}
