import type { Frame } from '../frame.ts';
import { circle, times } from '../svg.ts';

/** Falling snow or confetti. */
export function flakes(frame: Frame, count: number, colours: readonly string[], size: number): string {
  const { w, h, random } = frame;
  return times(count, () =>
    circle(random.between(0, w), random.between(0, h), random.between(size * 0.5, size), random.pick(colours)),
  );
}
