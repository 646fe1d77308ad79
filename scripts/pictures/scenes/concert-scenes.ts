import * as cast from './cast.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Frame, Scene } from './frame.ts';
import { drawHead } from './head.ts';

import { musician } from './playing.ts';
import { audience, backdrop, border, bouquet, chandelier, cone, drape, lampBar, row, theatre } from './stage.ts';
import { circle, line, oval, path, pill, place, poly, rect, times } from './svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PAPER, RED, shade, tint } from './tints.ts';

/** A performer in the costume the shot asks for. */
export function performer(frame: Frame, her?: boolean): Figure {
  const { random, options } = frame;
  const sex = her ?? options.her ?? random.chance(0.5);
  switch (options.what) {
    case 'folk':
      return cast.folk(random, sex);
    case 'gala':
      return cast.guest(random, sex);
    case 'noble':
      return cast.noble(random, sex);
    case 'child':
      return cast.child(random, sex);
    case 'brass': {
      const f = cast.visitor(random, sex);
      return {
        ...f,
        head: { ...f.head, hat: 'cap', hatColour: GREEN },
        top: { kind: 'suit', colour: GREEN, trim: RED },
        bottom: { kind: 'trousers', colour: INK },
      };
    }
    case 'black': {
      const f = cast.visitor(random, sex);
      return {
        ...f,
        top: { kind: 'shirt', colour: '#2B2725', sleeve: 'long' },
        bottom: { kind: 'trousers', colour: INK },
      };
    }
    default:
      return cast.visitor(random, sex);
  }
}

/** Musicians on the stage of the hall with the audience in front. */
export const band: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const names = options.cast ?? ['violin', 'accordion', 'bass'];
  const [back, front] = [h * 0.58, h * 0.76];
  const s = Math.min(h * 0.078, (w * 0.74) / (names.length * 2.35));
  const step = (w * 0.72) / names.length;
  const players = names.map((name, i) => {
    const x = w * 0.14 + step * (i + 0.5) + (name === 'piano' ? -s * 1.2 : 0);
    const y = back + (front - back) * (i % 2 ? 0.42 : 0.72);
    return { y, art: shadowAt(x, y, s) + musician(name, performer(frame), x, y, s, random) };
  });
  players.sort((a, b) => a.y - b.y);
  const lit = names.map((_, i) => 0.14 + (0.72 * (i + 0.5)) / names.length).filter((_, i) => i % 2 === 0);
  return (
    theatre(frame, options.set ?? 'sun', back, front, lit) +
    players.map((p) => p.art).join('') +
    (options.count === 0 ? '' : audience(frame, h * 0.86, options.count ?? 2, h * 0.1))
  );
};

/** One musician large in a circle of light. */
export const soloist: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const name = options.cast?.[0] ?? 'singer';
  const tall = h > w;
  const young = options.what === 'child';
  const wide = name === 'piano';
  const s = (tall ? h * 0.116 : h * 0.15) * (young ? 1.55 : wide ? 0.8 : 1);
  const x = w * (tall ? 0.47 : wide ? 0.3 : random.pick([0.36, 0.62]));
  const y = h * (tall ? 0.96 : wide ? 0.98 : name === 'drums' ? 1.04 : young ? 1.12 : 1.18);
  const set = options.set === undefined ? '' : backdrop(frame, options.set, 0, 0, w, h * 0.86);
  const halo =
    circle(x, y - s * (young ? 3.2 : 4.6), s * (young ? 2.4 : tall ? 3.5 : 3.4), mood.motif) +
    (options.set === 'plain' ? circle(x, y - s * 4.6, s * 2.5, mood.spark) : '');
  const ground = rect(0, h * 0.86, w, h * 0.14, mood.floor);
  const beams =
    poly(
      [
        [w * 0.02, 0],
        [w * 0.1, 0],
        [x + s * 3, h],
        [x - s * 1.6, h],
      ],
      mood.light,
      0.13,
    ) +
    poly(
      [
        [w * 0.9, 0],
        [w * 0.98, 0],
        [x + s * 1.8, h],
        [x - s * 3, h],
      ],
      mood.light,
      0.13,
    );
  const helper =
    options.cast?.[1] === undefined
      ? ''
      : musician(options.cast[1], performer(frame), x + (x < w / 2 ? 1 : -1) * s * 3.7, y - s * 0.5, s * 0.78, random);
  return (
    rect(0, 0, w, h, mood.far) +
    set +
    (options.set === undefined || options.set === 'plain' ? halo : '') +
    ground +
    beams +
    helper +
    musician(name, performer(frame), x, y, s, random) +
    (options.count === 1 ? row(frame, h * 0.95, h * 0.13, mood.near, 2.3) : '')
  );
};

/** Choir in rows with a conductor. */
export const choir: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const young = options.what === 'child';
  const rows = 3;
  const [back, front] = [h * 0.66, h * 0.82];
  const s = h * (young ? 0.1 : 0.076);
  const step = s * (young ? 1.75 : 1.95);
  const [robe, collar] = options.cast ?? [INK, RED];
  let out = theatre(frame, options.set ?? 'tree', back, front, [0.3, 0.5, 0.7]);
  for (let r = 0; r < rows; r += 1) {
    const count = (options.count ?? 8) + (r % 2);
    const y = back + (front - back) * (0.15 + r * 0.3) - (rows - 1 - r) * s * (young ? 0.75 : 0.95);
    out += rect(w / 2 - ((count + 1) * step) / 2, y - 4, (count + 1) * step, s * 1.4, shade(mood.floor, 0.25));
    out += times(count, (i) => {
      const x = w / 2 + (i - (count - 1) / 2) * step;
      const f = cast.chorister(random, robe ?? INK, collar ?? RED, young);
      const book = young
        ? ''
        : poly(
            [
              [-58, -392],
              [0, -376],
              [58, -392],
              [58, -330],
              [0, -314],
              [-58, -330],
            ],
            RED,
          ) +
          line(
            [
              [0, -376],
              [0, -314],
            ],
            shade(RED, 0.4),
            4,
          );
      return person(
        {
          ...f,
          over: book,
          hands: young
            ? undefined
            : [
                [-44, -340],
                [44, -340],
              ],
        },
        x,
        y,
        s,
      );
    });
  }
  const leader = { ...cast.guest(random, true), back: true };
  const raise = random.between(0, 60);
  out += person(
    {
      ...leader,
      top: { ...leader.top, colour: INK, sleeve: 'long' },
      bottom: { kind: 'gown', colour: INK },
      hands: [
        [-190, -560 - raise],
        [170, -520 + raise],
      ],
      elbows: [1, 1],
      over: line(
        [
          [170, -520 + raise],
          [230, -590 + raise],
        ],
        PAPER,
        6,
      ),
    },
    w * 0.5,
    h * 1.03,
    h * 0.092,
  );
  return out + (options.set === 'close' ? '' : row(frame, h * 0.97, h * 0.085, mood.near, 2));
};

/** Performers seen from the wings, the hall glowing beyond. */
export const backstage: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const names = options.cast ?? ['violin', 'bass'];
  const hall =
    rect(0, 0, w, h, mood.far) +
    circle(w * 0.6, h * 0.3, h * 0.22, mood.motif) +
    circle(w * 0.6, h * 0.3, h * 0.13, mood.light) +
    times(5, (r) =>
      times(15, (i) => {
        const s = h * (0.02 + r * 0.008);
        const x = w * 0.2 + i * s * 3.1 + (r % 2) * s * 1.5;
        return (
          circle(x, h * (0.53 + r * 0.045), s, mix(mood.side, mood.light, 0.25 + r * 0.05)) +
          pill(
            x - s * 1.3,
            h * (0.53 + r * 0.045) + s * 0.8,
            s * 2.6,
            s * 3,
            s,
            mix(mood.side, mood.far, 0.3 + (i % 3) * 0.12),
          )
        );
      }),
    );
  const floor =
    poly(
      [
        [0, h * 0.76],
        [w, h * 0.76],
        [w, h],
        [0, h],
      ],
      mood.floor,
    ) +
    poly(
      [
        [w * 0.5, h * 0.76],
        [w * 0.7, h * 0.76],
        [w * 0.66, h],
        [w * 0.2, h],
      ],
      mood.light,
      0.3,
    );
  const figures = names
    .map((name, i) =>
      musician(
        name,
        performer(frame),
        w * (0.38 + (i * 0.46) / names.length),
        h * (0.9 + (i % 2) * 0.05),
        h * 0.098,
        random,
      ),
    )
    .join('');
  const dark = drape(-10, 0, w * 0.2, h, mood.near, 4) + drape(w * 0.9, 0, w * 0.1 + 10, h, mood.near, 3);
  const waiting = { ...performer(frame), back: true };
  return (
    hall +
    floor +
    figures +
    dark +
    rect(w * 0.12, h * 0.22, w * 0.05, h * 0.05, mood.near) +
    place(person({ ...waiting, top: { ...waiting.top, kind: 'tee' } }, 0, 0, h * 0.13), w * 0.15, h * 1.08) +
    lampBar(w * 0.25, 0, w * 0.6, 5, mood.near)
  );
};

/** Faces of the audience, clapping or listening. */
export const applause: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const young = options.what === 'child';
  let out =
    rect(0, 0, w, h, mood.side) +
    rect(0, 0, w, h * 0.16, shade(mood.side, 0.3)) +
    times(6, (i) =>
      poly(
        [
          [w * (0.06 + i * 0.17), 0],
          [w * (0.1 + i * 0.17), 0],
          [w * (0.12 + i * 0.17), h * 0.16],
          [w * (0.04 + i * 0.17), h * 0.16],
        ],
        mood.light,
        0.35,
      ),
    );
  const rows = options.count ?? 4;
  for (let r = 0; r < rows; r += 1) {
    const s = h * (0.075 + r * 0.032);
    const y = h * (0.27 + (r * 0.86) / rows);
    const count = Math.ceil(w / (s * 2.3)) + 1;
    out += times(count, (i) => {
      const x = (i - 0.3 + (r % 2) * 0.5) * s * 2.3;
      const f = young
        ? cast.child(random)
        : options.what === 'folk' || options.what === 'gala'
          ? performer(frame)
          : cast.visitor(random);
      const clap = options.set !== 'listen' && random.chance(0.65);
      const tone = mix(mood.side, mood.far, 0.2 + r * 0.1);
      const seat = pill(x - s * 0.95, y - s * 0.1, s * 1.9, s * 2, s * 0.3, mix(tone, RED, 0.25));
      const hands = clap
        ? ([
            [-16, -396 + (i % 3) * 12],
            [14, -404 + (i % 2) * 10],
          ] as const)
        : ([
            [-60, -300],
            [60, -300],
          ] as const);
      return (
        seat +
        place(
          person(
            {
              ...f,
              hands,
              head: {
                ...f.head,
                mood: options.set === 'listen' ? random.pick(['calm', 'smile', 'calm']) : f.head.mood,
              },
            },
            0,
            0,
            s,
          ),
          x,
          y + s * (young ? 3 : 5.6),
        )
      );
    });
    out += r < rows - 1 ? rect(0, y + s * 2.1, w, s * 0.4, mix(mood.side, RED, 0.2)) : '';
  }
  return out;
};

/** Technician at the mixing desk at the back of the hall. */
export const desk: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const far = { ...frame, w: w * 0.56, h: h * 0.56 };
  const names = options.cast ?? ['singer stand', 'guitar', 'drums'];
  const players = names
    .map((name, i) =>
      musician(
        name,
        performer(frame),
        far.w * (0.22 + (0.6 * (i + 0.5)) / names.length),
        far.h * 0.68,
        far.h * 0.075,
        random,
      ),
    )
    .join('');
  const view = theatre(far, options.set ?? 'rays', far.h * 0.6, far.h * 0.74) + players;
  const worker = cast.visitor(random, options.what === 'her');
  const board =
    poly(
      [
        [w * 0.1, h * 0.83],
        [w * 0.76, h * 0.83],
        [w * 0.86, h],
        [0, h],
      ],
      '#544A42',
    ) +
    rect(w * 0.1, h * 0.83, w * 0.66, 8, MUSTARD) +
    times(15, (i) => {
      const t = i / 14;
      return (
        line(
          [
            [w * (0.14 + t * 0.59), h * 0.88],
            [w * (0.08 + t * 0.7), h * 0.98],
          ],
          INK,
          5,
        ) +
        pill(
          w * (0.13 + t * 0.61) - 9,
          h * (0.9 + random.between(0, 0.06)),
          20,
          13,
          3,
          [PAPER, RED, MUSTARD, BLUE][i % 4] ?? PAPER,
        ) +
        circle(w * (0.145 + t * 0.585), h * 0.85, 6, [RED, MUSTARD, GREEN][i % 3] ?? RED)
      );
    });
  return (
    rect(0, 0, w, h, mix(mood.side, INK, 0.55)) +
    place(view, w * 0.26, h * 0.08) +
    rect(w * 0.26, h * 0.08 + far.h * 0.98, far.w, h * 0.06, mix(mood.side, INK, 0.55)) +
    row(frame, h * 0.66, h * 0.045, mix(mood.side, INK, 0.4), 2) +
    row(frame, h * 0.72, h * 0.055, mix(mood.side, INK, 0.7), 2, 0.4) +
    rect(0, h * 0.78, w, h * 0.3, mix(mood.side, INK, 0.8)) +
    board +
    person(
      {
        ...worker,
        back: true,
        tilt: -5,
        hands: [
          [-150, -330],
          [120, -320],
        ],
        over:
          `<path d="M-60 -585A62 92 0 0 1 60 -585" fill="none" stroke="${INK}" stroke-width="15"/>` +
          pill(-82, -600, 30, 62, 14, RED) +
          pill(52, -600, 30, 62, 14, RED),
      },
      w * 0.42,
      h * 1.36,
      h * 0.155,
    ) +
    rect(w * 0.78, h * 0.6, w * 0.16, h * 0.2, INK) +
    rect(w * 0.788, h * 0.612, w * 0.144, h * 0.17, mix(GREEN, INK, 0.3)) +
    times(10, (i) =>
      rect(w * (0.795 + i * 0.0135), h * 0.77, w * 0.009, -h * random.between(0.03, 0.13), i > 7 ? RED : MUSTARD),
    )
  );
};

/** Performers bow in a line at the front of the stage. */
export const bow: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const count = options.count ?? 6;
  const step = (w * 0.78) / count;
  const s = Math.min(h * 0.1, step / 1.95);
  return (
    theatre(frame, options.set ?? 'curtain', h * 0.62, h * 0.84, [0.3, 0.5, 0.7]) +
    times(count, (i) => {
      const x = w * 0.11 + step * (i + 0.5);
      const y = h * 0.8;
      const flowers = i % 3 === 1;
      const f = performer(frame, flowers ? true : undefined);
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...f,
            tilt: random.between(-10, 10),
            head: { ...f.head, mood: random.pick(['smile', 'open']) },
            hands: flowers
              ? [
                  [-30, -380],
                  [34, -370],
                ]
              : [
                  [-122, -330 + random.between(-20, 30)],
                  [122, -330 + random.between(-20, 30)],
                ],
            over: flowers ? bouquet(0, -430, 62) : '',
          },
          x,
          y,
          s,
        )
      );
    }) +
    row(frame, h * 0.94, h * 0.1, mood.near, 2.1) +
    times(7, (i) => {
      const x = w * (0.08 + i * 0.145) + random.between(-20, 20);
      return (
        line(
          [
            [x, h * 1.02],
            [x - 14, h * 0.9],
          ],
          mood.near,
          h * 0.03,
        ) +
        line(
          [
            [x + 60, h * 1.02],
            [x + 10, h * 0.9],
          ],
          mood.near,
          h * 0.03,
        ) +
        circle(x - 4, h * 0.885, h * 0.024, mood.near)
      );
    })
  );
};

/** The hall with chairs before anybody comes. */
export const emptyHall: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const stageTop = h * 0.1;
  const stage =
    rect(w * 0.2, stageTop, w * 0.6, h * 0.4, mood.side) +
    backdrop(frame, options.set ?? 'curtain', w * 0.22, stageTop, w * 0.56, h * 0.33) +
    poly(
      [
        [w * 0.22, h * 0.43],
        [w * 0.78, h * 0.43],
        [w * 0.82, h * 0.5],
        [w * 0.18, h * 0.5],
      ],
      mood.floor,
    ) +
    rect(w * 0.18, h * 0.5, w * 0.64, h * 0.045, shade(mood.floor, 0.4)) +
    border(w * 0.2, stageTop, w * 0.6, h * 0.08, mood.side, mood.motif);
  const walls =
    poly(
      [
        [0, 0],
        [w * 0.18, h * 0.06],
        [w * 0.18, h * 0.55],
        [0, h * 0.74],
      ],
      mix(mood.far, PAPER, 0.4),
    ) +
    poly(
      [
        [w, 0],
        [w * 0.82, h * 0.06],
        [w * 0.82, h * 0.55],
        [w, h * 0.74],
      ],
      mix(mood.far, PAPER, 0.25),
    ) +
    times(4, (i) => {
      const x0 = w * (0.015 + i * 0.045);
      return (
        poly(
          [
            [x0, h * (0.1 + i * 0.012)],
            [x0 + w * 0.03, h * (0.108 + i * 0.012)],
            [x0 + w * 0.03, h * (0.6 - i * 0.03)],
            [x0, h * (0.63 - i * 0.03)],
          ],
          DARK_WOOD,
          0.8,
        ) +
        poly(
          [
            [w - x0, h * (0.1 + i * 0.012)],
            [w - x0 - w * 0.03, h * (0.108 + i * 0.012)],
            [w - x0 - w * 0.03, h * (0.6 - i * 0.03)],
            [w - x0, h * (0.63 - i * 0.03)],
          ],
          DARK_WOOD,
          0.8,
        )
      );
    });
  const ceiling =
    poly(
      [
        [0, 0],
        [w, 0],
        [w * 0.82, h * 0.07],
        [w * 0.18, h * 0.07],
      ],
      mix(mood.far, PAPER, 0.65),
    ) + times(7, (i) => circle(w * (0.26 + i * 0.08), h * 0.035, 9, PAPER));
  let chairs = '';
  for (let r = 0; r < 6; r += 1) {
    const s = w * (0.026 + r * 0.0092);
    const y = h * (0.6 + r * r * 0.0125 + r * 0.024);
    const count = 9;
    chairs += times(count * 2, (i) => {
      const side = i < count ? -1 : 1;
      const x = w / 2 + side * (s * 0.75 + (i % count) * s * 1.22 + s * 0.5);
      const c = r % 2 ? shade(mood.motif, 0.12) : mood.motif;
      return (
        pill(x - s * 0.52, y - s * 1.1, s * 1.04, s * 0.95, s * 0.16, shade(c, 0.06)) +
        rect(x - s * 0.55, y - s * 0.12, s * 1.1, s * 0.24, shade(c, 0.35)) +
        rect(x - s * 0.46, y, s * 0.09, s * 0.5, INK) +
        rect(x + s * 0.38, y, s * 0.09, s * 0.5, INK)
      );
    });
  }
  return (
    rect(0, 0, w, h, mix(mood.far, PAPER, 0.5)) +
    stage +
    walls +
    ceiling +
    poly(
      [
        [w * 0.18, h * 0.545],
        [w * 0.82, h * 0.545],
        [w * 1.1, h],
        [-w * 0.1, h],
      ],
      mix(mood.floor, PAPER, 0.15),
    ) +
    poly(
      [
        [w * 0.47, h * 0.545],
        [w * 0.53, h * 0.545],
        [w * 0.58, h],
        [w * 0.42, h],
      ],
      mood.spark === PAPER ? RED : mood.spark,
      0.75,
    ) +
    chandelier(w * 0.5, h * 0.22, w * 0.075, h * 0.3) +
    chairs +
    (options.count === 1
      ? person(
          {
            ...cast.visitor(random),
            hands: [
              [-90, -300],
              [140, -330],
            ],
            over:
              line(
                [
                  [140, -480],
                  [150, -20],
                ],
                DARK_WOOD,
                9,
              ) + pill(96, -30, 108, 26, 8, MUSTARD),
          },
          w * 0.5,
          h * 0.72,
          h * 0.05,
        )
      : '')
  );
};

/** The hall from the balcony: heads below, the stage small and bright. */
export const balcony: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const small = { ...frame, w: w * 0.62, h: h * 0.46 };
  const names = options.cast ?? ['violin', 'violin', 'bass'];
  const show =
    theatre(small, options.set ?? 'arcs', small.h * 0.66, small.h * 0.86, [0.35, 0.5, 0.65]) +
    names
      .map((n, i) =>
        musician(
          n,
          performer(frame),
          small.w * (0.14 + (0.72 * (i + 0.5)) / names.length),
          small.h * (0.76 + (i % 2) * 0.07),
          small.h * 0.082,
          random,
        ),
      )
      .join('');
  let heads = '';
  for (let r = 0; r < 7; r += 1) {
    const y = h * (0.56 + r * 0.055);
    const s = h * (0.016 + r * 0.0035);
    heads +=
      rect(0, y + s, w, s * 1.7, mix(mood.side, RED, 0.2)) +
      times(Math.ceil(w / (s * 3.2)), (i) => {
        const x = (i + (r % 2) * 0.5) * s * 3.2;
        return (
          oval(
            x,
            y + s * 1.1,
            s * 1.35,
            s * 0.85,
            random.pick([mood.near, mood.motif, mood.side, GREEN, BLUE, PAPER, RED]),
          ) + circle(x, y, s * 0.82, random.pick([INK, INK, '#5A3A22', '#8A5524', '#B5ADA2', '#33261F']))
        );
      });
  }
  const rail =
    rect(0, h * 0.9, w, h * 0.1, mood.near) +
    rect(0, h * 0.885, w, h * 0.022, MUSTARD) +
    times(12, (i) => rect(w * (0.02 + i * 0.085), h * 0.93, w * 0.05, h * 0.05, mix(mood.near, mood.far, 0.25)));
  return (
    rect(0, 0, w, h, mix(mood.side, mood.near, 0.3)) +
    place(show, w * 0.19, h * 0.06) +
    poly(
      [
        [0, 0],
        [w * 0.19, h * 0.06],
        [w * 0.19, h * 0.52],
        [0, h * 0.56],
      ],
      mix(mood.side, INK, 0.25),
    ) +
    poly(
      [
        [w, 0],
        [w * 0.81, h * 0.06],
        [w * 0.81, h * 0.52],
        [w, h * 0.56],
      ],
      mix(mood.side, INK, 0.4),
    ) +
    rect(0, h * 0.51, w, h * 0.5, mix(mood.floor, INK, 0.45)) +
    heads +
    rail +
    (options.count === 1
      ? place(drawHead({ ...cast.face(random), hat: '' }, true), w * 0.78, h * 0.79, h * 0.0016)
      : '')
  );
};

/** Small table by candlelight before a stage. */
export const tables: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const names = options.cast ?? ['piano', 'bass', 'trumpet'];
  const players = names
    .map((n, i) =>
      musician(n, performer(frame), w * (0.2 + (0.66 * (i + 0.4)) / names.length), h * 0.6, h * 0.062, random),
    )
    .join('');
  let out =
    backdrop(frame, options.set ?? 'arcs', 0, 0, w, h * 0.52) +
    rect(0, h * 0.52, w, h * 0.12, mood.floor) +
    players +
    rect(0, h * 0.62, w, h * 0.4, mix(mood.side, INK, 0.5)) +
    cone(w * 0.5, 0, w * 0.5, h * 0.6, w * 0.3, mood.light, 0.12);
  for (const [tx, ty, k] of [
    [0.2, 0.72, 0.7],
    [0.52, 0.7, 0.65],
    [0.83, 0.73, 0.72],
    [0.34, 0.93, 1.15],
    [0.74, 0.95, 1.2],
  ] as const) {
    const s = h * 0.085 * k;
    const [x, y] = [w * tx, h * ty];
    out +=
      times(2, (i) =>
        person(
          {
            ...cast.guest(random),
            back: true,
            seat: 130,
            hands: [
              [-104, -200],
              [104, -200],
            ],
          },
          x + (i ? 1 : -1) * s * 2,
          y + s * 2.9,
          s,
        ),
      ) +
      oval(x, y, s * 2, s * 0.5, PAPER) +
      path(
        `M${x - s * 2} ${y}Q${x} ${y + s * 2} ${x + s * 2} ${y}L${x + s * 1.7} ${y + s * 2.4}H${x - s * 1.7}Z`,
        tint(BLUE, 0.5),
      ) +
      rect(x - s * 0.1, y - s * 0.7, s * 0.2, s * 0.6, PAPER) +
      circle(x, y - s * 0.95, s * 0.62, MUSTARD, 0.25) +
      path(
        `M${x} ${y - s * 1.25}Q${x + s * 0.2} ${y - s * 0.85} ${x} ${y - s * 0.7}Q${x - s * 0.2} ${y - s * 0.85} ${x} ${y - s * 1.25}Z`,
        MUSTARD,
      ) +
      times(2, (i) =>
        poly(
          [
            [x + (i ? 0.8 : -1.1) * s, y - s * 0.55],
            [x + (i ? 1.15 : -0.75) * s, y - s * 0.55],
            [x + (i ? 1.02 : -0.87) * s, y],
            [x + (i ? 0.92 : -0.98) * s, y],
          ],
          tint(RED, 0.3),
        ),
      );
  }
  return out;
};
