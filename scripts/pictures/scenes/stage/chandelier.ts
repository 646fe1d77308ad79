import { circle, line, oval, times } from '../svg.ts';
import { BLUE, DARK_WOOD, MUSTARD, PAPER, shade, tint } from '../tints.ts';

/** Crystal chandelier of the 1960s: tiers of discs and drops; (x, y) is its middle. */
export function chandelier(x: number, y: number, r: number, rope = 400, lit = true): string {
  const glass = lit ? tint(MUSTARD, 0.55) : BLUE;
  const drops = (rx: number, dy: number, count: number): string =>
    times(count, (i) => {
      const share = (i + 0.5) / count;
      const dx = (share * 2 - 1) * rx;
      const sag = Math.sqrt(1 - (share * 2 - 1) ** 2) * rx * 0.2;
      return (
        line(
          [
            [x + dx, y + dy + sag],
            [x + dx, y + dy + sag + r * 0.22],
          ],
          i % 2 ? glass : PAPER,
          r * 0.045,
        ) + circle(x + dx, y + dy + sag + r * 0.28, r * 0.05, i % 2 ? PAPER : MUSTARD)
      );
    });
  const tier = (rx: number, dy: number): string =>
    oval(x, y + dy, rx, rx * 0.2, MUSTARD) + oval(x, y + dy, rx * 0.86, rx * 0.15, shade(MUSTARD, 0.35));
  return (
    line(
      [
        [x, y - rope],
        [x, y - r * 0.5],
      ],
      DARK_WOOD,
      r * 0.04,
    ) +
    tier(r * 0.5, -r * 0.45) +
    drops(r * 0.5, -r * 0.45, 9) +
    tier(r, 0) +
    drops(r, 0, 17) +
    tier(r * 0.66, r * 0.34) +
    drops(r * 0.66, r * 0.34, 11) +
    (lit ? times(7, (i) => circle(x + (i - 3) * r * 0.28, y - r * 0.06, r * 0.065, PAPER)) : '')
  );
}
