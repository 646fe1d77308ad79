import { line, type Point } from '../../svg.ts';
import { DARK_WOOD, INK } from '../../tints.ts';

/** What a puppet with strings at these points hangs on. */
export type Hanger = (points: readonly Point[]) => string;

/** The wooden cross of a puppet, without its strings. */
export function cross(): string {
  return (
    line(
      [
        [-70, -420],
        [70, -420],
      ],
      DARK_WOOD,
      14,
    ) +
    line(
      [
        [0, -450],
        [0, -400],
      ],
      DARK_WOOD,
      12,
    )
  );
}

/** Strings from points of a puppet up to its wooden cross. */
export function strings(points: readonly Point[]): string {
  return (
    points
      .map(([x, y]) =>
        line(
          [
            [x * 0.5, -420],
            [x, y],
          ],
          INK,
          2.4,
        ),
      )
      .join('') + cross()
  );
}
