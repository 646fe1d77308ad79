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
  const size = Math.min(short * 0.75 + long * 0.25, short * 1.16);
  const space = figure.h - size;
  const y = { top: 0, centre: space / 2, bottom: space }[anchor];
  const scale = size / 1000;
  return place((figure.w - size) / 2, y, drawing, 0, scale);
}
