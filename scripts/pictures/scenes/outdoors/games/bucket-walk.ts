import type { Frame } from '../../frame.ts';
import * as cast from '../../people/cast.ts';
import { person } from '../../people/person.ts';
import { line, poly, rect, times } from '../../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, PALE_WOOD, PAPER, RED } from '../../tints.ts';

/** Children walk on buckets held by strings. */
export function bucketWalk(frame: Frame): string {
  const { w, h, random } = frame;
  return times(6, (i) => {
    const f = cast.child(random);
    const x = w * (0.1 + i * 0.16);
    const y = h * (0.88 + (i % 2) * 0.08);
    const s = h * 0.125;
    return (
      person(
        {
          ...f,
          head: { ...f.head, mood: 'open' },
          hands: [
            [-90, -330 - (i % 2) * 120],
            [90, -450 + (i % 2) * 120],
          ],
        },
        x,
        y,
        s,
      ) +
      line(
        [
          [x - s * 0.5, y - s * (1.95 + (i % 2) * 0.7)],
          [x - s * 0.1, y - s * 1.25],
        ],
        PALE_WOOD,
        9,
      ) +
      line(
        [
          [x + s * 0.5, y - s * (2.65 - (i % 2) * 0.7)],
          [x + s * 0.1, y - s * 1.3],
        ],
        PALE_WOOD,
        9,
      ) +
      poly(
        [
          [x - s * 0.62, y - s * 1.2],
          [x + s * 0.62, y - s * 1.2],
          [x + s * 0.5, y + 8],
          [x - s * 0.5, y + 8],
        ],
        [RED, MUSTARD, GREEN, BLUE, PAPER, INK][i] ?? RED,
      ) +
      rect(x - s * 0.6, y - s * 0.95, s * 1.2, s * 0.09, INK, 0.3)
    );
  });
}
