import type { Random } from '../random.ts';
import type { Frame } from './frame.ts';
import { box, circle, clip, curve, half, line, oval, type Point, path, pill, place, poly, rect, times } from './svg.ts';
import { BLUE, DARK_WOOD, DUSK, GREEN, INK, MUSTARD, mix, NIGHT, PAPER, RED, shade, tint, WOOD } from './tints.ts';

/** Time of day outdoors. */
export interface Weather {
  sky: string;
  far: string;
  middle: string;
  ground: string;
  patch: string;
  leaf: string;
  night: boolean;
}

/** Named weathers. */
export const WEATHERS: Record<string, Weather> = {
  day: {
    sky: tint(BLUE, 0.3),
    far: mix(BLUE, GREEN, 0.22),
    middle: mix(BLUE, GREEN, 0.55),
    ground: mix(GREEN, MUSTARD, 0.4),
    patch: mix(GREEN, MUSTARD, 0.55),
    leaf: GREEN,
    night: false,
  },
  noon: {
    sky: tint(MUSTARD, 0.72),
    far: mix(MUSTARD, GREEN, 0.3),
    middle: mix(MUSTARD, GREEN, 0.6),
    ground: mix(GREEN, MUSTARD, 0.55),
    patch: mix(GREEN, MUSTARD, 0.7),
    leaf: mix(GREEN, MUSTARD, 0.12),
    night: false,
  },
  yard: {
    sky: tint(BLUE, 0.45),
    far: mix(BLUE, INK, 0.18),
    middle: mix(BLUE, GREEN, 0.5),
    ground: mix(PAPER, MUSTARD, 0.3),
    patch: mix(PAPER, MUSTARD, 0.45),
    leaf: GREEN,
    night: false,
  },
  sunset: {
    sky: tint(RED, 0.35),
    far: mix(RED, INK, 0.35),
    middle: mix(GREEN, INK, 0.4),
    ground: shade(GREEN, 0.3),
    patch: mix(GREEN, MUSTARD, 0.22),
    leaf: shade(GREEN, 0.5),
    night: false,
  },
  dusk: {
    sky: mix(DUSK, BLUE, 0.22),
    far: DUSK,
    middle: mix(GREEN, INK, 0.55),
    ground: shade(GREEN, 0.5),
    patch: shade(GREEN, 0.38),
    leaf: shade(GREEN, 0.62),
    night: true,
  },
  night: {
    sky: NIGHT,
    far: mix(NIGHT, INK, 0.4),
    middle: mix(GREEN, INK, 0.75),
    ground: shade(GREEN, 0.68),
    patch: shade(GREEN, 0.58),
    leaf: shade(GREEN, 0.8),
    night: true,
  },
  snow: {
    sky: mix(BLUE, PAPER, 0.3),
    far: mix(BLUE, INK, 0.25),
    middle: mix(BLUE, INK, 0.12),
    ground: PAPER,
    patch: mix(PAPER, BLUE, 0.4),
    leaf: mix(BLUE, INK, 0.45),
    night: false,
  },
  autumn: {
    sky: tint(BLUE, 0.4),
    far: mix(MUSTARD, BLUE, 0.4),
    middle: mix(MUSTARD, RED, 0.35),
    ground: mix(MUSTARD, GREEN, 0.45),
    patch: MUSTARD,
    leaf: mix(MUSTARD, RED, 0.25),
    night: false,
  },
};

/** Weather of a frame by its set option. */
export function weatherOf(name: string | undefined): Weather {
  return WEATHERS[name ?? 'day'] ?? (WEATHERS.day as Weather);
}

/** Round tree of flat discs with a lit side. */
export function tree(x: number, y: number, s: number, leaf: string, random: Random): string {
  const trunk = poly(
    [
      [x - s * 0.09, y],
      [x + s * 0.09, y],
      [x + s * 0.05, y - s * 1.2],
      [x - s * 0.05, y - s * 1.2],
    ],
    DARK_WOOD,
  );
  const r = s * random.between(0.75, 1);
  const kind = random.int(0, 2);
  if (kind === 0) return trunk + circle(x, y - s * 1.7, r, leaf) + half(x, y - s * 1.7, r, 100, shade(leaf, 0.2));
  if (kind === 1)
    return (
      trunk +
      oval(x, y - s * 1.8, r * 0.62, r * 1.3, leaf) +
      clip(box(x, y - s * 4, s * 2, s * 4), oval(x, y - s * 1.8, r * 0.62, r * 1.3, shade(leaf, 0.2)))
    );
  return (
    trunk +
    line(
      [
        [x, y - s * 0.8],
        [x + s * 0.3, y - s * 1.3],
      ],
      DARK_WOOD,
      s * 0.06,
    ) +
    circle(x - s * 0.35, y - s * 1.55, r * 0.62, leaf) +
    circle(x + s * 0.4, y - s * 1.5, r * 0.55, shade(leaf, 0.2)) +
    circle(x + s * 0.02, y - s * 2, r * 0.66, tint(leaf, 0.08))
  );
}

/** Panel block with windows. */
export function block(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  random: Random,
  night: boolean,
): string {
  const columns = Math.max(3, Math.round(w / 22));
  const rows = Math.max(3, Math.round(h / 26));
  return (
    rect(x, y - h, w, h, colour) +
    times(columns * rows, (i) => {
      const lit = night ? random.chance(0.4) : true;
      if (!lit) return '';
      return rect(
        x + ((i % columns) + 0.25) * (w / columns),
        y - h + (Math.floor(i / columns) + 0.3) * (h / rows),
        (w / columns) * 0.5,
        (h / rows) * 0.42,
        night ? random.pick([MUSTARD, tint(MUSTARD, 0.4), MUSTARD]) : tint(colour, 0.45),
      );
    })
  );
}

/** Sky, hills with the tower, panel blocks, trees and lawn; horizon as a share of the height. */
export function park(frame: Frame, weather: Weather, horizon: number, view = frame.random.int(0, 3)): string {
  const { w, h, random } = frame;
  const y = h * horizon;
  let out = rect(0, 0, w, h, weather.sky);
  if (weather.night)
    out += times(24, () => circle(random.between(0, w), random.between(0, y * 0.8), random.between(1.5, 3.5), PAPER));
  else if (view !== 1)
    out +=
      circle(
        w * random.between(0.12, 0.88),
        y * random.between(0.2, 0.5),
        h * 0.075,
        weather.sky === WEATHERS.sunset?.sky ? RED : tint(MUSTARD, 0.25),
      ) +
      times(2, () => {
        const [cx, cy, s] = [random.between(0, w), random.between(y * 0.1, y * 0.45), random.between(40, 90)];
        return (
          pill(cx, cy, s * 3, s * 0.5, s * 0.25, tint(weather.sky, 0.55)) +
          pill(cx + s * 0.7, cy - s * 0.35, s * 1.5, s * 0.5, s * 0.25, tint(weather.sky, 0.55))
        );
      });
  const hill = w * random.between(0.2, 0.8);
  out += path(
    `M0 ${y}V${y * 0.78}Q${hill * 0.5} ${y * 0.62} ${hill} ${y * 0.6}Q${(hill + w) / 2} ${y * 0.6} ${w} ${y * 0.8}V${y}Z`,
    weather.far,
  );
  if (view === 0 || view === 3)
    out +=
      poly(
        [
          [hill - 5, y * 0.62],
          [hill + 5, y * 0.62],
          [hill + 2, y * 0.26],
          [hill - 2, y * 0.26],
        ],
        shade(weather.far, 0.3),
      ) +
      poly(
        [
          [hill, y * 0.52],
          [hill - 26, y * 0.44],
          [hill - 12, y * 0.36],
          [hill + 12, y * 0.36],
          [hill + 26, y * 0.44],
        ],
        shade(weather.far, 0.3),
      );
  if (view !== 3)
    out += times(5, (i) =>
      block(
        w * (0.02 + i * 0.2) + random.between(-30, 30),
        y + 4,
        w * random.between(0.09, 0.15),
        h * random.between(0.12, 0.26),
        mix(weather.far, i % 2 ? PAPER : weather.middle, weather.night ? 0.1 : 0.45),
        random,
        weather.night,
      ),
    );
  out += path(
    `M0 ${y + 4}V${y * 0.93}` +
      times(14, (i) => `A${w / 28} ${h * 0.045} 0 0 1 ${((i + 1) * w) / 14} ${y * 0.93}`) +
      `V${y + 4}Z`,
    weather.middle,
  );
  out +=
    rect(0, y, w, h - y, weather.ground) +
    path(
      `M${w * 0.35} ${y}H${w * 0.45}Q${w * 0.6} ${h * 0.85} ${w * 0.2} ${h}H${-w * 0.2}Q${w * 0.5} ${h * 0.8} ${w * 0.35} ${y}Z`,
      weather.patch,
    ) +
    oval(w * 0.86, h * 0.9, w * 0.22, h * 0.06, weather.patch);
  return out;
}

/** Paved courtyard before the side of the house. */
export function yard(frame: Frame, weather: Weather, horizon: number): string {
  const { w, h, random } = frame;
  const y = h * horizon;
  const wall = mix(weather.far, weather.night ? INK : PAPER, 0.35);
  const panes = times(12, (i) =>
    rect(
      w * 0.03 + i * w * 0.08,
      y - h * 0.36,
      w * 0.068,
      h * 0.2,
      weather.night
        ? random.pick([MUSTARD, tint(MUSTARD, 0.35), shade(MUSTARD, 0.2)])
        : random.pick([BLUE, tint(BLUE, 0.3), shade(BLUE, 0.12)]),
    ),
  );
  const mosaic = times(24, (i) => {
    const s = h * 0.05;
    return (
      rect(
        i * s * 1.42,
        y - h * 0.12,
        s * 1.42,
        s,
        [RED, MUSTARD, GREEN, PAPER][i % 4] ?? RED,
        weather.night ? 0.45 : 0.85,
      ) + half(i * s * 1.42 + s * 0.71, y - h * 0.12 + s, s * 0.62, 0, [PAPER, GREEN, MUSTARD, RED][i % 4] ?? PAPER)
    );
  });
  return (
    rect(0, 0, w, h, weather.sky) +
    (weather.night ? times(20, () => circle(random.between(0, w), random.between(0, h * 0.2), 2.4, PAPER)) : '') +
    rect(0, y - h * 0.42, w, h * 0.42, wall) +
    rect(0, y - h * 0.45, w, h * 0.035, shade(wall, 0.3)) +
    panes +
    mosaic +
    rect(0, y, w, h - y, weather.ground) +
    times(9, (i) =>
      poly(
        [
          [w * 0.5 + (i - 4.5) * w * 0.12, y],
          [w * 0.5 + (i - 4) * w * 0.12, y],
          [w * 0.5 + (i - 4) * w * 0.36, h],
          [w * 0.5 + (i - 4.5) * w * 0.36, h],
        ],
        weather.patch,
        0.6,
      ),
    )
  );
}

/** String of flags sagging between two points. */
export function bunting(a: Point, b: Point, count: number, size: number): string {
  const at = (t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t + Math.sin(t * Math.PI) * size * 1.6,
  ];
  const colours = [RED, MUSTARD, PAPER, GREEN, BLUE];
  const cord = Array.from({ length: 21 }, (_, i) => at(i / 20));
  return (
    line(cord, INK, Math.max(2, size * 0.05)) +
    times(count, (i) => {
      const [x, y] = at((i + 0.5) / count);
      return poly(
        [
          [x - size * 0.42, y],
          [x + size * 0.42, y],
          [x, y + size],
        ],
        colours[i % 5] ?? RED,
      );
    })
  );
}

/** String of light bulbs or paper lanterns. */
export function bulbs(a: Point, b: Point, count: number, r: number, lantern = false): string {
  const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + Math.sin(t * Math.PI) * r * 6];
  const cord = Array.from({ length: 21 }, (_, i) => at(i / 20));
  return (
    line(cord, INK, Math.max(2, r * 0.2)) +
    times(count, (i) => {
      const [x, y] = at((i + 0.5) / count);
      const c = [MUSTARD, RED, PAPER, tint(MUSTARD, 0.4)][i % 4] ?? MUSTARD;
      return lantern
        ? oval(x, y + r * 1.3, r * 1.5, r * 1.25, c) +
            rect(x - r * 0.6, y, r * 1.2, r * 0.3, INK) +
            line(
              [
                [x - r * 1.45, y + r * 1.3],
                [x + r * 1.45, y + r * 1.3],
              ],
              shade(c, 0.25),
              2,
            )
        : circle(x, y + r * 2.2, r * 2.3, MUSTARD, 0.22) + circle(x, y + r * 2.2, r, tint(MUSTARD, 0.55));
    })
  );
}

/** Market stall with awning; (x, y) is the ground in the middle. */
export function stall(
  x: number,
  y: number,
  s: number,
  colour: string,
  goods: string,
  random: Random,
  sign = '',
): string {
  const posts = rect(-150, -330, 12, 330, DARK_WOOD) + rect(138, -330, 12, 330, DARK_WOOD);
  const counter =
    rect(-165, -140, 330, 140, WOOD) +
    rect(-170, -150, 340, 16, tint(WOOD, 0.35)) +
    times(6, (i) => rect(-165 + i * 56, -134, 4, 134, shade(WOOD, 0.25)));
  const awning = times(8, (i) =>
    path(
      `M${-188 + i * 47} -300L${-150 + i * 37.5} -400H${-150 + (i + 1) * 37.5}L${-188 + (i + 1) * 47} -300A23.5 22 0 0 1 ${-188 + i * 47} -300Z`,
      i % 2 ? PAPER : colour,
    ),
  );
  const item = (i: number): string => {
    const gx = -140 + i * 40;
    if (goods === 'pots')
      return path(
        `M${gx - 14} -150Q${gx - 24} -184 ${gx - 8} -192V-204H${gx + 8}V-192Q${gx + 24} -184 ${gx + 14} -150Z`,
        random.pick([RED, MUSTARD, BLUE, PAPER, GREEN]),
      );
    if (goods === 'bread')
      return (
        oval(gx, -162, 21, 13, mix(MUSTARD, WOOD, 0.4)) +
        line(
          [
            [gx - 8, -168],
            [gx + 2, -158],
          ],
          PAPER,
          3,
        )
      );
    if (goods === 'herbs')
      return (
        half(gx, -164, 18, 0, GREEN) +
        circle(gx - 6, -180, 8, mix(GREEN, MUSTARD, 0.5)) +
        rect(gx - 12, -166, 24, 16, RED)
      );
    if (goods === 'jars')
      return (
        pill(gx - 13, -188, 26, 38, 6, random.pick([MUSTARD, RED, tint(MUSTARD, 0.3)])) +
        rect(gx - 14, -196, 28, 11, PAPER)
      );
    if (goods === 'hearts')
      return (
        path(
          `M${gx} -152C${gx - 30} -172 ${gx - 18} -200 ${gx} -186C${gx + 18} -200 ${gx + 30} -172 ${gx} -152Z`,
          RED,
        ) + circle(gx, -174, 4, PAPER)
      );
    if (goods === 'books')
      return rect(gx - 16, -194, 11, 44, RED) + rect(gx - 4, -186, 10, 36, GREEN) + rect(gx + 7, -198, 12, 48, MUSTARD);
    if (goods === 'cups')
      return path(
        `M${gx - 11} -186H${gx + 11}L${gx + 8} -150H${gx - 8}Z`,
        random.pick([MUSTARD, tint(RED, 0.2), PAPER]),
      );
    return (
      circle(gx, -166, 16, random.pick([RED, MUSTARD, mix(GREEN, MUSTARD, 0.4)])) +
      line(
        [
          [gx, -180],
          [gx + 4, -190],
        ],
        DARK_WOOD,
        3,
      )
    );
  };
  const board =
    sign === ''
      ? ''
      : rect(-92, -292, 184, 44, PAPER) +
        `<text x="0" y="-260" font-family="Bricolage Grotesque" font-weight="800" font-size="31" text-anchor="middle" fill="${INK}">${sign}</text>`;
  return place(
    posts + rect(-150, -330, 300, 200, shade(colour, 0.62)) + counter + times(8, item) + awning + board,
    x,
    y,
    s / 100,
  );
}

/** Front part of a stall drawn over its keeper. */
export function counter(x: number, y: number, s: number): string {
  return place(
    rect(-165, -140, 330, 140, WOOD) +
      rect(-170, -150, 340, 16, tint(WOOD, 0.35)) +
      times(6, (i) => rect(-165 + i * 56, -134, 4, 134, shade(WOOD, 0.25))),
    x,
    y,
    s / 100,
  );
}

/** Round striped tent with a pennant. */
export function tent(x: number, y: number, s: number, a: string, b = PAPER): string {
  const roof = times(6, (i) =>
    poly(
      [
        [0, -430],
        [-170 + i * 56.7, -250],
        [-170 + (i + 1) * 56.7, -250],
      ],
      i % 2 ? a : b,
    ),
  );
  const wall = times(6, (i) =>
    poly(
      [
        [-155 + i * 51.7, -250],
        [-155 + (i + 1) * 51.7, -250],
        [-165 + (i + 1) * 55, 0],
        [-165 + i * 55, 0],
      ],
      i % 2 ? shade(b, 0.1) : a,
    ),
  );
  const trim = times(12, (i) => half(-157 + i * 28.4, -250, 14.2, 180, i % 2 ? a : MUSTARD));
  return place(
    wall +
      poly(
        [
          [0, -250],
          [-48, 0],
          [48, 0],
        ],
        shade(a, 0.65),
      ) +
      roof +
      trim +
      line(
        [
          [0, -430],
          [0, -520],
        ],
        DARK_WOOD,
        6,
      ) +
      poly(
        [
          [0, -520],
          [86, -500],
          [0, -476],
        ],
        a === RED ? MUSTARD : RED,
      ),
    x,
    y,
    s / 100,
  );
}

/** Globe street lamp of the 1960s. */
export function lamp(x: number, y: number, s: number, lit: boolean): string {
  const globe = (dx: number, dy: number): string =>
    (lit ? circle(x + dx * s, y + dy * s, s * 0.42, MUSTARD, 0.25) : '') +
    circle(x + dx * s, y + dy * s, s * 0.25, lit ? tint(MUSTARD, 0.6) : PAPER);
  return (
    rect(x - s * 0.04, y - s * 3.6, s * 0.08, s * 3.6, INK) +
    line(
      [
        [x - s * 0.5, y - s * 3.4],
        [x + s * 0.5, y - s * 3.4],
      ],
      INK,
      s * 0.06,
    ) +
    globe(-0.5, -3.6) +
    globe(0.5, -3.6) +
    globe(0, -3.95)
  );
}

/** Firework burst. */
export function burst(x: number, y: number, r: number, colour: string, random: Random): string {
  const count = random.int(12, 18);
  return (
    times(count, (i) => {
      const a = (i / count) * Math.PI * 2;
      const inner = r * 0.3;
      return (
        line(
          [
            [x + Math.cos(a) * inner, y + Math.sin(a) * inner],
            [x + Math.cos(a) * r * 0.8, y + Math.sin(a) * r * 0.8],
          ],
          colour,
          r * 0.035,
        ) + circle(x + Math.cos(a) * r, y + Math.sin(a) * r, r * 0.05, i % 2 ? PAPER : colour)
      );
    }) +
    times(Math.round(count / 2), (i) =>
      circle(x + Math.cos(i) * r * 0.55, y + Math.sin(i) * r * 0.55, r * 0.035, PAPER),
    ) +
    circle(x, y, r * 0.09, PAPER)
  );
}

/** Falling snow or confetti. */
export function flakes(frame: Frame, count: number, colours: readonly string[], size: number): string {
  const { w, h, random } = frame;
  return times(count, () =>
    circle(random.between(0, w), random.between(0, h), random.between(size * 0.5, size), random.pick(colours)),
  );
}

/** Wisp of steam. */
export function steam(x: number, y: number, s: number): string {
  return times(3, (i) =>
    curve(
      `M${x + (i - 1) * s * 0.4} ${y}q${-s * 0.22} ${-s * 0.4} 0 ${-s * 0.8}q${s * 0.22} ${-s * 0.4} 0 ${-s * 0.8}`,
      PAPER,
      s * 0.1,
    ),
  );
}
