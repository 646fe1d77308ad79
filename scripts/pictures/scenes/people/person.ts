import { oval, path, place } from '../svg.ts';
import { INK, shade } from '../tints.ts';
import type { Figure } from './figure.ts';
import { hairBehind } from './hair.ts';
import { drawHead } from './head.ts';
import { arm, legs } from './limbs.ts';
import { skirt } from './skirt.ts';
import { torso } from './torso.ts';

/** A whole person standing at (x, y), s pixels per head. */
export function person(f: Figure, x: number, y: number, s: number, flip = false): string {
  const drop = f.seat ?? 0;
  const lean = f.lean ?? 0;
  const size = f.child ? 0.58 : 1;
  const headSize = f.child ? 0.84 : 1;
  const { skin } = f.head;
  const bodyTop = (-505 + drop) * size;
  const neck = f.back ? skin : shade(skin, 0.16);
  const headY = bodyTop - 74 * headSize;
  const body = (part: string): string => (size === 1 ? part : place(part, 0, 0, size));
  const headAt = (part: string): string => place(part, lean * size + (f.tilt ?? 0) * 0.6, headY, headSize, f.tilt ?? 0);
  const arms = arm(f, 0, drop) + arm(f, 1, drop);
  const neckPart = path(
    `M${lean - 24} ${-560 + drop}H${lean + 24}L${lean + 32} ${-506 + drop}Q${lean} ${-486 + drop} ${lean - 32} ${-506 + drop}Z`,
    neck,
  );
  const long =
    f.top.kind === 'robe' ||
    f.top.kind === 'coat' ||
    f.top.kind === 'tunic' ||
    f.top.kind === 'suit' ||
    f.top.kind === 'sweater';
  const lower = legs(f, drop);
  const trunk = long ? skirt(f, drop) + torso(f, drop) : torso(f, drop) + skirt(f, drop);
  const content = f.back
    ? body((f.prop ?? '') + arms + lower + trunk + neckPart) + headAt(drawHead(f.head, true)) + body(f.over ?? '')
    : body(f.behind ?? '') +
      headAt(hairBehind(f.head)) +
      body(lower + neckPart + trunk) +
      headAt(drawHead(f.head)) +
      body((f.prop ?? '') + arms + (f.over ?? ''));
  return place(content, x, y, s / 100, 0, flip);
}

/** Soft-edged shadow is not our language: a flat oval under the feet. */
export function shadowAt(x: number, y: number, s: number, colour = INK): string {
  return oval(x, y, s * 1.15, s * 0.2, colour, 0.22);
}
