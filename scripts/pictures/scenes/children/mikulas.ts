import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person, shadowAt } from '../people/person.ts';
import { theatre } from '../stage/theatre.ts';
import { curve, line, place, poly, times } from '../svg.ts';
import { INK, MUSTARD, PAPER, SKINS } from '../tints.ts';
import { angel, imp, saint } from './saint-and-helpers.ts';
import { sitters } from './sitters.ts';

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
