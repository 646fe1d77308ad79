import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { performer } from '../people/performer.ts';
import { person } from '../people/person.ts';
import { pill, place, poly, rect, times } from '../svg.ts';
import { mix, RED, shade } from '../tints.ts';

/** Faces of the audience, clapping or listening. */
export const applause: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const young = options.what === 'child';
  let out =
    rect(0, 0, w, h, mood.side) +
    rect(0, 0, w, h * 0.16, shade(mood.side, 0.3)) +
    times(6, (i) =>
      poly(
        [
          [w * (0.06 + i * 0.17), 0],
          [w * (0.1 + i * 0.17), 0],
          [w * (0.12 + i * 0.17), h * 0.16],
          [w * (0.04 + i * 0.17), h * 0.16],
        ],
        mood.light,
        0.35,
      ),
    );
  const rows = options.count ?? 4;
  for (let r = 0; r < rows; r += 1) {
    const s = h * (0.075 + r * 0.032);
    const y = h * (0.27 + (r * 0.86) / rows);
    const count = Math.ceil(w / (s * 2.3)) + 1;
    out += times(count, (i) => {
      const x = (i - 0.3 + (r % 2) * 0.5) * s * 2.3;
      const f = young
        ? cast.child(random)
        : options.what === 'folk' || options.what === 'gala'
          ? performer(frame)
          : cast.visitor(random);
      const clap = options.set !== 'listen' && random.chance(0.65);
      const tone = mix(mood.side, mood.far, 0.2 + r * 0.1);
      const seat = pill(x - s * 0.95, y - s * 0.1, s * 1.9, s * 2, s * 0.3, mix(tone, RED, 0.25));
      const hands = clap
        ? ([
            [-16, -396 + (i % 3) * 12],
            [14, -404 + (i % 2) * 10],
          ] as const)
        : ([
            [-60, -300],
            [60, -300],
          ] as const);
      return (
        seat +
        place(
          person(
            {
              ...f,
              hands,
              head: {
                ...f.head,
                mood: options.set === 'listen' ? random.pick(['calm', 'smile', 'calm']) : f.head.mood,
              },
            },
            0,
            0,
            s,
          ),
          x,
          y + s * (young ? 3 : 5.6),
        )
      );
    });
    out += r < rows - 1 ? rect(0, y + s * 2.1, w, s * 0.4, mix(mood.side, RED, 0.2)) : '';
  }
  return out;
};
