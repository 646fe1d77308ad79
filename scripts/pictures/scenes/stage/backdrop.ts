import type { Frame } from '../frame.ts';
import { box, clip, rect } from '../svg.ts';
import { SETS } from './sets.ts';

/** Set design behind the performers, in a box; the bare ground when no set is called so. */
export function backdrop({ mood, random }: Frame, kind: string, x: number, y: number, w: number, h: number): string {
  const art = SETS[kind]?.({ x, y, w, h, cx: x + w / 2, mood, random }) ?? '';
  return clip(box(x, y, w, h), rect(x, y, w, h, mood.far) + art);
}
