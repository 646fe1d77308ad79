import { rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Mosaic sun of little squares, some missing. */
export const mosaic: Composition = (f) => {
  const u = Math.min(f.w, f.h) / 15;
  const columns = Math.ceil(f.w / u);
  const rows = Math.ceil(f.h / u);
  const [cx, cy] = [columns / 2, rows / 2];
  return times(columns * rows, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const distance = Math.hypot(column + 0.5 - cx, row + 0.5 - cy);
    const angle = (Math.atan2(row + 0.5 - cy, column + 0.5 - cx) * 180) / Math.PI + 360;
    const ray = Math.floor(angle / 22.5) % 2 === 0;
    if (f.rng.chance(0.035)) return '';
    const tone =
      distance < 2.2 ? f.c : distance < 4.4 ? f.a : distance < 5.2 ? f.b : ray ? (distance < 8 ? f.a : f.c) : f.d;
    return rect(column * u + u * 0.06, row * u + u * 0.06, u * 0.88, u * 0.88, tone);
  });
};
