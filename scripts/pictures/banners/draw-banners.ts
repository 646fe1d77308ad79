import { join } from 'node:path';
import { PALETTE as P } from '../palette.ts';
import { compositionOf } from '../posters/cast.ts';
import { folkStar, spark, tulip } from '../posters/elements.ts';
import { schemeOn } from '../posters/schemes.ts';
import { createRandom } from '../random.ts';
import { STORAGE, type Studio, saveWebp } from '../render.ts';
import { circle, clip, half, leaf, line, place, polar, poly, rect, stroke, svg, times } from '../shapes.ts';

const WIDTH = 1600;
const HEIGHT = 1400;

/** Christmas concert: organ pipes growing into a fir under a star, before a low sun. */
function christmas(): string {
  const pipes = times(13, (index) => {
    const rank = 6 - Math.abs(index - 6);
    const x = 800 + (index - 6) * 84 - 28;
    const top = 830 - rank * 88;
    const tone = index % 2 === 0 ? P.paper : P.blue;
    return (
      rect(x, top, 56, 1075 - top, tone) +
      rect(x, 962, 56, 12, P.green) +
      half(x + 28, 962, 17, -90, P.green) +
      poly(
        [
          [x, 1075],
          [x + 56, 1075],
          [x + 28, 1150],
        ],
        tone,
      )
    );
  });
  const frieze = times(5, (index) => {
    const x = index * 400;
    const [outer, inner] = index % 2 === 0 ? [P.red, P.mustard] : [P.mustard, P.red];
    return (
      half(x, 1400, 200, -90, outer) +
      half(x, 1400, 130, -90, P.paper) +
      tulip(x, 1390, 110, inner, outer) +
      poly(
        [
          [x + 200, 1190],
          [x + 262, 1252],
          [x + 200, 1314],
          [x + 138, 1252],
        ],
        P.paper,
      ) +
      poly(
        [
          [x + 200, 1222],
          [x + 230, 1252],
          [x + 200, 1282],
          [x + 170, 1252],
        ],
        P.green,
      )
    );
  });
  const violin = (x: number, turn: number): string =>
    place(
      x,
      640,
      circle(0, -96, 84, P.red) +
        circle(0, 84, 112, P.red) +
        rect(-58, -90, 116, 170, P.red) +
        circle(-96, -10, 45, P.green) +
        circle(96, -10, 45, P.green) +
        rect(-17, -420, 34, 360, P.ink) +
        poly(
          [
            [-17, 70],
            [17, 70],
            [9, 170],
            [-9, 170],
          ],
          P.ink,
        ) +
        rect(-40, 58, 80, 12, P.ink) +
        times(3, (index) => rect(-8 + index * 7, -400, 2.5, 460, P.paper)) +
        circle(0, -436, 26, P.ink),
      turn,
    );
  const snow = [
    [120, 190],
    [330, 110],
    [90, 470],
    [560, 180],
    [1480, 190],
    [1270, 110],
    [1510, 470],
    [1040, 180],
    [420, 360],
    [1180, 360],
  ].map(([x = 0, y = 0], index) => spark(x, y, index % 3 === 0 ? 46 : 26, index % 2 === 0 ? P.blue : P.paper));
  return (
    rect(0, 0, WIDTH, HEIGHT, P.green) +
    snow.join('') +
    circle(800, 690, 500, P.mustard) +
    clip(circle(800, 690, 500, '#000'), rect(0, 860, WIDTH, 600, P.red)) +
    violin(146, -8) +
    violin(1454, 8) +
    pipes +
    folkStar(800, 205, 185, P.paper, P.red) +
    rect(0, 1170, WIDTH, 300, P.ink) +
    frieze
  );
}

/** Hall for hire: stage with a curtain, rows of seats as a plan. */
function hall(): string {
  const seats = times(8, (row) => {
    const r = 470 + row * 116;
    const count = 11 + row * 3;
    return times(count, (index) => {
      const angle = 90 + ((index - (count - 1) / 2) / count) * 128;
      const [x, y] = polar(800, 60, r, angle);
      const chosen = row === 4 && index === 13;
      const tone = chosen ? P.mustard : (index + row) % 7 === 3 ? P.ink : P.red;
      return place(x, y, rect(-36, -30, 72, 46, tone) + half(0, 14, 36, 90, tone), angle - 90);
    });
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, P.blue) +
    poly(
      [
        [560, 60],
        [1040, 60],
        [2000, 1500],
        [-400, 1500],
      ],
      P.paper,
    ) +
    half(800, 60, 385, 90, P.ink) +
    half(800, 60, 300, 90, P.green) +
    clip(
      half(800, 60, 300, 90, '#000'),
      times(9, (index) => rect(480, 60 + index * 40, 700, 4, P.ink)),
    ) +
    circle(800, 205, 74, P.mustard) +
    circle(800, 205, 30, P.ink) +
    rect(0, -10, 415, 190, P.red) +
    rect(1185, -10, 415, 190, P.red) +
    times(6, (index) => rect(20 + index * 70, -10, 34, 190, P.ink) + rect(1200 + index * 70, -10, 34, 190, P.ink)) +
    rect(415, -10, 770, 70, P.red) +
    times(11, (index) => half(450 + index * 70, 60, 35, 90, index % 2 === 0 ? P.red : P.mustard)) +
    seats
  );
}

/** What is seen in one lit window; the window is 130 wide and 150 high, from 0, 0. */
function tenant(kind: number): string {
  const person = (x: number, tone: string): string => circle(x, 84, 22, tone) + half(x, 150, 40, -90, tone);
  const scenes = [
    person(65, P.ink),
    person(42, P.ink) + person(92, P.red),
    poly(
      [
        [65, 0],
        [67, 0],
        [67, 40],
        [65, 40],
      ],
      P.ink,
    ) + half(66, 74, 38, -90, P.red),
    rect(24, 116, 40, 34, P.red) +
      leaf([44, 116], [20, 60], 22, P.green) +
      leaf([44, 116], [70, 56], 22, P.green) +
      leaf([44, 116], [46, 40], 22, P.green),
    half(70, 150, 36, -90, P.ink) +
      circle(70, 98, 20, P.ink) +
      poly(
        [
          [52, 96],
          [54, 70],
          [68, 84],
        ],
        P.ink,
      ) +
      poly(
        [
          [88, 96],
          [86, 70],
          [72, 84],
        ],
        P.ink,
      ) +
      stroke('M104 146Q124 130 114 104', P.ink, 8, 'round'),
    rect(0, 0, 40, 150, P.red) + rect(90, 0, 40, 150, P.red),
    rect(18, 70, 94, 62, P.ink) +
      rect(28, 80, 74, 42, P.blue) +
      line([66, 70], [44, 40], P.ink, 6) +
      line([66, 70], [88, 40], P.ink, 6),
    circle(65, 75, 40, P.ink) + circle(65, 75, 26, P.paper) + circle(65, 75, 12, P.ink),
  ];
  return clip(rect(0, 0, 130, 150, '#000'), scenes[kind % scenes.length] ?? '');
}

/** Photo exhibition: façade of a block of flats at night, a viewfinder laid over it. */
function estate(): string {
  const rng = createRandom('banner estate');
  const lit = new Map([
    [9, 0],
    [11, 4],
    [18, 2],
    [20, 1],
    [22, 6],
    [29, 3],
    [27, 5],
    [34, 7],
    [37, 2],
    [45, 4],
    [48, 3],
    [50, 0],
    [3, 5],
    [54, 1],
  ]);
  const cells = times(56, (index) => {
    const x = (index % 8) * 200;
    const y = Math.floor(index / 8) * 200;
    const panel = (index % 8) % 4 === 3 ? P.paper : P.green;
    const scene = lit.get(index);
    const glass = scene === undefined ? (rng.chance(0.35) ? P.blue : P.ink) : P.mustard;
    const window = rect(x + 35, y + 22, 130, 150, glass);
    const inside = scene === undefined ? '' : place(x + 35, y + 22, tenant(scene));
    const frame = scene === undefined ? rect(x + 98, y + 22, 5, 150, panel) + rect(x + 35, y + 66, 130, 5, panel) : '';
    const balcony =
      (index % 8) % 4 === 1 || (index % 8) % 4 === 2
        ? rect(x + 8, y + 124, 184, 62, P.red) + times(6, (bar) => rect(x + 22 + bar * 29, y + 136, 14, 38, P.ink))
        : '';
    return (
      rect(x, y, 201, 201, panel) +
      rect(x, y + 196, 200, 5, P.ink) +
      window +
      inside +
      frame +
      (scene === undefined ? balcony : '')
    );
  });
  const corner = (x: number, y: number, dx: number, dy: number): string =>
    stroke(`M${x + dx * 170} ${y}H${x}V${y + dy * 170}`, P.paper, 26);
  const finder =
    corner(290, 290, 1, 1) + corner(1310, 290, -1, 1) + corner(290, 1110, 1, -1) + corner(1310, 1110, -1, -1);
  return cells + finder;
}

/** Programme of the month: a wall of pictures, one for every kind of evening. */
function programme(): string {
  const cast = [
    ['eye', 'red', 0],
    ['duck', 'blue', 1],
    ['staff', 'ink', 1],
    ['skirt', 'mustard', 0],
    ['facade', 'green', 1],
    ['iris', 'mustard', 0],
    ['masks', 'green', 0],
    ['sunWaves', 'paper', 0],
    ['bear', 'red', 1],
    ['record', 'blue', 1],
    ['months', 'blue', 0],
    ['violin', 'paper', 0],
    ['reels', 'red', 0],
    ['awning', 'mustard', 1],
    ['boat', 'ink', 0],
    ['jug', 'ink', 2],
    ['ferris', 'blue', 0],
    ['bubbles', 'green', 0],
    ['picnic', 'paper', 0],
    ['candles', 'red', 3],
  ] as const;
  return cast
    .map(([name, ground, turn], index) => {
      const scheme = schemeOn(ground, turn);
      const drawing = compositionOf(name)({ ...scheme, w: 320, h: 350, rng: createRandom(`banner ${name}`) });
      return place(
        (index % 5) * 320,
        Math.floor(index / 5) * 350,
        clip(rect(0, 0, 321, 351, '#000'), rect(0, 0, 321, 351, scheme.ground) + drawing),
      );
    })
    .join('');
}

const BANNERS: Record<string, () => string> = { 1: christmas, 2: hall, 3: estate, 4: programme };

/** Draws the banners of the home page, or those with the given ids; returns the bytes written. */
export async function drawBanners(studio: Studio, only?: string[]): Promise<number> {
  let total = 0;
  for (const [id, compose] of Object.entries(BANNERS)) {
    if (only && !only.includes(id)) continue;
    const png = await studio.draw(svg(WIDTH, HEIGHT, compose()), WIDTH, HEIGHT);
    total += await saveWebp(png, join(STORAGE, 'banners', `${id}.webp`));
  }
  return total;
}
