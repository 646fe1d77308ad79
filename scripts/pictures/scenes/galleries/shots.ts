import type { Options } from '../frame.ts';

/** One photograph: scene family, its parameters, what is seen, and an optional caption. */
export type Shot = readonly [scene: string, options: Options, alt: string, caption?: string];

/** Photographs of one event. */
export interface Gallery {
  /** Photographers in turn, four pictures each; an empty name means no credit. */
  credits: readonly string[];
  shots: readonly Shot[];
}
