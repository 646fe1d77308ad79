import { circle, polar, rect, ring, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Notes sitting on five arcs around a corner. */
export const staff: Composition = (f) => {
  const left = f.rng.chance(0.5);
  const reach = Math.hypot(f.w, f.h);
  const cx = left ? 0 : f.w;
  const gap = reach * 0.105;
  const first = reach * 0.28;
  const arcs = times(5, (index) => ring(cx, f.h, first + index * gap, reach * 0.014, f.a));
  const sun = circle(cx, f.h, first * 0.72, f.c);
  const count = f.rng.int(6, 8);
  const notes = times(count, (index) => {
    const share = (index + 0.6) / (count + 0.2);
    const angle = left ? -72 * (1 - share) - 3 : -108 - 70 * share;
    const row = [0, 2, 1, 3, 4, 2, 3, 1][(index + (left ? 0 : 3)) % 8] ?? 0;
    const [x, y] = polar(cx, f.h, first + row * gap + gap / 2, angle);
    const big = index % 3 === 1;
    const r = gap * (big ? 0.62 : 0.4);
    return (
      rect(x + r - gap * 0.13, y - gap * 1.7, gap * 0.13, gap * 1.7, big ? f.c : f.b) + circle(x, y, r, big ? f.c : f.b)
    );
  });
  return arcs + sun + notes;
};
