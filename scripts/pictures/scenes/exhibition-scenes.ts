import * as cast from './cast.ts';
import { bigHand } from './close-up-scenes.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Frame, Scene } from './frame.ts';
import { musician } from './playing.ts';
import { backdrop } from './stage.ts';
import { box, circle, clip, half, line, oval, pill, place, poly, rect, text, times } from './svg.ts';
import {
  BLUE,
  DARK_WOOD,
  GREEN,
  INK,
  MOODS,
  type MoodName,
  MUSTARD,
  mix,
  PALE_WOOD,
  PAPER,
  RED,
  SKINS,
  shade,
  tint,
} from './tints.ts';

const SETS = ['sun', 'rays', 'quarters', 'moon', 'arcs', 'stripes', 'stars', 'houses', 'folk', 'skyline'];
const WORDS = [
  'ČAJ O PIATEJ',
  'PLES',
  'KINO',
  'ŠACH',
  'ESTRÁDA',
  'JAR',
  'KURZ ŠITIA',
  'TANEC',
  'DETI',
  'HUDBA',
  'VÝSTAVA',
  'ZÁHRADA',
];

/** A framed print or poster. */
export function print(
  frame: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  mood: MoodName,
  poster = false,
): string {
  const { random } = frame;
  const art = backdrop({ ...frame, mood: MOODS[mood] }, random.pick(SETS), x, y, w, poster ? h * 0.76 : h);
  const words = random.pick(WORDS);
  const label = poster
    ? rect(x, y + h * 0.76, w, h * 0.24, MOODS[mood].motif) +
      text(
        x + w * 0.07,
        y + h * 0.925,
        words,
        Math.min(h * 0.13, (w * 1.45) / words.length),
        MOODS[mood].motif === MUSTARD || MOODS[mood].motif === PAPER ? INK : PAPER,
      )
    : '';
  const edge = Math.max(5, w * 0.035);
  return (
    rect(x + edge, y + edge * 2, w + edge, h + edge, INK, 0.18) +
    rect(x - edge, y - edge, w + edge * 2, h + edge * 2, poster ? PAPER : DARK_WOOD) +
    art +
    label
  );
}

/** Terrazzo: chips scattered on a floor in perspective. */
export function terrazzo(frame: Frame, y: number, ground: string): string {
  const { w, h, random } = frame;
  return (
    rect(0, y, w, h - y, ground) +
    times(170, () => {
      const t = random.next() ** 1.6;
      const s = 3 + t * 15;
      const px = random.between(0, w);
      const py = y + t * (h - y);
      return poly(
        [
          [px, py],
          [px + s, py - s * 0.3],
          [px + s * 1.4, py + s * 0.2],
          [px + s * 0.5, py + s * 0.45],
        ],
        random.pick([RED, MUSTARD, GREEN, INK, PAPER, BLUE, shade(ground, 0.2), shade(ground, 0.2)]),
      );
    })
  );
}

/** Visitor from behind with hands on the back or pointing. */
function looker(frame: Frame, x: number, y: number, s: number): string {
  const { random } = frame;
  const f: Figure = random.chance(0.3) ? cast.child(random) : cast.visitor(random);
  const point = random.chance(0.3);
  return (
    shadowAt(x, y, s) +
    person(
      {
        ...f,
        back: true,
        tilt: random.between(-7, 7),
        hands: point
          ? [
              [-96, -280],
              [190, -520],
            ]
          : [
              [-40, -318],
              [30, -310],
            ],
        elbows: point ? [-1, 0.3] : [-1, 1],
      },
      x,
      y,
      s,
    )
  );
}

/** A wall of pictures with visitors from behind. */
export const gallery: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const poster = options.what === 'posters';
  const wallColour =
    options.set === 'red' ? RED : options.set === 'blue' ? BLUE : options.set === 'green' ? GREEN : tint(PAPER, 0.2);
  const wall =
    rect(0, 0, w, h, wallColour) +
    rect(0, h * 0.03, w, 9, INK) +
    times(
      6,
      (i) =>
        rect(w * (0.1 + i * 0.16), h * 0.035, 22, 34, INK) +
        poly(
          [
            [w * (0.1 + i * 0.16), h * 0.07],
            [w * (0.1 + i * 0.16) + 22, h * 0.07],
            [w * (0.1 + i * 0.16) + 120, h * 0.66],
            [w * (0.1 + i * 0.16) - 98, h * 0.66],
          ],
          PAPER,
          0.16,
        ),
    );
  const count = options.count ?? 4;
  const names: MoodName[] =
    options.set === 'red'
      ? ['red', 'wine', 'mustard', 'ink']
      : options.set === 'blue'
        ? ['blue', 'night', 'paper', 'blue']
        : options.set === 'green'
          ? ['green', 'paper', 'mustard', 'green']
          : ['red', 'green', 'mustard', 'blue', 'night', 'wine'];
  const step = (w * 0.92) / count;
  const pictures = times(count, (i) => {
    const ph = h * (poster ? 0.42 : random.between(0.28, 0.4));
    const pw = poster ? ph * 0.72 : Math.min(step * 0.8, ph * random.between(0.75, 1.3));
    return print(
      frame,
      w * 0.04 + step * (i + 0.5) - pw / 2,
      h * 0.34 - ph / 2,
      pw,
      ph,
      names[i % names.length] ?? 'red',
      poster,
    );
  });
  const floor = terrazzo(frame, h * 0.7, mix(PAPER, INK, 0.14)) + rect(0, h * 0.69, w, 12, mood.near);
  const people = times(random.int(2, 4), (i) =>
    looker(
      frame,
      w * (0.16 + i * 0.24 + random.between(-0.05, 0.05)),
      h * (0.86 + (i % 2) * 0.12),
      h * (0.088 + (i % 2) * 0.022),
    ),
  );
  return wall + pictures + floor + people;
};

/** One visitor before one large picture. */
export const viewer: Scene = (frame) => {
  const { w, h, options } = frame;
  const poster = options.what !== 'art';
  const tall = h > w;
  const name: MoodName = options.mood ?? 'green';
  const ph = h * (tall ? 0.56 : 0.76);
  const pw = poster ? ph * 0.72 : ph * 1.05;
  const px = tall ? (w - pw) / 2 : w * 0.46;
  const s = tall ? h * 0.072 : h * 0.14;
  return (
    rect(0, 0, w, h, options.set === 'dark' ? '#37312D' : mix(PAPER, BLUE, 0.3)) +
    poly(
      [
        [px + pw * 0.3, 0],
        [px + pw * 0.7, 0],
        [px + pw * 1.25, h],
        [px - pw * 0.25, h],
      ],
      PAPER,
      0.35,
    ) +
    terrazzo(frame, h * 0.9, mix(PAPER, INK, 0.2)) +
    print(frame, px, h * 0.08, pw, ph, name, poster) +
    rect(px + pw + 30, h * 0.4, 60, 80, PAPER) +
    looker(frame, tall ? w * 0.3 : w * 0.26, tall ? h * 0.97 : h * 1.14, s) +
    (options.count === 2 ? looker(frame, tall ? w * 0.66 : w * 0.42, tall ? h * 0.99 : h * 1.2, s * 0.94) : '')
  );
};

/** Opening: a speaker with a microphone and guests. */
export const opening: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const wall =
    rect(0, 0, w, h, tint(PAPER, 0.2)) +
    times(4, (i) =>
      print(
        frame,
        w * (0.05 + i * 0.25),
        h * 0.08,
        h * 0.24,
        h * 0.33,
        (['red', 'blue', 'green', 'mustard'] as const)[i] ?? 'red',
        options.what === 'posters',
      ),
    );
  const speaker: Figure = { ...cast.visitor(random, true), top: { kind: 'suit', colour: RED, trim: INK } };
  const mic =
    line(
      [
        [120, -470],
        [150, -20],
      ],
      INK,
      8,
    ) + pill(104, -506, 26, 42, 13, INK);
  return (
    wall +
    terrazzo(frame, h * 0.62, mix(PAPER, INK, 0.16)) +
    (options.cast?.[0] === undefined
      ? ''
      : musician(options.cast[0], cast.guest(random, true), w * 0.82, h * 0.78, h * 0.082, random)) +
    shadowAt(w * 0.47, h * 0.8, h * 0.09) +
    person(
      {
        ...speaker,
        head: { ...speaker.head, mood: 'open', look: 0.2 },
        hands: [
          [-90, -420],
          [110, -460],
        ],
        prop: mic,
      },
      w * 0.47,
      h * 0.8,
      h * 0.09,
    ) +
    times(4, (i) =>
      person(
        { ...cast.visitor(random), back: true },
        w * (0.08 + i * 0.26 + (i > 1 ? 0.1 : 0)),
        h * (1.14 + (i % 2) * 0.08),
        h * 0.12,
      ),
    )
  );
};

/** People talking with glasses around tall tables. */
export const reception: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const wall =
    rect(0, 0, w, h, mood.far) +
    backdrop(frame, options.set ?? 'quarters', 0, 0, w, h * 0.3) +
    rect(0, h * 0.3, w, h * 0.02, PAPER);
  const glass = (dx: number): string =>
    poly(
      [
        [dx - 20, -396],
        [dx + 20, -396],
        [dx + 4, -340],
        [dx - 4, -340],
      ],
      tint(MUSTARD, 0.4),
    ) +
    line(
      [
        [dx, -340],
        [dx, -300],
      ],
      PAPER,
      5,
    );
  const group = (x: number, y: number, s: number, n: number): string =>
    times(n, (i) => {
      const f = options.what === 'gala' ? cast.guest(random) : cast.visitor(random);
      const side = i - (n - 1) / 2;
      return person(
        {
          ...f,
          head: { ...f.head, look: side < 0 ? 0.6 : side > 0 ? -0.6 : 0.1, mood: random.pick(['smile', 'open']) },
          hands: [
            [-60, -330],
            [92, -340],
          ],
          over: glass(92),
        },
        x + side * s * 2.3,
        y - (i % 2) * s * 0.4,
        s,
      );
    }) +
    oval(x, y - s * 2.55, s * 1.05, s * 0.2, PAPER) +
    poly(
      [
        [x - s * 0.9, y - s * 2.5],
        [x + s * 0.9, y - s * 2.5],
        [x + s * 0.35, y],
        [x - s * 0.35, y],
      ],
      tint(BLUE, 0.4),
    );
  return (
    wall +
    terrazzo(frame, h * 0.6, mix(PAPER, INK, 0.18)) +
    group(w * 0.2, h * 0.76, h * 0.072, 3) +
    group(w * 0.78, h * 0.74, h * 0.07, 3) +
    group(w * 0.5, h * 1.02, h * 0.115, 3)
  );
};

/** Posters pasted outside or in the corridor with a passer-by. */
export const posterWall: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const tall = h > w;
  const columns = tall ? 3 : 6;
  const cw = w / columns;
  const rows = tall ? 3 : 2;
  const ch = (h * 0.78) / rows;
  const all: MoodName[] = ['red', 'green', 'mustard', 'blue', 'night', 'wine', 'paper', 'ink'];
  return (
    rect(0, 0, w, h, options.set === 'brick' ? shade(RED, 0.35) : mix(PAPER, INK, 0.25)) +
    times(columns * rows, (i) =>
      print(
        frame,
        (i % columns) * cw + cw * 0.06,
        Math.floor(i / columns) * ch + ch * 0.05,
        cw * 0.88,
        ch * 0.9,
        random.pick(all),
        true,
      ),
    ) +
    rect(0, h * 0.8, w, h * 0.2, mix(INK, PAPER, 0.28)) +
    rect(0, h * 0.8, w, 10, INK) +
    times(options.count ?? 1, (i) => {
      const f = cast.visitor(random);
      const x = w * (0.3 + i * 0.36);
      return (
        shadowAt(x, h * 0.95, h * 0.1) +
        person(
          {
            ...f,
            head: { ...f.head, look: 0.9 },
            top: { kind: 'coat', colour: random.pick([GREEN, MUSTARD, INK]), trim: PAPER },
            hands: [
              [-70, -290],
              [110, -330],
            ],
            feet: [
              [-76, -14],
              [86, -14],
            ],
          },
          x,
          h * 0.95,
          h * (tall ? 0.065 : 0.098),
        )
      );
    })
  );
};

/** Silkscreen: hands pulling a squeegee, prints drying. */
export const printing: Scene = (frame) => {
  const { w, h, random, mood } = frame;
  const skin = random.pick(SKINS);
  const hung = times(
    6,
    (i) =>
      line(
        [
          [0, h * 0.09],
          [w, h * 0.07],
        ],
        INK,
        4,
      ) +
      place(
        print(frame, -90, 0, 180, 230, (['red', 'green', 'mustard'] as const)[i % 3] ?? 'red', true),
        w * (0.1 + i * 0.17),
        h * 0.1,
        h / 1067,
        random.between(-4, 4),
      ),
  );
  const table = poly(
    [
      [0, h * 0.5],
      [w, h * 0.5],
      [w, h],
      [0, h],
    ],
    PALE_WOOD,
  );
  const screen =
    poly(
      [
        [w * 0.2, h * 0.52],
        [w * 0.8, h * 0.52],
        [w * 0.92, h * 0.97],
        [w * 0.08, h * 0.97],
      ],
      DARK_WOOD,
    ) +
    poly(
      [
        [w * 0.24, h * 0.56],
        [w * 0.76, h * 0.56],
        [w * 0.86, h * 0.92],
        [w * 0.14, h * 0.92],
      ],
      tint(MUSTARD, 0.6),
    );
  return (
    rect(0, 0, w, h, mood.far) +
    hung +
    table +
    screen +
    clip(
      box(w * 0.14, h * 0.56, w * 0.72, h * 0.36),
      circle(w * 0.5, h * 0.78, h * 0.16, RED) +
        rect(w * 0.3, h * 0.56, w * 0.4, h * 0.1, shade(RED, 0.1)) +
        half(w * 0.36, h * 0.9, h * 0.1, 0, GREEN),
    ) +
    rect(w * 0.28, h * 0.66, w * 0.44, h * 0.05, INK) +
    rect(w * 0.28, h * 0.64, w * 0.44, h * 0.03, MUSTARD) +
    place(bigHand(skin, GREEN, 70), w * 0.36, h * 0.78, h / 950, -6) +
    place(bigHand(skin, GREEN, 70), w * 0.64, h * 0.78, h / 950, 6, true)
  );
};

/** Open guest book with a pen and a hand. */
export const guestBook: Scene = (frame) => {
  const { w, h, random, mood } = frame;
  const skin = random.pick(SKINS);
  const scribble = (x: number, y: number, len: number): string =>
    line(
      Array.from(
        { length: 24 },
        (_, i) => [x + (len * i) / 23, y + Math.sin(i * 2.1) * 9 * random.between(0.3, 1)] as const,
      ),
      random.pick([INK, INK, shade(BLUE, 0.6)]),
      4,
    );
  return (
    rect(0, 0, w, h, mood.far) +
    circle(w * 0.85, h * 0.14, h * 0.2, mood.motif) +
    poly(
      [
        [0, h * 0.2],
        [w, h * 0.08],
        [w, h],
        [0, h],
      ],
      mood.side,
    ) +
    place(
      rect(-560, -320, 560, 680, shade(PAPER, 0.06)) +
        rect(0, -320, 560, 680, PAPER) +
        poly(
          [
            [0, -320],
            [34, -320],
            [34, 360],
            [0, 360],
          ],
          shade(PAPER, 0.16),
        ) +
        times(
          8,
          (i) =>
            scribble(-500, -240 + i * 72, random.between(280, 430)) +
            (i < 5 ? scribble(70, -240 + i * 72, random.between(260, 420)) : ''),
        ) +
        half(-120, 300, 50, 20, RED) +
        line(
          [
            [-120, 300],
            [-150, 250],
          ],
          GREEN,
          8,
        ),
      w * 0.47,
      h * 0.52,
      h / 1067,
      -5,
    ) +
    line(
      [
        [w * 0.6, h * 0.66],
        [w * 0.75, h * 0.4],
      ],
      RED,
      20,
    ) +
    place(bigHand(skin, MUSTARD, 90), w * 0.75, h * 0.76, h / 900, -38)
  );
};
