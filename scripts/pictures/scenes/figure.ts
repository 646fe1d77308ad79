import { drawHead, type Head, hairBehind } from './head.ts';
import { circle, clip, curve, line, oval, type Point, path, place, poly, rect, times } from './svg.ts';
import { GREEN, INK, MUSTARD, PAPER, RED, shade } from './tints.ts';

/** Clothes on the upper body: shirt suit vest tee stripes sweater dress folk robe coat tunic. */
export interface Top {
  kind: string;
  colour: string;
  trim?: string | undefined;
  /** long short puff none */
  sleeve?: string | undefined;
  sleeveColour?: string | undefined;
}

/** Clothes below: trousers, skirt, gown, shorts, boots. */
export interface Bottom {
  kind: string;
  colour: string;
  trim?: string | undefined;
}

/** A person in body units: 100 is the height of a head, the ground is y = 0, up is negative. */
export interface Figure {
  head: Head;
  top: Top;
  bottom: Bottom;
  shoes?: string | undefined;
  slim?: boolean | undefined;
  child?: boolean | undefined;
  back?: boolean | undefined;
  /** Shift of the shoulders to the side. */
  lean?: number | undefined;
  /** Head turned in degrees. */
  tilt?: number | undefined;
  /** How far the hips sink when sitting. */
  seat?: number | undefined;
  hands?: readonly [Point, Point] | undefined;
  elbows?: readonly [number, number] | undefined;
  feet?: readonly [Point, Point] | undefined;
  knees?: readonly [Point, Point] | undefined;
  /** Shift of the hem of a swinging skirt. */
  swirl?: number | undefined;
  /** Drawn behind the body, between body and arms, and over the hands. */
  behind?: string | undefined;
  prop?: string | undefined;
  over?: string | undefined;
}

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
function arm(f: Figure, index: 0 | 1, drop: number): string {
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
function legs(f: Figure, drop: number): string {
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

/** Skirt or gown with a band at the hem. */
function skirt(f: Figure, drop: number): string {
  const { kind, colour, trim } = f.bottom;
  if (kind !== 'skirt' && kind !== 'gown') return '';
  const swirl = f.swirl ?? 0;
  const lean = (f.lean ?? 0) * 0.4;
  const top = -372 + drop;
  const hem = kind === 'gown' ? -8 : f.seat ? -100 : -128;
  const wide = (kind === 'gown' ? 132 : 118) + Math.abs(swirl) * 0.6;
  const l = -wide + swirl;
  const r = wide + swirl;
  const d = `M${-46 + lean} ${top}H${46 + lean}Q${r * 0.7} ${top + 90} ${r} ${hem - Math.max(0, swirl) * 0.35}Q${(l + r) / 2} ${hem + 34} ${l} ${hem + Math.min(0, swirl) * 0.35}Q${l * 0.7} ${top + 90} ${-46 + lean} ${top}Z`;
  const folds = times(4, (i) =>
    line(
      [
        [lean - 26 + i * 18, top + 10],
        [l + (r - l) * (0.2 + i * 0.2), hem + 26],
      ],
      shade(colour, 0.16),
      6,
    ),
  );
  const bands = trim
    ? curve(
        `M${l - 10} ${hem - 24 + Math.min(0, swirl) * 0.35}Q${(l + r) / 2} ${hem + 8} ${r + 10} ${hem - 24 - Math.max(0, swirl) * 0.35}`,
        trim,
        14,
      ) +
      curve(
        `M${l - 10} ${hem - 52 + Math.min(0, swirl) * 0.35}Q${(l + r) / 2} ${hem - 20} ${r + 10} ${hem - 52 - Math.max(0, swirl) * 0.35}`,
        trim,
        6,
      )
    : '';
  const shadow = poly(
    [
      [lean + 8, top],
      [r * 0.3 + lean, hem + 60],
      [r + 60, hem + 60],
      [r + 60, top],
    ],
    shade(colour, 0.3),
    0.4,
  );
  const apron =
    f.top.kind === 'folk' && !f.back
      ? path(
          `M${-28 + lean} ${top}H${28 + lean}L${swirl * 0.7 + 56} ${hem - 6}Q${swirl * 0.7} ${hem + 12} ${swirl * 0.7 - 56} ${hem - 6}Z`,
          PAPER,
        ) +
        rect(swirl * 0.7 - 48, hem - 46, 96, 9, RED) +
        times(4, (i) => circle(swirl * 0.7 - 33 + i * 22, hem - 62, 6, i % 2 ? GREEN : RED))
      : '';
  return path(d, colour) + clip(d, shadow + folds + bands) + apron;
}

/** Upper body with the details of its clothes. */
function torso(f: Figure, drop: number): string {
  const { kind, colour, trim = PAPER } = f.top;
  const lean = f.lean ?? 0;
  const [shoulder, waist, hip] = f.slim ? [66, 44, 56] : [80, 62, 60];
  const y = (value: number): number => value + drop;
  const long = kind === 'coat' || kind === 'robe' || kind === 'tunic';
  const end = y(
    kind === 'robe' ? -30 : kind === 'coat' ? -190 : kind === 'tunic' ? -215 : kind === 'suit' ? -272 : -294,
  );
  const wide = kind === 'robe' ? 108 : long ? 84 : hip;
  const d = `M${-shoulder * 0.5 + lean} ${y(-516)}H${shoulder * 0.5 + lean}Q${shoulder + lean + 8} ${y(-510)} ${shoulder + lean} ${y(-466)}Q${waist + 8 + lean * 0.6} ${y(-420)} ${waist + lean * 0.4} ${y(-366)}L${wide} ${end}H${-wide}L${-waist + lean * 0.4} ${y(-366)}Q${-waist - 8 + lean * 0.6} ${y(-420)} ${-shoulder + lean} ${y(-466)}Q${-shoulder + lean - 8} ${y(-510)} ${-shoulder * 0.5 + lean} ${y(-516)}Z`;
  const shadow = poly(
    [
      [lean + 14, y(-530)],
      [shoulder + lean + 30, y(-530)],
      [wide + 40, end + 20],
      [wide * 0.25, end + 20],
    ],
    shade(colour, colour === INK ? 0 : 0.4),
    0.34,
  );
  const front = !f.back;
  let detail = '';
  if (kind === 'suit' && front) {
    detail =
      poly(
        [
          [lean - 24, y(-518)],
          [lean + 24, y(-518)],
          [lean * 0.8 + 2, y(-400)],
        ],
        PAPER,
      ) +
      poly(
        [
          [lean - 7, y(-510)],
          [lean + 7, y(-510)],
          [lean + 9, y(-430)],
          [lean, y(-412)],
          [lean - 9, y(-430)],
        ],
        trim,
      ) +
      line(
        [
          [lean - 24, y(-518)],
          [lean * 0.7, y(-398)],
          [lean * 0.5, end],
        ],
        shade(colour, 0.35),
        5,
      ) +
      line(
        [
          [lean + 24, y(-518)],
          [lean * 0.7, y(-398)],
        ],
        shade(colour, 0.35),
        5,
      );
  }
  if (kind === 'vest' || kind === 'folk') {
    detail = front
      ? poly(
          [
            [lean - 30, y(-520)],
            [lean + 30, y(-520)],
            [lean * 0.8 + 6, y(-400)],
            [lean * 0.8 - 6, y(-400)],
          ],
          PAPER,
        ) +
        times(
          4,
          (i) =>
            circle(lean * 0.9 - 34 + i * 3, y(-490 + i * 34), 7, [MUSTARD, RED, GREEN, PAPER][i] ?? RED) +
            circle(lean * 0.9 + 34 - i * 3, y(-490 + i * 34), 7, [MUSTARD, RED, GREEN, PAPER][i] ?? RED),
        ) +
        rect(-90, y(-378), 180, 14, trim)
      : times(3, (i) => circle(lean - 30 + i * 30, y(-450), 9, trim)) + rect(-90, y(-378), 180, 14, trim);
  }
  if (kind === 'stripes') detail = times(6, (i) => rect(-140, y(-500 + i * 38), 280, 17, trim));
  if (kind === 'shirt' && front)
    detail =
      line(
        [
          [lean, y(-505)],
          [lean * 0.5, end],
        ],
        shade(colour, 0.25),
        4,
      ) +
      poly(
        [
          [lean - 26, y(-522)],
          [lean, y(-490)],
          [lean + 26, y(-522)],
          [lean + 38, y(-500)],
          [lean + 14, y(-476)],
          [lean, y(-494)],
          [lean - 14, y(-476)],
          [lean - 38, y(-500)],
        ],
        shade(colour, 0.14),
      );
  if (kind === 'sweater')
    detail =
      times(7, (i) =>
        poly(
          [
            [-90 + i * 30, y(-430)],
            [-75 + i * 30, y(-452)],
            [-60 + i * 30, y(-430)],
            [-75 + i * 30, y(-408)],
          ],
          trim,
        ),
      ) + rect(-100, end - 20, 200, 30, shade(colour, 0.2));
  if (kind === 'dress' && front)
    detail =
      poly(
        [
          [lean - 32, y(-524)],
          [lean + 32, y(-524)],
          [lean, y(-466)],
        ],
        f.head.skin,
      ) + rect(-80, y(-384), 160, 16, trim);
  if (kind === 'coat')
    detail = front
      ? line(
          [
            [lean + 6, y(-500)],
            [8, end],
          ],
          shade(colour, 0.35),
          5,
        ) + times(3, (i) => circle(lean * 0.7 - 16, y(-440 + i * 66), 7, trim))
      : line(
          [
            [0, y(-300)],
            [0, end],
          ],
          shade(colour, 0.35),
          5,
        ) + rect(-70, y(-372), 140, 16, shade(colour, 0.3));
  if (kind === 'robe' && front)
    detail = poly(
      [
        [lean - 40, y(-524)],
        [lean + 40, y(-524)],
        [lean + 14, y(-300)],
        [lean, y(-330)],
        [lean - 14, y(-300)],
      ],
      trim,
    );
  if (kind === 'tunic')
    detail =
      rect(-120, y(-350), 240, 20, trim) +
      rect(-120, end - 18, 240, 18, trim) +
      (front
        ? line(
            [
              [lean, y(-510)],
              [lean * 0.7, y(-430)],
            ],
            trim,
            9,
          )
        : '');
  if (kind === 'apron' && front)
    detail =
      path(`M${lean - 40} ${y(-470)}H${lean + 40}L60 ${end}H-60Z`, trim) +
      line(
        [
          [lean - 40, y(-470)],
          [lean - 50, y(-520)],
        ],
        trim,
        10,
      ) +
      line(
        [
          [lean + 40, y(-470)],
          [lean + 50, y(-520)],
        ],
        trim,
        10,
      );
  return path(d, colour) + clip(d, detail + shadow);
}

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
