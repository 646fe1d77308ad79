import { circle, line, rect } from '../svg.ts';
import { INK, MUSTARD, PAPER, tint } from '../tints.ts';

/** Globe street lamp of the 1960s. */
export function lamp(x: number, y: number, s: number, lit: boolean): string {
  const globe = (dx: number, dy: number): string =>
    (lit ? circle(x + dx * s, y + dy * s, s * 0.42, MUSTARD, 0.25) : '') +
    circle(x + dx * s, y + dy * s, s * 0.25, lit ? tint(MUSTARD, 0.6) : PAPER);
  return (
    rect(x - s * 0.04, y - s * 3.6, s * 0.08, s * 3.6, INK) +
    line(
      [
        [x - s * 0.5, y - s * 3.4],
        [x + s * 0.5, y - s * 3.4],
      ],
      INK,
      s * 0.06,
    ) +
    globe(-0.5, -3.6) +
    globe(0.5, -3.6) +
    globe(0, -3.95)
  );
}
