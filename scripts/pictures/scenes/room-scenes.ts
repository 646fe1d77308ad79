import * as cast from './cast.ts';
import { print, terrazzo } from './exhibition-scenes.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Frame, Scene } from './frame.ts';
import { tree } from './outdoors.ts';
import { musician } from './playing.ts';
import { audience, backdrop, border, chandelier, cone, drape } from './stage.ts';
import { circle, half, line, oval, path, pill, place, poly, quarter, rect, times } from './svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, shade, tint, WOOD } from './tints.ts';

const WALL = mix(PAPER, MUSTARD, 0.16);

/** Shell of the large hall: stage, panelled walls, ceiling with rows of lamps, parquet. */
function largeHall(frame: Frame, curtain: string): string {
  const { w, h } = frame;
  const [l, r, t, b] = [w * 0.22, w * 0.78, h * 0.16, h * 0.47];
  const side = (flip: number): string =>
    times(6, (i) => {
      const at = (k: number): number => (flip > 0 ? k : w - k);
      const x0 = w * (0.002 + i * 0.0365);
      const x1 = x0 + w * 0.026;
      const top = (x: number): number => (x / l) * h * 0.13;
      const bottom = (x: number): number => h * 0.86 - (x / l) * h * 0.29;
      return poly(
        [
          [at(x0), top(x0)],
          [at(x1), top(x1)],
          [at(x1), bottom(x1)],
          [at(x0), bottom(x0)],
        ],
        i % 2 ? shade(WOOD, 0.25) : WOOD,
      );
    });
  const ceiling =
    poly(
      [
        [0, 0],
        [w, 0],
        [r, h * 0.13],
        [l, h * 0.13],
      ],
      tint(PAPER, 0.3),
    ) +
    times(4, (i) =>
      times(9, (j) =>
        oval(w * (0.5 + (j - 4) * (0.06 + i * 0.022)), h * (0.115 - i * 0.03), 9 + i * 5, 4 + i * 2, MUSTARD),
      ),
    );
  const stage =
    rect(l, h * 0.13, r - l, b - h * 0.13, shade(RED, 0.62)) +
    drape(l + w * 0.02, t, r - l - w * 0.04, b - t, curtain, 22) +
    border(l, h * 0.13, r - l, h * 0.075, shade(curtain, 0.25), PAPER) +
    poly(
      [
        [l, b],
        [r, b],
        [r + w * 0.03, h * 0.53],
        [l - w * 0.03, h * 0.53],
      ],
      PALE_WOOD,
    ) +
    rect(l - w * 0.03, h * 0.53, r - l + w * 0.06, h * 0.05, shade(WOOD, 0.45));
  const floor =
    poly(
      [
        [l - w * 0.03, h * 0.575],
        [r + w * 0.03, h * 0.575],
        [w * 1.2, h],
        [-w * 0.2, h],
      ],
      tint(WOOD, 0.3),
    ) +
    times(16, (i) =>
      i % 2
        ? poly(
            [
              [l + ((r - l) * i) / 16, h * 0.575],
              [l + ((r - l) * (i + 1)) / 16, h * 0.575],
              [w * (-0.2 + (1.4 * (i + 1)) / 16), h],
              [w * (-0.2 + (1.4 * i) / 16), h],
            ],
            tint(WOOD, 0.16),
          )
        : '',
    );
  return (
    rect(0, 0, w, h, WALL) +
    floor +
    poly(
      [
        [0, 0],
        [l, h * 0.13],
        [l, h * 0.575],
        [0, h * 0.87],
      ],
      WALL,
    ) +
    poly(
      [
        [w, 0],
        [r, h * 0.13],
        [r, h * 0.575],
        [w, h * 0.87],
      ],
      shade(WALL, 0.07),
    ) +
    side(1) +
    side(-1) +
    ceiling +
    stage
  );
}

/** Large hall with red chairs and a mustard curtain. */
export const hallChairs: Scene = (frame) => {
  const { w, h } = frame;
  let out =
    largeHall(frame, MUSTARD) +
    cone(w * 0.36, h * 0.13, w * 0.42, h * 0.5, w * 0.075, PAPER, 0.3) +
    cone(w * 0.64, h * 0.13, w * 0.58, h * 0.5, w * 0.075, PAPER, 0.3);
  for (let r = 0; r < 7; r += 1) {
    const s = w * (0.02 + r * 0.0066 + r * r * 0.0006);
    const y = h * (0.635 + r * 0.022 + r * r * 0.0072);
    out += times(20, (i) => {
      const side = i < 10 ? -1 : 1;
      const x = w / 2 + side * (s * 1.15 + (i % 10) * s * 1.24);
      return (
        pill(x - s * 0.5, y - s * 1.15, s, s * 0.95, s * 0.2, r % 2 ? RED : shade(RED, 0.12)) +
        rect(x - s * 0.54, y - s * 0.16, s * 1.08, s * 0.26, shade(RED, 0.42)) +
        rect(x - s * 0.44, y + s * 0.1, s * 0.08, s * 0.46, INK) +
        rect(x + s * 0.36, y + s * 0.1, s * 0.08, s * 0.46, INK)
      );
    });
  }
  return out;
};

/** Large hall set for a wedding. */
export const hallWedding: Scene = (frame) => {
  const { w, h } = frame;
  const table = (x: number, y: number, s: number): string =>
    times(5, (i) =>
      pill(
        x + (i - 2) * s * 0.82 - s * 0.26,
        y - s * 1.05,
        s * 0.52,
        s * 0.8,
        s * 0.14,
        i % 2 ? RED : shade(RED, 0.15),
      ),
    ) +
    oval(x, y, s * 2, s * 0.52, PAPER) +
    path(
      `M${x - s * 2} ${y}V${y + s * 0.8}Q${x} ${y + s * 1.6} ${x + s * 2} ${y + s * 0.8}V${y}A${s * 2} ${s * 0.52} 0 0 1 ${x - s * 2} ${y}Z`,
      tint(BLUE, 0.55),
    ) +
    times(6, (i) =>
      path(
        `M${x - s * 1.6 + i * s * 0.64} ${y + s * 0.4}l${s * 0.16} 0l${-s * 0.06} ${s * 0.75}l${-s * 0.1} 0Z`,
        tint(BLUE, 0.3),
      ),
    ) +
    times(6, (i) =>
      oval(x + Math.cos(i * 1.05) * s * 1.45, y + Math.sin(i * 1.05) * s * 0.34, s * 0.3, s * 0.1, tint(MUSTARD, 0.5)),
    ) +
    path(`M${x - s * 0.16} ${y}L${x - s * 0.1} ${y - s * 0.7}H${x + s * 0.1}L${x + s * 0.16} ${y}Z`, GREEN) +
    times(7, (i) =>
      circle(
        x + Math.cos(i * 0.9) * s * 0.36,
        y - s * 0.98 + Math.sin(i * 0.9) * s * 0.28,
        s * 0.17,
        [RED, PAPER, MUSTARD, tint(RED, 0.5)][i % 4] ?? RED,
      ),
    );
  return (
    largeHall(frame, RED) +
    chandelier(w * 0.5, h * 0.26, w * 0.11, h * 0.3) +
    oval(w * 0.5, h * 0.68, w * 0.17, h * 0.06, PAPER, 0.35) +
    table(w * 0.22, h * 0.66, w * 0.034) +
    table(w * 0.78, h * 0.66, w * 0.034) +
    table(w * 0.1, h * 0.76, w * 0.046) +
    table(w * 0.9, h * 0.76, w * 0.046) +
    table(w * 0.26, h * 0.88, w * 0.062) +
    table(w * 0.74, h * 0.88, w * 0.062) +
    bouquetRow(frame)
  );
};

/** Garland along the stage edge. */
function bouquetRow({ w, h }: Frame): string {
  return times(
    9,
    (i) =>
      half(w * (0.23 + i * 0.0675), h * 0.535, w * 0.03, 180, GREEN) +
      circle(w * (0.23 + i * 0.0675) - w * 0.03, h * 0.535, w * 0.009, i % 2 ? PAPER : MUSTARD),
  );
}

/** Large hall during a conference. */
export const hallConference: Scene = (frame) => {
  const { w, h, random } = frame;
  const screen =
    rect(w * 0.4, h * 0.1, w * 0.42, h * 0.36, INK) +
    rect(w * 0.406, h * 0.11, w * 0.408, h * 0.34, PAPER) +
    times(5, (i) =>
      rect(
        w * (0.45 + i * 0.066),
        h * 0.41,
        w * 0.042,
        -h * ([0.08, 0.13, 0.11, 0.2, 0.24][i] ?? 0.1),
        [BLUE, GREEN, MUSTARD, GREEN, RED][i] ?? RED,
      ),
    ) +
    rect(w * 0.43, h * 0.41, w * 0.36, 5, INK) +
    line(
      [
        [w * 0.47, h * 0.3],
        [w * 0.54, h * 0.25],
        [w * 0.6, h * 0.27],
        [w * 0.67, h * 0.19],
        [w * 0.74, h * 0.145],
      ],
      INK,
      7,
    ) +
    circle(w * 0.74, h * 0.145, 13, INK);
  const desk =
    poly(
      [
        [w * 0.18, h * 0.31],
        [w * 0.32, h * 0.31],
        [w * 0.305, h * 0.61],
        [w * 0.195, h * 0.61],
      ],
      MUSTARD,
    ) +
    quarter(w * 0.22, h * 0.38, h * 0.09, 1, RED) +
    rect(w * 0.172, h * 0.295, w * 0.156, h * 0.024, DARK_WOOD);
  const f: Figure = { ...cast.visitor(random, true), top: { kind: 'suit', colour: RED, trim: INK } };
  return (
    backdrop(frame, 'curtain', 0, 0, w, h * 0.58) +
    rect(0, h * 0.56, w, h * 0.1, PALE_WOOD) +
    rect(0, h * 0.63, w, h * 0.05, shade(WOOD, 0.45)) +
    rect(0, h * 0.68, w, h * 0.4, shade(frame.mood.side, 0.4)) +
    screen +
    person(
      {
        ...f,
        head: { ...f.head, mood: 'open', look: 0.4, hat: '', glasses: true },
        hands: [
          [-80, -360],
          [200, -520],
        ],
        elbows: [-1, 0.4],
      },
      w * 0.25,
      h * 0.6,
      h * 0.085,
    ) +
    desk +
    line(
      [
        [w * 0.28, h * 0.3],
        [w * 0.272, h * 0.22],
      ],
      INK,
      6,
    ) +
    pill(w * 0.266, h * 0.195, 18, 30, 9, INK) +
    audience(frame, h * 0.78, 3, h * 0.095)
  );
};

/** Shell of the small hall with tall windows to the park. */
function smallHall(frame: Frame, windows = true): string {
  const { w, h, random } = frame;
  const view = times(3, (i) => {
    const x = w * (0.33 + i * 0.215);
    return (
      rect(x, h * 0.1, w * 0.17, h * 0.44, PAPER) +
      rect(x + 10, h * 0.1 + 10, w * 0.17 - 20, h * 0.44 - 20, tint(BLUE, 0.2)) +
      `<svg x="${x + 10}" y="${h * 0.1 + 10}" width="${w * 0.17 - 20}" height="${h * 0.44 - 20}">${rect(0, h * 0.31, w, h, mix(GREEN, MUSTARD, 0.4)) + tree(w * 0.04, h * 0.36, h * 0.11, GREEN, random) + tree(w * 0.12, h * 0.38, h * 0.13, mix(GREEN, MUSTARD, 0.25), random)}</svg>` +
      rect(x + w * 0.083, h * 0.1, 8, h * 0.44, PAPER) +
      rect(x, h * 0.24, w * 0.17, 8, PAPER) +
      rect(x - 8, h * 0.54, w * 0.17 + 16, 16, PALE_WOOD) +
      poly(
        [
          [x, h * 0.62],
          [x + w * 0.17, h * 0.62],
          [x + w * 0.09, h],
          [x - w * 0.12, h],
        ],
        PAPER,
        0.4,
      )
    );
  });
  const floor =
    rect(0, h * 0.62, w, h * 0.4, tint(WOOD, 0.35)) +
    times(12, (i) =>
      i % 2
        ? poly(
            [
              [w * (i / 12), h * 0.62],
              [w * ((i + 1) / 12), h * 0.62],
              [w * (-0.3 + (1.6 * (i + 1)) / 12), h],
              [w * (-0.3 + (1.6 * i) / 12), h],
            ],
            tint(WOOD, 0.2),
          )
        : '',
    );
  return (
    rect(0, 0, w, h, tint(BLUE, 0.5)) +
    rect(0, h * 0.56, w, h * 0.06, GREEN) +
    floor +
    rect(0, 0, w, h * 0.05, PAPER) +
    times(4, (i) => pill(w * (0.1 + i * 0.24), h * 0.05, w * 0.12, 16, 8, MUSTARD)) +
    (windows ? view : '')
  );
}

/** Small hall with tables in a U and a flipchart. */
export const smallTables: Scene = (frame) => {
  const { w, h } = frame;
  const chair = (x: number, y: number, s: number): string =>
    pill(x - s * 0.5, y - s * 1.3, s, s * 0.8, s * 0.18, RED) +
    rect(x - s * 0.5, y - s * 0.3, s, s * 0.2, shade(RED, 0.3)) +
    line(
      [
        [x - s * 0.42, y - s * 0.1],
        [x - s * 0.5, y + s * 0.7],
      ],
      INK,
      s * 0.09,
    ) +
    line(
      [
        [x + s * 0.42, y - s * 0.1],
        [x + s * 0.5, y + s * 0.7],
      ],
      INK,
      s * 0.09,
    );
  const flip =
    line(
      [
        [w * 0.1, h * 0.72],
        [w * 0.15, h * 0.24],
      ],
      DARK_WOOD,
      12,
    ) +
    line(
      [
        [w * 0.25, h * 0.72],
        [w * 0.2, h * 0.24],
      ],
      DARK_WOOD,
      12,
    ) +
    rect(w * 0.09, h * 0.2, w * 0.17, h * 0.34, INK) +
    rect(w * 0.096, h * 0.21, w * 0.158, h * 0.32, PAPER) +
    circle(w * 0.15, h * 0.31, h * 0.05, RED) +
    poly(
      [
        [w * 0.19, h * 0.42],
        [w * 0.215, h * 0.34],
        [w * 0.24, h * 0.42],
      ],
      GREEN,
    ) +
    times(3, (i) => rect(w * 0.11, h * (0.44 + i * 0.028), w * (0.11 - i * 0.02), 7, INK));
  const top =
    poly(
      [
        [w * 0.32, h * 0.64],
        [w * 0.84, h * 0.64],
        [w * 0.87, h * 0.7],
        [w * 0.29, h * 0.7],
      ],
      PALE_WOOD,
    ) +
    poly(
      [
        [w * 0.29, h * 0.7],
        [w * 0.41, h * 0.7],
        [w * 0.29, h * 0.97],
        [w * 0.1, h * 0.97],
      ],
      tint(PALE_WOOD, 0.25),
    ) +
    poly(
      [
        [w * 0.75, h * 0.7],
        [w * 0.87, h * 0.7],
        [w * 1.04, h * 0.97],
        [w * 0.86, h * 0.97],
      ],
      tint(PALE_WOOD, 0.25),
    ) +
    poly(
      [
        [w * 0.1, h * 0.97],
        [w * 0.29, h * 0.97],
        [w * 0.29, h],
        [w * 0.1, h],
      ],
      shade(PALE_WOOD, 0.25),
    ) +
    poly(
      [
        [w * 0.86, h * 0.97],
        [w * 1.04, h * 0.97],
        [w * 1.04, h],
        [w * 0.86, h],
      ],
      shade(PALE_WOOD, 0.25),
    ) +
    poly(
      [
        [w * 0.41, h * 0.7],
        [w * 0.75, h * 0.7],
        [w * 0.75, h * 0.73],
        [w * 0.41, h * 0.73],
      ],
      shade(PALE_WOOD, 0.25),
    );
  const papers =
    times(6, (i) =>
      poly(
        [
          [w * (0.36 + i * 0.08), h * 0.655],
          [w * (0.39 + i * 0.08), h * 0.655],
          [w * (0.39 + i * 0.082), h * 0.685],
          [w * (0.355 + i * 0.082), h * 0.685],
        ],
        PAPER,
      ),
    ) +
    times(
      3,
      (i) =>
        poly(
          [
            [w * (0.3 - i * 0.04), h * (0.74 + i * 0.075)],
            [w * (0.345 - i * 0.04), h * (0.74 + i * 0.075)],
            [w * (0.33 - i * 0.045), h * (0.79 + i * 0.075)],
            [w * (0.28 - i * 0.045), h * (0.79 + i * 0.075)],
          ],
          PAPER,
        ) +
        poly(
          [
            [w * (0.81 + i * 0.045), h * (0.74 + i * 0.075)],
            [w * (0.85 + i * 0.045), h * (0.74 + i * 0.075)],
            [w * (0.875 + i * 0.05), h * (0.79 + i * 0.075)],
            [w * (0.83 + i * 0.05), h * (0.79 + i * 0.075)],
          ],
          PAPER,
        ),
    );
  return (
    smallHall(frame) +
    flip +
    times(6, (i) => chair(w * (0.36 + i * 0.088), h * 0.65, w * 0.036)) +
    times(
      3,
      (i) =>
        chair(w * (0.22 - i * 0.055), h * (0.78 + i * 0.08), w * (0.042 + i * 0.006)) +
        chair(w * (0.92 + i * 0.05), h * (0.78 + i * 0.08), w * (0.042 + i * 0.006)),
    ) +
    top +
    papers
  );
};

/** Small hall with a dancing course before the mirrors. */
export const smallDance: Scene = (frame) => {
  const { w, h, random } = frame;
  const pairs = [0, 1, 2].map(
    () =>
      [
        cast.visitor(random, false),
        { ...cast.visitor(random, true), bottom: { kind: 'skirt', colour: random.pick([RED, MUSTARD, GREEN]) } },
      ] as const,
  );
  const couple = (i: number, x: number, y: number, s: number, back: boolean): string => {
    const [him, her] = pairs[i] ?? pairs[0] ?? [cast.visitor(random), cast.visitor(random)];
    return (
      (back ? '' : shadowAt(x, y, s * 1.5)) +
      person(
        {
          ...her,
          back,
          swirl: 40,
          head: { ...her.head, look: -0.6 },
          hands: [
            [-140, -460],
            [110, -430],
          ],
          elbows: [-0.6, 0.6],
        },
        x + s * 0.9,
        y,
        s,
      ) +
      person(
        {
          ...him,
          back,
          head: { ...him.head, look: 0.6 },
          hands: [
            [-190, -440],
            [130, -400],
          ],
          elbows: [-0.5, 0.6],
          feet: [
            [-60, -14],
            [50, -14],
          ],
        },
        x - s * 0.7,
        y,
        s,
      )
    );
  };
  const mirror =
    rect(w * 0.06, h * 0.1, w * 0.88, h * 0.5, mix(BLUE, PAPER, 0.35)) +
    rect(w * 0.06, h * 0.5, w * 0.88, h * 0.1, tint(WOOD, 0.55)) +
    [0, 1, 2].map((i) => couple(i, w * (0.25 + i * 0.26), h * 0.57, h * 0.055, true)).join('') +
    times(5, (i) => rect(w * (0.06 + i * 0.22) - 3, h * 0.1, 6, h * 0.5, PAPER)) +
    poly(
      [
        [w * 0.12, h * 0.1],
        [w * 0.2, h * 0.1],
        [w * 0.1, h * 0.6],
        [w * 0.06, h * 0.6],
        [w * 0.06, h * 0.46],
      ],
      PAPER,
      0.5,
    ) +
    poly(
      [
        [w * 0.62, h * 0.1],
        [w * 0.7, h * 0.1],
        [w * 0.56, h * 0.6],
        [w * 0.48, h * 0.6],
      ],
      PAPER,
      0.4,
    ) +
    rect(w * 0.04, h * 0.42, w * 0.92, 12, DARK_WOOD);
  const speaker =
    rect(w * 0.9, h * 0.62, w * 0.075, h * 0.24, INK) +
    circle(w * 0.9375, h * 0.69, h * 0.03, '#3A3532') +
    circle(w * 0.9375, h * 0.785, h * 0.048, '#3A3532') +
    circle(w * 0.9375, h * 0.785, h * 0.018, MUSTARD);
  return (
    smallHall(frame, false) +
    mirror +
    speaker +
    couple(0, w * 0.22, h * 0.9, h * 0.094, false) +
    couple(1, w * 0.5, h * 0.96, h * 0.1, false) +
    couple(2, w * 0.77, h * 0.9, h * 0.094, false)
  );
};

/** Foyer with an exhibition and two visitors. */
export const foyerShow: Scene = (frame) => {
  const { w, h, random } = frame;
  const moods = ['red', 'green', 'mustard', 'blue', 'night'] as const;
  const pictures = times(5, (i) => {
    const pw = w * ([0.13, 0.1, 0.17, 0.1, 0.13][i] ?? 0.1);
    const ph = h * ([0.34, 0.26, 0.3, 0.36, 0.24][i] ?? 0.3);
    return print(
      frame,
      w * (0.05 + ([0, 0.18, 0.33, 0.55, 0.72][i] ?? 0)),
      h * 0.33 - ph / 2,
      pw,
      ph,
      moods[i] ?? 'red',
    );
  });
  const looker = (x: number, y: number, s: number, her: boolean): string => {
    const f = cast.visitor(random, her);
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...f,
          back: true,
          hands: her
            ? [
                [-36, -320],
                [30, -312],
              ]
            : [
                [-96, -280],
                [180, -500],
              ],
          elbows: her ? [-1, 1] : [-1, 0.3],
        },
        x,
        y,
        s,
      )
    );
  };
  return (
    rect(0, 0, w, h, tint(PAPER, 0.5)) +
    rect(0, h * 0.035, w, 9, INK) +
    times(
      6,
      (i) =>
        rect(w * (0.08 + i * 0.165), h * 0.04, 22, 34, INK) +
        poly(
          [
            [w * (0.08 + i * 0.165), h * 0.072],
            [w * (0.08 + i * 0.165) + 22, h * 0.072],
            [w * (0.08 + i * 0.165) + 120, h * 0.66],
            [w * (0.08 + i * 0.165) - 98, h * 0.66],
          ],
          tint(MUSTARD, 0.6),
          0.3,
        ),
    ) +
    pictures +
    terrazzo(frame, h * 0.68, mix(PAPER, INK, 0.13)) +
    rect(0, h * 0.67, w, 14, RED) +
    rect(w * 0.88, h * 0.2, w * 0.12, h * 0.48, shade(PAPER, 0.08)) +
    looker(w * 0.34, h * 0.93, h * 0.108, true) +
    looker(w * 0.62, h * 0.97, h * 0.115, false)
  );
};

/** Foyer with the sun mosaic over the bar. */
export const foyerMosaic: Scene = (frame) => {
  const { w, h, random } = frame;
  const size = h * 0.064;
  const [cx, cy] = [w * 0.36, h * 0.3];
  const tiles = times(17 * 9, (i) => {
    const [c, r] = [i % 17, Math.floor(i / 17)];
    const [x, y] = [w * 0.02 + c * size, h * 0.03 + r * size];
    const d = Math.hypot(x + size / 2 - cx, y + size / 2 - cy) / size;
    const ground =
      d < 2.1
        ? MUSTARD
        : d < 3.5
          ? RED
          : d < 5
            ? shade(MUSTARD, 0.1)
            : random.pick([BLUE, tint(BLUE, 0.3), shade(BLUE, 0.15)]);
    const shape =
      d < 2.1
        ? tint(MUSTARD, 0.35)
        : d < 3.5
          ? MUSTARD
          : d < 5
            ? RED
            : random.pick([PAPER, GREEN, BLUE, tint(BLUE, 0.4)]);
    const turn = x + size / 2 < cx ? (y + size / 2 < cy ? 0 : 3) : y + size / 2 < cy ? 1 : 2;
    return rect(x, y, size - 2, size - 2, ground) + quarter(x, y, size - 2, d < 5 ? turn : random.int(0, 3), shape);
  });
  const bar =
    rect(w * 0.04, h * 0.66, w * 0.62, h * 0.2, GREEN) +
    times(12, (i) => rect(w * (0.045 + i * 0.0515), h * 0.68, w * 0.004, h * 0.18, shade(GREEN, 0.3))) +
    rect(w * 0.03, h * 0.635, w * 0.64, h * 0.035, PALE_WOOD) +
    times(9, (i) => {
      const x = w * (0.07 + i * 0.065);
      return i % 3 === 0
        ? rect(x, h * 0.545, 26, h * 0.09, shade(GREEN, 0.3)) + rect(x + 7, h * 0.515, 12, h * 0.04, shade(GREEN, 0.3))
        : poly(
            [
              [x - 14, h * 0.585],
              [x + 20, h * 0.585],
              [x + 13, h * 0.635],
              [x - 7, h * 0.635],
            ],
            i % 2 ? tint(BLUE, 0.4) : tint(RED, 0.4),
          );
    }) +
    times(
      4,
      (i) =>
        rect(w * (0.12 + i * 0.14), h * 0.8, 10, h * 0.12, INK) +
        oval(w * (0.12 + i * 0.14) + 5, h * 0.8, 46, 14, RED) +
        oval(w * (0.12 + i * 0.14) + 5, h * 0.925, 40, 9, INK),
    );
  const doors =
    rect(w * 0.73, h * 0.12, w * 0.25, h * 0.62, INK) +
    times(
      2,
      (i) =>
        rect(w * (0.738 + i * 0.122), h * 0.135, w * 0.114, h * 0.6, tint(BLUE, 0.35)) +
        rect(w * (0.738 + i * 0.122), h * 0.54, w * 0.114, h * 0.195, mix(PAPER, MUSTARD, 0.4)) +
        circle(w * (0.79 + i * 0.1), h * 0.43, h * 0.09, GREEN) +
        rect(w * (0.788 + i * 0.1), h * 0.45, 10, h * 0.12, DARK_WOOD) +
        poly(
          [
            [w * (0.75 + i * 0.122), h * 0.135],
            [w * (0.79 + i * 0.122), h * 0.135],
            [w * (0.76 + i * 0.122), h * 0.735],
            [w * (0.738 + i * 0.122), h * 0.735],
            [w * (0.738 + i * 0.122), h * 0.36],
          ],
          PAPER,
          0.4,
        ),
    ) +
    rect(w * 0.846, h * 0.42, 8, h * 0.09, MUSTARD) +
    rect(w * 0.866, h * 0.42, 8, h * 0.09, MUSTARD);
  const f = cast.visitor(random, true);
  return (
    rect(0, 0, w, h, tint(PAPER, 0.2)) +
    rect(w * 0.02 - 6, h * 0.03 - 6, size * 17 + 10, size * 9 + 10, INK) +
    tiles +
    terrazzo(frame, h * 0.74, mix(PAPER, INK, 0.13)) +
    doors +
    poly(
      [
        [w * 0.74, h * 0.75],
        [w * 0.97, h * 0.75],
        [w * 0.9, h],
        [w * 0.56, h],
      ],
      PAPER,
      0.5,
    ) +
    person(
      {
        ...f,
        top: { kind: 'apron', colour: PAPER, trim: RED },
        hands: [
          [-110, -350],
          [120, -340],
        ],
      },
      w * 0.3,
      h * 0.93,
      h * 0.088,
    ) +
    bar
  );
};

/** Opening in the foyer with a violinist below the stairs. */
export const foyerOpening: Scene = (frame) => {
  const { w, h, random } = frame;
  const stairs =
    times(11, (i) =>
      poly(
        [
          [w * (0.62 + i * 0.036), h * (0.5 - i * 0.042)],
          [w * (0.62 + (i + 1) * 0.036) + 30, h * (0.5 - i * 0.042)],
          [w * (0.62 + (i + 1) * 0.036) + 30, h * (0.522 - i * 0.042)],
          [w * (0.62 + i * 0.036), h * (0.522 - i * 0.042)],
        ],
        i % 2 ? PAPER : shade(PAPER, 0.12),
      ),
    ) +
    line(
      [
        [w * 0.62, h * 0.55],
        [w * 1.03, h * 0.07],
      ],
      shade(WOOD, 0.3),
      24,
    ) +
    line(
      [
        [w * 0.6, h * 0.38],
        [w * 1.0, -h * 0.09],
      ],
      RED,
      14,
    ) +
    times(10, (i) =>
      line(
        [
          [w * (0.62 + i * 0.04), h * (0.36 - i * 0.047)],
          [w * (0.62 + i * 0.04), h * (0.5 - i * 0.047)],
        ],
        INK,
        6,
      ),
    );
  const wall = rect(0, 0, w, h, frame.mood.far) + backdrop(frame, 'arcs', 0, 0, w * 0.56, h * 0.6);
  return (
    wall +
    rect(w * 0.56, 0, w * 0.44, h * 0.6, tint(PAPER, 0.3)) +
    stairs +
    terrazzo({ ...frame, w }, h * 0.6, mix(PAPER, INK, 0.16)) +
    musician(
      'violin',
      {
        ...cast.guest(random, true),
        top: { kind: 'dress', colour: RED, trim: INK, sleeve: 'none' },
        bottom: { kind: 'gown', colour: RED },
      },
      w * 0.78,
      h * 0.82,
      h * 0.092,
      random,
    ) +
    group(frame, w * 0.11, h * 0.78, h * 0.072, 2) +
    group(frame, w * 0.48, h * 0.76, h * 0.07, 2) +
    group(frame, w * 0.29, h * 1.0, h * 0.1, 2)
  );
};

/** Guests with glasses around one tall table. */
function group(frame: Frame, x: number, y: number, s: number, n: number): string {
  const { random } = frame;
  const glass =
    poly(
      [
        [72, -396],
        [112, -396],
        [96, -340],
        [88, -340],
      ],
      tint(MUSTARD, 0.4),
    ) +
    line(
      [
        [92, -340],
        [92, -300],
      ],
      PAPER,
      5,
    );
  return (
    times(n, (i) => {
      const side = i - (n - 1) / 2;
      const f = cast.visitor(random);
      return (
        shadowAt(x + side * s * 3, y, s) +
        person(
          {
            ...f,
            head: { ...f.head, look: side < 0 ? 0.6 : side > 0 ? -0.6 : 0.1, mood: random.pick(['smile', 'open']) },
            hands: [
              [-70, -320],
              [92, -340],
            ],
            over: glass,
          },
          x + side * s * 3,
          y - (i % 2) * s * 0.3,
          s,
        )
      );
    }) +
    oval(x, y - s * 2.45, s * 0.95, s * 0.18, PAPER) +
    poly(
      [
        [x - s * 0.82, y - s * 2.4],
        [x + s * 0.82, y - s * 2.4],
        [x + s * 0.3, y],
        [x - s * 0.3, y],
      ],
      tint(BLUE, 0.4),
    )
  );
}

/** The large hall seen from the stage: lamps, rows and a full house. */
export const fromStage: Scene = (frame) => {
  const { w, h, random } = frame;
  const shell =
    rect(0, 0, w, h, shade(RED, 0.5)) +
    poly(
      [
        [0, 0],
        [w, 0],
        [w * 0.8, h * 0.16],
        [w * 0.2, h * 0.16],
      ],
      shade(RED, 0.72),
    ) +
    poly(
      [
        [0, 0],
        [w * 0.2, h * 0.16],
        [w * 0.2, h * 0.5],
        [0, h * 0.74],
      ],
      shade(WOOD, 0.5),
    ) +
    poly(
      [
        [w, 0],
        [w * 0.8, h * 0.16],
        [w * 0.8, h * 0.5],
        [w, h * 0.74],
      ],
      shade(WOOD, 0.58),
    );
  const slats = times(5, (i) => {
    const x0 = w * (0.004 + i * 0.04);
    const x1 = x0 + w * 0.026;
    const t = (x: number): number => (x / (w * 0.2)) * h * 0.16;
    const b = (x: number): number => h * 0.74 - (x / (w * 0.2)) * h * 0.24;
    return (
      poly(
        [
          [x0, t(x0)],
          [x1, t(x1)],
          [x1, b(x1)],
          [x0, b(x0)],
        ],
        WOOD,
      ) +
      poly(
        [
          [w - x0, t(x0)],
          [w - x1, t(x1)],
          [w - x1, b(x1)],
          [w - x0, b(x0)],
        ],
        shade(WOOD, 0.16),
      )
    );
  });
  const gallery =
    rect(w * 0.2, h * 0.16, w * 0.6, h * 0.34, shade(RED, 0.4)) +
    times(
      17,
      (i) =>
        circle(w * (0.225 + i * 0.0345), h * 0.245, h * 0.016, random.pick(['#EFC59A', '#E4B083', '#F6DCC0'])) +
        half(w * (0.225 + i * 0.0345), h * 0.244, h * 0.0175, 0, random.pick([INK, '#5A3A22', '#B9781F', '#B5ADA2'])) +
        pill(
          w * (0.225 + i * 0.0345) - h * 0.024,
          h * 0.26,
          h * 0.048,
          h * 0.06,
          10,
          random.pick([GREEN, MUSTARD, INK, BLUE, PAPER]),
        ),
    ) +
    rect(w * 0.18, h * 0.29, w * 0.64, h * 0.055, MUSTARD) +
    times(20, (i) => quarter(w * (0.18 + i * 0.032), h * 0.295, h * 0.045, i % 4, i % 2 ? RED : PAPER)) +
    rect(w * 0.46, h * 0.19, w * 0.08, h * 0.05, INK) +
    circle(w * 0.5, h * 0.215, h * 0.016, tint(MUSTARD, 0.6)) +
    poly(
      [
        [w * 0.5, h * 0.215],
        [w * 0.1, h * 1.1],
        [w * 0.9, h * 1.1],
      ],
      tint(MUSTARD, 0.5),
      0.12,
    );
  let crowd = '';
  for (let r = 0; r < 7; r += 1) {
    const s = h * (0.024 + r * 0.0082);
    const y = h * (0.42 + r * 0.048 + r * r * 0.0042);
    const step = s * 2.15;
    const count = Math.ceil(w / step) + 2;
    crowd +=
      times(count, (i) => {
        const x = w / 2 + (i - count / 2 + (r % 2) * 0.5) * step;
        if (Math.abs(x - w / 2) < s * 1.3) return '';
        const limit = w * (0.33 + r * 0.045);
        if (Math.abs(x - w / 2) > limit) return '';
        const f = random.chance(0.12) ? { ...cast.child(random), child: false, slim: true } : cast.visitor(random);
        const clap = random.chance(0.4);
        return (
          pill(x - s * 0.95, y - s * 0.4, s * 1.9, s * 2.2, s * 0.35, r % 2 ? RED : shade(RED, 0.14)) +
          place(
            person(
              {
                ...f,
                seat: 0,
                head: { ...f.head, plain: r < 1, mood: random.pick(['smile', 'open', 'smile', 'calm']) },
                hands: clap
                  ? [
                      [-16, -400],
                      [14, -408],
                    ]
                  : [
                      [-60, -310],
                      [60, -310],
                    ],
              },
              0,
              0,
              s,
            ),
            x,
            y + s * 5.6,
          )
        );
      }) + rect(0, y + s * 2.2, w, s * 0.1, shade(RED, 0.6));
  }
  const stage =
    poly(
      [
        [0, h * 0.9],
        [w, h * 0.9],
        [w, h],
        [0, h],
      ],
      PALE_WOOD,
    ) +
    times(13, (i) =>
      poly(
        [
          [w * (i / 13) + w * 0.02, h * 0.9],
          [w * (i / 13) + w * 0.04, h * 0.9],
          [w * (-0.2 + (1.4 * i) / 13), h],
          [w * (-0.23 + (1.4 * i) / 13), h],
        ],
        shade(PALE_WOOD, 0.16),
      ),
    ) +
    rect(0, h * 0.892, w, h * 0.018, tint(PALE_WOOD, 0.5));
  const mic =
    line(
      [
        [w * 0.31, h * 1.02],
        [w * 0.31, h * 0.5],
      ],
      INK,
      13,
    ) +
    line(
      [
        [w * 0.31, h * 0.52],
        [w * 0.35, h * 0.45],
      ],
      INK,
      13,
    ) +
    place(pill(-21, -62, 42, 92, 21, mix(BLUE, INK, 0.3)) + rect(-21, -14, 42, 8, INK), w * 0.356, h * 0.44, 1.1, 35) +
    oval(w * 0.31, h * 0.985, 92, 18, INK);
  return (
    shell +
    slats +
    gallery +
    chandelier(w * 0.5, h * 0.06, w * 0.07, h * 0.2) +
    crowd +
    stage +
    mic +
    drape(-10, 0, w * 0.085, h * 0.93, shade(RED, 0.28), 4) +
    drape(w * 0.925, 0, w * 0.085, h * 0.93, shade(RED, 0.28), 4)
  );
};
