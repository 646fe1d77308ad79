import * as cast from './cast.ts';
import { performer } from './concert-scenes.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Frame, Scene } from './frame.ts';
import { musician } from './playing.ts';
import { backdrop, border, chandelier, drape, row, theatre } from './stage.ts';
import { circle, fade, half, line, oval, type Point, path, pill, place, poly, rect, times } from './svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED, SKINS, shade, tint } from './tints.ts';

/** A couple in ballroom hold, centred at x. */
function couple(frame: Frame, x: number, y: number, s: number): string {
  const { random, options } = frame;
  const folk = options.what === 'folk';
  const him = folk
    ? cast.folk(random, false)
    : options.what === 'plain'
      ? cast.visitor(random, false)
      : options.what === 'noble'
        ? cast.noble(random, false)
        : cast.guest(random, false);
  const her = folk
    ? cast.folk(random, true)
    : options.what === 'plain'
      ? { ...cast.visitor(random, true), bottom: { kind: 'skirt', colour: random.pick([RED, MUSTARD, GREEN, BLUE]) } }
      : options.what === 'noble'
        ? cast.noble(random, true)
        : cast.guest(random, true);
  const swing = random.between(-70, 70);
  const apart = s * 1.02;
  const flip = random.chance(0.5);
  const joined = -470 + random.between(-60, 50);
  const man: Figure = {
    ...him,
    lean: 10,
    tilt: 4,
    head: { ...him.head, look: 0.7, beard: him.head.beard, mood: 'smile' },
    hands: [
      [-210, joined],
      [96, -390],
    ],
    elbows: [-0.6, 0.7],
    feet: [
      [-60, -14],
      [30, -14],
    ],
  };
  const woman: Figure = {
    ...her,
    lean: -8,
    tilt: -4,
    swirl: swing,
    head: { ...her.head, look: -0.7, mood: random.pick(['smile', 'closed', 'open']) },
    hands: [
      [-112, -476],
      [120, -430],
    ],
    elbows: [-0.7, 0.6],
  };
  const art = shadowAt(0, 0, s * 1.5) + person(woman, apart * 0.62, 0, s) + person(man, -apart * 0.62, -s * 0.05, s);
  return place(art, x, y, 1, 0, flip);
}

/** Ballroom with couples under the chandelier. */
export const ball: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const horizon = h * 0.46;
  const walls =
    rect(0, 0, w, horizon, mood.far) +
    times(9, (i) => rect(w * (i * 0.115), 0, w * 0.03, horizon, mood.side, 0.65)) +
    times(8, (i) => half(w * (0.072 + i * 0.115), h * 0.2, w * 0.03, 180, i % 2 ? mood.motif : mood.spark));
  const floor =
    rect(0, horizon, w, h, mood.floor) +
    times(9, (i) =>
      poly(
        [
          [w * (0.5 + (i - 4.5) * 0.13), horizon],
          [w * (0.5 + (i - 4) * 0.13), horizon],
          [w * (0.5 + (i - 4) * 0.5), h],
          [w * (0.5 + (i - 4.5) * 0.5), h],
        ],
        mood.grain,
        0.6,
      ),
    ) +
    oval(w * 0.5, h * 0.76, w * 0.4, h * 0.16, mood.light, 0.16);
  const orchestra =
    options.set === 'band'
      ? rect(w * 0.28, horizon - h * 0.06, w * 0.44, h * 0.07, mood.side) +
        ['sax', 'trumpet', 'bass', 'sax']
          .map((n, i) =>
            musician(n, cast.guest(random, false), w * (0.34 + i * 0.1), horizon - h * 0.055, h * 0.042, random),
          )
          .join('')
      : options.set === 'tables'
        ? times(
            5,
            (i) =>
              pill(w * (0.04 + i * 0.2), horizon - h * 0.04, w * 0.13, h * 0.06, 10, PAPER) +
              times(3, (j) =>
                person(
                  { ...cast.guest(random), seat: 130 },
                  w * (0.06 + i * 0.2 + j * 0.042),
                  horizon + h * 0.07,
                  h * 0.04,
                ),
              ),
          ) + times(5, (i) => pill(w * (0.035 + i * 0.2), horizon - h * 0.005, w * 0.14, h * 0.07, 8, tint(BLUE, 0.5)))
        : '';
  const lights =
    chandelier(w * random.between(0.35, 0.65), h * 0.14, w * 0.12, h * 0.4) +
    (options.count === 2
      ? chandelier(w * 0.12, h * 0.15, w * 0.07, h) + chandelier(w * 0.88, h * 0.15, w * 0.07, h)
      : '');
  const spots: [number, number, number][] = [];
  const count = options.count ?? 6;
  for (let i = 0; i < count; i += 1) {
    const depth = i / count;
    spots.push([
      w * (0.1 + ((i * 0.382 + random.between(0, 0.1)) % 1) * 0.82),
      h * (0.58 + depth * 0.4),
      h * (0.05 + depth * 0.045),
    ]);
  }
  return walls + orchestra + floor + lights + spots.map(([x, y, s]) => couple(frame, x, y, s)).join('');
};

/** One couple close, lights of the hall behind. */
export const pair: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const tall = h > w;
  const lights = times(14, () =>
    circle(
      random.between(0, w),
      random.between(0, h * 0.7),
      random.between(h * 0.02, h * 0.06),
      random.pick([mood.motif, mood.light, mood.side]),
      0.7,
    ),
  );
  const back =
    options.set === undefined
      ? rect(0, 0, w, h, mood.far) + circle(w * 0.5, h * 0.42, h * (tall ? 0.3 : 0.44), mood.side) + lights
      : backdrop(frame, options.set, 0, 0, w, h * 0.8) + lights;
  const far = times(4, (i) => fade(couple(frame, w * (0.1 + i * 0.27), h * 0.84, h * 0.065), 0.5));
  return (
    back +
    rect(0, h * 0.78, w, h * 0.22, mood.floor) +
    times(8, (i) =>
      poly(
        [
          [w * i * 0.14, h * 0.78],
          [w * (i * 0.14 + 0.05), h * 0.78],
          [w * (i * 0.2 - 0.2), h],
          [w * (i * 0.2 - 0.28), h],
        ],
        mood.grain,
        0.6,
      ),
    ) +
    far +
    couple(frame, w * 0.5, tall ? h * 0.93 : h * 1.12, h * (tall ? 0.098 : 0.145))
  );
};

/** Dance floor from above: skirts as wheels. */
export const wheels: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const size = w * 0.055;
  const floor =
    rect(0, 0, w, h, mood.floor) +
    times(Math.ceil(w / size) * Math.ceil(h / size), (i) => {
      const columns = Math.ceil(w / size);
      const [c, r] = [i % columns, Math.floor(i / columns)];
      return (c + r) % 2 ? rect(c * size, r * size, size, size, mood.grain, 0.55) : '';
    });
  const placed: Point[] = [];
  const ring = options.set === 'ring';
  const count = options.count ?? (ring ? 10 : 15);
  for (let tries = 0; placed.length < count && tries < 900; tries += 1) {
    const a = (placed.length / count) * Math.PI * 2;
    const p: Point = ring
      ? [w / 2 + Math.cos(a) * h * 0.36 * 1.25, h / 2 + Math.sin(a) * h * 0.36]
      : [random.between(w * 0.05, w * 0.95), random.between(h * 0.06, h * 0.94)];
    if (ring || placed.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) > h * 0.25)) placed.push(p);
  }
  return (
    floor +
    oval(w / 2, h / 2, w * 0.46, h * 0.46, mood.light, 0.14) +
    placed
      .map(([x, y]) => {
        const r = h * random.between(0.095, 0.125);
        const c = random.pick([RED, GREEN, MUSTARD, BLUE, PAPER, shade(RED, 0.35)]);
        const turn = random.between(0, 360);
        const petals = times(
          10,
          (i) =>
            `<g transform="rotate(${i * 36})">${poly(
              [
                [0, 0],
                [-r * 0.3, -r * 0.92],
                [0, -r],
                [r * 0.3, -r * 0.92],
              ],
              i % 2 ? c : shade(c, 0.16),
            )}</g>`,
        );
        const hem =
          options.what === 'folk'
            ? `<circle r="${r * 0.84}" fill="none" stroke="${PAPER}" stroke-width="${r * 0.07}"/>`
            : '';
        const her =
          petals +
          hem +
          oval(0, 0, r * 0.34, r * 0.22, shade(c, 0.3)) +
          circle(0, -r * 0.06, r * 0.19, random.pick(['#5A3A22', '#B9781F', INK, '#33261F'])) +
          line(
            [
              [-r * 0.3, 0],
              [-r * 0.24, -r * 0.66],
            ],
            random.pick(SKINS),
            r * 0.1,
          ) +
          line(
            [
              [r * 0.3, 0],
              [r * 0.24, -r * 0.66],
            ],
            random.pick(SKINS),
            r * 0.1,
          );
        const him =
          oval(0, -r * 0.8, r * 0.42, r * 0.25, options.what === 'folk' ? PAPER : INK) +
          (options.what === 'folk'
            ? circle(0, -r * 0.82, r * 0.3, INK) +
              circle(0, -r * 0.82, r * 0.19, shade(INK, 0)) +
              `<circle cy="${-r * 0.82}" r="${r * 0.2}" fill="none" stroke="${RED}" stroke-width="${r * 0.05}"/>`
            : circle(0, -r * 0.82, r * 0.19, random.pick(['#33261F', '#8A5524', '#B5ADA2', '#5A3A22'])));
        return oval(x + r * 0.25, y + r * 0.3, r * 1.05, r * 1.05, INK, 0.25) + place(her + him, x, y, 1, turn);
      })
      .join('')
  );
};

/** Looking up at the chandelier from below. */
export const lustre: Scene = (frame) => {
  const { w, h, mood, random, options } = frame;
  const cx = w * random.between(0.4, 0.6);
  const cy = h * 0.44;
  const ceiling =
    rect(0, 0, w, h, mood.far) +
    times(24, (i) => {
      const a = (i / 24) * Math.PI * 2;
      const b = ((i + 0.5) / 24) * Math.PI * 2;
      return poly(
        [
          [cx, cy],
          [cx + Math.cos(a) * w, cy + Math.sin(a) * w],
          [cx + Math.cos(b) * w, cy + Math.sin(b) * w],
        ],
        mood.side,
        0.45,
      );
    });
  const rings = [0.44, 0.32, 0.2]
    .map(
      (k, j) =>
        circle(cx, cy, h * k, MUSTARD) +
        circle(cx, cy, h * (k - 0.03), shade(MUSTARD, 0.4)) +
        times(30 - j * 8, (i) => {
          const a = (i / (30 - j * 8)) * Math.PI * 2;
          return place(
            path('M0 -30Q14 0 0 34Q-14 0 0 -30Z', i % 2 ? PAPER : tint(MUSTARD, 0.5)),
            cx + Math.cos(a) * h * (k - 0.012),
            cy + Math.sin(a) * h * (k - 0.012),
            h / 1067,
            (a * 180) / Math.PI + 90,
          );
        }),
    )
    .join('');
  return (
    ceiling +
    rings +
    circle(cx, cy, h * 0.09, PAPER) +
    circle(cx, cy, h * 0.05, MUSTARD) +
    (options.count === 0
      ? ''
      : row(frame, h * 0.94, h * 0.075, mood.near, 2.2) +
        times(
          5,
          (i) =>
            line(
              [
                [w * (0.2 + i * 0.16), h],
                [w * (0.18 + i * 0.165), h * 0.8],
              ],
              mood.near,
              h * 0.022,
            ) + circle(w * (0.18 + i * 0.165), h * 0.79, h * 0.018, mood.near),
        ))
  );
};

const POSES: readonly (readonly [Point, Point, Point, Point, number])[] = [
  [[-190, -560], [190, -560], [-110, -14], [110, -14], 0],
  [[-200, -470], [170, -640], [-40, -14], [170, -60], 16],
  [[-84, -706], [84, -706], [-30, -14], [30, -14], 0],
  [[-210, -420], [210, -420], [-150, -14], [60, -14], -14],
  [[-130, -640], [200, -400], [-20, -14], [150, -170], -18],
  [[-90, -350], [90, -350], [-90, -14], [100, -14], 10],
];

/** A dance group on stage, moving in unison with one odd one. */
export const troupe: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const count = options.count ?? 6;
  const pose = random.int(0, POSES.length - 1);
  const colours = options.cast ?? [RED, INK];
  const kind = options.what ?? 'modern';
  const tall = kind === 'child' ? 1.35 : 1;
  const step = (w * 0.78) / count;
  const s = Math.min(h * 0.085, step / 2.4) * tall;
  const dancers = times(count, (i) => {
    const base =
      kind === 'child'
        ? cast.child(random)
        : kind === 'folk'
          ? cast.folk(random)
          : cast.visitor(random, kind === 'senior' ? true : undefined);
    const [l, r, lf, rf, lean] =
      POSES[(pose + (random.chance(0.2) ? 1 : 0)) % POSES.length] ??
      POSES[0] ??
      ([[0, 0], [0, 0], [0, 0], [0, 0], 0] as const);
    const wear =
      kind === 'folk'
        ? {}
        : kind === 'child'
          ? {
              top: { kind: 'tee', colour: colours[0] ?? RED, sleeve: 'short' },
              bottom: {
                kind: i % 2 ? 'skirt' : 'trousers',
                colour: colours[1] ?? INK,
                trim: i % 2 ? PAPER : undefined,
              },
            }
          : kind === 'senior'
            ? {
                top: { kind: 'shirt', colour: colours[i % 2] ?? RED },
                bottom: { kind: 'skirt', colour: INK, trim: RED },
                head: { ...base.head, hat: 'straw' },
              }
            : {
                top: { kind: 'tee', colour: colours[0] ?? RED, sleeve: kind === 'hiphop' ? 'short' : 'none' },
                bottom: { kind: 'trousers', colour: colours[1] ?? INK },
                head: {
                  ...base.head,
                  hat: kind === 'hiphop' ? random.pick(['cap', 'beanie', '']) : '',
                  hatColour: colours[1],
                },
              };
    const f: Figure = {
      ...base,
      ...wear,
      lean,
      tilt: -lean * 0.4,
      hands: [l, r],
      feet: [lf, rf],
      swirl: lean * 4,
      elbows: kind === 'hiphop' ? [1, -1] : [-0.2, 0.2],
    };
    const x = w * 0.11 + step * (i + 0.5);
    const y = h * (0.72 + (i % 2) * 0.07);
    return shadowAt(x, y, s) + person(f, x, y - (random.chance(0.16) && kind !== 'senior' ? s * 0.7 : 0), s);
  });
  return (
    theatre(frame, options.set ?? 'rays', h * 0.58, h * 0.82, [0.25, 0.5, 0.75]) +
    dancers +
    row(frame, h * 0.95, h * 0.1, mood.near, 2)
  );
};

/** One dancer in the air. */
export const leap: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const tall = h > w;
  const s = tall ? h * 0.088 : h * 0.108;
  const base = options.what === 'folk' ? cast.folk(random, false) : cast.visitor(random, true);
  const f: Figure =
    options.what === 'folk'
      ? {
          ...base,
          hands: [
            [-190, -600],
            [70, -330],
          ],
          feet: [
            [-190, -120],
            [170, -190],
          ],
          knees: [
            [-130, -270],
            [140, -310],
          ],
          tilt: 8,
        }
      : {
          ...base,
          top: { kind: 'tee', colour: mood.spark === PAPER ? PAPER : RED, sleeve: 'none' },
          bottom: { kind: 'trousers', colour: mood.near },
          hands: [
            [-220, -560],
            [230, -520],
          ],
          elbows: [-0.1, 0.1],
          feet: [
            [-280, -230],
            [290, -260],
          ],
          knees: [
            [-150, -270],
            [160, -300],
          ],
          lean: 14,
          tilt: -10,
          head: { ...base.head, style: 'ponytail', mood: 'closed' },
        };
  const x = w * 0.5;
  const ghost = (dx: number, o: number): string =>
    fade(
      place(
        person(
          {
            ...f,
            head: { ...f.head, skin: mood.motif, hair: mood.motif, plain: true },
            top: { ...f.top, colour: mood.motif },
            bottom: { ...f.bottom, colour: mood.motif },
          },
          0,
          0,
          s,
        ),
        x + dx,
        h * 0.78,
      ),
      o,
    );
  return (
    backdrop(frame, options.set ?? 'plain', 0, 0, w, h * 0.84) +
    circle(x, h * 0.5, Math.min(w, h) * 0.4, mood.side) +
    rect(0, h * 0.84, w, h * 0.16, mood.floor) +
    oval(x, h * 0.9, s * 2.6, s * 0.24, mood.near, 0.5) +
    poly(
      [
        [w * 0.1, 0],
        [w * 0.2, 0],
        [x + s * 3, h * 0.9],
        [x - s * 2, h * 0.9],
      ],
      mood.light,
      0.16,
    ) +
    poly(
      [
        [w * 0.85, 0],
        [w * 0.95, 0],
        [x + s * 2, h * 0.9],
        [x - s * 3, h * 0.9],
      ],
      mood.light,
      0.16,
    ) +
    (options.what === 'folk' ? '' : ghost(-s * 1.1, 0.25)) +
    person(f, x, h * 0.76, s)
  );
};

/** Dressing room: mirror with bulbs and somebody getting ready. */
export const mirror: Scene = (frame) => {
  const { w, h, mood } = frame;
  const who = performer(frame, true);
  const bulbsRow = (x: number, y: number, dx: number, dy: number, n: number): string =>
    times(n, (i) => circle(x + dx * i, y + dy * i, 20, PAPER) + circle(x + dx * i, y + dy * i, 13, MUSTARD));
  const glass =
    rect(w * 0.3, h * 0.08, w * 0.52, h * 0.6, MUSTARD) +
    rect(w * 0.335, h * 0.13, w * 0.45, h * 0.5, mix(BLUE, mood.far, 0.3)) +
    poly(
      [
        [w * 0.4, h * 0.13],
        [w * 0.5, h * 0.13],
        [w * 0.38, h * 0.63],
        [w * 0.335, h * 0.63],
        [w * 0.335, h * 0.36],
      ],
      PAPER,
      0.35,
    );
  const reflected = person(
    {
      ...who,
      hands: [
        [-110, -330],
        [110, -340],
      ],
    },
    w * 0.57,
    h * 1.06,
    h * 0.122,
  );

  return (
    rect(0, 0, w, h, mood.far) +
    times(6, (i) => rect(0, h * (0.1 + i * 0.15), w * 0.3, h * 0.02, mood.side)) +
    times(5, (i) =>
      path(
        `M${w * (0.03 + i * 0.055)} ${h * 0.2}l${w * 0.03} ${h * 0.03}v${h * 0.4}h${-w * 0.06}v${-h * 0.4}Z`,
        [RED, PAPER, GREEN, MUSTARD, INK][i] ?? RED,
      ),
    ) +
    line(
      [
        [0, h * 0.195],
        [w * 0.29, h * 0.195],
      ],
      INK,
      10,
    ) +
    glass +
    reflected +
    rect(w * 0.3, h * 0.63, w * 0.52, h * 0.05, MUSTARD) +
    bulbsRow(w * 0.335, h * 0.105, w * 0.075, 0, 7) +
    bulbsRow(w * 0.318, h * 0.2, 0, h * 0.1, 5) +
    bulbsRow(w * 0.803, h * 0.2, 0, h * 0.1, 5) +
    rect(0, h * 0.68, w, h * 0.4, mix(mood.floor, PAPER, 0.1)) +
    rect(0, h * 0.68, w, h * 0.02, PAPER) +
    times(7, (i) =>
      rect(
        w * (0.34 + i * 0.06),
        h * (0.63 - (i % 3) * 0.03),
        w * 0.028,
        h * (0.06 + (i % 3) * 0.03),
        [RED, PAPER, GREEN, INK][i % 4] ?? RED,
      ),
    ) +
    person(
      {
        ...who,
        back: true,
        hands: [
          [-90, -520],
          [120, -330],
        ],
      },
      w * 0.23,
      h * 1.42,
      h * 0.2,
    )
  );
};

/** Couples under light bulbs in the courtyard. */
export const circleDance: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const count = options.count ?? 8;
  const dancers = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + 0.3;
    return { x: w / 2 + Math.cos(a) * w * 0.36, y: h * 0.74 + Math.sin(a) * h * 0.15, back: Math.sin(a) > 0.35, i };
  })
    .sort((p, q) => p.y - q.y)
    .map(({ x, y, back, i }) => {
      const s = h * (0.058 + ((y / h - 0.59) / 0.3) * 0.04);
      const f = performer(frame, i % 2 === 0);
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...f,
            back,
            hands: [
              [-176, -430],
              [176, -430],
            ],
            elbows: [-0.5, 0.5],
            swirl: random.between(-60, 60),
          },
          x,
          y,
          s,
        )
      );
    })
    .join('');
  return (
    theatre(frame, options.set ?? 'folk', h * 0.55, h * 0.93, [0.3, 0.7]) +
    oval(w / 2, h * 0.76, w * 0.3, h * 0.09, mood.light, 0.3) +
    dancers +
    border(0, 0, w, h * 0.09, mood.side, mood.motif) +
    drape(-10, 0, 20, h, mood.side, 1)
  );
};
