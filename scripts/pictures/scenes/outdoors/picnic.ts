import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { performer } from '../people/performer.ts';
import { person } from '../people/person.ts';
import { AWNINGS } from '../scenery/awnings.ts';
import { tree } from '../scenery/tree.ts';
import { weatherOf } from '../scenery/weather.ts';
import { circle, curve, line, path, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, GREEN, MUSTARD, PALE_WOOD, PAPER, RED, shade } from '../tints.ts';
import { grounds } from './grounds.ts';

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
