import { circle, rect, times } from '../../../shapes.ts';
import type { Composition } from '../../figure.ts';

/** Bell of a tuba filling the sheet. */
export const tuba: Composition = (f) => {
  const r = Math.max(f.w, f.h) * 0.62;
  const cx = f.w * f.rng.pick([0.42, 0.5, 0.6]);
  const cy = f.h * 0.44;
  const steps = [1, 0.86, 0.7, 0.56, 0.4, 0.25, 0.11];
  const tones = [f.a, f.ground, f.a, f.b, f.c, f.ground, f.a];
  const bell = steps.map((share, index) => circle(cx, cy, r * 0.92 * share, tones[index] ?? f.a)).join('');
  const lines = times(5, (index) => rect(0, f.h * 0.76 + index * f.h * 0.044, f.w, f.h * 0.013, f.b));
  const notes = times(4, (index) =>
    circle(
      f.w * (0.14 + index * 0.24),
      f.h * (0.782 + ((index * 2) % 3) * 0.044),
      f.h * 0.033,
      index === 2 ? f.c : f.b,
    ),
  );
  return bell + rect(0, f.h * 0.72, f.w, f.h * 0.28, f.ground) + lines + notes;
};
