import { circle, rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Windows of flats, a camera in one of them. */
export const camera: Composition = (f) => {
  const u = f.w / 4;
  const rows = Math.ceil(f.h / u);
  const at = Math.max(1, Math.floor(rows / 2) - 1) * 4 + 1;
  const tones = [f.a, f.c, f.b, f.d];
  const grid = times(rows * 4, (index) => {
    const x = (index % 4) * u;
    const y = Math.floor(index / 4) * u;
    const tone = tones[(index * 3 + Math.floor(index / 4) * 2) % 4] ?? f.a;
    return (
      rect(x + u * 0.08, y + u * 0.08, u * 0.84, u * 0.84, tone) +
      rect(x + u * 0.48, y + u * 0.08, u * 0.04, u * 0.84, f.ground) +
      rect(x + u * 0.08, y + u * 0.4, u * 0.84, u * 0.04, f.ground)
    );
  });
  const [x, y] = [(at % 4) * u, Math.floor(at / 4) * u];
  return (
    grid +
    rect(x, y, u * 2, u * 2, f.ground) +
    rect(x + u * 0.08, y + u * 0.36, u * 1.84, u * 1.4, f.b) +
    rect(x + u * 0.3, y + u * 0.16, u * 0.5, u * 0.24, f.b) +
    rect(x + u * 1.5, y + u * 0.5, u * 0.24, u * 0.16, f.c) +
    circle(x + u, y + u * 1.1, u * 0.58, f.a) +
    circle(x + u, y + u * 1.1, u * 0.44, f.ground) +
    circle(x + u, y + u * 1.1, u * 0.32, f.c) +
    circle(x + u, y + u * 1.1, u * 0.14, f.b)
  );
};
