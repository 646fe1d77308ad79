import { circle, half, quarter, rays, rect, ring, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Twelve fields with twelve moons. */
export const months: Composition = (f) => {
  const columns = f.w > f.h * 1.1 ? 4 : 3;
  const rows = 12 / columns;
  const [w, h] = [f.w / columns, f.h / rows];
  const r = Math.min(w, h) * 0.4;
  const tones = [f.a, f.ground, f.c, f.b, f.d];
  return times(12, (index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const back = (column + row) % 2 ? f.ground : (tones[[0, 2, 3, 0, 3, 2][index % 6] ?? 0] ?? f.a);
    const front = back === f.c ? f.b : back === f.ground ? (index % 3 ? f.a : f.c) : back === f.a ? f.ground : f.c;
    const [x, y] = [(column + 0.5) * w, (row + 0.5) * h];
    const moons = [
      circle(x, y, r, front),
      half(x, y, r, 0, front),
      quarter(x - r, y - r, r * 2, 'bl', front),
      circle(x, y, r, front) + circle(x + r * 0.4, y - r * 0.1, r * 0.8, back),
      ring(x, y, r * 0.8, r * 0.4, front),
      half(x, y, r, 180, front),
      quarter(x - r, y - r, r * 2, 'tr', front),
      circle(x, y, r, front) + circle(x - r * 0.4, y, r * 0.8, back),
      half(x, y + r * 0.5, r, -90, front),
      circle(x, y, r, front) + circle(x, y, r * 0.4, back),
      quarter(x - r, y - r, r * 2, 'tl', front),
      rays(x, y, r, 12, front) + circle(x, y, r * 0.5, front),
    ];
    return rect(column * w, row * h, w + 1, h + 1, back) + (moons[index] ?? '');
  });
};
