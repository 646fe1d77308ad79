import type { Random } from '../../random.ts';
import type { Figure, Head } from '../people/figure.ts';

/** Where a musician stands and what may change from one picture to the next. */
export interface Stand {
  random: Random;
  /** How far the body swings with the music. */
  sway: number;
  /** Draws the musician with what holding the instrument changes in body and head. */
  pose: (body: Partial<Figure>, head?: Partial<Head>) => string;
  /** Draws what stands on the ground; dx shifts it in body units. */
  ground: (part: string, dx?: number) => string;
}

/** Draws a musician with one instrument. */
export type Player = (stand: Stand) => string;
