import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person, shadowAt } from '../people/person.ts';
import { row } from '../stage/audience.ts';
import { theatre } from '../stage/theatre.ts';
import { type Point, times } from '../svg.ts';
import { INK, PAPER, RED } from '../tints.ts';

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
