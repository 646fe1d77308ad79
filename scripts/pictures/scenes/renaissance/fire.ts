import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { park } from '../scenery/park.ts';
import { weatherOf } from '../scenery/weather.ts';
import { row } from '../stage/audience.ts';
import { circle, curve, line, oval, path, place, ring, times } from '../svg.ts';
import { DARK_WOOD, INK, MUSTARD, PAPER, RED, shade } from '../tints.ts';

/** Fire juggler at night. */
export const fire: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const tall = h > w;
  const x = w * 0.5;
  const s = h * (tall ? 0.082 : 0.105);
  const y = h * (tall ? 0.86 : 0.93);
  const flame = (fx: number, fy: number, k: number, turn = 0): string =>
    place(
      path('M0 -120Q70 -40 46 20Q30 60 0 60Q-30 60 -46 20Q-70 -20 -20 -60Q-10 -30 0 -120Z', RED) +
        path('M2 -60Q40 -10 26 24Q16 50 0 50Q-18 48 -24 20Q-30 -6 2 -60Z', MUSTARD) +
        path('M0 -14Q16 10 10 32Q0 44 -10 32Q-12 14 0 -14Z', PAPER),
      fx,
      fy,
      k,
      turn,
    );
  const r = s * (tall ? 3.4 : 3.2);
  const cy = y - s * 4.6;
  const trails =
    options.set === 'ring'
      ? ring(x, cy, r, RED, s * 0.5) +
        ring(x, cy, r, MUSTARD, s * 0.26) +
        ring(x, cy, r, PAPER, s * 0.08) +
        times(16, (i) => flame(x + Math.cos(i * 0.393) * r, cy + Math.sin(i * 0.393) * r, s / 190, i * 22.5 + 90))
      : times(3, (i) =>
          curve(
            `M${x - s * 1.8} ${y - s * 3.6}Q${x - s * (2.6 - i)} ${y - s * (8 + i)} ${x + s * (i - 0.6) * 1.4} ${y - s * (6.6 + i * 0.5)}`,
            i % 2 ? MUSTARD : RED,
            9,
          ),
        ) +
        times(5, (i) => {
          const a = Math.PI * (1.08 + i * 0.21);
          const fx = x + Math.cos(a) * r;
          const fy = cy + Math.sin(a) * r * 0.95;
          return (
            line(
              [
                [fx, fy],
                [fx - Math.cos(a + i) * s * 0.7, fy - Math.sin(a + i) * s * 0.7],
              ],
              DARK_WOOD,
              10,
            ) +
            circle(fx, fy - s * 0.2, s * 0.9, MUSTARD, 0.16) +
            flame(fx, fy - s * 0.3, s / 130, i * 14 - 28)
          );
        });
  const base = options.what === 'her' ? cast.noble(random, true) : cast.noble(random, false);
  const f: Figure = {
    ...base,
    head: { ...base.head, hat: '', mood: 'calm' },
    top: {
      ...base.top,
      kind: 'tunic',
      colour: shade(RED, 0.35),
      trim: MUSTARD,
      sleeve: 'short',
      sleeveColour: shade(RED, 0.35),
    },
    bottom: { kind: 'trousers', colour: INK },
    hands: [
      [-190, -440],
      [190, -460],
    ],
    elbows: [1, -1],
    feet: [
      [-70, -14],
      [70, -14],
    ],
  };
  return (
    park({ ...frame }, weatherOf('night'), tall ? 0.66 : 0.68, 1) +
    oval(x, y, s * 5, s * 0.6, MUSTARD, 0.28) +
    circle(x, cy, r * 1.5, RED, 0.1) +
    trails +
    person(f, x, y, s) +
    row(frame, h * (tall ? 0.95 : 1.0), h * 0.065, '#12100f', 2) +
    times(10, () => circle(random.between(0.2, 0.8) * w, random.between(0.05, 0.5) * h, random.between(2, 5), MUSTARD))
  );
};
