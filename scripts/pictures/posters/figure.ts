import type { Random } from '../random.ts';
import { place } from '../shapes.ts';

/** Colours of one poster: a stands out from the ground, b from a, c and d are accents. */
export interface Scheme {
  ground: string;
  a: string;
  b: string;
  c: string;
  d: string;
}

/** The area a composition is drawn into, with its colours and its chance. */
export interface Figure extends Scheme {
  w: number;
  h: number;
  /** Shift of square drawings, where type covers a part of the area. */
  shift?: readonly [number, number] | undefined;
  rng: Random;
}

/** A picture filling the area of a figure. */
export type Composition = (figure: Figure) => string;

/** Compositions by their name. */
export type Repertoire = Record<string, Composition>;

/** Places a drawing made in a square of 1000 units so that it fills the area, slightly cropped at the long side. */
export function square(figure: Figure, drawing: string, anchor: 'centre' | 'bottom' | 'top' = 'centre'): string {
  const short = Math.min(figure.w, figure.h);
  const long = Math.max(figure.w, figure.h);
  const size = Math.min(short * 0.75 + long * 0.25, short * 1.22);
  const space = figure.h - size;
  const tall = figure.h > figure.w * 1.5;
  const y = { top: tall ? space * 0.3 : 0, centre: space / 2, bottom: tall ? space * 0.7 : space }[anchor];
  const scale = size / 1000;
  const [dx, dy] = figure.shift ?? [0, 0];
  return place((figure.w - size) / 2 + dx, y + dy, drawing, 0, scale);
}
