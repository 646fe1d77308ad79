import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { walker } from '../people/walker.ts';
import { park } from '../scenery/park.ts';
import { tent } from '../scenery/tent.ts';
import { weatherOf } from '../scenery/weather.ts';
import { line, oval, place, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PALE_WOOD, RED } from '../tints.ts';

/** Steel of swords. */
const STEEL = mix(BLUE, INK, 0.12);

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
