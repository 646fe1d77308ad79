import type { Options } from '../frame.ts';
import type { SceneName } from '../registry.ts';

/** One photograph: scene family, its parameters, what is seen, and an optional caption. */
export type Shot = readonly [scene: SceneName, options: Options, alt: string, caption?: string];

/** Photographs of one event. */
export interface Gallery {
  /** Photographers in turn, four pictures each; an empty name means no credit. */
  credits: readonly string[];
  shots: readonly Shot[];
}
