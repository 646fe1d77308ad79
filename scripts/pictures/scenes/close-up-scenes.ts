import type { Scene } from './frame.ts';
import { bass as bassBody, bow, violin } from './instruments.ts';
import { backdrop } from './stage.ts';
import {
  box,
  circle,
  clip,
  curve,
  disc,
  half,
  line,
  oval,
  path,
  pill,
  place,
  poly,
  quarter,
  rect,
  ring,
  times,
} from './svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, SKINS, shade, tint, WOOD } from './tints.ts';

/** A large hand: four fingers pointing along -y over a palm at the origin; about 200 wide and 300 high. */
export function bigHand(skin: string, sleeve: string, curl = 0): string {
  const dark = mix(skin, RED, 0.22);
  const fingers = times(4, (i) => {
    const x = -78 + i * 50;
    const top = [-150, -182, -172, -128][i] ?? -150;
    return (
      pill(x, top + curl, 46, 220, 23, i % 2 ? skin : mix(skin, RED, 0.06)) +
      rect(x + 42, top + curl + 50, 4, 100, dark) +
      pill(x + 12, top + curl + 8, 22, 26, 11, tint(skin, 0.5))
    );
  });
  return (
    pill(-84, -20, 206, 160, 60, skin) +
    fingers +
    path('M-84 60Q-160 20 -176 -50Q-150 -76 -128 -40Q-110 0 -70 10Z', dark) +
    pill(-70, 120, 180, 260, 40, sleeve) +
    pill(-78, 118, 196, 44, 16, shade(sleeve, 0.25))
  );
}

/** Hand on the fingerboard of a violin or a bass. */
export const fingers: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const skin = random.pick(SKINS);
  const low = options.what === 'bass';
  const ground =
    rect(0, 0, w, h, mood.far) +
    circle(w * random.between(0.2, 0.8), h * random.between(0.2, 0.5), h * 0.4, mood.motif) +
    poly(
      [
        [0, h * 0.8],
        [w, h * 0.62],
        [w, h],
        [0, h],
      ],
      mood.side,
    );
  const instrument = low
    ? place(bassBody(WOOD), w * 0.15, h * 1.66, h / 330, 24)
    : place(violin(WOOD), -w * 0.12, h * 0.86, h / 128, -14);
  const bowPart = low ? '' : place(bow(300), w * 0.02, h * 0.16, h / 190, 26);
  const hand = low
    ? place(bigHand(skin, options.set ?? PAPER, 30), w * 0.66, h * 0.5, h / 860, -62)
    : place(bigHand(skin, options.set ?? PAPER, 40), w * 0.79, h * 0.52, h / 780, -22);
  return ground + instrument + bowPart + hand;
};

/** Hands on piano keys. */
export const keys: Scene = (frame) => {
  const { w, h, random, mood } = frame;
  const skin = random.pick(SKINS);
  const count = 15;
  const slant = w * 0.1;
  const keyW = w / (count - 3);
  const white = times(
    count,
    (i) =>
      poly(
        [
          [i * keyW - slant, h * 0.38],
          [(i + 1) * keyW - slant - 4, h * 0.38],
          [(i + 1) * keyW - slant * 2 - 4, h * 0.86],
          [i * keyW - slant * 2, h * 0.86],
        ],
        i % 5 === 2 ? tint(BLUE, 0.6) : PAPER,
      ) +
      poly(
        [
          [i * keyW - slant * 2, h * 0.86],
          [(i + 1) * keyW - slant * 2 - 4, h * 0.86],
          [(i + 1) * keyW - slant * 2 - 4, h * 0.9],
          [i * keyW - slant * 2, h * 0.9],
        ],
        shade(PAPER, 0.25),
      ),
  );
  const black = times(count, (i) =>
    i % 7 === 2 || i % 7 === 6
      ? ''
      : poly(
          [
            [(i + 0.7) * keyW - slant, h * 0.38],
            [(i + 1.25) * keyW - slant, h * 0.38],
            [(i + 1.25) * keyW - slant * 1.6, h * 0.67],
            [(i + 0.7) * keyW - slant * 1.6, h * 0.67],
          ],
          INK,
        ),
  );
  const lid =
    rect(0, 0, w, h * 0.38, '#2B2725') +
    poly(
      [
        [w * 0.12, h * 0.04],
        [w * 0.5, h * 0.04],
        [w * 0.52, h * 0.33],
        [w * 0.1, h * 0.33],
      ],
      PAPER,
    ) +
    times(5, (i) => rect(w * 0.14, h * (0.1 + i * 0.045), w * 0.33, 2.5, INK)) +
    times(11, (i) => circle(w * (0.16 + i * 0.03), h * random.between(0.09, 0.28), 7, INK)) +
    circle(w * 0.82, h * 0.14, h * 0.09, mood.motif);
  const sleeve = random.pick([INK, RED, GREEN]);
  return (
    rect(0, 0, w, h, mood.side) +
    lid +
    rect(0, h * 0.36, w, h * 0.03, RED) +
    white +
    black +
    rect(0, h * 0.9, w, h * 0.1, '#2B2725') +
    place(bigHand(skin, sleeve, 30), w * 0.3, h * 0.8, h / 780, -8) +
    place(bigHand(skin, sleeve, 46), w * 0.72, h * 0.76, h / 780, 12, true)
  );
};

/** Cimbalom strings from above with two mallets, or a drum with sticks. */
export const mallets: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const skin = random.pick(SKINS);
  const sleeve = options.what === 'drum' ? INK : PAPER;
  const ground =
    options.what === 'drum'
      ? rect(0, 0, w, h, mood.far) +
        circle(w * 0.16, h * 0.12, h * 0.36, MUSTARD) +
        ring(w * 0.16, h * 0.12, h * 0.22, shade(MUSTARD, 0.25), 4) +
        ring(w * 0.16, h * 0.12, h * 0.3, shade(MUSTARD, 0.25), 4) +
        circle(w * 0.16, h * 0.12, h * 0.06, shade(MUSTARD, 0.3)) +
        oval(w * 0.56, h * 0.66, w * 0.42, h * 0.42, mood.side) +
        oval(w * 0.56, h * 0.58, w * 0.42, h * 0.4, RED) +
        oval(w * 0.56, h * 0.55, w * 0.39, h * 0.36, PAPER) +
        oval(w * 0.56, h * 0.55, w * 0.25, h * 0.22, tint(BLUE, 0.55))
      : rect(0, 0, w, h, mood.far) +
        poly(
          [
            [w * 0.14, h * 0.04],
            [w * 0.9, h * 0.04],
            [w * 1.08, h * 0.94],
            [-w * 0.06, h * 0.94],
          ],
          DARK_WOOD,
        ) +
        poly(
          [
            [w * 0.18, h * 0.08],
            [w * 0.86, h * 0.08],
            [w * 1.01, h * 0.87],
            [w * 0.01, h * 0.87],
          ],
          mix(WOOD, MUSTARD, 0.35),
        ) +
        circle(w * 0.36, h * 0.42, h * 0.1, INK) +
        circle(w * 0.64, h * 0.42, h * 0.1, INK) +
        times(
          8,
          (i) =>
            circle(
              w * 0.36 + Math.cos(i * 0.785) * h * 0.06,
              h * 0.42 + Math.sin(i * 0.785) * h * 0.06,
              h * 0.018,
              MUSTARD,
            ) +
            circle(
              w * 0.64 + Math.cos(i * 0.785) * h * 0.06,
              h * 0.42 + Math.sin(i * 0.785) * h * 0.06,
              h * 0.018,
              MUSTARD,
            ),
        ) +
        times(26, (i) =>
          line(
            [
              [w * (0.17 - i * 0.006), h * (0.1 + i * 0.03)],
              [w * (0.87 + i * 0.0055), h * (0.1 + i * 0.03)],
            ],
            i % 4 === 0 ? PAPER : shade(MUSTARD, 0.15),
            i % 4 === 0 ? 4 : 2.4,
          ),
        ) +
        line(
          [
            [w * 0.5, h * 0.08],
            [w * 0.47, h * 0.87],
          ],
          DARK_WOOD,
          18,
        );
  const stick = (x: number, y: number, tx: number, ty: number): string =>
    line(
      [
        [x, y],
        [tx, ty],
      ],
      options.what === 'drum' ? PALE_WOOD : DARK_WOOD,
      16,
    ) +
    (options.what === 'drum'
      ? oval(tx, ty, 14, 12, PALE_WOOD)
      : oval(tx, ty, 32, 22, PAPER) + oval(tx, ty, 16, 20, RED));
  return (
    ground +
    stick(w * 0.28, h * 0.84, w * 0.42, h * 0.44) +
    stick(w * 0.84, h * 0.8, w * 0.64, h * 0.34) +
    place(bigHand(skin, sleeve, 110), w * 0.26, h * 0.88, h / 900, 18) +
    place(bigHand(skin, sleeve, 110), w * 0.86, h * 0.84, h / 900, -24, true)
  );
};

/** Hand on the buttons of an accordion. */
export const buttons: Scene = (frame) => {
  const { w, h, random, mood } = frame;
  const skin = random.pick(SKINS);
  const c = random.pick([RED, GREEN]);
  const folds = times(
    12,
    (i) =>
      poly(
        [
          [i * w * 0.05, h * (0.06 + (i % 2) * 0.04)],
          [(i + 1) * w * 0.05, h * (0.06 + ((i + 1) % 2) * 0.04)],
          [(i + 1) * w * 0.05, h * (0.96 - ((i + 1) % 2) * 0.04)],
          [i * w * 0.05, h * (0.96 - (i % 2) * 0.04)],
        ],
        i % 2 ? c : shade(c, 0.38),
      ) + rect(i * w * 0.05 - 3, h * (0.06 + (i % 2) * 0.04), 8, 26, MUSTARD),
  );
  return (
    rect(0, 0, w, h, mood.far) +
    folds +
    pill(w * 0.58, h * 0.02, w * 0.36, h * 0.98, 40, INK) +
    pill(w * 0.61, h * 0.06, w * 0.3, h * 0.9, 24, shade(WOOD, 0.15)) +
    times(
      24,
      (i) =>
        circle(
          w * (0.67 + (i % 4) * 0.06) + (Math.floor(i / 4) % 2) * w * 0.02,
          h * (0.14 + Math.floor(i / 4) * 0.14),
          h * 0.036,
          PAPER,
        ) +
        circle(
          w * (0.67 + (i % 4) * 0.06) + (Math.floor(i / 4) % 2) * w * 0.02,
          h * (0.14 + Math.floor(i / 4) * 0.14),
          h * 0.022,
          [RED, PAPER, MUSTARD, PAPER][i % 4] ?? PAPER,
        ),
    ) +
    place(bigHand(skin, PAPER, 36), w * 0.86, h * 0.58, h / 760, -58)
  );
};

/** Bell and keys of a brass instrument, reflecting the hall. */
export const brassBell: Scene = (frame) => {
  const { w, h, mood, random } = frame;
  const x = w * 0.42;
  const y = h * 0.5;
  const skin = random.pick(SKINS);
  return (
    rect(0, 0, w, h, mood.far) +
    times(5, (i) => rect(0, h * (0.08 + i * 0.2), w, h * 0.07, mood.side)) +
    path(
      `M${w} ${h * 0.34}Q${w * 0.74} ${h * 0.4} ${x + h * 0.3} ${h * 0.08}V${h * 0.92}Q${w * 0.74} ${h * 0.6} ${w} ${h * 0.66}Z`,
      shade(MUSTARD, 0.16),
    ) +
    oval(x + h * 0.16, y, h * 0.34, h * 0.47, shade(MUSTARD, 0.1)) +
    oval(x + h * 0.12, y, h * 0.33, h * 0.46, tint(MUSTARD, 0.3)) +
    oval(x + h * 0.14, y, h * 0.25, h * 0.36, shade(MUSTARD, 0.35)) +
    clip(
      disc(x + h * 0.14, y, h * 0.25, h * 0.36),
      rect(x - h * 0.2, y + h * 0.1, h, h * 0.3, shade(MUSTARD, 0.6)) +
        oval(x + h * 0.1, y - h * 0.1, h * 0.1, h * 0.06, PAPER) +
        times(7, (i) => circle(x - h * 0.05 + i * h * 0.06, y + h * 0.12, h * 0.022, INK)),
    ) +
    times(
      3,
      (i) =>
        pill(w * (0.74 + i * 0.07), h * 0.26, w * 0.05, h * 0.5, 20, tint(MUSTARD, 0.25)) +
        rect(w * (0.755 + i * 0.07), h * 0.16, w * 0.02, h * 0.1, PAPER) +
        oval(w * (0.765 + i * 0.07), h * 0.16, w * 0.026, h * 0.02, PAPER),
    ) +
    place(bigHand(skin, INK, 20), w * 0.88, h * 0.46, h / 900, -28)
  );
};

/** A table with rows of cups, glasses or plates. */
export const refreshments: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kind = options.what ?? 'cups';
  const back =
    rect(0, 0, w, h * 0.5, mood.far) +
    times(7, (i) => quarter(w * i * 0.15, h * 0.04, w * 0.14, random.int(0, 3), i % 2 ? mood.side : mood.motif));
  const cloth =
    rect(0, h * 0.42, w, h * 0.58, options.set === 'wood' ? PALE_WOOD : PAPER) +
    (options.set === 'wood'
      ? times(5, (i) => rect(0, h * (0.5 + i * 0.11), w, 5, shade(PALE_WOOD, 0.2)))
      : times(12, (i) =>
          poly(
            [
              [w * (i * 0.1 - 0.1), h * 0.42],
              [w * (i * 0.1 - 0.05), h * 0.42],
              [w * (i * 0.16 - 0.4), h],
              [w * (i * 0.16 - 0.48), h],
            ],
            RED,
            0.75,
          ),
        ));
  let things = '';
  for (let r = 0; r < 3; r += 1) {
    const s = h * (0.1 + r * 0.055);
    const y = h * (0.5 + r * 0.2);
    const count = Math.ceil(w / (s * 1.75)) + 1;
    things += times(count, (i) => {
      const x = (i + (r % 2) * 0.5 - 0.1) * s * 1.75;
      const c = [RED, MUSTARD, GREEN, BLUE, INK][(i + r) % 5] ?? RED;
      if (kind === 'glasses')
        return (
          poly(
            [
              [x - s * 0.36, y - s * 1.2],
              [x + s * 0.36, y - s * 1.2],
              [x + s * 0.06, y - s * 0.4],
              [x - s * 0.06, y - s * 0.4],
            ],
            tint(BLUE, 0.5),
            0.9,
          ) +
          poly(
            [
              [x - s * 0.3, y - s],
              [x + s * 0.3, y - s],
              [x + s * 0.05, y - s * 0.42],
              [x - s * 0.05, y - s * 0.42],
            ],
            i % 2 ? shade(RED, 0.2) : MUSTARD,
          ) +
          rect(x - s * 0.035, y - s * 0.42, s * 0.07, s * 0.52, mix(BLUE, INK, 0.2)) +
          oval(x, y + s * 0.1, s * 0.28, s * 0.06, mix(BLUE, INK, 0.2))
        );
      if (kind === 'donuts')
        return (
          oval(x, y + s * 0.1, s * 0.75, s * 0.3, PAPER) +
          ring(x, y + s * 0.1, s * 0.7, c, 5, s * 0.27) +
          oval(x, y - s * 0.18, s * 0.56, s * 0.38, mix(MUSTARD, WOOD, 0.55)) +
          oval(x, y - s * 0.28, s * 0.5, s * 0.24, mix(MUSTARD, WOOD, 0.2)) +
          circle(x, y - s * 0.34, s * 0.13, RED) +
          times(5, (j) => circle(x + (j - 2) * s * 0.17, y - s * (0.3 + (j % 2) * 0.1), s * 0.03, PAPER))
        );
      if (kind === 'goulash')
        return (
          path(
            `M${x - s * 0.75} ${y - s * 0.4}H${x + s * 0.75}Q${x + s * 0.6} ${y + s * 0.35} ${x} ${y + s * 0.35}Q${x - s * 0.6} ${y + s * 0.35} ${x - s * 0.75} ${y - s * 0.4}Z`,
            c,
          ) +
          oval(x, y - s * 0.4, s * 0.75, s * 0.24, PAPER) +
          oval(x, y - s * 0.39, s * 0.64, s * 0.18, shade(RED, 0.25)) +
          times(4, (j) =>
            pill(
              x - s * 0.4 + j * s * 0.22,
              y - s * (0.46 - (j % 2) * 0.08),
              s * 0.15,
              s * 0.1,
              4,
              j % 2 ? MUSTARD : DARK_WOOD,
            ),
          )
        );
      if (kind === 'cakes')
        return (
          oval(x, y + s * 0.14, s * 0.8, s * 0.26, PAPER) +
          poly(
            [
              [x - s * 0.6, y - s * 0.3],
              [x + s * 0.3, y - s * 0.5],
              [x + s * 0.6, y - s * 0.2],
              [x - s * 0.3, y],
            ],
            [MUSTARD, tint(RED, 0.2), DARK_WOOD][(i + r) % 3] ?? MUSTARD,
          ) +
          poly(
            [
              [x - s * 0.6, y - s * 0.3],
              [x - s * 0.3, y],
              [x - s * 0.3, y + s * 0.22],
              [x - s * 0.6, y - s * 0.08],
            ],
            PALE_WOOD,
          ) +
          poly(
            [
              [x - s * 0.3, y],
              [x + s * 0.6, y - s * 0.2],
              [x + s * 0.6, y + s * 0.04],
              [x - s * 0.3, y + s * 0.22],
            ],
            shade(PALE_WOOD, 0.2),
          ) +
          circle(x, y - s * 0.32, s * 0.1, RED)
        );
      if (kind === 'hearts')
        return place(
          path('M0 46C-90 -16 -56 -100 0 -52C56 -100 90 -16 0 46Z', c) +
            `<path d="M0 30C-70 -16 -44 -78 0 -38C44 -78 70 -16 0 30Z" fill="none" stroke="${PAPER}" stroke-width="6" stroke-dasharray="2 12" stroke-linecap="round"/>` +
            circle(0, -14, 10, PAPER),
          x,
          y - s * 0.1,
          s / 95,
        );
      if (kind === 'lanterns')
        return (
          path(
            `M${x - s * 0.4} ${y + s * 0.2}V${y - s * 0.6}L${x} ${y - s * 1.05}L${x + s * 0.4} ${y - s * 0.6}V${y + s * 0.2}Z`,
            c,
          ) +
          path(
            `M${x} ${y - s * 0.6}Q${x + s * 0.26} ${y - s * 0.1} ${x} ${y + s * 0.05}Q${x - s * 0.26} ${y - s * 0.1} ${x} ${y - s * 0.6}Z`,
            tint(MUSTARD, 0.5),
          )
        );
      return (
        oval(x, y + s * 0.36, s * 0.74, s * 0.18, tint(c, 0.45)) +
        path(
          `M${x - s * 0.5} ${y - s * 0.42}H${x + s * 0.5}V${y}Q${x + s * 0.48} ${y + s * 0.38} ${x} ${y + s * 0.38}Q${x - s * 0.48} ${y + s * 0.38} ${x - s * 0.5} ${y}Z`,
          c,
        ) +
        `<circle cx="${x + s * 0.56}" cy="${y - s * 0.08}" r="${s * 0.2}" fill="none" stroke="${c}" stroke-width="${s * 0.1}"/>` +
        oval(x, y - s * 0.42, s * 0.5, s * 0.14, PAPER) +
        oval(x, y - s * 0.41, s * 0.42, s * 0.1, shade(WOOD, 0.5)) +
        half(x, y + s * 0.1, s * 0.22, 0, c === PAPER ? RED : PAPER) +
        (r > 0 && i % 2
          ? curve(
              `M${x} ${y - s * 0.62}q${-s * 0.2} ${-s * 0.3} 0 ${-s * 0.55}q${s * 0.18} ${-s * 0.25} 0 ${-s * 0.5}`,
              PAPER,
              s * 0.07,
            )
          : '')
      );
    });
  }
  const skin = random.pick(SKINS);
  return (
    back +
    cloth +
    things +
    (options.count === 1
      ? place(bigHand(skin, random.pick([GREEN, INK, MUSTARD]), 36), w * 0.86, h * 0.66, h / 760, -46)
      : '')
  );
};

/** Shoes and hems of dancers on the parquet. */
export const shoes: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const floor =
    rect(0, 0, w, h, mood.floor) +
    times(10, (r) =>
      times(14, (i) => {
        const y = h * (0.2 + r * 0.09);
        const s = w * (0.06 + r * 0.006);
        const x = (i - 1) * s * 1.4 - (r % 2) * s * 0.7;
        return poly(
          [
            [x, y],
            [x + s * 0.7, y + h * 0.045],
            [x, y + h * 0.09],
            [x - s * 0.7, y + h * 0.045],
          ],
          (i + r) % 2 ? mood.grain : mix(mood.floor, mood.grain, 0.4),
        );
      }),
    );
  const wall =
    rect(0, 0, w, h * 0.26, mood.far) +
    times(9, (i) => half(w * (0.06 + i * 0.12), h * 0.26, w * 0.05, 0, i % 2 ? mood.side : mood.motif));
  const pair = (x: number, y: number, s: number, kind: string): string => {
    const leg = (dx: number, lift: number, skin: string): string => {
      if (kind === 'boots')
        return (
          poly(
            [
              [dx - 56, -1100],
              [dx + 56, -1100],
              [dx + 34, -40 - lift],
              [dx - 34, -40 - lift],
            ],
            INK,
          ) +
          path(`M${dx - 38} ${-lift}V${-70 - lift}H${dx + 36}L${dx + 110} ${-22 - lift}V${-lift}Z`, INK) +
          rect(dx - 44, -20 - lift, 40, 24, shade(RED, 0.3)) +
          rect(dx - 46, -560, 92, 16, RED)
        );
      if (kind === 'trousers')
        return (
          poly(
            [
              [dx - 60, -1100],
              [dx + 60, -1100],
              [dx + 44, -44 - lift],
              [dx - 44, -44 - lift],
            ],
            options.set === 'gala' ? '#2B2725' : random.pick([GREEN, '#2B2725', mix(BLUE, INK, 0.5)]),
          ) +
          path(`M${dx - 40} ${-lift}V${-48 - lift}H${dx + 30}Q${dx + 110} ${-40 - lift} ${dx + 116} ${-lift}Z`, INK) +
          rect(dx - 40, -8 - lift, 156, 10, shade(WOOD, 0.4))
        );
      if (kind === 'ballet')
        return (
          poly(
            [
              [dx - 50, -1100],
              [dx + 50, -1100],
              [dx + 16, -90 - lift],
              [dx - 14, -90 - lift],
            ],
            tint(RED, 0.72),
          ) +
          path(`M${dx - 18} ${-110 - lift}H${dx + 18}L${dx + 12} ${4 - lift}H${dx - 12}Z`, RED) +
          line(
            [
              [dx - 18, -150 - lift],
              [dx + 18, -120 - lift],
            ],
            RED,
            7,
          ) +
          line(
            [
              [dx + 18, -150 - lift],
              [dx - 18, -120 - lift],
            ],
            RED,
            7,
          )
        );
      if (kind === 'sneakers')
        return (
          poly(
            [
              [dx - 54, -1100],
              [dx + 54, -1100],
              [dx + 30, -70 - lift],
              [dx - 30, -70 - lift],
            ],
            options.set === 'kids' ? random.pick([RED, GREEN, MUSTARD, BLUE]) : INK,
          ) +
          path(
            `M${dx - 38} ${-lift}V${-84 - lift}H${dx + 34}Q${dx + 60} ${-50 - lift} ${dx + 118} ${-40 - lift}V${-lift}Z`,
            random.pick([RED, MUSTARD, PAPER]),
          ) +
          rect(dx - 42, -16 - lift, 164, 20, PAPER) +
          times(3, (i) =>
            line(
              [
                [dx + 20 + i * 18, -66 - lift + i * 8],
                [dx + 36 + i * 18, -50 - lift + i * 6],
              ],
              INK,
              5,
            ),
          )
        );
      return (
        poly(
          [
            [dx - 32, -520],
            [dx + 30, -520],
            [dx + 18, -70 - lift],
            [dx - 16, -70 - lift],
          ],
          skin,
        ) +
        path(
          `M${dx - 24} ${-64 - lift}L${dx + 20} ${-72 - lift}Q${dx + 60} ${-20 - lift} ${dx + 116} ${-8 - lift}L${dx + 112} ${2 - lift}H${dx + 40}L${dx - 10} ${-30 - lift}V${2 - lift}H${dx - 22}Z`,
          random.pick([RED, INK, MUSTARD, GREEN]),
        )
      );
    };
    const skin = random.pick(SKINS);
    const c = random.pick([RED, GREEN, MUSTARD, BLUE, PAPER]);
    const hem =
      kind === 'heels'
        ? path(`M-110 -1100H130L${random.between(240, 340)} -330Q60 -250 ${random.between(-300, -200)} -340Z`, c) +
          times(5, (i) =>
            line(
              [
                [-70 + i * 40, -1100],
                [-170 + i * 100, -310],
              ],
              shade(c, 0.2),
              9,
            ),
          ) +
          curve('M-260 -372Q50 -285 300 -362', shade(c, 0.3), 13)
        : kind === 'folk'
          ? path('M-130 -1100H130L330 -360Q0 -260 -330 -360Z', c) +
            curve('M-318 -400Q0 -300 318 -400', PAPER, 22) +
            curve('M-306 -450Q0 -350 306 -450', MUSTARD, 10)
          : '';
    return (
      oval(x + s * 20, y + 6, s * 170, s * 24, INK, 0.25) +
      place(leg(-70, 0, skin) + leg(70, random.chance(0.4) ? 60 : 0, skin) + hem, x, y, s, 0, random.chance(0.4))
    );
  };
  const kinds = options.cast ?? ['heels', 'trousers', 'heels', 'trousers'];
  return (
    floor +
    wall +
    kinds
      .map((kind, i) =>
        pair(
          w * (0.14 + (0.76 * (i + 0.2)) / kinds.length) + (i % 2) * 40,
          h * (0.72 + (i % 2) * 0.18),
          (h / 1067) * (1.02 + (i % 2) * 0.2),
          kind,
        ),
      )
      .join('')
  );
};

/** One mask lying on a table. */
export function mask(kind: string, s: number): string {
  if (kind === 'goat')
    return place(
      path(
        'M-60 -90C-160 -190 -190 -330 -110 -420C-130 -300 -70 -220 -20 -150ZM60 -90C160 -190 190 -330 110 -420C130 -300 70 -220 20 -150Z',
        MUSTARD,
      ) +
        path('M-120 -130Q0 -190 120 -130Q110 60 60 170Q0 230 -60 170Q-110 60 -120 -130Z', DARK_WOOD) +
        path('M0 -160Q120 -150 120 -130Q110 60 60 170Q30 205 0 210Z', shade(DARK_WOOD, 0.4)) +
        oval(-56, -50, 30, 20, PAPER) +
        oval(56, -50, 30, 20, PAPER) +
        circle(-52, -48, 12, INK) +
        circle(52, -48, 12, INK) +
        oval(-22, 120, 10, 16, INK) +
        oval(22, 120, 10, 16, INK) +
        path('M-40 170Q0 330 40 170Z', PAPER) +
        path('M-140 -120L-220 -70L-120 -60ZM140 -120L220 -70L120 -60Z', DARK_WOOD) +
        line(
          [
            [-30, 158],
            [30, 158],
          ],
          RED,
          9,
        ),
      0,
      0,
      s,
    );
  if (kind === 'devil')
    return place(
      path('M-70 -140Q-150 -200 -120 -300Q-80 -230 -20 -180ZM70 -140Q150 -200 120 -300Q80 -230 20 -180Z', INK) +
        path('M-130 -80Q-120 -190 0 -190Q120 -190 130 -80Q120 120 0 190Q-120 120 -130 -80Z', RED) +
        path('M0 -190Q120 -190 130 -80Q120 120 0 190Z', shade(RED, 0.3)) +
        path('M-90 -70L-20 -40L-80 -10ZM90 -70L20 -40L80 -10Z', MUSTARD) +
        circle(-60, -40, 10, INK) +
        circle(60, -40, 10, INK) +
        path('M0 -40L26 50H-26Z', shade(RED, 0.5)) +
        path('M-70 80H70Q40 130 0 130Q-40 130 -70 80Z', PAPER) +
        times(5, (i) =>
          poly(
            [
              [-56 + i * 24, 80],
              [-44 + i * 24, 108],
              [-32 + i * 24, 80],
            ],
            INK,
          ),
        ),
      0,
      0,
      s,
    );
  if (kind === 'sun')
    return place(
      times(
        12,
        (i) =>
          `<g transform="rotate(${i * 30})">${poly(
            [
              [-34, -130],
              [0, -230],
              [34, -130],
            ],
            i % 2 ? RED : MUSTARD,
          )}</g>`,
      ) +
        circle(0, 0, 142, MUSTARD) +
        half(0, 0, 142, 90, shade(MUSTARD, 0.18)) +
        path('M-84 -30Q-50 -74 -18 -30Q-50 -10 -84 -30ZM84 -30Q50 -74 18 -30Q50 -10 84 -30Z', INK) +
        path('M-4 -20H10L22 44H-12Z', RED) +
        path('M-50 66Q0 116 50 66Q0 88 -50 66Z', RED) +
        circle(-84, 40, 20, RED, 0.6) +
        circle(84, 40, 20, RED, 0.6),
      0,
      0,
      s,
    );
  return place(
    path(
      'M-220 -60Q-110 -130 0 -70Q110 -130 220 -60Q230 60 110 86Q40 90 0 30Q-40 90 -110 86Q-230 60 -220 -60Z',
      GREEN,
    ) +
      path('M0 -70Q110 -130 220 -60Q230 60 110 86Q40 90 0 30Z', shade(GREEN, 0.3)) +
      path('M-160 -10Q-100 -60 -50 0Q-100 40 -160 -10ZM160 -10Q100 -60 50 0Q100 40 160 -10Z', PAPER) +
      times(7, (i) => circle(-180 + i * 60, -84 - Math.abs(((i * 2) % 4) - 2) * 8, 12, i % 2 ? MUSTARD : RED)) +
      path('M170 -80Q260 -200 190 -330Q140 -200 130 -96ZM120 -96Q150 -240 60 -330Q60 -200 86 -98Z', RED) +
      path('M210 -60Q330 -120 350 -250Q240 -190 180 -80Z', MUSTARD),
    0,
    0,
    s,
  );
}

/** Masks on a table or hung in a row. */
export const masks: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kinds = options.cast ?? ['eye'];
  const wall =
    rect(0, 0, w, h, mood.far) +
    (options.set === 'wall'
      ? times(8, (i) => rect(0, h * i * 0.125, w, 4, mood.side))
      : circle(w * 0.5, h * 0.5, h * 0.44, mood.motif) +
        poly(
          [
            [0, h * 0.62],
            [w, h * 0.62],
            [w, h],
            [0, h],
          ],
          PALE_WOOD,
        ) +
        times(5, (i) => rect(0, h * (0.68 + i * 0.075), w, 4, shade(PALE_WOOD, 0.2))));
  const step = w / kinds.length;
  return (
    wall +
    kinds
      .map((kind, i) => {
        const [x, y] = [step * (i + 0.5), h * (options.set === 'wall' ? 0.5 + (i % 2) * 0.06 : 0.56)];
        const s = Math.min(h / (kinds.length === 1 ? 560 : 760), step / 470);
        return (
          (options.set === 'wall'
            ? line(
                [
                  [x, 0],
                  [x, y - 150 * s],
                ],
                INK,
                5,
              )
            : oval(x, y + 96 * s, 230 * s, 22 * s, INK, 0.25)) + place(mask(kind, 1), x, y, s, random.between(-9, 9))
        );
      })
      .join('') +
    (options.set === 'wall'
      ? ''
      : times(22, () =>
          circle(
            random.between(0, w),
            random.between(h * 0.68, h),
            random.between(6, 14),
            random.pick([RED, MUSTARD, GREEN, BLUE]),
          ),
        ))
  );
};

/** Hands holding a programme, a ticket, or clapping over heads. */
export const programme: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const skin = random.pick(SKINS);
  const sleeve = random.pick([RED, GREEN, INK, MUSTARD]);
  const sheet = place(
    rect(-230, -330, 460, 640, PAPER) +
      clip(
        box(-230, -330, 460, 300),
        backdrop(
          { ...frame, mood: { ...mood, far: mood.motif, motif: mood.far } },
          options.set ?? 'arcs',
          -230,
          -330,
          460,
          300,
        ),
      ) +
      times(7, (i) =>
        rect(-190, 20 + i * 38, i % 3 === 2 ? 190 : 330 + (i % 2) * 40, i === 0 ? 22 : 9, i === 0 ? RED : INK),
      ),
    w * 0.5,
    h * 0.48,
    h / 1000,
    -6,
  );
  return (
    rect(0, 0, w, h, mood.side) +
    times(12, (i) =>
      circle(
        w * random.between(0, 1),
        h * random.between(0, 0.5),
        h * random.between(0.04, 0.09),
        i % 2 ? mood.far : mix(mood.side, mood.far, 0.5),
      ),
    ) +
    sheet +
    place(bigHand(skin, sleeve, 60), w * 0.29, h * 0.84, h / 900, 20) +
    place(bigHand(skin, sleeve, 60), w * 0.71, h * 0.82, h / 900, -20, true)
  );
};
