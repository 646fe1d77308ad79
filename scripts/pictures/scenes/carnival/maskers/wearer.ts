import type { Random } from '../../../random.ts';
import type { Figure } from '../../people/figure.ts';

/** Who wears a costume, and where: (x, y) is the ground between the feet, s the pixels per head. */
export interface Wearer {
  random: Random;
  base: Figure;
  /** Feet in mid-step. */
  stride: Figure['feet'];
  x: number;
  y: number;
  s: number;
}
