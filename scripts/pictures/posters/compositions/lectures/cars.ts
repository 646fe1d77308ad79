import { circle, rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Cars from above in a tight grid, one place green with a tree. */
export const cars: Composition = (f) => {
  const columns = f.w > f.h ? 6 : 4;
  const w = f.w / columns;
  const h = w * 1.75;
  const rows = Math.ceil(f.h / h);
  const free = columns + f.rng.int(1, columns - 2);
  const tones = [f.a, f.b, f.c];
  return times(columns * rows, (index) => {
    const x = (index % columns) * w;
    const y = Math.floor(index / columns) * h;
    const tone = tones[(index * 2 + Math.floor(index / columns)) % 3] ?? f.a;
    if (index === free % (columns * rows))
      return (
        rect(x + w * 0.06, y + h * 0.05, w * 0.88, h * 0.9, f.d) +
        circle(x + w / 2, y + h / 2, w * 0.34, f.ground) +
        circle(x + w / 2, y + h / 2, w * 0.16, f.a)
      );
    return (
      `<rect x="${x + w * 0.14}" y="${y + h * 0.08}" width="${w * 0.72}" height="${h * 0.84}" rx="${w * 0.2}" fill="${tone}"/>` +
      rect(x + w * 0.22, y + h * 0.28, w * 0.56, h * 0.14, f.ground) +
      rect(x + w * 0.22, y + h * 0.68, w * 0.56, h * 0.1, f.ground) +
      rect(x + w * 0.25, y + h * 0.46, w * 0.5, h * 0.18, tone === f.b ? f.a : f.b)
    );
  });
};
