import { PALETTE } from '../../palette.ts';
import type { Random } from '../../random.ts';
import type { Studio } from '../../render.ts';
import { clip, place, rect } from '../../shapes.ts';
import type { Composition, Scheme } from '../figure.ts';
import type { Notice } from '../notice.ts';

export const WIDTH = 1200;
export const HEIGHT = 1500;
export const MARGIN = 72;
export const INNER = WIDTH - 2 * MARGIN;

/** Everything a layout needs to make a poster. */
export interface Sheet {
  studio: Studio;
  notice: Notice;
  scheme: Scheme;
  rng: Random;
  compose: Composition;
}

/** A way of putting picture and type together: draws everything between the svg tags. */
export type Layout = (sheet: Sheet) => Promise<string>;

/** The picture in an area of the sheet, on its ground. */
export function picture(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  shift?: readonly [number, number],
): string {
  const area = rect(0, 0, w, h, sheet.scheme.ground);
  const figure = { ...sheet.scheme, w, h, shift, rng: sheet.rng };
  return place(x, y, clip(rect(0, 0, w, h, '#000'), area + sheet.compose(figure)));
}

/** A colour for the type field: one of the scheme's that is not the ground, or the ground itself. */
export function fieldOf(sheet: Sheet, unified = 0.3): string {
  const { ground, a, b, c } = sheet.scheme;
  if (sheet.rng.chance(unified)) return ground;
  return sheet.rng.pick([a, b, c, PALETTE.paper, PALETTE.ink].filter((colour) => colour !== ground));
}
