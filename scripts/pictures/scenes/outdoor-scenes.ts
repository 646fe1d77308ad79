import * as cast from './cast.ts';
import { puppet } from './children-scenes.ts';
import { performer } from './concert-scenes.ts';
import { type Figure, person, shadowAt } from './figure.ts';
import type { Frame, Scene } from './frame.ts';
import { house, reflections } from './house.ts';
import {
  block,
  bulbs,
  bunting,
  burst,
  counter,
  flakes,
  lamp,
  park,
  stall,
  steam,
  tent,
  tree,
  weatherOf,
  yard,
} from './outdoors.ts';
import { musician } from './playing.ts';
import { audience, backdrop, row } from './stage.ts';
import {
  box,
  circle,
  clip,
  curve,
  half,
  line,
  oval,
  type Point,
  path,
  pill,
  place,
  poly,
  rect,
  ring,
  times,
} from './svg.ts';
import {
  BLUE,
  DARK_WOOD,
  DUSK,
  GREEN,
  INK,
  MUSTARD,
  mix,
  NIGHT,
  PALE_WOOD,
  PAPER,
  RED,
  shade,
  tint,
  WOOD,
} from './tints.ts';

const GOODS = ['pots', 'bread', 'jars', 'herbs', 'hearts', 'fruit', 'books', 'cups'];
const AWNINGS = [RED, GREEN, MUSTARD, mix(BLUE, INK, 0.35)];

/** Somebody walking past, from any side. */
export function walker(frame: Frame, x: number, y: number, s: number): string {
  const { random, options } = frame;
  const f =
    options.what === 'noble'
      ? cast.noble(random)
      : options.what === 'folk' && random.chance(0.6)
        ? cast.folk(random)
        : random.chance(0.24)
          ? cast.child(random)
          : cast.visitor(random);
  const stride = random.between(10, 60);
  return (
    shadowAt(x, y, s) +
    person(
      {
        ...f,
        back: random.chance(0.4),
        head: { ...f.head, look: random.between(-0.9, 0.9) },
        feet: [
          [-30 - stride * 0.5, -14],
          [30 + stride * 0.6, -14],
        ],
        hands: random.chance(0.3)
          ? [
              [-50, -330],
              [66, -320],
            ]
          : undefined,
      },
      x,
      y,
      s,
    )
  );
}

/** Ground of a scene: the yard for "yard…" sets, otherwise the park. */
function grounds(frame: Frame, horizon: number): string {
  const name = frame.options.set ?? 'day';
  if (name === 'courtyard') return yard(frame, weatherOf('yard'), horizon);
  if (name === 'courtyard night') return yard(frame, weatherOf('dusk'), horizon);
  if (name === 'courtyard snow') return yard(frame, weatherOf('snow'), horizon);
  return park(frame, weatherOf(name), horizon);
}

/** Is it night in this set. */
function dark(frame: Frame): boolean {
  return ['night', 'dusk', 'courtyard night'].includes(frame.options.set ?? '');
}

/** Market street with stalls and visitors. */
export const stalls: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const count = options.count ?? 3;
  const goods = options.cast ?? random.shuffle(GOODS);
  const s = Math.min(h * 0.145, (w * 0.96) / (count * 3.9));
  const line1 = times(count, (i) => {
    const x = (w / count) * (i + 0.5);
    const y = h * 0.72;
    const good = goods[i % goods.length] ?? 'fruit';
    const sign =
      {
        pots: 'HRNCE',
        bread: 'CHLIEB',
        jars: 'MED',
        herbs: 'BYLINKY',
        hearts: 'PERNÍKY',
        fruit: 'OVOCIE',
        books: 'KNIHY',
        cups: 'MUŠT',
      }[good] ?? '';
    const keeper =
      options.what === 'noble'
        ? cast.noble(random)
        : {
            ...cast.visitor(random),
            top: { kind: 'apron', colour: random.pick([PAPER, BLUE, MUSTARD]), trim: random.pick([RED, GREEN]) },
          };
    return (
      stall(x, y, s, AWNINGS[(i + random.int(0, 1)) % 4] ?? RED, good, random, sign) +
      person(
        {
          ...keeper,
          hands: [
            [-90, -240],
            [100, -250],
          ],
        },
        x,
        y + s * 0.4,
        s * 0.68,
      ) +
      counter(x, y, s) +
      stall2(frame, x, y, s, good)
    );
  });
  const flags = dark(frame)
    ? bulbs([0, h * 0.12], [w * 0.52, h * 0.1], 11, h * 0.011) +
      bulbs([w * 0.48, h * 0.1], [w, h * 0.13], 11, h * 0.011)
    : bunting([0, h * 0.1], [w * 0.5, h * 0.06], 11, h * 0.05) +
      bunting([w * 0.5, h * 0.06], [w, h * 0.12], 11, h * 0.05);
  const people = Array.from(
    { length: 5 },
    (_, i) => [w * (0.07 + i * 0.21) + random.between(-50, 50), h * random.between(0.84, 1.02)] as const,
  )
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => walker(frame, x, y, h * 0.05 + (y - h * 0.84) * 0.16))
    .join('');
  return grounds(frame, 0.56) + flags + line1 + people;
};

/** Goods drawn again over the keeper's counter. */
function stall2(frame: Frame, x: number, y: number, s: number, goods: string): string {
  const { random } = frame;
  return clip(
    box(x - s * 1.65, y - s * 2.15, s * 3.3, s * 0.72),
    clip(
      box(x - s * 1.65, y - s * 2.15, s * 1.1, s * 0.72) + box(x + s * 0.55, y - s * 2.15, s * 1.1, s * 0.72),
      stall(x, y, s, PAPER, goods, random),
    ),
  );
}

/** One seller close with hands full. */
export const seller: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const goods = options.cast?.[0] ?? 'bread';
  const s = h * 0.17;
  const x = w * 0.5;
  const keeper: Figure =
    options.what === 'noble'
      ? cast.noble(random, options.her ?? false)
      : {
          ...cast.visitor(random, options.her ?? false),
          top: { kind: 'apron', colour: random.pick([PAPER, BLUE, MUSTARD]), trim: random.pick([RED, GREEN]) },
        };
  const awning = times(10, (i) =>
    path(
      `M${i * w * 0.1} 0H${(i + 1) * w * 0.1}V${h * 0.13}A${w * 0.05} ${h * 0.07} 0 0 1 ${i * w * 0.1} ${h * 0.13}Z`,
      i % 2 ? PAPER : options.mood === 'green' ? GREEN : options.mood === 'mustard' ? MUSTARD : RED,
    ),
  );
  return (
    rect(0, 0, w, h, frame.mood.far) +
    times(7, (i) => rect(0, h * (0.2 + i * 0.1), w, 4, frame.mood.side)) +
    times(
      2,
      (r) =>
        rect(w * 0.02, h * (0.34 + r * 0.22), w * 0.96, h * 0.02, DARK_WOOD) +
        times(
          11,
          (i) =>
            pill(
              w * (0.04 + i * 0.088),
              h * (0.22 + r * 0.22),
              w * 0.05,
              h * 0.12,
              16,
              [MUSTARD, RED, PAPER, GREEN, BLUE][(i + r) % 5] ?? RED,
            ) + rect(w * (0.045 + i * 0.088), h * (0.205 + r * 0.22), w * 0.04, h * 0.026, PAPER),
        ),
    ) +
    person(
      {
        ...keeper,
        hands: [
          [-130, -330],
          [150, -350],
        ],
        head: { ...keeper.head, mood: 'smile' },
      },
      x + random.between(-0.12, 0.12) * w,
      h * 1.16,
      s * 0.86,
    ) +
    rect(0, h * 0.84, w, h * 0.16, WOOD) +
    rect(0, h * 0.825, w, h * 0.03, tint(WOOD, 0.4)) +
    times(9, (i) =>
      clip(
        box(w * (0.02 + i * 0.11), h * 0.62, w * 0.1, h * 0.215),
        place(stallItem(goods, i), w * (0.07 + i * 0.11), h * 0.832, h / 420),
      ),
    ) +
    awning
  );
};

/** One piece of goods standing on y = 0. */
function stallItem(goods: string, i: number): string {
  const c = [RED, MUSTARD, BLUE, GREEN, PAPER][i % 5] ?? RED;
  if (goods === 'pots')
    return path('M-18 0Q-32 -40 -11 -52V-66H11V-52Q32 -40 18 0Z', c) + rect(-22, -30, 44, 6, shade(c, 0.35));
  if (goods === 'bread')
    return (
      oval(0, -17, 30, 18, mix(MUSTARD, WOOD, 0.4)) +
      line(
        [
          [-14, -26],
          [-4, -14],
        ],
        PAPER,
        4,
      ) +
      line(
        [
          [2, -28],
          [12, -16],
        ],
        PAPER,
        4,
      )
    );
  if (goods === 'herbs')
    return (
      rect(-18, -24, 36, 24, RED) +
      half(0, -22, 26, 0, GREEN) +
      circle(-10, -42, 10, mix(GREEN, MUSTARD, 0.5)) +
      circle(10, -44, 9, GREEN)
    );
  if (goods === 'jars')
    return (
      pill(-18, -46, 36, 46, 8, i % 2 ? MUSTARD : shade(MUSTARD, 0.25)) +
      rect(-20, -56, 40, 13, PAPER) +
      rect(-12, -34, 24, 16, PAPER)
    );
  if (goods === 'hearts')
    return (
      path('M0 0C-46 -30 -28 -70 0 -48C28 -70 46 -30 0 0Z', RED) +
      circle(0, -32, 7, PAPER) +
      curve('M-18 -36Q0 -16 18 -36', PAPER, 3)
    );
  if (goods === 'cups')
    return path('M-15 -50H15L11 0H-11Z', i % 2 ? MUSTARD : tint(RED, 0.2)) + oval(0, -50, 15, 5, PAPER);
  return (
    circle(0, -20, 21, c) +
    line(
      [
        [0, -38],
        [6, -50],
      ],
      DARK_WOOD,
      4,
    )
  );
}

/** Maypole with a ring of dancers. */
export const maypole: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const tall = h > w;
  const x = w * (tall ? 0.5 : random.pick([0.42, 0.56]));
  const pole =
    poly(
      [
        [x - 9, h * 0.8],
        [x + 9, h * 0.8],
        [x + 5, h * 0.1],
        [x - 5, h * 0.1],
      ],
      PALE_WOOD,
    ) +
    times(12, (i) =>
      poly(
        [
          [x - 8, h * (0.16 + i * 0.053)],
          [x + 8, h * (0.14 + i * 0.053)],
          [x + 8, h * (0.16 + i * 0.053)],
          [x - 8, h * (0.18 + i * 0.053)],
        ],
        RED,
      ),
    ) +
    times(4, (i) =>
      poly(
        [
          [x, h * (0.0 + i * 0.035)],
          [x - h * 0.05 - i * 8, h * (0.075 + i * 0.035)],
          [x + h * 0.05 + i * 8, h * (0.075 + i * 0.035)],
        ],
        GREEN,
      ),
    ) +
    ring(x, h * 0.26, h * 0.09, GREEN, 15, h * 0.025) +
    times(9, (i) =>
      circle(
        x + Math.cos(i * 0.7) * h * 0.09,
        h * 0.26 + Math.sin(i * 0.7) * h * 0.025,
        11,
        [RED, MUSTARD, PAPER][i % 3] ?? RED,
      ),
    );
  const ribbons = times(6, (i) =>
    curve(
      `M${x + (i - 2.5) * h * 0.034} ${h * 0.28}q${(i - 2.5) * 40} ${h * 0.18} ${(i - 2.5) * h * 0.085} ${h * 0.3}`,
      [RED, MUSTARD, BLUE, PAPER, RED, MUSTARD][i] ?? RED,
      10,
    ),
  );
  const count = 9;
  const dancers = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + 0.2;
    return [x + Math.cos(a) * w * (tall ? 0.42 : 0.36), h * 0.84 + Math.sin(a) * h * 0.1, Math.sin(a) > 0.3] as const;
  })
    .sort((a, b) => a[1] - b[1])
    .map(([dx, dy, back], i) => {
      const f = performer({ ...frame, options: { ...options, what: 'folk' } }, i % 2 === 0);
      const s = h * (tall ? 0.042 : 0.052) + (dy - h * 0.74) * 0.1;
      return (
        shadowAt(dx, dy, s) +
        person(
          {
            ...f,
            back,
            hands: [
              [-170, -420],
              [170, -420],
            ],
            elbows: [-0.4, 0.4],
            swirl: random.between(-50, 50),
          },
          dx,
          dy,
          s,
        )
      );
    });
  return (
    grounds(frame, 0.62) +
    dancers.slice(0, 4).join('') +
    pole +
    ribbons +
    dancers.slice(4).join('') +
    (options.count === 1
      ? bunting([0, h * 0.16], [x, h * 0.1], 9, h * 0.045) + bunting([x, h * 0.1], [w, h * 0.18], 9, h * 0.045)
      : '')
  );
};

/** Open-air stage with a band and a crowd. */
export const openStage: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const names = options.cast ?? ['singer stand', 'guitar', 'drums', 'bass guitar'];
  const night = dark(frame);
  const back = grounds(frame, 0.55);
  const [l, r, t, b] = [w * 0.16, w * 0.84, h * 0.14, h * 0.64];
  const truss =
    rect(l - 22, t, 22, b - t + h * 0.07, INK) +
    rect(r, t, 22, b - t + h * 0.07, INK) +
    path(
      `M${l - 50} ${t + 14}Q${w / 2} ${t - h * 0.16} ${r + 50} ${t + 14}L${r + 50} ${t + 46}Q${w / 2} ${t - h * 0.1} ${l - 50} ${t + 46}Z`,
      mood.side,
    ) +
    path(
      `M${l - 50} ${t + 14}Q${w / 2} ${t - h * 0.16} ${r + 50} ${t + 14}L${r + 50} ${t + 24}Q${w / 2} ${t - h * 0.15} ${l - 50} ${t + 24}Z`,
      mood.motif,
    );
  const design = clip(
    `M${l} ${t}Q${w / 2} ${t - h * 0.1} ${r} ${t}V${b}H${l}Z`,
    backdrop(
      frame,
      options.what === 'folk' ? 'folk' : random.pick(['rays', 'arcs', 'quarters', 'sun', 'stars']),
      l,
      t - h * 0.06,
      r - l,
      b - t + h * 0.06,
    ),
  );
  const speakers = [l - 110, r + 34]
    .map(
      (x) =>
        rect(x, b - h * 0.22, 76, h * 0.29, INK) +
        times(3, (i) => circle(x + 38, b - h * 0.18 + i * h * 0.085, h * 0.032, '#3A3532')),
    )
    .join('');
  const step = (r - l) / names.length;
  const s = Math.min(h * 0.066, step / 2.3);
  const players = names
    .map((n, i) => musician(n, performer(frame), l + step * (i + 0.5), b + (i % 2) * h * 0.02, s, random))
    .join('');
  const beams = night
    ? [0.25, 0.5, 0.75]
        .map((k, i) =>
          poly(
            [
              [l + (r - l) * k - 8, t],
              [l + (r - l) * k + 8, t],
              [w * (0.05 + i * 0.42) + w * 0.13, h],
              [w * (0.05 + i * 0.42) - w * 0.08, h],
            ],
            mood.light,
            0.17,
          ),
        )
        .join('')
    : bunting([0, h * 0.1], [l, t], 5, h * 0.045) + bunting([r, t], [w, h * 0.08], 5, h * 0.045);
  const crowd =
    options.count === 0
      ? Array.from({ length: 9 }, (_, i) =>
          person(
            { ...cast.visitor(random), back: true, seat: 120 },
            w * (0.06 + i * 0.11),
            h * (1.02 + (i % 2) * 0.08),
            h * 0.08,
          ),
        ).join('')
      : audience(
          {
            ...frame,
            mood: { ...mood, near: night ? INK : shade(mood.near, 0), side: night ? mood.side : shade(GREEN, 0.4) },
          },
          h * 0.84,
          options.count ?? 2,
          h * 0.08,
        ) +
        times(9, (i) => {
          const x = w * (0.04 + i * 0.115) + random.between(-30, 30);
          return line(
            [
              [x, h],
              [x + random.between(-30, 30), h * random.between(0.7, 0.78)],
            ],
            INK,
            h * 0.02,
          );
        });
  return (
    back +
    design +
    truss +
    speakers +
    rect(l - 120, b + h * 0.01, r - l + 240, h * 0.08, DARK_WOOD) +
    rect(l - 120, b + h * 0.005, r - l + 240, 10, MUSTARD) +
    players +
    beams +
    crowd
  );
};

/** People on blankets under trees. */
export const picnic: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const weather = weatherOf(options.set);
  const blanket = (x: number, y: number, s: number, c: string): string =>
    poly(
      [
        [x - s * 3, y],
        [x + s * 2.4, y - s * 0.15],
        [x + s * 3.1, y + s * 1.1],
        [x - s * 2.6, y + s * 1.3],
      ],
      c,
    ) +
    times(5, (i) =>
      poly(
        [
          [x - s * 3 + i * s * 1.08, y - i * s * 0.03],
          [x - s * 2.46 + i * s * 1.08, y - i * s * 0.03],
          [x - s * 2 + i * s * 1.14, y + s * (1.3 - i * 0.04)],
          [x - s * 2.6 + i * s * 1.14, y + s * (1.3 - i * 0.04)],
        ],
        PAPER,
        0.5,
      ),
    ) +
    times(2, (i) =>
      poly(
        [
          [x - s * 2.7, y + s * (0.25 + i * 0.5)],
          [x + s * 2.9, y + s * (0.15 + i * 0.5)],
          [x + s * 2.98, y + s * (0.35 + i * 0.5)],
          [x - s * 2.62, y + s * (0.45 + i * 0.5)],
        ],
        PAPER,
        0.35,
      ),
    );
  const food = (x: number, y: number, s: number): string =>
    path(`M${x - s * 0.6} ${y}L${x - s * 0.7} ${y - s * 0.5}H${x + s * 0.7}L${x + s * 0.6} ${y}Z`, PALE_WOOD) +
    curve(`M${x - s * 0.55} ${y - s * 0.5}Q${x} ${y - s * 1.3} ${x + s * 0.55} ${y - s * 0.5}`, DARK_WOOD, s * 0.09) +
    rect(x - s * 0.66, y - s * 0.34, s * 1.32, s * 0.09, DARK_WOOD) +
    rect(x + s * 0.9, y - s * 0.6, s * 0.24, s * 0.6, GREEN) +
    rect(x + s * 0.97, y - s * 0.85, s * 0.1, s * 0.3, GREEN) +
    circle(x - s * 1, y - s * 0.12, s * 0.15, RED) +
    circle(x - s * 1.28, y - s * 0.1, s * 0.15, MUSTARD);
  const sit = (x: number, y: number, s: number): string => {
    const f =
      options.what === 'noble'
        ? cast.noble(random)
        : random.chance(0.25)
          ? cast.child(random)
          : { ...cast.visitor(random), head: { ...cast.face(random), hat: random.pick(['straw', '', '']) } };
    const gown = f.bottom.kind === 'gown' || f.bottom.kind === 'skirt';
    const spread = gown
      ? path('M-150 0Q-150 -190 0 -210Q150 -190 150 0Z', f.bottom.colour) +
        times(4, (i) =>
          line(
            [
              [0, -200],
              [-96 + i * 64, -10],
            ],
            shade(f.bottom.colour, 0.18),
            7,
          ),
        ) +
        rect(-150, -16, 300, 16, f.bottom.trim ?? shade(f.bottom.colour, 0.25))
      : '';
    const kind = f.top.kind === 'tunic' ? 'shirt' : f.top.kind;
    return person(
      {
        ...f,
        top: { ...f.top, kind },
        seat: 160,
        prop: spread,
        hands: [
          [-90, -190],
          [random.between(60, 110), -230],
        ],
        knees: [
          [-112, -96],
          [112, -96],
        ],
        feet: [
          [46, -16],
          [-46, -16],
        ],
        bottom: { ...f.bottom, kind: 'trousers' },
      },
      x,
      y,
      s,
    );
  };
  const trees =
    tree(w * 0.1, h * 0.62, h * 0.13, weather.leaf, random) + tree(w * 0.92, h * 0.66, h * 0.17, weather.leaf, random);
  const groups = (
    [
      [0.26, 0.63, 0.52],
      [0.76, 0.68, 0.6],
      [0.47, 0.85, 0.95],
    ] as const
  )
    .map(([gx, gy, k], i) => {
      const [x, y, s] = [w * gx, h * gy, h * 0.095 * k];
      return (
        blanket(x, y - s * 0.2, s * 1.4, AWNINGS[i % 3] ?? RED) +
        sit(x - s * 2.7, y + s * 0.6, s) +
        sit(x + s * 2.6, y + s * 0.5, s) +
        (i === 2 ? sit(x - s * 0.1, y - s * 0.5, s * 0.9) : '') +
        food(x, y + s * 1.1, s * 0.85)
      );
    })
    .join('');
  return (
    grounds(frame, 0.5) +
    trees +
    (options.cast?.[0] === undefined
      ? ''
      : musician(options.cast[0], performer(frame), w * 0.56, h * 0.66, h * 0.055, random)) +
    groups +
    (options.count === 1
      ? path(`M${w * 0.72} 0Q${w * 0.85} ${h * 0.26} ${w} ${h * 0.3}V0Z`, shade(weather.leaf, 0.3)) +
        path(`M0 0V${h * 0.22}Q${w * 0.16} ${h * 0.2} ${w * 0.26} 0Z`, shade(weather.leaf, 0.3))
      : '')
  );
};

/** Cook at a cauldron over a fire. */
export const cauldron: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const count = options.count ?? 1;
  const s = h * (count === 1 ? 0.12 : 0.085);
  const pot = (x: number, y: number, k: number): string =>
    line(
      [
        [x - k * 1.5, y],
        [x, y - k * 4.6],
      ],
      DARK_WOOD,
      k * 0.14,
    ) +
    line(
      [
        [x + k * 1.5, y],
        [x, y - k * 4.6],
      ],
      DARK_WOOD,
      k * 0.14,
    ) +
    line(
      [
        [x, y - k * 4.6],
        [x, y - k * 2],
      ],
      INK,
      k * 0.06,
    ) +
    path(
      `M${x} ${y - k * 1.25}Q${x + k * 0.6} ${y - k * 0.6} ${x + k * 0.3} ${y}H${x - k * 0.4}Q${x - k * 0.7} ${y - k * 0.5} ${x - k * 0.2} ${y - k * 0.9}Z`,
      RED,
    ) +
    path(
      `M${x + k * 0.05} ${y - k * 0.8}Q${x + k * 0.35} ${y - k * 0.3} ${x + k * 0.1} ${y}H${x - k * 0.2}Q${x - k * 0.3} ${y - k * 0.4} ${x + k * 0.05} ${y - k * 0.8}Z`,
      MUSTARD,
    ) +
    line(
      [
        [x - k * 0.9, y],
        [x + k * 0.8, y - k * 0.12],
      ],
      DARK_WOOD,
      k * 0.2,
    ) +
    path(
      `M${x - k * 1.1} ${y - k * 1.9}H${x + k * 1.1}Q${x + k * 1.15} ${y - k * 0.7} ${x} ${y - k * 0.7}Q${x - k * 1.15} ${y - k * 0.7} ${x - k * 1.1} ${y - k * 1.9}Z`,
      INK,
    ) +
    oval(x, y - k * 1.9, k * 1.1, k * 0.24, options.what === 'halusky' ? PAPER : shade(RED, 0.3)) +
    steam(x, y - k * 2.3, k);
  const cooks = Array.from({ length: count }, (_, i) => {
    const x = w * ((i + 0.5) / count);
    const y = h * (count === 1 ? 1.04 : 0.88 + (i % 2) * 0.05);
    const f: Figure = {
      ...cast.visitor(random),
      top: { kind: 'apron', colour: random.pick([PAPER, BLUE, MUSTARD]), trim: random.pick([RED, GREEN]) },
    };
    const cook = (dx: number, stir: boolean): string =>
      person(
        {
          ...f,
          head: { ...cast.face(random), hat: random.pick(['chef', 'cap', 'straw']), hatColour: RED },
          hands: stir
            ? [
                [-60, -300],
                [180, -330],
              ]
            : [
                [-80, -290],
                [80, -300],
              ],
          over: stir
            ? line(
                [
                  [180, -400],
                  [210, -170],
                ],
                PALE_WOOD,
                12,
              )
            : '',
        },
        x + dx * s,
        y,
        s,
      );
    return (
      cook(-2.3, true) +
      pot(x, y, s) +
      (count === 1
        ? place(
            person(
              {
                ...cast.visitor(random),
                head: { ...cast.face(random), mood: 'open', look: -0.6 },
                hands: [
                  [-130, -360],
                  [80, -280],
                ],
                over: path('M-180 -380H-90Q-90 -320 -135 -320Q-180 -320 -180 -380Z', PAPER),
              },
              0,
              0,
              s,
            ),
            x + s * 2.9,
            y,
          )
        : cook(2, false))
    );
  }).join('');
  return (
    grounds(frame, 0.58) +
    (dark(frame)
      ? bulbs([0, h * 0.1], [w, h * 0.12], 16, h * 0.011)
      : bunting([0, h * 0.08], [w * 0.5, h * 0.05], 10, h * 0.05) +
        bunting([w * 0.5, h * 0.05], [w, h * 0.09], 10, h * 0.05)) +
    times(3, (i) => tent(w * (0.14 + i * 0.36), h * 0.66, h * 0.055, AWNINGS[i] ?? RED)) +
    cooks
  );
};

/** Chain carousel or swings. */
export const carousel: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const night = dark(frame);
  const tall = h > w;
  const x = w * 0.5;
  const r = tall ? w * 0.4 : w * 0.27;
  const top = h * 0.24;
  const seats = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2 + 0.3;
    return [Math.cos(a), Math.sin(a)] as const;
  }).sort((a, b) => a[1] - b[1]);
  const swing = seats.map(([c, sn]) => {
    const sx = x + c * r;
    const sy = top + sn * r * 0.1;
    const ex = x + c * r * 1.36;
    const ey = sy + h * 0.3 + sn * h * 0.05;
    const f = cast.child(random);
    const s = h * 0.062 * (1 + sn * 0.2);
    return (
      line(
        [
          [sx - 8, sy],
          [ex - s * 0.5, ey - s * 0.4],
        ],
        INK,
        2.6,
      ) +
      line(
        [
          [sx + 8, sy],
          [ex + s * 0.5, ey - s * 0.4],
        ],
        INK,
        2.6,
      ) +
      place(
        person(
          {
            ...f,
            seat: 130,
            hands: [
              [-84, -330],
              [84, -330],
            ],
            tilt: c * 14,
            head: { ...f.head, mood: 'open' },
            feet: [
              [-30, -40],
              [70, -60],
            ],
          },
          0,
          s * 1.05,
          s,
        ),
        ex,
        ey,
        1,
        -c * 22,
      )
    );
  });
  const roof =
    poly(
      [
        [x, top - h * 0.18],
        [x - r * 1.08, top],
        [x + r * 1.08, top],
      ],
      RED,
    ) +
    times(8, (i) =>
      i % 2
        ? poly(
            [
              [x, top - h * 0.18],
              [x - r * 1.08 + i * r * 0.27, top],
              [x - r * 1.08 + (i + 1) * r * 0.27, top],
            ],
            PAPER,
          )
        : '',
    ) +
    rect(x - r * 1.08, top, r * 2.16, h * 0.045, MUSTARD) +
    times(16, (i) =>
      circle(x - r * 1.02 + i * r * 0.136, top + h * 0.022, h * 0.011, night ? tint(MUSTARD, 0.8) : PAPER),
    ) +
    times(9, (i) => half(x - r * 0.96 + i * r * 0.24, top + h * 0.045, r * 0.12, 180, i % 2 ? RED : GREEN)) +
    poly(
      [
        [x, top - h * 0.24],
        [x + h * 0.06, top - h * 0.22],
        [x, top - h * 0.2],
      ],
      MUSTARD,
    ) +
    line(
      [
        [x, top - h * 0.24],
        [x, top - h * 0.17],
      ],
      INK,
      4,
    );
  const post =
    rect(x - r * 0.13, top, r * 0.26, h * 0.6, GREEN) +
    times(5, (i) =>
      poly(
        [
          [x, top + h * (0.09 + i * 0.1)],
          [x + r * 0.1, top + h * (0.13 + i * 0.1)],
          [x, top + h * (0.17 + i * 0.1)],
          [x - r * 0.1, top + h * (0.13 + i * 0.1)],
        ],
        i % 2 ? MUSTARD : PAPER,
      ),
    ) +
    oval(x, h * 0.86, r * 0.7, h * 0.04, shade(GREEN, 0.4)) +
    rect(x - r * 0.7, h * 0.83, r * 1.4, h * 0.03, RED);
  return (
    grounds(frame, 0.66) +
    swing.slice(0, 5).join('') +
    post +
    roof +
    swing.slice(5).join('') +
    times(options.count ?? 4, (i) => walker(frame, w * (0.08 + i * 0.26), h * (0.97 + (i % 2) * 0.05), h * 0.075))
  );
};

/** Fireworks above the blocks and the house. */
export const fireworks: Scene = (frame) => {
  const { w, h, random } = frame;
  const bursts = times(5, (i) =>
    burst(
      w * (0.12 + i * 0.19),
      h * random.between(0.12, 0.4),
      h * random.between(0.09, 0.2),
      [RED, MUSTARD, PAPER, tint(GREEN, 0.4), BLUE][i] ?? RED,
      random,
    ),
  );
  return (
    rect(0, 0, w, h, NIGHT) +
    times(5, (i) =>
      block(
        w * (i * 0.22 - 0.02),
        h * 0.76,
        w * 0.16,
        h * random.between(0.12, 0.22),
        mix(NIGHT, INK, 0.35),
        random,
        true,
      ),
    ) +
    bursts +
    house(w * 0.5, h * 0.8, w / 1900, random, { night: true }) +
    rect(0, h * 0.8, w, h * 0.2, mix(NIGHT, INK, 0.5)) +
    row(frame, h * 0.9, h * 0.06, mix(NIGHT, INK, 0.75), 2) +
    row(frame, h * 0.97, h * 0.085, INK, 2.1, 0.3)
  );
};

/** The festival from above: tents as wheels, people as dots with shadows. */
export const bird: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const night = dark(frame);
  const grass = night ? shade(GREEN, 0.5) : mix(GREEN, MUSTARD, 0.4);
  const pathColour = night ? mix(DUSK, MUSTARD, 0.25) : mix(PAPER, MUSTARD, 0.3);
  const lanes =
    curve(
      `M${-w * 0.05} ${h * 0.7}Q${w * 0.3} ${h * 0.5} ${w * 0.5} ${h * 0.62}T${w * 1.05} ${h * 0.3}`,
      pathColour,
      h * 0.16,
    ) + curve(`M${w * 0.42} ${-h * 0.05}Q${w * 0.5} ${h * 0.3} ${w * 0.46} ${h * 0.62}`, pathColour, h * 0.1);
  const spots: Point[] = [];
  let out =
    rect(0, 0, w, h, grass) +
    times(9, () =>
      oval(
        random.between(0, w),
        random.between(0, h),
        random.between(60, 170),
        random.between(40, 90),
        shade(grass, 0.09),
      ),
    ) +
    lanes;
  const dots = times(120, () => {
    const t = random.next();
    const x = random.between(-0.02, 1.02) * w;
    const y =
      h * (0.7 - 0.08 * Math.sin(x / w / 0.3) - t * 0.1) +
      random.between(-0.05, 0.07) * h -
      Math.max(0, x / w - 0.55) * h * 0.7;
    const s = h * 0.0095;
    return (
      oval(x + s, y + s * 1.4, s * 1.5, s, INK, 0.25) +
      oval(x, y + s * 0.5, s * 1.35, s * 0.85, random.pick([RED, MUSTARD, PAPER, BLUE, GREEN, INK])) +
      circle(x, y, s * 0.8, random.pick(['#33261F', INK, '#8A5524', '#B5ADA2', '#B9781F']))
    );
  });
  for (let tries = 0; spots.length < (options.count ?? 11) && tries < 700; tries += 1) {
    const p: Point = [random.between(0.05, 0.95) * w, random.between(0.06, 0.94) * h];
    const onPath = Math.abs(p[1] - h * (0.66 - Math.max(0, p[0] / w - 0.55) * 0.7)) < h * 0.16;
    if (!onPath && spots.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) > h * 0.2)) spots.push(p);
  }
  out +=
    dots +
    spots
      .map(([x, y], i) => {
        const r = h * random.between(0.06, 0.085);
        if (i % 4 === 3)
          return (
            times(4, (j) =>
              circle(x + Math.cos(j * 1.6) * r * 0.6 + 12, y + Math.sin(j * 1.6) * r * 0.6 + 16, r * 0.62, INK, 0.2),
            ) +
            times(4, (j) =>
              circle(
                x + Math.cos(j * 1.6) * r * 0.6,
                y + Math.sin(j * 1.6) * r * 0.6,
                r * 0.62,
                j % 2 ? GREEN : shade(GREEN, 0.2),
              ),
            )
          );
        const c = random.pick([RED, MUSTARD, mix(BLUE, INK, 0.25), GREEN]);
        if (i % 4 === 2)
          return (
            rect(x - r + 14, y - r * 0.6 + 18, r * 2, r * 1.2, INK, 0.22) +
            times(6, (j) => rect(x - r + (j * r) / 3, y - r * 0.6, r / 3, r * 1.2, j % 2 ? PAPER : c))
          );
        return (
          circle(x + 14, y + 18, r, INK, 0.22) +
          times(12, (j) => {
            const a = (j / 12) * Math.PI * 2;
            const b = ((j + 1) / 12) * Math.PI * 2;
            return poly(
              [
                [x, y],
                [x + Math.cos(a) * r, y + Math.sin(a) * r],
                [x + Math.cos(b) * r, y + Math.sin(b) * r],
              ],
              j % 2 ? PAPER : c,
            );
          }) +
          circle(x, y, r * 0.09, MUSTARD)
        );
      })
      .join('');
  return out + (night ? bulbs([0, h * 0.3], [w, h * 0.2], 20, h * 0.01) : '');
};

/** Procession in costume along the street with flags or instruments. */
export const procession: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const names = options.cast ?? ['flag', 'walk', 'accordion', 'walk', 'violin', 'walk'];
  const step = (w * 1.02) / names.length;
  const s = Math.min(h * 0.095, step / 1.9);
  const people = names.map((name, i) => {
    const x = step * (i + 0.5) - w * 0.01;
    const y = h * (0.9 + (i % 2) * 0.05);
    const f = performer(frame);
    const stride: Figure['feet'] =
      i % 2
        ? [
            [-80, -14],
            [60, -40],
          ]
        : [
            [-60, -40],
            [84, -14],
          ];
    const flag =
      line(
        [
          [90, -820],
          [90, -180],
        ],
        DARK_WOOD,
        12,
      ) +
      path('M96 -815Q190 -850 280 -800T440 -800V-620Q350 -590 270 -620T96 -630Z', GREEN) +
      path('M96 -755Q190 -790 280 -740T440 -740V-680Q350 -650 270 -680T96 -692Z', MUSTARD) +
      circle(250, -716, 34, PAPER);
    const key =
      line(
        [
          [96, -500],
          [96, -360],
        ],
        MUSTARD,
        18,
      ) +
      `<circle cx="96" cy="-530" r="36" fill="none" stroke="${MUSTARD}" stroke-width="18"/>` +
      rect(96, -384, 50, 16, MUSTARD) +
      rect(96, -420, 36, 16, MUSTARD);
    const cakes = oval(90, -392, 96, 22, PAPER) + times(4, (j) => half(34 + j * 38, -398, 22, 0, MUSTARD));
    if (name === 'flag')
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...f,
            feet: stride,
            hands: [
              [40, -400],
              [92, -470],
            ],
            elbows: [-1, 1],
            prop: flag,
          },
          x,
          y,
          s,
        )
      );
    if (name === 'key')
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...performer(frame, true),
            feet: stride,
            hands: [
              [-90, -300],
              [96, -380],
            ],
            over: key,
          },
          x,
          y,
          s,
        )
      );
    if (name === 'cake')
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...performer(frame, true),
            feet: stride,
            hands: [
              [10, -390],
              [160, -390],
            ],
            over: cakes,
          },
          x,
          y,
          s,
        )
      );
    if (name === 'child')
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...cast.child(random),
            feet: stride,
            hands: [
              [-110, -300],
              [120, -480],
            ],
          },
          x,
          y,
          s * 1.1,
        )
      );
    if (name === 'walk')
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...f,
            feet: stride,
            hands: [
              [-100, -290],
              [110, -300],
            ],
          },
          x,
          y,
          s,
        )
      );
    return shadowAt(x, y, s) + musician(name, { ...f, feet: stride }, x, y, s, random);
  });
  const blocksRow =
    options.set === 'courtyard' || options.set === 'courtyard snow'
      ? ''
      : times(4, (i) =>
          block(
            w * (i * 0.27 - 0.04),
            h * 0.62,
            w * 0.21,
            h * random.between(0.3, 0.5),
            mix(weatherOf(options.set).far, [PAPER, MUSTARD, RED, BLUE][i] ?? PAPER, 0.5),
            random,
            dark(frame),
          ),
        );
  return (
    grounds(frame, 0.62) +
    blocksRow +
    rect(
      0,
      h * 0.62,
      w,
      h * 0.4,
      options.set === 'snow' || options.set === 'courtyard snow' ? PAPER : mix(INK, PAPER, 0.55),
    ) +
    (options.set?.includes('snow') ? '' : times(5, (i) => rect(w * (i * 0.22), h * 0.97, w * 0.12, h * 0.014, PAPER))) +
    times(9, (i) => walker({ ...frame, options: {} }, w * (0.05 + i * 0.115), h * 0.68, h * 0.048)) +
    (options.set?.includes('snow') ? '' : bunting([0, h * 0.1], [w, h * 0.12], 18, h * 0.045)) +
    people.join('') +
    (options.set?.includes('snow') ? flakes(frame, 60, [PAPER], 8) : '')
  );
};

/** Long table with neighbours. */
export const longTable: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const night = dark(frame);
  const back = grounds(frame, 0.5);
  const behind = times(8, (i) =>
    person(
      {
        ...(options.what === 'folk' && i % 2
          ? cast.folk(random)
          : random.chance(0.2)
            ? cast.child(random)
            : cast.visitor(random)),
        hands: [
          [-60, -330],
          [random.between(50, 120), -350],
        ],
      },
      w * (0.07 + i * 0.125),
      h * 0.94,
      h * 0.092,
    ),
  );
  const cloth =
    poly(
      [
        [0, h * 0.64],
        [w, h * 0.64],
        [w, h * 0.86],
        [0, h * 0.86],
      ],
      PAPER,
    ) +
    rect(0, h * 0.84, w, h * 0.09, tint(BLUE, 0.45)) +
    rect(0, h * 0.64, w, 8, RED) +
    rect(0, h * 0.82, w, 12, RED);
  const meals = times(11, (i) => {
    const x = w * (0.05 + i * 0.093);
    const y = h * (0.7 + (i % 2) * 0.07);
    const k = h * 0.04;
    return i % 3 === 0
      ? rect(x - k * 0.35, y - k * 1.7, k * 0.7, k * 1.7, tint(BLUE, 0.3)) +
          rect(x - k * 0.35, y - k * 1.1, k * 0.7, k * 1.1, i % 2 ? MUSTARD : RED)
      : i % 3 === 1
        ? oval(x, y, k * 1.3, k * 0.4, BLUE) +
          half(x, y, k * 0.95, 0, mix(MUSTARD, WOOD, 0.3)) +
          times(3, (j) => circle(x - k * 0.4 + j * k * 0.4, y - k * 0.4, k * 0.12, RED))
        : oval(x, y, k * 1.1, k * 0.34, INK) +
          oval(x, y - 5, k * 0.9, k * 0.26, PAPER) +
          circle(x, y - k * 0.16, k * 0.28, GREEN);
  });
  const front = times(5, (i) =>
    person({ ...cast.visitor(random), back: true, seat: 120 }, w * (0.1 + i * 0.2), h * 1.32, h * 0.115),
  );
  return (
    back +
    (night
      ? bulbs([0, h * 0.12], [w * 0.5, h * 0.1], 9, h * 0.013) + bulbs([w * 0.5, h * 0.1], [w, h * 0.14], 9, h * 0.013)
      : bunting([0, h * 0.07], [w * 0.5, h * 0.05], 9, h * 0.05) +
        bunting([w * 0.5, h * 0.05], [w, h * 0.08], 9, h * 0.05)) +
    behind +
    cloth +
    meals +
    (options.count === 0 ? '' : front)
  );
};

/** Evening dance under bulbs or lanterns. */
export const lanterns: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const folk = options.what === 'folk';
  const spots = Array.from(
    { length: options.count ?? 7 },
    (_, i) => [w * (0.1 + ((i * 0.39) % 1) * 0.84), h * (0.7 + (i / (options.count ?? 7)) * 0.3)] as const,
  );
  const dancers = spots
    .map(([x, y]) => {
      const s = h * (0.055 + (y / h - 0.7) * 0.13);
      const him = folk ? cast.folk(random, false) : cast.visitor(random, false);
      const her = folk
        ? cast.folk(random, true)
        : {
            ...cast.visitor(random, true),
            bottom: { kind: 'skirt', colour: random.pick([RED, MUSTARD, BLUE, PAPER]) },
          };
      return (
        shadowAt(x, y, s * 1.4) +
        person(
          {
            ...her,
            swirl: random.between(-80, 80),
            hands: [
              [-170, -460],
              [110, -520],
            ],
            elbows: [-0.4, 0.4],
            head: { ...her.head, look: -0.5 },
          },
          x + s * 0.95,
          y,
          s,
        ) +
        person(
          {
            ...him,
            hands: [
              [-110, -520],
              [160, -450],
            ],
            elbows: [-0.4, 0.4],
            head: { ...him.head, look: 0.5 },
          },
          x - s * 0.95,
          y - s * 0.1,
          s,
        )
      );
    })
    .join('');
  const strings = times(4, (i) =>
    bulbs(
      [-10, h * (0.03 + i * 0.07)],
      [w + 10, h * (0.1 + i * 0.06)],
      9 + i,
      h * (0.011 + i * 0.003),
      options.cast?.[0] === 'lantern',
    ),
  );
  return (
    grounds(frame, 0.6) +
    oval(w * 0.5, h * 0.86, w * 0.5, h * 0.16, MUSTARD, 0.16) +
    times(2, (i) => tree(w * (0.06 + i * 0.88), h * 0.66, h * 0.14, weatherOf('night').leaf, random)) +
    strings +
    dancers
  );
};

/** The house from the street with people arriving. */
export const facade: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const night = options.set !== 'day' && options.set !== 'snowday';
  const snow = options.set?.includes('snow') ?? false;
  const sky = night
    ? options.mood === 'wine'
      ? mix(shade(RED, 0.62), NIGHT, 0.5)
      : options.mood === 'blue'
        ? DUSK
        : NIGHT
    : tint(BLUE, 0.3);
  const ground = snow
    ? night
      ? mix(DUSK, PAPER, 0.35)
      : PAPER
    : night
      ? mix(NIGHT, INK, 0.35)
      : mix(PAPER, INK, 0.22);
  const scale = (w * 0.92) / 1070;
  const y = h * 0.72;
  const back = times(4, (i) =>
    block(
      w * (i * 0.28 - 0.03),
      y,
      w * 0.2,
      h * random.between(0.3, 0.52),
      night ? mix(sky, INK, 0.35) : mix(sky, PAPER, 0.4),
      random,
      night,
    ),
  );
  return (
    rect(0, 0, w, h, sky) +
    (night
      ? circle(w * 0.84, h * 0.14, h * 0.05, tint(MUSTARD, 0.5)) +
        times(26, () => circle(random.between(0, w), random.between(0, h * 0.4), random.between(1.4, 3), PAPER))
      : '') +
    back +
    house(w * 0.5, y, scale, random, { night }) +
    rect(0, y, w, h - y, ground) +
    (night && !snow ? reflections(w * 0.5, y, scale, h * 0.2, random) : '') +
    times(2, (i) => lamp(w * (0.07 + i * 0.87), h * 0.93, h * 0.105, night)) +
    times(options.count ?? 8, (i) =>
      walker(
        frame,
        w * (0.1 + ((i * 0.37) % 1) * 0.82),
        h * (0.77 + (i / (options.count ?? 8)) * 0.2),
        h * (0.027 + (i / (options.count ?? 8)) * 0.026),
      ),
    ) +
    (snow ? flakes(frame, 90, [PAPER], 9) : '')
  );
};

/** Film screen or light show on a wall with viewers on the grass. */
export const screening: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const film =
    options.what === 'mosaic'
      ? backdrop({ ...frame, mood: frame.mood }, 'quarters', w * 0.22, h * 0.12, w * 0.56, h * 0.46)
      : rect(w * 0.22, h * 0.12, w * 0.56, h * 0.46, PAPER) +
        circle(w * 0.5, h * 0.38, h * 0.15, INK) +
        rect(w * 0.22, h * 0.46, w * 0.56, h * 0.12, '#8b8680') +
        place(
          person(
            {
              ...cast.visitor(random),
              head: { skin: '#d9d4ca', hair: INK, style: 'bob', mood: 'calm', hat: 'felt', hatColour: '#55504b' },
              top: { kind: 'coat', colour: '#55504b', trim: PAPER },
            },
            0,
            0,
            h * 0.07,
          ),
          w * 0.62,
          h * 0.6,
        );
  return (
    rect(0, 0, w, h, NIGHT) +
    times(30, () => circle(random.between(0, w), random.between(0, h * 0.5), 2.2, PAPER)) +
    rect(w * 0.1, h * 0.06, w * 0.8, h * 0.62, mix(NIGHT, PAPER, 0.16)) +
    clip(box(w * 0.22, h * 0.12, w * 0.56, h * 0.46), film) +
    poly(
      [
        [w * 0.5, h],
        [w * 0.22, h * 0.12],
        [w * 0.78, h * 0.12],
      ],
      tint(MUSTARD, 0.6),
      0.1,
    ) +
    rect(0, h * 0.66, w, h * 0.34, shade(GREEN, 0.65)) +
    Array.from({ length: 14 }, (_, i) =>
      person(
        {
          ...cast.visitor(random),
          back: true,
          seat: 160,
          knees: [
            [-100, -90],
            [100, -90],
          ],
          feet: [
            [30, -16],
            [-30, -16],
          ],
        },
        w * (0.06 + (i % 7) * 0.145 + (i > 6 ? 0.06 : 0)),
        h * (i > 6 ? 1.1 : 0.92),
        h * (i > 6 ? 0.1 : 0.07),
      ),
    ).join('')
  );
};

/** Stilt walkers over the crowd. */
export const stilts: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const s = h * 0.088;
  const one = (x: number, c: string, d: string): string => {
    const f = cast.visitor(random);
    return (
      poly(
        [
          [x - s * 0.5, h * 0.62],
          [x - s * 0.05, h * 0.62],
          [x - s * 0.35, h * 1.02],
          [x - s * 0.6, h * 1.02],
        ],
        c,
      ) +
      poly(
        [
          [x + s * 0.05, h * 0.62],
          [x + s * 0.5, h * 0.62],
          [x + s * 0.8, h * 1.02],
          [x + s * 0.5, h * 1.02],
        ],
        shade(c, 0.2),
      ) +
      times(
        5,
        (i) =>
          rect(x - s * 0.6, h * (0.66 + i * 0.07), s * 0.5, h * 0.02, d) +
          rect(x + s * 0.2, h * (0.66 + i * 0.07), s * 0.5, h * 0.02, d),
      ) +
      person(
        {
          ...f,
          head: { ...f.head, hat: random.pick(['jester', 'felt', 'beret']), hatColour: d, mood: 'open' },
          top: { kind: 'tunic', colour: d, trim: c },
          bottom: { kind: 'trousers', colour: c },
          hands: [
            [-210, -480 + random.between(-120, 60)],
            [210, -500 + random.between(-120, 60)],
          ],
          elbows: [-0.4, 0.4],
          shoes: c,
        },
        x,
        h * 0.68,
        s,
      )
    );
  };
  return (
    grounds(frame, 0.68) +
    (dark(frame)
      ? bulbs([0, h * 0.1], [w, h * 0.08], 15, h * 0.012)
      : bunting([0, h * 0.06], [w, h * 0.08], 18, h * 0.045)) +
    one(w * 0.32, RED, MUSTARD) +
    (options.count === 1 ? '' : one(w * 0.68, GREEN, PAPER)) +
    row(frame, h * 0.9, h * 0.075, mix(weatherOf(options.set).middle, INK, 0.5), 2) +
    row(frame, h * 0.97, h * 0.09, INK, 2.1, 0.4)
  );
};

/** Puppets over a green screen under a tree, children on the grass. */
export const treePuppets: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const weather = weatherOf(options.set);
  const kinds = options.cast ?? ['king', 'jester'];
  return (
    grounds(frame, 0.55) +
    poly(
      [
        [w * 0.8, h * 0.75],
        [w * 0.88, h * 0.75],
        [w * 0.86, 0],
        [w * 0.81, 0],
      ],
      DARK_WOOD,
    ) +
    times(5, (i) =>
      circle(
        w * (0.52 + i * 0.12),
        h * (0.04 + (i % 2) * 0.06),
        h * 0.15,
        i % 2 ? weather.leaf : shade(weather.leaf, 0.2),
      ),
    ) +
    kinds
      .map((k, i) =>
        clip(
          box(0, 0, w, h * 0.52),
          place(
            puppet(k).replace(/<polyline[^>]*stroke="#1D1B1A"[^>]*stroke-width="2.4"[^>]*\/>/g, ''),
            w * (0.36 + i * 0.2),
            h * 0.48,
            h / 800,
            random.between(-8, 8),
          ),
        ),
      )
      .join('') +
    rect(w * 0.2, h * 0.48, w * 0.52, h * 0.27, GREEN) +
    times(9, (i) => half(w * (0.2 + (i + 0.5) * 0.0578), h * 0.48, w * 0.0289, 180, i % 2 ? MUSTARD : PAPER)) +
    rect(w * 0.2, h * 0.465, w * 0.52, h * 0.02, MUSTARD) +
    Array.from({ length: 13 }, (_, i) =>
      person(
        {
          ...cast.child(random),
          back: true,
          seat: 150,
          hands: [
            [-104, -220],
            [104, -220],
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
        w * (0.05 + (i % 7) * 0.15 + (i > 6 ? 0.07 : 0)),
        h * (i > 6 ? 1.04 : 0.9),
        h * (i > 6 ? 0.125 : 0.095),
      ),
    ).join('')
  );
};

/** People in one pose on mats, petanque, or a sack of play. */
export const games: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const kind = options.what ?? 'yoga';
  let out = grounds(frame, 0.5);
  if (kind === 'yoga') {
    for (let r = 0; r < 3; r += 1) {
      const s = h * (0.055 + r * 0.022);
      out += times(5 - (r === 2 ? 1 : 0), (i) => {
        const x = w * (0.12 + i * (r === 2 ? 0.25 : 0.19) + (r % 2) * 0.04);
        const y = h * (0.64 + r * 0.17);
        const f = cast.visitor(random);
        return (
          poly(
            [
              [x - s * 2, y + s * 0.1],
              [x + s * 1.8, y + s * 0.1],
              [x + s * 2.1, y + s * 0.55],
              [x - s * 2.2, y + s * 0.55],
            ],
            [RED, MUSTARD, BLUE, PAPER][(i + r) % 4] ?? RED,
          ) +
          person(
            {
              ...f,
              hands: [
                [-62, -712],
                [62, -712],
              ],
              feet: [
                [-20, -14],
                [30, -150],
              ],
              knees: [
                [-26, -150],
                [130, -190],
              ],
              bottom: { kind: 'trousers', colour: f.bottom.colour },
              head: { ...f.head, mood: 'closed' },
            },
            x,
            y + s * 0.3,
            s,
          )
        );
      });
    }
    return out;
  }
  if (kind === 'petanque') {
    const thrower = cast.visitor(random, false);
    return (
      out +
      path(`M0 ${h * 0.72}H${w}V${h}H0Z`, mix(PAPER, MUSTARD, 0.4)) +
      times(6, (i) => {
        const [x, y, r] = [
          w * (0.5 + (i % 3) * 0.09 + random.between(0, 0.04)),
          h * (0.84 + Math.floor(i / 3) * 0.07),
          h * 0.03,
        ];
        return (
          oval(x + 8, y + r * 0.8, r, r * 0.3, INK, 0.25) +
          circle(x, y, r, i % 2 ? mix(BLUE, INK, 0.35) : mix(MUSTARD, INK, 0.35)) +
          half(x, y, r, -30, mix(BLUE, PAPER, 0.2))
        );
      }) +
      circle(w * 0.66, h * 0.92, h * 0.014, RED) +
      times(3, (i) => walker(frame, w * (0.6 + i * 0.14), h * 0.76, h * 0.068)) +
      shadowAt(w * 0.24, h * 0.95, h * 0.1) +
      person(
        {
          ...thrower,
          lean: 30,
          tilt: 6,
          head: { ...thrower.head, look: 0.8, hat: 'straw' },
          hands: [
            [-110, -320],
            [200, -430],
          ],
          feet: [
            [-90, -14],
            [90, -14],
          ],
          over: circle(222, -446, 28, mix(BLUE, INK, 0.35)),
        },
        w * 0.24,
        h * 0.95,
        h * 0.105,
      )
    );
  }
  if (kind === 'buckets')
    return (
      out +
      times(6, (i) => {
        const f = cast.child(random);
        const x = w * (0.1 + i * 0.16);
        const y = h * (0.88 + (i % 2) * 0.08);
        const s = h * 0.125;
        return (
          person(
            {
              ...f,
              head: { ...f.head, mood: 'open' },
              hands: [
                [-90, -330 - (i % 2) * 120],
                [90, -450 + (i % 2) * 120],
              ],
            },
            x,
            y,
            s,
          ) +
          line(
            [
              [x - s * 0.5, y - s * (1.95 + (i % 2) * 0.7)],
              [x - s * 0.1, y - s * 1.25],
            ],
            PALE_WOOD,
            9,
          ) +
          line(
            [
              [x + s * 0.5, y - s * (2.65 - (i % 2) * 0.7)],
              [x + s * 0.1, y - s * 1.3],
            ],
            PALE_WOOD,
            9,
          ) +
          poly(
            [
              [x - s * 0.62, y - s * 1.2],
              [x + s * 0.62, y - s * 1.2],
              [x + s * 0.5, y + 8],
              [x - s * 0.5, y + 8],
            ],
            [RED, MUSTARD, GREEN, BLUE, PAPER, INK][i] ?? RED,
          ) +
          rect(x - s * 0.6, y - s * 0.95, s * 1.2, s * 0.09, INK, 0.3)
        );
      })
    );
  if (kind === 'castle')
    return (
      out +
      path(
        `M${w * 0.2} ${h * 0.86}V${h * 0.34}A${h * 0.05} ${h * 0.05} 0 0 1 ${w * 0.28} ${h * 0.34}V${h * 0.5}H${w * 0.72}V${h * 0.34}A${h * 0.05} ${h * 0.05} 0 0 1 ${w * 0.8} ${h * 0.34}V${h * 0.86}Z`,
        RED,
      ) +
      poly(
        [
          [w * 0.18, h * 0.33],
          [w * 0.24, h * 0.16],
          [w * 0.3, h * 0.33],
        ],
        MUSTARD,
      ) +
      poly(
        [
          [w * 0.7, h * 0.33],
          [w * 0.76, h * 0.16],
          [w * 0.82, h * 0.33],
        ],
        MUSTARD,
      ) +
      rect(w * 0.28, h * 0.5, w * 0.44, h * 0.3, shade(RED, 0.25)) +
      times(6, (i) => pill(w * (0.28 + i * 0.0735), h * 0.46, w * 0.07, h * 0.1, 26, i % 2 ? MUSTARD : PAPER)) +
      times(5, (i) => {
        const f = cast.child(random);
        return person(
          {
            ...f,
            hands: [
              [-150, -560],
              [150, -560],
            ],
            feet: [
              [-90, -70],
              [90, -60],
            ],
            head: { ...f.head, mood: 'open' },
          },
          w * (0.34 + i * 0.08),
          h * (0.74 - (i % 2) * 0.1),
          h * 0.085,
        );
      }) +
      pill(w * 0.15, h * 0.78, w * 0.7, h * 0.11, 40, MUSTARD) +
      times(4, (i) => walker(frame, w * (0.1 + i * 0.27), h * 1.0, h * 0.075))
    );
  if (kind === 'horse') {
    const c = DARK_WOOD;
    const x = w * 0.5;
    const y = h * 0.94;
    const horse =
      path(
        'M-260 -330Q-120 -370 60 -340L150 -500Q190 -560 250 -540L330 -470Q350 -440 320 -424L240 -430Q230 -300 190 -220Q60 -180 -220 -210Q-320 -230 -260 -330Z',
        c,
      ) +
      times(4, (i) =>
        poly(
          [
            [[-240, -170, 90, 160][i] ?? 0, -240],
            [([-240, -170, 90, 160][i] ?? 0) + 60, -240],
            [([-240, -170, 90, 160][i] ?? 0) + 40, 0],
            [([-240, -170, 90, 160][i] ?? 0) + 8, 0],
          ],
          i % 2 ? shade(c, 0.25) : c,
        ),
      ) +
      path('M60 -340L150 -500Q190 -560 220 -560L180 -520Q150 -400 90 -330Z', INK) +
      path('M-270 -320Q-360 -280 -340 -110Q-290 -200 -250 -250Z', INK) +
      circle(270, -492, 9, PAPER) +
      pill(-110, -370, 150, 40, 18, RED);
    const kid = cast.child(random);
    const leader = cast.visitor(random);
    return (
      out +
      oval(x, y, 340 * (h / 1067), 26, INK, 0.2) +
      person(
        {
          ...leader,
          head: { ...leader.head, look: -0.6 },
          hands: [
            [-170, -420],
            [96, -280],
          ],
        },
        x + w * 0.27,
        y,
        h * 0.108,
      ) +
      place(horse, x, y, h / 1000) +
      person(
        {
          ...kid,
          seat: 110,
          hands: [
            [20, -320],
            [70, -310],
          ],
          head: { ...kid.head, mood: 'open', look: 0.4, hat: 'helmet' },
        },
        x - w * 0.03,
        y - h * 0.205,
        h * 0.135,
      ) +
      times(2, (i) => walker(frame, w * (0.12 + i * 0.1), h * 0.8, h * 0.066))
    );
  }
  return (
    out +
    times(7, (i) => {
      const f = cast.child(random);
      return (
        shadowAt(w * (0.08 + i * 0.14), h * 0.92, h * 0.06) +
        person(
          {
            ...f,
            lean: 20,
            head: { ...f.head, look: 0.8, mood: 'open' },
            hands: [
              [-130, -380],
              [140, -420],
            ],
            feet: [
              [-150, -80],
              [110, -14],
            ],
          },
          w * (0.08 + i * 0.14),
          h * (0.9 + (i % 2) * 0.07),
          h * 0.1,
        )
      );
    }) +
    bunting([0, h * 0.12], [w, h * 0.1], 17, h * 0.05)
  );
};

/** Lecture or reading on the grass: a reader and listeners. */
export const reading: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const f = cast.visitor(random);
  const bookPages =
    poly(
      [
        [-70, -400],
        [0, -384],
        [70, -400],
        [70, -320],
        [0, -304],
        [-70, -320],
      ],
      PAPER,
    ) +
    line(
      [
        [0, -384],
        [0, -304],
      ],
      RED,
      6,
    );
  const noble = options.what === 'noble';
  const reader = noble ? cast.noble(random) : f;
  return (
    grounds(frame, 0.52) +
    tree(w * 0.5, h * 0.72, h * 0.2, weatherOf(options.set).leaf, random) +
    rect(w * 0.42, h * 0.74, w * 0.16, h * 0.05, WOOD) +
    person(
      {
        ...reader,
        head: { ...reader.head, mood: 'open', glasses: true },
        hands: [
          [-56, -336],
          [56, -336],
        ],
        over: bookPages,
      },
      w * 0.5,
      h * 0.75,
      h * 0.078,
    ) +
    Array.from({ length: 9 }, (_, i) =>
      person(
        {
          ...(noble ? cast.noble(random) : cast.visitor(random)),
          back: true,
          seat: 150,
          knees: [
            [-100, -90],
            [100, -90],
          ],
          feet: [
            [30, -16],
            [-30, -16],
          ],
        },
        w * (0.06 + (i % 5) * 0.22 + (i > 4 ? 0.11 : 0)),
        h * (i > 4 ? 1.14 : 0.97),
        h * (i > 4 ? 0.115 : 0.085),
      ),
    ).join('')
  );
};
