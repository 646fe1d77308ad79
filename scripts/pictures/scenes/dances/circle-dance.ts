import type { Scene } from '../frame.ts';
import { performer } from '../people/performer.ts';
import { person, shadowAt } from '../people/person.ts';
import { border, drape } from '../stage/drape.ts';
import { theatre } from '../stage/theatre.ts';
import { oval } from '../svg.ts';

/** Couples under light bulbs in the courtyard. */
export const circleDance: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const count = options.count ?? 8;
  const dancers = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 + 0.3;
    return { x: w / 2 + Math.cos(a) * w * 0.36, y: h * 0.74 + Math.sin(a) * h * 0.15, back: Math.sin(a) > 0.35, i };
  })
    .sort((p, q) => p.y - q.y)
    .map(({ x, y, back, i }) => {
      const s = h * (0.058 + ((y / h - 0.59) / 0.3) * 0.04);
      const f = performer(frame, i % 2 === 0);
      return (
        shadowAt(x, y, s) +
        person(
          {
            ...f,
            back,
            hands: [
              [-176, -430],
              [176, -430],
            ],
            elbows: [-0.5, 0.5],
            swirl: random.between(-60, 60),
          },
          x,
          y,
          s,
        )
      );
    })
    .join('');
  return (
    theatre(frame, options.set ?? 'folk', h * 0.55, h * 0.93, [0.3, 0.7]) +
    oval(w / 2, h * 0.76, w * 0.3, h * 0.09, mood.light, 0.3) +
    dancers +
    border(0, 0, w, h * 0.09, mood.side, mood.motif) +
    drape(-10, 0, 20, h, mood.side, 1)
  );
};
