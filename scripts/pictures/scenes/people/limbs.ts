import { circle, oval, type Point, path, poly } from '../svg.ts';
import { INK, PAPER, shade } from '../tints.ts';
import type { Figure } from './figure.ts';

const UPPER = 122;

const FORE = 116;

/** Tapered limb between two joints. */
function limb(a: Point, b: Point, ra: number, rb: number, fill: string): string {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = -(b[1] - a[1]) / length;
  const ny = (b[0] - a[0]) / length;
  const corners: Point[] = [
    [a[0] + nx * ra, a[1] + ny * ra],
    [b[0] + nx * rb, b[1] + ny * rb],
    [b[0] - nx * rb, b[1] - ny * rb],
    [a[0] - nx * ra, a[1] - ny * ra],
  ];
  return poly(corners, fill) + circle(a[0], a[1], ra, fill) + circle(b[0], b[1], rb, fill);
}

/** Middle joint of a two-part limb that reaches for a target. */
function bend(root: Point, target: Point, l1: number, l2: number, side: number): Point {
  const dx = target[0] - root[0];
  const dy = target[1] - root[1];
  const reach = Math.min(Math.hypot(dx, dy), l1 + l2 - 1) || 1;
  const along = (l1 * l1 - l2 * l2 + reach * reach) / (2 * reach);
  const off = Math.sqrt(Math.max(0, l1 * l1 - along * along)) * side;
  const ux = dx / (Math.hypot(dx, dy) || 1);
  const uy = dy / (Math.hypot(dx, dy) || 1);
  return [root[0] + ux * along - uy * off, root[1] + uy * along + ux * off];
}

/** Target brought within reach. */
function within(root: Point, target: Point, reach: number): Point {
  const distance = Math.hypot(target[0] - root[0], target[1] - root[1]);
  if (distance <= reach) return target;
  const k = reach / distance;
  return [root[0] + (target[0] - root[0]) * k, root[1] + (target[1] - root[1]) * k];
}

/** One arm with sleeve and hand. */
export function arm(f: Figure, index: 0 | 1, drop: number): string {
  const side = index === 0 ? -1 : 1;
  const lean = f.lean ?? 0;
  const width = f.slim ? 56 : 66;
  const root: Point = [side * width + lean, -482 + drop];
  const rest: Point = [side * (width + 24) + lean, -272 + drop];
  const hand = within(root, f.hands?.[index] ?? rest, UPPER + FORE - 4);
  const elbow = bend(root, hand, UPPER, FORE, -(f.elbows?.[index] ?? side));
  const { skin } = f.head;
  const base = f.top.sleeveColour ?? (f.top.kind === 'vest' || f.top.kind === 'folk' ? PAPER : f.top.colour);
  const cloth = index === 1 ? shade(base, base === PAPER ? 0.1 : 0.16) : base;
  const sleeve = f.top.sleeve ?? 'long';
  const [r1, r2, r3] = f.slim ? [24, 20, 15] : [30, 25, 19];
  const upper = limb(root, elbow, r1, r2, sleeve === 'none' ? skin : cloth);
  const cuff: Point = [elbow[0] + (hand[0] - elbow[0]) * 0.84, elbow[1] + (hand[1] - elbow[1]) * 0.84];
  const fore =
    limb(elbow, hand, sleeve === 'long' ? r2 - 5 : r2 - 4, r3 - 3, skin) +
    (sleeve === 'long' ? limb(elbow, cuff, r2, r3 + 2, cloth) : '');
  const puff = sleeve === 'puff' ? oval((root[0] + elbow[0]) / 2, (root[1] + elbow[1]) / 2, 46, 54, cloth) : '';
  return fore + upper + puff + oval(hand[0], hand[1], 19, 20, skin);
}

/** Legs with trousers, stockings or boots. */
export function legs(f: Figure, drop: number): string {
  const { kind, colour } = f.bottom;
  const hipY = -300 + drop;
  const width = f.seat ? 34 : 28;
  let out = '';
  for (const index of [0, 1] as const) {
    const side = index === 0 ? -1 : 1;
    const hip: Point = [side * width, hipY];
    const foot: Point = f.feet?.[index] ?? [side * (f.seat ? 52 : 34), -14];
    const knee = f.knees?.[index] ?? (f.seat ? ([side * 60, hipY + 62] as Point) : bend(hip, foot, 145, 145, -side));
    const bare = kind === 'skirt' || kind === 'gown' || kind === 'shorts';
    const shin = bare
      ? kind === 'shorts'
        ? f.head.skin
        : shade(f.head.skin, 0.08)
      : kind === 'boots'
        ? (f.shoes ?? INK)
        : colour;
    const cloth = index === 1 && !bare ? shade(colour, 0.14) : colour;
    const step = side * (foot[0] > knee[0] + 30 ? 1 : foot[0] < knee[0] - 30 ? -1 : side) > 0 ? side : -side;
    out += limb(knee, foot, bare ? 22 : 28, bare ? 14 : 20, kind === 'trousers' ? cloth : shin);
    out += limb(hip, knee, f.seat ? 44 : 40, f.seat ? 38 : 29, kind === 'skirt' || kind === 'gown' ? shin : cloth);
    out += path(
      `M${foot[0] - 20} ${foot[1] + 16}V${foot[1] - 6}Q${foot[0]} ${foot[1] - 16} ${foot[0] + 20} ${foot[1] - 6}L${foot[0] + 20 + step * 16} ${foot[1] + 16}Z`,
      f.shoes ?? INK,
    );
    if (kind === 'boots') out += limb(knee, foot, 30, 22, f.shoes ?? INK);
  }
  return out;
}
