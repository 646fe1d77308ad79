import type { Frame } from '../frame.ts';

/** Photograph edge in the manner of a decade. */
export function edge({ w, h }: Frame, colour: string, width: number, round = 0): string {
  const r = round;
  return `<path fill-rule="evenodd" fill="${colour}" d="M0 0H${w}V${h}H0ZM${width + r} ${width}H${w - width - r}Q${w - width} ${width} ${w - width} ${width + r}V${h - width - r}Q${w - width} ${h - width} ${w - width - r} ${h - width}H${width + r}Q${width} ${h - width} ${width} ${h - width - r}V${width + r}Q${width} ${width} ${width + r} ${width}Z"/>`;
}
