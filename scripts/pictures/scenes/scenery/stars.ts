import type { Frame } from '../frame.ts';
import { circle, times } from '../svg.ts';
import { PAPER } from '../tints.ts';

/** Stars over the upper part of the picture; depth is its share of the height. */
export function stars({ w, h, random }: Frame, count: number, depth: number, size: number): string {
  return times(count, () => circle(random.between(0, w), random.between(0, h * depth), size, PAPER));
}
