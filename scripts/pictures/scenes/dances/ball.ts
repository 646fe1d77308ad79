import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { chandelier } from '../stage/chandelier.ts';
import { half, oval, pill, poly, rect, times } from '../svg.ts';
import { BLUE, PAPER, tint } from '../tints.ts';
import { couple } from './couple.ts';

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
