import * as cast from './cast.ts';
import { bigHand } from './close-up-scenes.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Frame, Scene } from './frame.ts';
import { drawHead } from './head.ts';
import { musician } from './playing.ts';
import { backdrop, boards, border, drape, row, theatre } from './stage.ts';
import { box, circle, clip, curve, half, line, oval, path, place, poly, quarter, rect, times } from './svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, SKINS, shade, tint, WOOD } from './tints.ts';

/** A puppet around the origin, about 260 high. */
export function puppet(kind: string): string {
  const strings = (points: readonly (readonly [number, number])[]): string =>
    points
      .map(([x, y]) =>
        line(
          [
            [x * 0.5, -420],
            [x, y],
          ],
          INK,
          2.4,
        ),
      )
      .join('') +
    line(
      [
        [-70, -420],
        [70, -420],
      ],
      DARK_WOOD,
      14,
    ) +
    line(
      [
        [0, -450],
        [0, -400],
      ],
      DARK_WOOD,
      12,
    );
  if (kind === 'dog')
    return (
      strings([
        [-90, -70],
        [0, -110],
        [100, -40],
      ]) +
      rect(-100, -50, 170, 80, PAPER) +
      circle(-60, -10, 26, INK) +
      circle(20, 5, 18, INK) +
      line(
        [
          [-84, 20],
          [-90, 92],
        ],
        PAPER,
        26,
      ) +
      line(
        [
          [-40, 24],
          [-36, 94],
        ],
        PAPER,
        26,
      ) +
      line(
        [
          [30, 24],
          [26, 94],
        ],
        PAPER,
        26,
      ) +
      line(
        [
          [58, 20],
          [70, 92],
        ],
        PAPER,
        26,
      ) +
      curve('M-98 -40Q-150 -70 -140 -120', INK, 12) +
      circle(92, -74, 54, PAPER) +
      oval(140, -58, 40, 26, PAPER) +
      circle(172, -64, 13, INK) +
      path('M58 -110Q30 -60 52 -20Q84 -40 80 -104Z', INK) +
      circle(104, -88, 8, INK) +
      rect(50, -36, 60, 14, RED)
    );
  if (kind === 'cat')
    return (
      strings([
        [-70, -60],
        [60, -100],
        [0, -20],
      ]) +
      oval(0, 0, 76, 62, mix(MUSTARD, WOOD, 0.4)) +
      times(4, (i) =>
        line(
          [
            [-44 + i * 28, -52],
            [-48 + i * 28, 40],
          ],
          DARK_WOOD,
          8,
        ),
      ) +
      line(
        [
          [-50, 40],
          [-54, 96],
        ],
        MUSTARD,
        22,
      ) +
      line(
        [
          [46, 40],
          [50, 96],
        ],
        MUSTARD,
        22,
      ) +
      circle(64, -66, 50, mix(MUSTARD, WOOD, 0.2)) +
      poly(
        [
          [26, -94],
          [30, -150],
          [64, -112],
        ],
        MUSTARD,
      ) +
      poly(
        [
          [74, -112],
          [104, -148],
          [106, -90],
        ],
        MUSTARD,
      ) +
      oval(48, -72, 8, 13, INK) +
      oval(84, -72, 8, 13, INK) +
      line(
        [
          [54, -44],
          [66, -52],
          [78, -44],
        ],
        INK,
        5,
      ) +
      curve('M-70 0Q-150 -20 -130 -100', mix(MUSTARD, WOOD, 0.4), 18)
    );
  if (kind === 'hen')
    return (
      strings([
        [-60, -20],
        [50, -90],
      ]) +
      path('M-90 -40Q-80 70 0 70Q80 70 70 -30Q40 -60 0 -20Q-50 -10 -90 -40Z', PAPER) +
      circle(60, -60, 36, PAPER) +
      times(3, (i) => circle(44 + i * 16, -98, 12, RED)) +
      poly(
        [
          [92, -66],
          [124, -54],
          [92, -46],
        ],
        MUSTARD,
      ) +
      circle(68, -64, 6, INK) +
      path('M-30 0Q20 0 20 40Q-20 50 -30 0Z', tint(BLUE, 0.2)) +
      line(
        [
          [-16, 68],
          [-16, 106],
        ],
        MUSTARD,
        8,
      ) +
      line(
        [
          [20, 68],
          [20, 106],
        ],
        MUSTARD,
        8,
      )
    );
  const king = kind === 'king';
  const devil = kind === 'devil';
  const postman = kind === 'postman';
  const coat = king ? RED : devil ? INK : postman ? mix(BLUE, INK, 0.45) : kind === 'girl' ? GREEN : MUSTARD;
  const head = {
    skin: devil ? shade(RED, 0.1) : (SKINS[1] ?? PAPER),
    hair: king ? PAPER : devil ? INK : '#8A5524',
    style: kind === 'girl' ? 'braids' : 'mop',
    beard: king ? 'full' : postman ? 'moustache' : '',
    hat: king ? 'crown' : devil ? 'horns' : postman ? 'cap' : kind === 'jester' ? 'jester' : '',
    hatColour: mix(BLUE, INK, 0.5),
    mood: 'open',
    look: 0.15,
  };
  return (
    strings([
      [-100, -10],
      [100, -30],
      [-10, -190],
    ]) +
    line(
      [
        [-26, 80],
        [-34, 140],
      ],
      shade(coat, 0.4),
      26,
    ) +
    line(
      [
        [26, 80],
        [40, 136],
      ],
      shade(coat, 0.4),
      26,
    ) +
    circle(-38, 146, 17, INK) +
    circle(46, 142, 17, INK) +
    line(
      [
        [-44, -50],
        [-100, -6],
      ],
      coat,
      26,
    ) +
    line(
      [
        [44, -50],
        [100, -26],
      ],
      shade(coat, 0.15),
      26,
    ) +
    circle(-104, -2, 17, head.skin) +
    circle(104, -30, 17, head.skin) +
    path('M-48 -70H48L78 90H-78Z', coat) +
    (kind === 'jester'
      ? poly(
          [
            [0, -70],
            [48, -70],
            [78, 90],
            [0, 90],
          ],
          RED,
        )
      : '') +
    times(3, (i) => circle(0, -34 + i * 38, 9, king ? MUSTARD : PAPER)) +
    rect(-78, 72, 156, 16, king ? PAPER : shade(coat, 0.3)) +
    place(drawHead(head), 0, -128, 0.98)
  );
}

/** Children sitting on the floor, from behind or from the front. */
function sitters(frame: Frame, y: number, s: number, count: number, back: boolean, shift = 0): string {
  const { w, random } = frame;
  return times(count, (i) => {
    const x = (w / count) * (i + 0.5 + shift) + random.between(-0.2, 0.2) * s;
    const f = cast.child(random);
    const raised = !back && random.chance(0.22);
    const hands: Figure['hands'] = raised
      ? [
          [-90, -330],
          [130, -700],
        ]
      : [
          [-70, -290],
          [70, -290],
        ];
    return place(
      person(
        {
          ...f,
          back,
          seat: 150,
          tilt: random.between(-9, 9),
          hands: back
            ? [
                [-104, -240],
                [104, -240],
              ]
            : [
                [hands[0][0], hands[0][1] + 150],
                [hands[1][0], hands[1][1] + 150],
              ],
          knees: [
            [-104, -96],
            [104, -96],
          ],
          feet: [
            [40, -20],
            [-40, -20],
          ],
        },
        0,
        0,
        s,
      ),
      x,
      y,
    );
  });
}

/** Puppet booth with children in front. */
export const booth: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const x0 = w * 0.24;
  const bw = w * 0.52;
  const wall =
    rect(0, 0, w, h, mood.far) +
    times(5, (i) => rect(w * (0.02 + i * 0.2), 0, w * 0.1, h * 0.72, mood.side, 0.25)) +
    rect(0, h * 0.72, w, h * 0.3, mood.floor) +
    oval(w * 0.5, h * 0.8, w * 0.46, h * 0.1, mix(RED, mood.floor, 0.4));
  const open = backdrop(
    { ...frame, mood: { ...mood, far: tint(BLUE, 0.2), motif: mood.motif, spark: RED, side: GREEN } },
    options.set ?? 'houses',
    x0 + bw * 0.08,
    h * 0.18,
    bw * 0.84,
    h * 0.32,
  );
  const kinds = options.cast ?? ['dog', 'postman'];
  const actors = kinds
    .map((k, i) =>
      place(
        puppet(k),
        x0 + bw * (0.12 + (0.76 * (i + 0.5)) / kinds.length),
        h * 0.4 + (i % 2) * h * 0.012,
        h / 1350,
        random.between(-6, 6),
        i % 2 === 1 && k !== 'postman',
      ),
    )
    .join('');
  const shell =
    rect(x0, h * 0.14, bw * 0.09, h * 0.64, RED) +
    rect(x0 + bw * 0.91, h * 0.14, bw * 0.09, h * 0.64, RED) +
    rect(x0, h * 0.5, bw, h * 0.28, RED) +
    times(9, (i) => rect(x0 + bw * (i / 9), h * 0.53, bw / 18, h * 0.25, shade(RED, 0.24))) +
    rect(x0 - 14, h * 0.485, bw + 28, h * 0.045, MUSTARD) +
    poly(
      [
        [x0 - 30, h * 0.16],
        [w * 0.5, h * 0.015],
        [x0 + bw + 30, h * 0.16],
      ],
      GREEN,
    ) +
    circle(w * 0.5, h * 0.105, h * 0.03, MUSTARD) +
    times(3, (i) =>
      quarter(x0 + bw * 0.28 + i * bw * 0.16, h * 0.58, bw * 0.13, i, [MUSTARD, PAPER, BLUE][i] ?? PAPER),
    ) +
    drape(x0 + bw * 0.09, h * 0.16, bw * 0.08, h * 0.33, PAPER, 2) +
    drape(x0 + bw * 0.83, h * 0.16, bw * 0.08, h * 0.33, PAPER, 2) +
    border(x0 + bw * 0.05, h * 0.15, bw * 0.9, h * 0.055, MUSTARD, PAPER);
  const hands =
    options.count === 2
      ? ''
      : sitters(frame, h * 0.93, h * 0.085, 8, true) + sitters(frame, h * 1.06, h * 0.115, 6, true, 0.1);
  const musicians =
    options.what === 'music'
      ? musician('heligonka', cast.visitor(random, false), w * 0.12, h * 0.82, h * 0.08, random) +
        musician('recorder', cast.visitor(random, true), w * 0.88, h * 0.82, h * 0.08, random)
      : '';
  return wall + open + actors + shell + musicians + hands;
};

/** One puppet large, led by hands from above. */
export const marionette: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kinds = options.cast ?? ['dog'];
  const tall = h > w;
  const skin = random.pick(SKINS);
  return (
    backdrop(frame, options.set ?? 'houses', 0, 0, w, h * 0.82) +
    circle(w * 0.5, h * 0.5, h * (tall ? 0.29 : 0.42), mood.motif === PAPER ? MUSTARD : mood.motif) +
    boards(frame, h * 0.8, h, w * 0.1) +
    kinds
      .map((k, i) => {
        const x = w * ((i + 0.5) / kinds.length);
        const s = h / (kinds.length > 1 ? 820 : tall ? 920 : 690);
        return (
          oval(x, h * 0.86, s * 150, s * 16, INK, 0.3) +
          place(puppet(k), x, h * 0.86 - s * 130, s, random.between(-6, 6), i % 2 === 1) +
          (options.count === 1 ? place(bigHand(skin, INK, 70), x, h * 0.86 - s * 580, h / 1500, 180) : '')
        );
      })
      .join('')
  );
};

/** Children watching from the floor, faces lit. */
export const watching: Scene = (frame) => {
  const { w, h, mood, random, options } = frame;
  const grass = options.set === 'grass';
  const back = grass
    ? rect(0, 0, w, h, GREEN) +
      times(20, () =>
        circle(random.between(0, w), random.between(0, h * 0.3), random.between(30, 80), shade(GREEN, 0.25)),
      )
    : rect(0, 0, w, h, mood.side) +
      times(10, (i) =>
        person(
          { ...cast.visitor(random), seat: 130, top: { kind: 'tee', colour: mix(mood.side, mood.far, 0.4) } },
          w * (0.04 + i * 0.105),
          h * 0.52,
          h * 0.062,
        ),
      ) +
      rect(0, h * 0.42, w, h * 0.6, mood.floor) +
      oval(w * 0.5, h * 0.8, w * 0.6, h * 0.3, mix(mood.far, mood.floor, 0.3));
  return (
    back +
    sitters(frame, h * 0.62, h * 0.1, 8, false, 0.1) +
    sitters(frame, h * 0.8, h * 0.125, 6, false) +
    sitters(frame, h * 1.01, h * 0.155, 5, false, 0.06)
  );
};

/** A child trying a puppet or getting a present, one adult beside. */
export const meeting: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kid = cast.child(random);
  const who = options.what ?? 'puppet';
  const adult: Figure =
    who === 'mikulas'
      ? saint(random.pick(SKINS))
      : who === 'devil'
        ? imp(frame)
        : who === 'angel'
          ? angel(frame)
          : cast.visitor(random);
  const s = h * 0.13;
  const present =
    rect(-52, -54, 104, 96, RED) +
    rect(-10, -54, 20, 96, MUSTARD) +
    rect(-52, -16, 104, 18, MUSTARD) +
    half(-22, -54, 24, -20, MUSTARD) +
    half(22, -54, 24, 20, MUSTARD);
  const thing =
    who === 'puppet'
      ? place(puppet(options.cast?.[0] ?? 'cat'), w * 0.52, h * 0.66, h / 1250)
      : place(present, w * 0.53, h * 0.62, h / 520);
  return (
    backdrop(frame, options.set ?? 'stars', 0, 0, w, h * 0.78) +
    circle(w * 0.5, h * 0.46, h * 0.34, mood.motif) +
    rect(0, h * 0.78, w, h * 0.3, mood.floor) +
    thing +
    person(
      {
        ...adult,
        head: { ...adult.head, look: 0.6, mood: 'smile' },
        hands: [
          [-120, -300],
          [150, -370],
        ],
        tilt: 8,
        lean: 12,
      },
      w * 0.3,
      h * 1.16,
      s,
    ) +
    person(
      {
        ...kid,
        head: { ...kid.head, look: -0.6, mood: random.pick(['open', 'smile']) },
        hands: [
          [-160, -400],
          [-60, -420],
        ],
        elbows: [-0.5, 1],
      },
      w * 0.72,
      h * 1.06,
      s * 1.42,
    )
  );
};

/** Saint Nicholas. */
function saint(skin: string): Figure {
  return {
    head: { skin, hair: PAPER, style: 'bob', beard: 'long', hat: 'mitre', hatColour: RED, mood: 'smile' },
    top: { kind: 'robe', colour: RED, trim: PAPER },
    bottom: { kind: 'gown', colour: PAPER, trim: MUSTARD },
    shoes: INK,
  };
}

/** Friendly devil. */
function imp({ random }: Frame): Figure {
  return {
    head: { skin: mix(RED, random.pick(SKINS), 0.3), hair: INK, style: 'curly', hat: 'horns', mood: 'open', look: 0.2 },
    top: { kind: 'sweater', colour: '#3A322D', trim: '#55483F' },
    bottom: { kind: 'trousers', colour: '#3A322D' },
    shoes: INK,
    behind:
      curve('M40 -280Q170 -240 150 -120', '#3A322D', 18) +
      poly(
        [
          [130, -130],
          [172, -130],
          [150, -80],
        ],
        RED,
      ),
    over: '',
  };
}

/** Angel with paper wings. */
function angel(frame: Frame): Figure {
  const f = cast.visitor(frame.random, true);
  return {
    ...f,
    head: { ...f.head, style: 'long', hair: MUSTARD, hat: 'halo', glasses: false, mood: 'smile' },
    top: { kind: 'dress', colour: PAPER, trim: MUSTARD, sleeve: 'long' },
    bottom: { kind: 'gown', colour: PAPER, trim: MUSTARD },
    behind:
      path(
        'M-20 -460C-240 -640 -300 -420 -250 -240C-180 -280 -80 -300 -20 -380ZM20 -460C240 -640 300 -420 250 -240C180 -280 80 -300 20 -380Z',
        tint(BLUE, 0.4),
      ) + path('M-40 -430C-180 -540 -230 -420 -210 -320M40 -430C180 -540 230 -420 210 -320', BLUE),
  };
}

/** Nicholas, angel and devil on stage, maybe among children. */
export const mikulas: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const names = options.cast ?? ['mikulas', 'angel', 'devil'];
  const s = h * (names.length === 1 ? 0.108 : 0.09);
  const list =
    poly(
      [
        [-40, -30],
        [60, -44],
        [72, 250],
        [-30, 262],
      ],
      PAPER,
    ) +
    times(7, (i) =>
      line(
        [
          [-20, 4 + i * 34],
          [48, -4 + i * 34],
        ],
        INK,
        5,
      ),
    );
  const actors = names
    .map((name, i) => {
      const x = w * ((i + 0.5) / names.length) * 0.7 + w * 0.15;
      const base =
        name === 'mikulas'
          ? saint(SKINS[0] ?? PAPER)
          : name === 'angel'
            ? angel(frame)
            : name === 'devil'
              ? imp(frame)
              : cast.child(random);
      const staff =
        line(
          [
            [-150, -610],
            [-150, -10],
          ],
          MUSTARD,
          13,
        ) + curve('M-150 -610Q-150 -710 -90 -700Q-50 -680 -90 -640', MUSTARD, 14);
      const f: Figure =
        name === 'mikulas'
          ? {
              ...base,
              prop: staff,
              hands: [
                [-150, -400],
                [150, -430],
              ],
              over: options.set === 'list' ? place(list, 150, -430, 0.9) : '',
            }
          : name === 'devil'
            ? {
                ...base,
                hands: [
                  [-170, -560],
                  [180, -540],
                ],
                elbows: [-1, 1],
                lean: -12,
                tilt: 8,
              }
            : name === 'angel'
              ? {
                  ...base,
                  hands: [
                    [-60, -420],
                    [90, -560],
                  ],
                  elbows: [-1, 0.8],
                }
              : {
                  ...base,
                  hands: [
                    [-120, -420],
                    [120, -480],
                  ],
                };
      return shadowAt(x, h * 0.8, s) + person(f, x, h * 0.8, name === 'child' ? s * 1.15 : s);
    })
    .join('');
  return (
    theatre(frame, options.set === 'list' ? 'skyline' : (options.set ?? 'stars'), h * 0.6, h * 0.84, [0.3, 0.5, 0.7]) +
    actors +
    (options.count === 0 ? '' : sitters(frame, h * 1.04, h * 0.115, 7, true))
  );
};

/** Long table where children make things. */
export const workshop: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kids = 5;
  const wall =
    rect(0, 0, w, h * 0.55, mood.far) +
    times(
      3,
      (i) =>
        rect(w * (0.06 + i * 0.32), h * 0.05, w * 0.24, h * 0.36, PAPER) +
        rect(w * (0.07 + i * 0.32), h * 0.065, w * 0.22, h * 0.33, tint(BLUE, 0.15)) +
        circle(w * (0.13 + i * 0.32), h * 0.34, h * 0.09, GREEN) +
        circle(w * (0.22 + i * 0.32), h * 0.36, h * 0.11, mix(GREEN, MUSTARD, 0.3)) +
        rect(w * (0.178 + i * 0.32), h * 0.065, 8, h * 0.33, PAPER) +
        rect(w * (0.06 + i * 0.32), h * 0.395, w * 0.24, h * 0.02, PAPER),
    );
  const shape = (x: number, y: number, s: number): string => {
    const c = random.pick([RED, MUSTARD, GREEN, BLUE, INK]);
    const kind = random.int(0, 4);
    if (options.what === 'shields')
      return (
        path(
          `M${x - s} ${y - s * 0.5}H${x + s}V${y}Q${x + s} ${y + s * 0.8} ${x} ${y + s}Q${x - s} ${y + s * 0.8} ${x - s} ${y}Z`,
          c,
        ) +
        rect(x - s * 0.14, y - s * 0.5, s * 0.28, s * 1.4, PAPER) +
        rect(x - s, y - s * 0.1, s * 2, s * 0.26, PAPER)
      );
    if (options.what === 'boots')
      return (
        path(
          `M${x - s * 0.5} ${y - s}H${x + s * 0.2}V${y}L${x + s * 0.9} ${y + s * 0.3}V${y + s * 0.6}H${x - s * 0.5}Z`,
          c,
        ) + rect(x - s * 0.6, y - s * 1.1, s * 0.95, s * 0.34, PAPER)
      );
    return kind === 0
      ? circle(x, y, s * 0.8, c)
      : kind === 1
        ? poly(
            [
              [x - s, y + s * 0.6],
              [x, y - s * 0.8],
              [x + s, y + s * 0.6],
            ],
            c,
          )
        : kind === 2
          ? half(x, y, s, random.between(0, 360), c)
          : kind === 3
            ? rect(x - s * 0.7, y - s * 0.5, s * 1.4, s, c)
            : quarter(x - s * 0.6, y - s * 0.6, s * 1.2, random.int(0, 3), c);
  };
  const row1 = times(kids, (i) => {
    const f = cast.child(random);
    return person(
      {
        ...f,
        tilt: random.between(-10, 10),
        head: { ...f.head, look: random.between(-0.5, 0.5), mood: random.pick(['smile', 'calm', 'open']) },
        hands: [
          [-50, -330],
          [60, -320],
        ],
      },
      w * (0.12 + i * 0.19),
      h * 0.86,
      h * 0.155,
    );
  });
  const table =
    poly(
      [
        [w * 0.04, h * 0.62],
        [w * 0.96, h * 0.62],
        [w * 1.08, h * 1.02],
        [-w * 0.08, h * 1.02],
      ],
      PALE_WOOD,
    ) +
    poly(
      [
        [w * 0.04, h * 0.62],
        [w * 0.96, h * 0.62],
        [w * 0.965, h * 0.635],
        [w * 0.035, h * 0.635],
      ],
      tint(PALE_WOOD, 0.5),
    ) +
    times(26, () =>
      shape(random.between(w * 0.06, w * 0.94), random.between(h * 0.68, h * 0.96), h * random.between(0.022, 0.045)),
    ) +
    times(4, (i) =>
      place(
        line(
          [
            [0, 0],
            [70, -60],
          ],
          INK,
          9,
        ) +
          line(
            [
              [0, -60],
              [70, 0],
            ],
            INK,
            9,
          ) +
          `<circle cx="-14" cy="8" r="16" fill="none" stroke="${RED}" stroke-width="9"/><circle cx="-14" cy="-68" r="16" fill="none" stroke="${RED}" stroke-width="9"/>`,
        w * (0.2 + i * 0.21),
        h * (0.74 + (i % 2) * 0.12),
        h / 1100,
        random.between(-60, 60),
      ),
    ) +
    times(5, (i) =>
      rect(w * (0.1 + i * 0.18), h * 0.59, w * 0.018, h * 0.06, [RED, GREEN, MUSTARD, INK, BLUE][i] ?? RED),
    );
  const adult =
    options.count === 1
      ? person(
          {
            ...cast.visitor(random, true),
            hands: [
              [-90, -360],
              [110, -350],
            ],
          },
          w * 0.9,
          h * 0.98,
          h * 0.125,
        )
      : '';
  return (
    wall +
    rect(0, h * 0.55, w, h * 0.5, mood.floor) +
    adult +
    row1 +
    table +
    (options.set === 'close' ? place(bigHand(random.pick(SKINS), RED, 60), w * 0.4, h * 0.98, h / 1000, 14) : '')
  );
};

/** Curtain peephole: actor looks out. */
export const peep: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const who = options.what === 'devil' ? imp(frame) : options.what === 'angel' ? angel(frame) : cast.child(random);
  const slit = `M${w * 0.5} ${h * 0.1}Q${w * 0.62} ${h * 0.4} ${w * 0.66} ${h}H${w * 0.34}Q${w * 0.4} ${h * 0.4} ${w * 0.5} ${h * 0.1}Z`;
  return (
    drape(0, 0, w, h * 0.88, mood.far, 18) +
    clip(
      slit,
      rect(0, 0, w, h, INK) +
        person(
          { ...who, head: { ...who.head, look: 0.15 } },
          w * 0.5,
          h * (who.child ? 1.3 : 1.62),
          h * (who.child ? 0.26 : 0.21),
        ),
    ) +
    curve(slit.replace('Z', ''), mood.motif, 12) +
    rect(0, h * 0.88, w, h * 0.12, mood.floor) +
    rect(0, h * 0.88, w, 8, mood.motif) +
    (options.count === 0 ? '' : row(frame, h * 0.98, h * 0.08, mood.near, 2.2)) +
    clip(box(0, 0, w, h), border(0, 0, w, h * 0.1, mood.side, mood.motif))
  );
};
