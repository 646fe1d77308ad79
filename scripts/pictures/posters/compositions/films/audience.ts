import { circle, half, times } from '../../../shapes.ts';
import { floor } from '../../elements/floor.ts';

/** Heads of the audience in front of a screen. */
export function audience(y: number, r: number, fill: string): string {
  return (
    times(
      9,
      (index) =>
        circle(-180 + index * 170, y - (index % 2) * 30, r, fill) +
        half(-180 + index * 170, y + r * 2.4 - (index % 2) * 30, r * 1.7, -90, fill),
    ) + floor(y + r * 2.2, fill)
  );
}
