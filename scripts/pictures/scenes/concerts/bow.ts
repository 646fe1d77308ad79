import type { Scene } from '../frame.ts';
import { performer } from '../people/performer.ts';
import { person, shadowAt } from '../people/person.ts';
import { row } from '../stage/audience.ts';
import { bouquet } from '../stage/bouquet.ts';
import { theatre } from '../stage/theatre.ts';
import { circle, line, times } from '../svg.ts';

/** Performers bow in a line at the front of the stage. */
export const bow: Scene = (frame) => {
  const { w, h, random, options, mood } = frame;
  const count = options.count ?? 6;
  const step = (w * 0.78) / count;
  const s = Math.min(h * 0.1, step / 1.95);
  return (
    theatre(frame, options.set ?? 'curtain', h * 0.62, h * 0.84, [0.3, 0.5, 0.7]) +
    times(count, (i) => {
      const x = w * 0.11 + step * (i + 0.5);
      const y = h * 0.8;
      const flowers = i % 3 === 1;
      const f = performer(frame, flowers ? true : undefined);
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...f,
            tilt: random.between(-10, 10),
            head: { ...f.head, mood: random.pick(['smile', 'open']) },
            hands: flowers
              ? [
                  [-30, -380],
                  [34, -370],
                ]
              : [
                  [-122, -330 + random.between(-20, 30)],
                  [122, -330 + random.between(-20, 30)],
                ],
            over: flowers ? bouquet(0, -430, 62) : '',
          },
          x,
          y,
          s,
        )
      );
    }) +
    row(frame, h * 0.94, h * 0.1, mood.near, 2.1) +
    times(7, (i) => {
      const x = w * (0.08 + i * 0.145) + random.between(-20, 20);
      return (
        line(
          [
            [x, h * 1.02],
            [x - 14, h * 0.9],
          ],
          mood.near,
          h * 0.03,
        ) +
        line(
          [
            [x + 60, h * 1.02],
            [x + 10, h * 0.9],
          ],
          mood.near,
          h * 0.03,
        ) +
        circle(x - 4, h * 0.885, h * 0.024, mood.near)
      );
    })
  );
};
