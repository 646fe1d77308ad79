import { createRandom, type Random } from '../random.ts';
import { n } from './svg.ts';
import { MOODS, type Mood, type MoodName } from './tints.ts';

/** What a scene is told besides its size: small words and numbers from the shot list. */
export interface Options {
  /** Colour mood. */
  mood?: MoodName;
  /** What the scene is about: an instrument, a dish, a costume. */
  what?: string;
  /** Who takes part. */
  cast?: string[];
  /** The main person is a woman. */
  her?: boolean;
  /** How many of the main thing. */
  count?: number;
  /** Set design, weather or place, as the scene understands it. */
  set?: string;
  /** Closer framing: centre (0–1, 0–1) and magnification. */
  zoom?: readonly [number, number, number];
  /** Portrait 1067×1600 or classic 1600×1200 instead of 1600×1067. */
  format?: 'tall' | 'classic';
  /** Mirrored picture. */
  flip?: boolean;
}

/** The sheet a scene is drawn on. */
export interface Frame {
  w: number;
  h: number;
  random: Random;
  mood: Mood;
  options: Options;
}

/** One scene family: draws everything between the svg tags. */
export type Scene = (frame: Frame) => string;

/** A whole picture as an svg element, shown at the given width. */
export function picture(
  scene: Scene,
  size: readonly [number, number],
  seed: string,
  options: Options,
  shown = size[0],
): string {
  const [w, h] = size;
  const frame: Frame = { w, h, random: createRandom(seed), mood: MOODS[options.mood ?? 'red'], options };
  const [cx, cy, k] = options.zoom ?? [0.5, 0.5, 1];
  const left = Math.min(Math.max(cx * w - w / k / 2, 0), w - w / k);
  const top = Math.min(Math.max(cy * h - h / k / 2, 0), h - h / k);
  const content = options.flip ? `<g transform="translate(${w} 0) scale(-1 1)">${scene(frame)}</g>` : scene(frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${Math.round((shown * h) / w)}" viewBox="${n(left)} ${n(top)} ${n(w / k)} ${n(h / k)}">${content}</svg>`;
}
