import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import { performer } from '../people/performer.ts';
import { person } from '../people/person.ts';
import { drape } from '../stage/drape.ts';
import { lampBar } from '../stage/light.ts';
import { circle, pill, place, poly, rect, times } from '../svg.ts';
import { mix } from '../tints.ts';

/** Performers seen from the wings, the hall glowing beyond. */
export const backstage: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const names = options.cast ?? ['violin', 'bass'];
  const hall =
    rect(0, 0, w, h, mood.far) +
    circle(w * 0.6, h * 0.3, h * 0.22, mood.motif) +
    circle(w * 0.6, h * 0.3, h * 0.13, mood.light) +
    times(5, (r) =>
      times(15, (i) => {
        const s = h * (0.02 + r * 0.008);
        const x = w * 0.2 + i * s * 3.1 + (r % 2) * s * 1.5;
        return (
          circle(x, h * (0.53 + r * 0.045), s, mix(mood.side, mood.light, 0.25 + r * 0.05)) +
          pill(
            x - s * 1.3,
            h * (0.53 + r * 0.045) + s * 0.8,
            s * 2.6,
            s * 3,
            s,
            mix(mood.side, mood.far, 0.3 + (i % 3) * 0.12),
          )
        );
      }),
    );
  const floor =
    poly(
      [
        [0, h * 0.76],
        [w, h * 0.76],
        [w, h],
        [0, h],
      ],
      mood.floor,
    ) +
    poly(
      [
        [w * 0.5, h * 0.76],
        [w * 0.7, h * 0.76],
        [w * 0.66, h],
        [w * 0.2, h],
      ],
      mood.light,
      0.3,
    );
  const figures = names
    .map((name, i) =>
      musician(
        name,
        performer(frame),
        w * (0.38 + (i * 0.46) / names.length),
        h * (0.9 + (i % 2) * 0.05),
        h * 0.098,
        random,
      ),
    )
    .join('');
  const dark = drape(-10, 0, w * 0.2, h, mood.near, 4) + drape(w * 0.9, 0, w * 0.1 + 10, h, mood.near, 3);
  const waiting = { ...performer(frame), back: true };
  return (
    hall +
    floor +
    figures +
    dark +
    rect(w * 0.12, h * 0.22, w * 0.05, h * 0.05, mood.near) +
    place(person({ ...waiting, top: { ...waiting.top, kind: 'tee' } }, 0, 0, h * 0.13), w * 0.15, h * 1.08) +
    lampBar(w * 0.25, 0, w * 0.6, 5, mood.near)
  );
};
