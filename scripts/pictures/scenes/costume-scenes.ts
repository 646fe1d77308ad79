import * as cast from './cast.ts';
import { mask } from './close-up-scenes.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Frame, Scene } from './frame.ts';
import { bass } from './instruments.ts';
import { walker } from './outdoor-scenes.ts';
import { bunting, flakes, lamp, park, tent, tree, weatherOf, yard } from './outdoors.ts';
import { musician } from './playing.ts';
import { backdrop, boards, cone, drape, row, theatre } from './stage.ts';
import { circle, curve, half, line, oval, path, pill, place, poly, quarter, rect, ring, times } from './svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, shade, tint, WOOD } from './tints.ts';

/** Steel of swords. */
const STEEL = mix(BLUE, INK, 0.12);

/** Fire juggler at night. */
export const fire: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const tall = h > w;
  const x = w * 0.5;
  const s = h * (tall ? 0.082 : 0.105);
  const y = h * (tall ? 0.86 : 0.93);
  const flame = (fx: number, fy: number, k: number, turn = 0): string =>
    place(
      path('M0 -120Q70 -40 46 20Q30 60 0 60Q-30 60 -46 20Q-70 -20 -20 -60Q-10 -30 0 -120Z', RED) +
        path('M2 -60Q40 -10 26 24Q16 50 0 50Q-18 48 -24 20Q-30 -6 2 -60Z', MUSTARD) +
        path('M0 -14Q16 10 10 32Q0 44 -10 32Q-12 14 0 -14Z', PAPER),
      fx,
      fy,
      k,
      turn,
    );
  const r = s * (tall ? 3.4 : 3.2);
  const cy = y - s * 4.6;
  const trails =
    options.set === 'ring'
      ? ring(x, cy, r, RED, s * 0.5) +
        ring(x, cy, r, MUSTARD, s * 0.26) +
        ring(x, cy, r, PAPER, s * 0.08) +
        times(16, (i) => flame(x + Math.cos(i * 0.393) * r, cy + Math.sin(i * 0.393) * r, s / 190, i * 22.5 + 90))
      : times(3, (i) =>
          curve(
            `M${x - s * 1.8} ${y - s * 3.6}Q${x - s * (2.6 - i)} ${y - s * (8 + i)} ${x + s * (i - 0.6) * 1.4} ${y - s * (6.6 + i * 0.5)}`,
            i % 2 ? MUSTARD : RED,
            9,
          ),
        ) +
        times(5, (i) => {
          const a = Math.PI * (1.08 + i * 0.21);
          const fx = x + Math.cos(a) * r;
          const fy = cy + Math.sin(a) * r * 0.95;
          return (
            line(
              [
                [fx, fy],
                [fx - Math.cos(a + i) * s * 0.7, fy - Math.sin(a + i) * s * 0.7],
              ],
              DARK_WOOD,
              10,
            ) +
            circle(fx, fy - s * 0.2, s * 0.9, MUSTARD, 0.16) +
            flame(fx, fy - s * 0.3, s / 130, i * 14 - 28)
          );
        });
  const base = options.what === 'her' ? cast.noble(random, true) : cast.noble(random, false);
  const f: Figure = {
    ...base,
    head: { ...base.head, hat: '', mood: 'calm' },
    top: {
      ...base.top,
      kind: 'tunic',
      colour: shade(RED, 0.35),
      trim: MUSTARD,
      sleeve: 'short',
      sleeveColour: shade(RED, 0.35),
    },
    bottom: { kind: 'trousers', colour: INK },
    hands: [
      [-190, -440],
      [190, -460],
    ],
    elbows: [1, -1],
    feet: [
      [-70, -14],
      [70, -14],
    ],
  };
  return (
    park({ ...frame }, weatherOf('night'), tall ? 0.66 : 0.68, 1) +
    oval(x, y, s * 5, s * 0.6, MUSTARD, 0.28) +
    circle(x, cy, r * 1.5, RED, 0.1) +
    trails +
    person(f, x, y, s) +
    row(frame, h * (tall ? 0.95 : 1.0), h * 0.065, '#12100f', 2) +
    times(10, () => circle(random.between(0.2, 0.8) * w, random.between(0.05, 0.5) * h, random.between(2, 5), MUSTARD))
  );
};

/** Two fencers. */
export const duel: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const s = h * 0.105;
  const y = h * 0.92;
  const young = options.what === 'child';
  const sword = (turn: number): string =>
    place(
      line(
        [
          [0, 0],
          [young ? 190 : 280, 0],
        ],
        young ? PALE_WOOD : STEEL,
        young ? 20 : 11,
      ) +
        line(
          [
            [22, -34],
            [22, 34],
          ],
          young ? DARK_WOOD : MUSTARD,
          13,
        ) +
        line(
          [
            [-26, 0],
            [22, 0],
          ],
          DARK_WOOD,
          16,
        ),
      0,
      0,
      1,
      turn,
    );
  const fighter = (up: number): Figure => {
    const base = young ? cast.child(random) : cast.noble(random, false);
    return {
      ...base,
      head: {
        ...base.head,
        look: 0.85,
        hat: young ? 'helmet' : base.head.hat,
        mood: young ? 'open' : 'calm',
        beard: young ? '' : base.head.beard,
      },
      lean: 24,
      hands: [
        [-170, -470],
        [200, -430 - up],
      ],
      elbows: [-0.6, 0.5],
      feet: [
        [-130, -14],
        [130, -14],
      ],
      over: place(sword(-24 - up / 4), 200, -430 - up),
    };
  };
  const k = young ? 1.35 : 1;
  const watchers = times(7, (i) => walker(frame, w * (0.06 + i * 0.145), h * 0.74, h * 0.058));
  return (
    park(frame, weatherOf(options.set), 0.55) +
    tent(w * 0.16, h * 0.64, h * 0.07, RED) +
    tent(w * 0.86, h * 0.65, h * 0.075, GREEN) +
    watchers +
    oval(w * 0.5, y, w * 0.34, h * 0.05, weatherOf(options.set).patch) +
    (options.cast?.[0] === 'teacher'
      ? person(
          {
            ...cast.noble(random, false),
            hands: [
              [-150, -420],
              [150, -560],
            ],
            over: place(sword(-70), 150, -560),
          },
          w * 0.5,
          y - h * 0.06,
          h * 0.1,
        )
      : '') +
    person(fighter(30), w * 0.34, y, s * k) +
    person(fighter(random.between(-50, 40)), w * 0.66, y, s * k, true)
  );
};

/** Camp of tents with pennants. */
export const camp: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const weather = weatherOf(options.set);
  return (
    park(frame, weather, 0.58) +
    times(4, (i) =>
      tent(
        w * (0.1 + i * 0.27),
        h * (0.68 + (i % 2) * 0.04),
        h * (0.075 + (i % 2) * 0.015),
        [RED, GREEN, MUSTARD, mix(BLUE, INK, 0.3)][i] ?? RED,
        i % 2 ? tint(MUSTARD, 0.6) : PAPER,
      ),
    ) +
    tree(w * 0.96, h * 0.74, h * 0.15, weather.leaf, random) +
    bunting([0, h * 0.16], [w * 0.5, h * 0.12], 10, h * 0.04) +
    tent(w * (options.count === 1 ? 0.3 : 0.68), h * 0.92, h * 0.12, options.count === 1 ? GREEN : RED) +
    times(5, (i) =>
      walker(
        { ...frame, options: { ...options, what: 'noble' } },
        w * (0.08 + i * 0.21),
        h * (0.92 + (i % 2) * 0.06),
        h * 0.066,
      ),
    )
  );
};

/** Musicians in costume on a low wooden platform or grass. */
export const consort: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const names = options.cast ?? ['lute', 'recorder', 'hand drum'];
  const weather = weatherOf(options.set);
  const step = (w * 0.8) / names.length;
  const s = Math.min(h * 0.105, step / 2.9);
  return (
    park(frame, weather, 0.52) +
    tree(w * 0.06, h * 0.7, h * 0.16, weather.leaf, random) +
    tree(w * 0.95, h * 0.72, h * 0.19, weather.leaf, random) +
    poly(
      [
        [w * 0.08, h * 0.78],
        [w * 0.92, h * 0.78],
        [w, h * 0.9],
        [0, h * 0.9],
      ],
      PALE_WOOD,
    ) +
    times(7, (i) =>
      line(
        [
          [w * (0.08 + i * 0.14), h * 0.78],
          [w * (i * 0.166), h * 0.9],
        ],
        shade(PALE_WOOD, 0.25),
        4,
      ),
    ) +
    rect(0, h * 0.9, w, h * 0.05, WOOD) +
    names
      .map((n, i) => {
        const x = w * 0.1 + step * (i + 0.5);
        return (
          shadowAt(x, h * 0.86, s) +
          musician(n, cast.noble(random, n === 'recorder' ? true : undefined), x, h * 0.86, s, random)
        );
      })
      .join('') +
    (options.count === 0 ? '' : row(frame, h * 0.98, h * 0.07, mix(weather.leaf, INK, 0.5), 2.2)) +
    bunting([w * 0.1, h * 0.14], [w * 0.9, h * 0.14], 13, h * 0.05)
  );
};

/** Court dance: pairs in a line. */
export const courtDance: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const count = options.count ?? 3;
  const torches = options.set === 'dusk' || options.set === 'night';
  const s = h * 0.08;
  return (
    park(frame, weatherOf(options.set), 0.55) +
    times(3, (i) => tent(w * (0.14 + i * 0.37), h * 0.66, h * 0.06, [GREEN, RED, MUSTARD][i] ?? RED)) +
    (torches
      ? times(6, (i) => {
          const x = w * (0.05 + i * 0.18);
          return (
            line(
              [
                [x, h * 0.8],
                [x, h * 0.36],
              ],
              DARK_WOOD,
              12,
            ) +
            circle(x, h * 0.32, h * 0.09, MUSTARD, 0.2) +
            path(
              `M${x} ${h * 0.26}Q${x + 34} ${h * 0.32} ${x} ${h * 0.37}Q${x - 34} ${h * 0.32} ${x} ${h * 0.26}Z`,
              RED,
            ) +
            path(
              `M${x} ${h * 0.3}Q${x + 17} ${h * 0.34} ${x} ${h * 0.365}Q${x - 17} ${h * 0.34} ${x} ${h * 0.3}Z`,
              MUSTARD,
            )
          );
        })
      : bunting([0, h * 0.1], [w, h * 0.1], 18, h * 0.045)) +
    times(count, (i) => {
      const x = w * ((i + 0.5) / count);
      const y = h * (0.9 + (i % 2) * 0.06);
      const her = cast.noble(random, true);
      const him = cast.noble(random, false);
      return (
        shadowAt(x, y, s * 1.5) +
        person(
          {
            ...her,
            head: { ...her.head, look: -0.7 },
            hands: [
              [-150, -520],
              [170, -330],
            ],
            elbows: [-0.5, 0.5],
            swirl: 20,
          },
          x + s * 0.95,
          y,
          s,
        ) +
        person(
          {
            ...him,
            head: { ...him.head, look: 0.7 },
            hands: [
              [-140, -360],
              [150, -520],
            ],
            elbows: [-0.8, 0.5],
            feet: [
              [-40, -14],
              [80, -34],
            ],
          },
          x - s * 0.95,
          y,
          s,
        )
      );
    })
  );
};

/** Smith, printer or weaver at work. */
export const craft: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const kind = options.what ?? 'smith';
  const base = cast.noble(random, kind === 'weaver');
  const s = h * 0.135;
  const y = h * 1.06;
  const worker = {
    ...base,
    top: { kind: 'apron', colour: random.pick([PAPER, tint(MUSTARD, 0.4)]), trim: shade(WOOD, 0.4) },
  };
  const anvil =
    path('M-150 -90H170Q130 -50 60 -44V0H110V40H-90V0H-40V-44Q-120 -50 -150 -90Z', INK) +
    rect(-70, 40, 150, 200, DARK_WOOD) +
    line(
      [
        [-20, -100],
        [120, -104],
      ],
      RED,
      20,
    ) +
    line(
      [
        [70, -102],
        [120, -104],
      ],
      MUSTARD,
      20,
    ) +
    times(7, (i) =>
      poly(
        [
          [90 + i * 4, -130 - i * 24],
          [104 + i * 26, -136 - i * 12],
          [96 + i * 6, -120 - i * 18],
        ],
        MUSTARD,
      ),
    );
  const press =
    rect(-210, -420, 40, 640, DARK_WOOD) +
    rect(190, -420, 40, 640, DARK_WOOD) +
    rect(-230, -440, 480, 50, DARK_WOOD) +
    rect(-14, -390, 46, 190, PALE_WOOD) +
    rect(-120, -210, 260, 34, WOOD) +
    rect(-190, 0, 400, 34, WOOD) +
    rect(-120, -34, 260, 34, PAPER) +
    path('M-30 -20L10 -90L50 -20Z', RED) +
    line(
      [
        [10, -310],
        [230, -330],
      ],
      PALE_WOOD,
      18,
    );
  const loom =
    rect(-240, -380, 30, 600, DARK_WOOD) +
    rect(230, -380, 30, 600, DARK_WOOD) +
    rect(-250, -390, 520, 30, DARK_WOOD) +
    times(24, (i) =>
      line(
        [
          [-200 + i * 18, -360],
          [-200 + i * 18, 0],
        ],
        PAPER,
        3,
      ),
    ) +
    times(8, (i) => rect(-204, -30 - i * 22, 420, 22, [RED, MUSTARD, GREEN, PAPER][i % 4] ?? RED)) +
    rect(-250, 0, 520, 30, DARK_WOOD);
  const tool = kind === 'smith' ? anvil : kind === 'printer' ? press : loom;
  return (
    park(frame, weatherOf(options.set), 0.5) +
    times(2, (i) => tent(w * (0.12 + i * 0.78), h * 0.62, h * 0.085, i ? MUSTARD : GREEN)) +
    poly(
      [
        [w * 0.14, h * 0.1],
        [w * 0.86, h * 0.1],
        [w * 0.95, h * 0.24],
        [w * 0.05, h * 0.24],
      ],
      kind === 'smith' ? RED : kind === 'printer' ? GREEN : MUSTARD,
    ) +
    times(9, (i) => half(w * (0.1 + i * 0.1), h * 0.24, w * 0.05, 180, i % 2 ? PAPER : RED)) +
    rect(w * 0.09, h * 0.24, 16, h * 0.7, DARK_WOOD) +
    rect(w * 0.9, h * 0.24, 16, h * 0.7, DARK_WOOD) +
    person(
      {
        ...worker,
        head: { ...worker.head, look: 0.5, mood: 'calm' },
        lean: 14,
        hands: [
          [-60, -360],
          [190, kind === 'smith' ? -560 : -380],
        ],
        elbows: [-1, 0.6],
        over:
          kind === 'smith'
            ? line(
                [
                  [190, -560],
                  [250, -640],
                ],
                DARK_WOOD,
                16,
              ) + place(rect(-50, -34, 100, 60, INK), 254, -646, 1, 45)
            : '',
      },
      w * 0.36,
      y,
      s,
    ) +
    place(tool, w * 0.62, h * 0.76, h / 900) +
    times(2, (i) =>
      place(
        person(
          { ...cast.child(random), head: { ...cast.child(random).head, look: -0.6, mood: 'open' } },
          0,
          0,
          h * 0.12,
        ),
        w * (0.86 + i * 0.1),
        h * 1.02,
      ),
    )
  );
};

/** Trumpeters open the day. */
export const heralds: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const s = h * 0.115;
  const count = options.count ?? 3;
  return (
    park(frame, weatherOf(options.set), 0.6) +
    tent(w * 0.5, h * 0.7, h * 0.1, RED) +
    times(count, (i) => {
      const x = w * (0.16 + i * (0.7 / count));
      const f = cast.noble(random, false);
      const horn =
        line(
          [
            [18, -546],
            [250, -600],
          ],
          MUSTARD,
          13,
        ) +
        poly(
          [
            [240, -612],
            [320, -664],
            [332, -580],
            [246, -588],
          ],
          MUSTARD,
        ) +
        poly(
          [
            [60, -550],
            [196, -582],
            [196, -420],
            [128, -380],
            [60, -400],
          ],
          i % 2 ? GREEN : RED,
        ) +
        circle(128, -480, 26, PAPER);
      return (
        shadowAt(x, h * 0.95, s) +
        person(
          {
            ...f,
            head: { ...f.head, hat: 'beret', hatColour: i % 2 ? GREEN : RED, look: 0.8, mood: 'closed', beard: '' },
            over: horn,
            hands: [
              [100, -540],
              [150, -560],
            ],
            elbows: [-0.9, 0.9],
          },
          x,
          h * 0.95,
          s,
        )
      );
    })
  );
};

/** Dice and board games on a table, or herbs; seen from above. */
export const boardGame: Scene = (frame) => {
  const { w, h, random } = frame;
  const cell = h * 0.082;
  const table = rect(0, 0, w, h, shade(WOOD, 0.1)) + times(7, (i) => rect(0, h * i * 0.15, w, 5, shade(WOOD, 0.3)));
  const board = place(
    rect(-cell * 4.4, -cell * 4.4, cell * 8.8, cell * 8.8, DARK_WOOD) +
      times(64, (i) =>
        rect(
          -cell * 4 + (i % 8) * cell,
          -cell * 4 + Math.floor(i / 8) * cell,
          cell,
          cell,
          ((i % 8) + Math.floor(i / 8)) % 2 ? DARK_WOOD : PALE_WOOD,
        ),
      ) +
      times(14, (i) => {
        const x = -cell * 3.5 + random.int(0, 7) * cell;
        const y = -cell * 3.5 + random.int(0, 7) * cell;
        const c = i % 2 ? RED : PAPER;
        return (
          oval(x + 6, y + 10, cell * 0.36, cell * 0.3, INK, 0.3) +
          circle(x, y, cell * 0.36, shade(c, 0.25)) +
          circle(x, y - 6, cell * 0.33, c) +
          ring(x, y - 6, cell * 0.2, shade(c, 0.2), 4)
        );
      }),
    w * 0.44,
    h * 0.52,
    1,
    -9,
  );
  const die = (x: number, y: number, turn: number): string =>
    place(
      pill(-34, -34, 68, 68, 12, PAPER) + circle(-15, -15, 7, INK) + circle(15, 15, 7, INK) + circle(0, 0, 7, RED),
      x,
      y,
      1.1,
      turn,
    );
  const sleeves = [GREEN, shade(RED, 0.3)]
    .map(
      (c, i) =>
        poly(
          i
            ? [
                [w * 1.02, h * 0.02],
                [w * 1.02, h * 0.3],
                [w * 0.78, h * 0.36],
                [w * 0.74, h * 0.24],
              ]
            : [
                [0, h * 1.02],
                [w * 0.16, h * 1.02],
                [w * 0.2, h * 0.78],
                [w * 0.1, h * 0.76],
              ],
          c,
        ) +
        circle(i ? w * 0.74 : w * 0.155, i ? h * 0.31 : h * 0.75, h * 0.06, '#EFC59A') +
        times(3, (j) =>
          pill((i ? w * 0.66 : w * 0.13) + j * 6, (i ? h * 0.29 : h * 0.67) + j * 24, 70, 24, 12, '#EFC59A'),
        ),
    )
    .join('');
  return (
    table +
    board +
    die(w * 0.8, h * 0.62, 14) +
    die(w * 0.86, h * 0.72, -22) +
    circle(w * 0.88, h * 0.42, h * 0.085, shade(MUSTARD, 0.35)) +
    circle(w * 0.88, h * 0.42, h * 0.068, shade(RED, 0.45)) +
    sleeves
  );
};

/** Bear, straw man, horned beast and other carnival maskers. */
function masker(frame: Frame, kind: string, x: number, y: number, s: number): string {
  const { random } = frame;
  const base = cast.visitor(random);
  const stride: Figure['feet'] = random.chance(0.5)
    ? [
        [-70, -14],
        [60, -50],
      ]
    : [
        [-60, -50],
        [70, -14],
      ];
  if (kind === 'bear') {
    const fur = '#4A3426';
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...base,
          slim: false,
          head: {
            ...base.head,
            skin: fur,
            hair: fur,
            style: 'curly',
            mood: 'open',
            beard: '',
            plain: true,
            glasses: false,
          },
          top: { kind: 'coat', colour: fur, trim: fur },
          bottom: { kind: 'boots', colour: fur },
          shoes: fur,
          hands: [
            [-170, -540],
            [170, -520],
          ],
          elbows: [1, -1],
        },
        x,
        y,
        s * 1.12,
      ) +
      place(
        circle(-48, -52, 24, fur) +
          circle(48, -52, 24, fur) +
          oval(0, 22, 40, 30, tint('#4A3426', 0.5)) +
          oval(0, 8, 15, 11, INK) +
          circle(-24, -16, 8, PAPER) +
          circle(24, -16, 8, PAPER) +
          circle(-22, -15, 4, INK) +
          circle(26, -15, 4, INK) +
          path('M-18 34Q0 50 18 34L10 52H-10Z', RED),
        x,
        y - s * 6.45,
        s / 84,
      )
    );
  }
  if (kind === 'straw')
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...base,
          head: { ...base.head, hat: 'straw', beard: '', mood: 'smile' },
          top: { kind: 'robe', colour: tint(MUSTARD, 0.2), trim: tint(MUSTARD, 0.4) },
          bottom: { kind: 'boots', colour: MUSTARD },
          hands: [
            [-190, -400],
            [190, -420],
          ],
          elbows: [-0.3, 0.3],
        },
        x,
        y,
        s,
      ) +
      times(22, (i) =>
        line(
          [
            [x + (((i % 11) - 5) * s) / 8, y - s * (4.7 - Math.floor(i / 11) * 2.2)],
            [x + (((i % 11) - 5) * s) / 5.4, y - s * (2.5 - Math.floor(i / 11) * 2)],
          ],
          i % 2 ? shade(MUSTARD, 0.22) : tint(MUSTARD, 0.5),
          5,
        ),
      ) +
      rect(x - s * 0.62, y - s * 3.65, s * 1.24, s * 0.14, RED)
    );
  if (kind === 'turon')
    return (
      shadowAt(x, y, s) +
      poly(
        [
          [x - s * 1.7, y - s * 0.9],
          [x - s * 1.3, y - s * 4.2],
          [x + s * 1, y - s * 4.8],
          [x + s * 1.3, y - s * 0.9],
        ],
        GREEN,
      ) +
      times(6, (i) =>
        quarter(
          x - s * 1.1 + (i % 3) * s * 0.75,
          y - s * (3.6 - Math.floor(i / 3) * 1.1),
          s * 0.6,
          i,
          [RED, MUSTARD, PAPER][i % 3] ?? RED,
        ),
      ) +
      times(
        3,
        (i) =>
          rect(x - s * (1.1 - i * 0.8), y - s * 0.9, s * 0.3, s * 0.8, INK) +
          oval(x - s * (0.9 - i * 0.8), y - s * 0.08, s * 0.26, s * 0.1, INK),
      ) +
      place(mask('goat', 1), x + s * 1.15, y - s * 4.6, s / 210, 12)
    );
  if (kind === 'devil')
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...base,
          head: { ...base.head, hat: 'horns', skin: RED, hair: INK, mood: 'open', style: 'mop', beard: '' },
          top: { kind: 'sweater', colour: '#3A322D', trim: RED },
          bottom: { kind: 'trousers', colour: INK },
          hands: [
            [-150, -520],
            [160, -480],
          ],
          elbows: [1, -1],
          feet: stride,
          over:
            line(
              [
                [160, -760],
                [160, -160],
              ],
              DARK_WOOD,
              12,
            ) + curve('M110 -760V-700H210V-760', INK, 12),
        },
        x,
        y,
        s,
      )
    );
  if (kind === 'bride')
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...cast.visitor(random, false),
          slim: true,
          head: { ...cast.face(random, false), beard: 'moustache', hat: 'garland', mood: 'open' },
          top: { kind: 'dress', colour: PAPER, trim: RED, sleeve: 'puff' },
          bottom: { kind: 'gown', colour: PAPER, trim: RED },
          hands: [
            [-80, -400],
            [120, -420],
          ],
        },
        x,
        y,
        s,
      )
    );
  if (kind === 'chimney')
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...base,
          head: { ...base.head, hat: 'felt', hatColour: INK, mood: 'smile' },
          top: { kind: 'suit', colour: '#2B2725', trim: INK },
          bottom: { kind: 'trousers', colour: INK },
          hands: [
            [-100, -300],
            [150, -560],
          ],
          over:
            line(
              [
                [150, -700],
                [150, -100],
              ],
              PALE_WOOD,
              12,
            ) +
            line(
              [
                [210, -700],
                [210, -100],
              ],
              PALE_WOOD,
              12,
            ) +
            times(6, (i) =>
              line(
                [
                  [150, -660 + i * 96],
                  [210, -660 + i * 96],
                ],
                PALE_WOOD,
                10,
              ),
            ),
          feet: stride,
        },
        x,
        y,
        s,
      )
    );
  if (kind === 'jester')
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...base,
          head: { ...base.head, hat: 'jester', mood: 'open', beard: '' },
          top: { kind: 'stripes', colour: MUSTARD, trim: RED, sleeve: 'long' },
          bottom: { kind: 'trousers', colour: GREEN },
          hands: [
            [-170, -560],
            [180, -500],
          ],
          feet: stride,
        },
        x,
        y,
        s,
      )
    );
  if (kind === 'mourner')
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...cast.visitor(random, true),
          head: { ...cast.face(random, true, true), hat: 'scarf', hatColour: INK, mood: 'open' },
          top: { kind: 'shirt', colour: '#2B2725', sleeve: 'long' },
          bottom: { kind: 'skirt', colour: INK, trim: '#4a4541' },
          hands: [
            [-30, -500],
            [60, -470],
          ],
          elbows: [-1, 1],
          over: path('M20 -520L90 -500L70 -430L10 -450Z', PAPER),
        },
        x,
        y,
        s,
      )
    );
  if (kind === 'priest')
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...cast.visitor(random, false),
          head: { ...cast.face(random, false), hat: 'felt', hatColour: INK, mood: 'sing', glasses: true },
          top: { kind: 'robe', colour: '#2B2725', trim: PAPER },
          bottom: { kind: 'trousers', colour: INK },
          hands: [
            [-60, -360],
            [140, -540],
          ],
          over: poly(
            [
              [-110, -400],
              [-50, -386],
              [10, -400],
              [10, -320],
              [-50, -306],
              [-110, -320],
            ],
            RED,
          ),
        },
        x,
        y,
        s,
      )
    );
  if (kind === 'child') {
    const c = cast.child(random);
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...c,
          head: { ...c.head, hat: random.pick(['crown', 'horns', 'jester', 'helmet', 'garland']), hatColour: RED },
          hands: [
            [-130, -420],
            [130, -480],
          ],
        },
        x,
        y,
        s * 1.15,
      )
    );
  }
  return shadowAt(x, y, s) + musician(kind, { ...cast.folk(random, false), feet: stride }, x, y, s, random);
}

/** Carnival parade in the snow. */
export const parade: Scene = (frame) => {
  const { w, h, options } = frame;
  const names = options.cast ?? ['bear', 'accordion', 'straw', 'turon', 'devil'];
  const step = w / names.length;
  const s = Math.min(h * 0.1, step / 2.15);
  const ground =
    options.set === 'courtyard'
      ? yard(frame, weatherOf('snow'), 0.6)
      : options.set === 'hall'
        ? theatre(frame, 'quarters', h * 0.55, h * 1.05, [0.3, 0.7])
        : park(frame, weatherOf('snow'), 0.6);
  return (
    ground +
    names.map((n, i) => masker(frame, n, step * (i + 0.5), h * (0.9 + (i % 2) * 0.05), s)).join('') +
    (options.set === 'hall'
      ? flakes(frame, 60, [RED, MUSTARD, PAPER, GREEN], 9)
      : lamp(w * 0.03, h * 0.8, h * 0.09, false) + flakes(frame, 80, [PAPER], 9))
  );
};

/** One masker close. */
export const maskerClose: Scene = (frame) => {
  const { w, h, options, mood } = frame;
  const tall = h > w;
  const kind = options.what ?? 'bear';
  const s = tall ? h * 0.118 : h * 0.155;
  return (
    rect(0, 0, w, h, mood.far) +
    circle(w * 0.5, h * 0.45, Math.min(w, h) * 0.46, mood.motif) +
    rect(0, h * 0.86, w, h * 0.14, mood.floor) +
    masker(frame, kind, w * 0.5, h * (tall ? 0.97 : 1.17), s) +
    flakes(frame, 34, options.set === 'snow' ? [PAPER] : [RED, MUSTARD, PAPER, GREEN], 10)
  );
};

/** Burying the double bass at midnight. */
export const burial: Scene = (frame) => {
  const { w, h, options, mood } = frame;
  const s = h * 0.088;
  const names = options.cast ?? ['mourner', 'priest', 'mourner', 'mourner', 'bear', 'mourner'];
  const candles = times(6, (i) => {
    const x = w * (0.22 + i * 0.112);
    return (
      rect(x - 8, h * 0.83, 16, h * 0.11, PAPER) +
      circle(x, h * 0.8, h * 0.05, MUSTARD, 0.25) +
      path(
        `M${x} ${h * 0.775}Q${x + 13} ${h * 0.81} ${x} ${h * 0.83}Q${x - 13} ${h * 0.81} ${x} ${h * 0.775}Z`,
        MUSTARD,
      )
    );
  });
  return (
    backdrop(frame, 'curtain', 0, 0, w, h * 0.62) +
    boards(frame, h * 0.6, h, w * 0.05) +
    cone(w * 0.5, 0, w * 0.5, h * 0.8, w * 0.28, mood.light, 0.2) +
    drape(0, 0, w * 0.08, h * 0.64, mood.side, 3) +
    drape(w * 0.92, 0, w * 0.08, h * 0.64, mood.side, 3) +
    names.map((n, i) => masker(frame, n, w * (0.1 + (0.8 * (i + 0.5)) / names.length), h * 0.78, s)).join('') +
    poly(
      [
        [w * 0.2, h * 0.76],
        [w * 0.8, h * 0.76],
        [w * 0.86, h * 0.9],
        [w * 0.14, h * 0.9],
      ],
      PAPER,
    ) +
    poly(
      [
        [w * 0.14, h * 0.9],
        [w * 0.86, h * 0.9],
        [w * 0.84, h * 0.97],
        [w * 0.16, h * 0.97],
      ],
      tint(BLUE, 0.3),
    ) +
    place(bass(WOOD), w * 0.26, h * 0.84, h / 1220, 84) +
    times(
      5,
      (i) =>
        circle(w * (0.3 + i * 0.1), h * 0.875, 16, [RED, PAPER, MUSTARD][i % 3] ?? RED) +
        half(w * (0.3 + i * 0.1) + 20, h * 0.88, 14, 60, GREEN),
    ) +
    (options.count === 0 ? '' : candles)
  );
};
