import type { Random } from '../../random.ts';
import { box, circle, clip, half, line, oval, poly } from '../svg.ts';
import { DARK_WOOD, shade, tint } from '../tints.ts';

/** Round tree of flat discs with a lit side. */
export function tree(x: number, y: number, s: number, leaf: string, random: Random): string {
  const trunk = poly(
    [
      [x - s * 0.09, y],
      [x + s * 0.09, y],
      [x + s * 0.05, y - s * 1.2],
      [x - s * 0.05, y - s * 1.2],
    ],
    DARK_WOOD,
  );
  const r = s * random.between(0.75, 1);
  const kind = random.int(0, 2);
  if (kind === 0) return trunk + circle(x, y - s * 1.7, r, leaf) + half(x, y - s * 1.7, r, 100, shade(leaf, 0.2));
  if (kind === 1)
    return (
      trunk +
      oval(x, y - s * 1.8, r * 0.62, r * 1.3, leaf) +
      clip(box(x, y - s * 4, s * 2, s * 4), oval(x, y - s * 1.8, r * 0.62, r * 1.3, shade(leaf, 0.2)))
    );
  return (
    trunk +
    line(
      [
        [x, y - s * 0.8],
        [x + s * 0.3, y - s * 1.3],
      ],
      DARK_WOOD,
      s * 0.06,
    ) +
    circle(x - s * 0.35, y - s * 1.55, r * 0.62, leaf) +
    circle(x + s * 0.4, y - s * 1.5, r * 0.55, shade(leaf, 0.2)) +
    circle(x + s * 0.02, y - s * 2, r * 0.66, tint(leaf, 0.08))
  );
}
