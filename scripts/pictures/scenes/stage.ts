import type { Frame } from './frame.ts';
import { box, circle, clip, curve, half, line, oval, path, poly, quarter, rect, times } from './svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint } from './tints.ts';

/** Folded curtain filling a box. */
export function drape(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  folds = Math.max(3, Math.round(w / 34)),
): string {
  const step = w / folds;
  return (
    rect(x, y, w, h, colour) +
    times(folds, (i) =>
      poly(
        [
          [x + i * step + step * 0.5, y],
          [x + (i + 1) * step, y],
          [x + (i + 1) * step, y + h],
          [x + i * step + step * 0.62, y + h],
        ],
        shade(colour, 0.22),
      ),
    )
  );
}

/** Scalloped border hanging from the top. */
export function border(x: number, y: number, w: number, h: number, colour: string, trim: string): string {
  const count = Math.max(4, Math.round(w / (h * 1.9)));
  const step = w / count;
  return (
    times(count, (i) =>
      path(
        `M${x + i * step} ${y}H${x + (i + 1) * step}V${y + h * 0.55}A${step / 2} ${h * 0.5} 0 0 1 ${x + i * step} ${y + h * 0.55}Z`,
        i % 2 ? colour : shade(colour, 0.18),
      ),
    ) +
    times(count, (i) =>
      curve(
        `M${x + (i + 1) * step} ${y + h * 0.55}A${step / 2} ${h * 0.5} 0 0 1 ${x + i * step} ${y + h * 0.55}`,
        trim,
        Math.max(3, h * 0.05),
      ),
    )
  );
}

/** Set design behind the performers, in a box. */
export function backdrop(frame: Frame, kind: string, x: number, y: number, w: number, h: number): string {
  const { mood, random } = frame;
  const cx = x + w / 2;
  const base = rect(x, y, w, h, mood.far);
  let art = '';
  switch (kind) {
    case 'sun':
      art =
        circle(cx, y + h * 0.62, h * 0.46, mood.motif) +
        times(6, (i) => rect(x, y + h * (0.62 + i * 0.07), w, h * 0.028, mood.far));
      break;
    case 'rays':
      art =
        times(11, (i) => {
          const a = Math.PI * (i / 11);
          const b = Math.PI * ((i + 0.5) / 11);
          return poly(
            [
              [cx, y + h],
              [cx - Math.cos(a) * w, y + h - Math.sin(a) * w],
              [cx - Math.cos(b) * w, y + h - Math.sin(b) * w],
            ],
            mood.motif,
            0.75,
          );
        }) + half(cx, y + h, h * 0.3, 0, mood.spark);
      break;
    case 'quarters': {
      const size = h / 3;
      const columns = Math.ceil(w / size);
      const colours = [mood.motif, mood.spark, mood.side, mood.far];
      art = times(columns * 3, (i) => {
        const [cxx, cyy] = [x + (i % columns) * size, y + Math.floor(i / columns) * size];
        return (
          rect(cxx, cyy, size + 0.5, size + 0.5, random.pick(colours)) +
          quarter(cxx, cyy, size, random.int(0, 3), random.pick(colours))
        );
      });
      break;
    }
    case 'curtain':
      art = drape(x, y, w, h, mood.far, 26);
      break;
    case 'moon':
      art =
        circle(x + w * 0.7, y + h * 0.36, h * 0.24, mood.motif) +
        circle(x + w * 0.67, y + h * 0.33, h * 0.22, mood.far) +
        times(26, () =>
          circle(random.between(x, x + w), random.between(y, y + h * 0.7), random.between(1.5, 5), mood.spark),
        );
      break;
    case 'folk': {
      const size = h * 0.3;
      art = times(5, (i) => {
        const fx = cx + (i - 2) * size * 1.35;
        const fy = y + h * 0.64 - (i % 2) * size * 0.35;
        return (
          line(
            [
              [fx, fy],
              [fx, y + h],
            ],
            mood.spark,
            size * 0.05,
          ) +
          path(
            `M${fx} ${fy}C${fx - size * 0.9} ${fy - size * 0.5} ${fx - size * 0.5} ${fy - size * 1.2} ${fx} ${fy - size * 0.6}C${fx + size * 0.5} ${fy - size * 1.2} ${fx + size * 0.9} ${fy - size * 0.5} ${fx} ${fy}Z`,
            i % 2 ? mood.spark : mood.motif,
          ) +
          circle(fx, fy - size * 0.42, size * 0.13, mood.far) +
          half(fx - size * 0.3, fy + size * 0.4, size * 0.26, -40, mood.motif) +
          half(fx + size * 0.3, fy + size * 0.4, size * 0.26, 40, mood.motif)
        );
      });
      break;
    }
    case 'tree': {
      const tx = x + w * 0.5;
      art =
        times(24, () => circle(random.between(x, x + w), random.between(y, y + h * 0.8), random.between(2, 6), PAPER)) +
        times(4, (i) =>
          poly(
            [
              [tx, y + h * (0.06 + i * 0.16)],
              [tx - h * (0.2 + i * 0.1), y + h * (0.42 + i * 0.2)],
              [tx + h * (0.2 + i * 0.1), y + h * (0.42 + i * 0.2)],
            ],
            shade(GREEN, 0.1 * (4 - i)),
          ),
        ) +
        times(22, (i) =>
          circle(
            tx + random.between(-0.1, 0.1) * h * (1 + i * 0.14),
            y + h * (0.24 + i * 0.034),
            h * 0.016,
            [RED, MUSTARD, PAPER][i % 3] ?? RED,
          ),
        ) +
        poly(
          Array.from(
            { length: 10 },
            (_, i) =>
              [
                tx + Math.sin((i * Math.PI) / 5) * h * (i % 2 ? 0.03 : 0.075),
                y + h * 0.07 - Math.cos((i * Math.PI) / 5) * h * (i % 2 ? 0.03 : 0.075),
              ] as const,
          ),
          MUSTARD,
        );
      break;
    }
    case 'skyline':
      art = times(8, (i) => {
        const bw = w / 8;
        const bh = h * random.between(0.3, 0.75);
        return (
          rect(x + i * bw, y + h - bh, bw - 4, bh, i % 2 ? mood.side : mix(mood.side, mood.far, 0.4)) +
          times(28, (j) =>
            random.chance(0.45)
              ? rect(
                  x + i * bw + 10 + (j % 4) * (bw / 4.6),
                  y + h - bh + 14 + Math.floor(j / 4) * (bh / 7),
                  bw / 9,
                  bh / 13,
                  random.pick([mood.motif, mood.spark, mood.motif]),
                )
              : '',
          )
        );
      });
      break;
    case 'stars':
      art = times(18, () => {
        const [sx, sy, s] = [random.between(x, x + w), random.between(y, y + h * 0.8), random.between(6, 26)];
        return poly(
          [
            [sx, sy - s],
            [sx + s * 0.24, sy - s * 0.24],
            [sx + s, sy],
            [sx + s * 0.24, sy + s * 0.24],
            [sx, sy + s],
            [sx - s * 0.24, sy + s * 0.24],
            [sx - s, sy],
            [sx - s * 0.24, sy - s * 0.24],
          ],
          random.pick([mood.spark, mood.motif]),
        );
      });
      break;
    case 'stripes':
      art = times(14, (i) => rect(x + (i * w) / 14, y, w / 28, h, i % 3 === 0 ? mood.spark : mood.motif));
      break;
    case 'arcs':
      art = times(5, (i) =>
        circle(
          cx,
          y + h,
          h * (1.05 - i * 0.2),
          [mood.motif, mood.far, mood.spark, mood.far, mood.motif][i] ?? mood.far,
        ),
      );
      break;
    case 'houses':
      art =
        times(6, (i) => {
          const bw = w / 6;
          const bh = h * random.between(0.28, 0.45);
          const c = random.pick([mood.motif, mood.spark, mood.side]);
          return (
            rect(x + i * bw + 6, y + h - bh, bw - 12, bh, c) +
            poly(
              [
                [x + i * bw - 6, y + h - bh],
                [x + (i + 0.5) * bw, y + h - bh * 1.6],
                [x + (i + 1) * bw + 6, y + h - bh],
              ],
              shade(c, 0.3),
            ) +
            rect(x + i * bw + bw * 0.36, y + h - bh * 0.7, bw * 0.28, bh * 0.3, mood.far)
          );
        }) + circle(x + w * 0.8, y + h * 0.24, h * 0.12, MUSTARD);
      break;
    default:
      break;
  }
  return clip(box(x, y, w, h), base + art);
}

/** Light cone from a lamp to a spot on the floor. */
export function cone(x: number, y: number, tx: number, ty: number, r: number, colour: string, opacity = 0.17): string {
  return fadeCone(x, y, tx, ty, r, colour, opacity) + oval(tx, ty, r, r * 0.17, colour, opacity * 1.6);
}

/** The beam itself. */
function fadeCone(x: number, y: number, tx: number, ty: number, r: number, colour: string, opacity: number): string {
  return poly(
    [
      [x - 10, y],
      [x + 10, y],
      [tx + r, ty],
      [tx - r, ty],
    ],
    colour,
    opacity,
  );
}

/** Spotlights on a bar. */
export function lampBar(x: number, y: number, w: number, count: number, colour: string): string {
  return (
    rect(x, y - 4, w, 8, colour) +
    times(count, (i) => {
      const lx = x + (w / count) * (i + 0.5);
      return (
        rect(lx - 12, y, 24, 30, colour) +
        poly(
          [
            [lx - 18, y + 30],
            [lx + 18, y + 30],
            [lx + 14, y + 40],
            [lx - 14, y + 40],
          ],
          tint(MUSTARD, 0.5),
        )
      );
    })
  );
}

/** Board floor in perspective between two horizontal edges. */
export function boards(frame: Frame, y0: number, y1: number, inset: number, count = 14): string {
  const { w, mood } = frame;
  const top = (i: number): number => inset + ((w - inset * 2) * i) / count;
  const bottom = (i: number): number => -w * 0.3 + (w * 1.6 * i) / count;
  return (
    rect(0, y0, w, y1 - y0, mood.floor) +
    times(count, (i) =>
      i % 2
        ? poly(
            [
              [top(i), y0],
              [top(i + 1), y0],
              [bottom(i + 1), y1],
              [bottom(i), y1],
            ],
            mood.grain,
            0.55,
          )
        : '',
    )
  );
}

/** A theatre stage: back wall, boards, wings, border, lamps and cones. */
export function theatre(
  frame: Frame,
  set: string,
  back: number,
  front: number,
  lit: readonly number[] = [0.3, 0.5, 0.7],
): string {
  const { w, h, mood } = frame;
  const inset = w * 0.1;
  const wall = backdrop(frame, set, 0, 0, w, back);
  const cones = lit
    .map((share, i) =>
      cone(
        w * (0.22 + i * (0.56 / Math.max(1, lit.length - 1 || 1))),
        h * 0.04,
        w * share,
        (back + front) / 2,
        w * 0.12,
        mood.light,
      ),
    )
    .join('');
  const edge = rect(0, front, w, h * 0.05, shade(mood.floor, 0.35)) + rect(0, front, w, 7, tint(mood.floor, 0.3));
  const wing = drape(-10, 0, inset + 10, front, mood.side, 5) + drape(w - inset, 0, inset + 10, front, mood.side, 5);
  return (
    wall +
    boards(frame, back, front, inset) +
    cones +
    wing +
    border(0, -h * 0.02, w, h * 0.12, mood.side, mood.motif) +
    edge +
    rect(0, front + h * 0.05, w, h, mix(mood.side, INK, 0.45))
  );
}

/** Heads and shoulders of an audience row seen from behind, as silhouettes in near tones. */
export function row(frame: Frame, y: number, s: number, colour: string, gap = 1.9, shift = 0): string {
  const { w, h, random } = frame;
  const count = Math.ceil(w / (s * gap)) + 1;
  return times(count, (i) => {
    const x = (i + shift + random.between(-0.16, 0.16)) * s * gap;
    const top = y + random.between(-0.22, 0.22) * s;
    const k = random.between(0.92, 1.1) * s;
    const hair = shade(colour, 0.25);
    const kind = random.int(0, 6);
    const extra =
      kind === 0
        ? circle(x, top - k * 0.72, k * 0.28, hair)
        : kind === 1
          ? path(
              `M${x - k * 0.6} ${top}A${k * 0.6} ${k * 0.62} 0 0 1 ${x + k * 0.6} ${top}L${x + k * 0.66} ${top + k * 0.9}H${x - k * 0.66}Z`,
              hair,
            )
          : kind === 2
            ? times(8, (j) =>
                circle(x + Math.cos(j * 0.8) * k * 0.4, top - k * 0.1 + Math.sin(j * 0.8) * k * 0.42, k * 0.3, hair),
              )
            : kind === 3
              ? oval(x - k * 0.52, top + k * 0.05, k * 0.1, k * 0.17, colour) +
                oval(x + k * 0.52, top + k * 0.05, k * 0.1, k * 0.17, colour)
              : '';
    const body = path(
      `M${x - k * 1.12} ${h + 20}V${top + k * 1.5}Q${x - k * 1.05} ${top + k * 0.86} ${x - k * 0.3} ${top + k * 0.76}V${top + k * 0.4}H${x + k * 0.3}V${top + k * 0.76}Q${x + k * 1.05} ${top + k * 0.86} ${x + k * 1.12} ${top + k * 1.5}V${h + 20}Z`,
      colour,
    );
    return (
      body +
      oval(x, top, k * 0.5, k * 0.58, colour) +
      path(
        `M${x - k * 0.53} ${top + k * 0.12}A${k * 0.53} ${k * 0.66} 0 0 1 ${x + k * 0.53} ${top + k * 0.12}Q${x} ${top + k * 0.5} ${x - k * 0.53} ${top + k * 0.12}Z`,
        hair,
      ) +
      extra
    );
  });
}

/** Several rows, growing towards the viewer. */
export function audience(frame: Frame, y: number, rows: number, size: number): string {
  const { mood } = frame;
  return times(rows, (i) => {
    const share = rows === 1 ? 1 : i / (rows - 1);
    return row(
      frame,
      y + i * size * 0.95 * (0.7 + share * 0.5),
      size * (0.6 + 0.4 * share),
      mix(mix(mood.side, mood.floor, 0.25), mood.near, 0.35 + share * 0.6),
      1.85,
      (i % 2) * 0.5 - 0.4,
    );
  });
}

/** Crystal chandelier of the 1960s: tiers of discs and drops; (x, y) is its middle. */
export function chandelier(x: number, y: number, r: number, rope = 400, lit = true): string {
  const glass = lit ? tint(MUSTARD, 0.55) : BLUE;
  const drops = (rx: number, dy: number, count: number): string =>
    times(count, (i) => {
      const share = (i + 0.5) / count;
      const dx = (share * 2 - 1) * rx;
      const sag = Math.sqrt(1 - (share * 2 - 1) ** 2) * rx * 0.2;
      return (
        line(
          [
            [x + dx, y + dy + sag],
            [x + dx, y + dy + sag + r * 0.22],
          ],
          i % 2 ? glass : PAPER,
          r * 0.045,
        ) + circle(x + dx, y + dy + sag + r * 0.28, r * 0.05, i % 2 ? PAPER : MUSTARD)
      );
    });
  const tier = (rx: number, dy: number): string =>
    oval(x, y + dy, rx, rx * 0.2, MUSTARD) + oval(x, y + dy, rx * 0.86, rx * 0.15, shade(MUSTARD, 0.35));
  return (
    line(
      [
        [x, y - rope],
        [x, y - r * 0.5],
      ],
      DARK_WOOD,
      r * 0.04,
    ) +
    tier(r * 0.5, -r * 0.45) +
    drops(r * 0.5, -r * 0.45, 9) +
    tier(r, 0) +
    drops(r, 0, 17) +
    tier(r * 0.66, r * 0.34) +
    drops(r * 0.66, r * 0.34, 11) +
    (lit ? times(7, (i) => circle(x + (i - 3) * r * 0.28, y - r * 0.06, r * 0.065, PAPER)) : '')
  );
}

/** Red banner, flowers or other colour accents shared by halls. */
export function bouquet(x: number, y: number, r: number): string {
  return (
    poly(
      [
        [x - r * 0.5, y],
        [x + r * 0.5, y],
        [x, y + r * 1.7],
      ],
      PAPER,
    ) +
    times(7, (i) =>
      circle(
        x + Math.cos(i * 0.9) * r * 0.52,
        y - r * 0.2 + Math.sin(i * 0.9) * r * 0.42,
        r * 0.3,
        [RED, MUSTARD, tint(RED, 0.5), RED][i % 4] ?? RED,
      ),
    ) +
    half(x - r * 0.7, y + r * 0.1, r * 0.35, -60, GREEN) +
    half(x + r * 0.7, y + r * 0.1, r * 0.35, 60, GREEN)
  );
}
