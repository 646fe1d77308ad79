import { corner } from './corner.ts';
import { disc } from './disc.ts';
import { foot } from './foot.ts';
import { head } from './head.ts';
import { inset } from './inset.ts';
import { numeral } from './numeral.ts';
import type { Layout } from './sheet.ts';
import { side } from './side.ts';
import { stack } from './stack.ts';
import { strips } from './strips.ts';
import { tilt } from './tilt.ts';

/** Ways of putting picture and type together on a sheet, by name; a new one is a file here and a line in this list. */
export const LAYOUTS = {
  foot,
  head,
  side,
  inset,
  strips,
  numeral,
  disc,
  tilt,
  corner,
  stack,
} satisfies Record<string, Layout>;

/** Name of a way of putting picture and type together. */
export type LayoutName = keyof typeof LAYOUTS;
