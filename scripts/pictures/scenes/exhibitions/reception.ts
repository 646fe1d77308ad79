import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { GLASS } from '../people/glass.ts';
import { person } from '../people/person.ts';
import { terrazzo } from '../scenery/terrazzo.ts';
import { backdrop } from '../stage/backdrop.ts';
import { oval, poly, rect, times } from '../svg.ts';
import { BLUE, INK, mix, PAPER, tint } from '../tints.ts';

/** People talking with glasses around tall tables. */
export const reception: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const wall =
    rect(0, 0, w, h, mood.far) +
    backdrop(frame, options.set ?? 'quarters', 0, 0, w, h * 0.3) +
    rect(0, h * 0.3, w, h * 0.02, PAPER);
  const group = (x: number, y: number, s: number, n: number): string =>
    times(n, (i) => {
      const f = options.what === 'gala' ? cast.guest(random) : cast.visitor(random);
      const side = i - (n - 1) / 2;
      return person(
        {
          ...f,
          head: { ...f.head, look: side < 0 ? 0.6 : side > 0 ? -0.6 : 0.1, mood: random.pick(['smile', 'open']) },
          hands: [
            [-60, -330],
            [92, -340],
          ],
          over: GLASS,
        },
        x + side * s * 2.3,
        y - (i % 2) * s * 0.4,
        s,
      );
    }) +
    oval(x, y - s * 2.55, s * 1.05, s * 0.2, PAPER) +
    poly(
      [
        [x - s * 0.9, y - s * 2.5],
        [x + s * 0.9, y - s * 2.5],
        [x + s * 0.35, y],
        [x - s * 0.35, y],
      ],
      tint(BLUE, 0.4),
    );
  return (
    wall +
    terrazzo(frame, h * 0.6, mix(PAPER, INK, 0.18)) +
    group(w * 0.2, h * 0.76, h * 0.072, 3) +
    group(w * 0.78, h * 0.74, h * 0.07, 3) +
    group(w * 0.5, h * 1.02, h * 0.115, 3)
  );
};
