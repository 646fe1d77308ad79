import { circle, line, pie, polar, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Keyboard opened like a fan. */
export const fan: Composition = (f) => {
  const left = f.rng.chance(0.5);
  const cx = left ? -60 : f.w + 60;
  const cy = f.h + 80;
  const reach = Math.hypot(f.w, f.h) * 1.12;
  const keys = 14;
  const step = 100 / keys;
  const start = left ? -95 : -185;
  const inner = reach * 0.3;
  const white =
    pie(cx, cy, reach, start, start + 100, f.a) +
    times(keys + 1, (index) => line([cx, cy], polar(cx, cy, reach, start + index * step), f.ground, 9));
  const black = times(keys, (index) => {
    if ([2, 6].includes(index % 7)) return '';
    const angle = start + (index + 1) * step;
    return (
      pie(cx, cy, reach * 0.995, angle - step * 0.3, angle + step * 0.3, f.b) +
      pie(cx, cy, reach * 0.66, angle - step * 0.34, angle + step * 0.34, f.a)
    );
  });
  const lines = times(keys + 1, (index) =>
    line([cx, cy], polar(cx, cy, reach * 0.66, start + index * step), f.ground, 9),
  );
  return white + black + lines + circle(cx, cy, inner, f.c) + circle(cx, cy, inner * 0.6, f.ground);
};
