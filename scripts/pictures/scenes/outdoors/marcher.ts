import type { Frame } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { performer } from '../people/performer.ts';
import { person, shadowAt } from '../people/person.ts';
import { circle, half, line, oval, path, rect, times } from '../svg.ts';
import { DARK_WOOD, GREEN, MUSTARD, PAPER } from '../tints.ts';

const FLAG =
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

const KEY =
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

const CAKES = oval(90, -392, 96, 22, PAPER) + times(4, (j) => half(34 + j * 38, -398, 22, 0, MUSTARD));

/** What a marcher who plays nothing holds and wears; f is the figure everybody is dressed from. */
const BEARERS: Record<string, (frame: Frame, f: Figure) => Figure> = {
  flag: (_, f) => ({
    ...f,
    hands: [
      [40, -400],
      [92, -470],
    ],
    elbows: [-1, 1],
    prop: FLAG,
  }),
  key: (frame) => ({
    ...performer(frame, true),
    hands: [
      [-90, -300],
      [96, -380],
    ],
    over: KEY,
  }),
  cake: (frame) => ({
    ...performer(frame, true),
    hands: [
      [10, -390],
      [160, -390],
    ],
    over: CAKES,
  }),
  child: ({ random }) => ({
    ...cast.child(random),
    hands: [
      [-110, -300],
      [120, -480],
    ],
  }),
  walk: (_, f) => ({
    ...f,
    hands: [
      [-100, -290],
      [110, -300],
    ],
  }),
};

/** The i-th of a procession; a name that is no bearer is the instrument of a musician. */
export function marcher(frame: Frame, name: string, x: number, y: number, s: number, i: number): string {
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
  const bearer = BEARERS[name];
  return (
    shadowAt(x, y, s) +
    (bearer
      ? person({ ...bearer(frame, f), feet: stride }, x, y, name === 'child' ? s * 1.1 : s)
      : musician(name, { ...f, feet: stride }, x, y, s, frame.random))
  );
}
