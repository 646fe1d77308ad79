import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { drawHead } from '../people/head.ts';
import { performer } from '../people/performer.ts';
import { theatre } from '../stage/theatre.ts';
import { circle, oval, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PAPER, RED } from '../tints.ts';

/** The hall from the balcony: heads below, the stage small and bright. */
export const balcony: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const small = { ...frame, w: w * 0.62, h: h * 0.46 };
  const names = options.cast ?? ['violin', 'violin', 'bass'];
  const show =
    theatre(small, options.set ?? 'arcs', small.h * 0.66, small.h * 0.86, [0.35, 0.5, 0.65]) +
    names
      .map((n, i) =>
        musician(
          n,
          performer(frame),
          small.w * (0.14 + (0.72 * (i + 0.5)) / names.length),
          small.h * (0.76 + (i % 2) * 0.07),
          small.h * 0.082,
          random,
        ),
      )
      .join('');
  let heads = '';
  for (let r = 0; r < 7; r += 1) {
    const y = h * (0.56 + r * 0.055);
    const s = h * (0.016 + r * 0.0035);
    heads +=
      rect(0, y + s, w, s * 1.7, mix(mood.side, RED, 0.2)) +
      times(Math.ceil(w / (s * 3.2)), (i) => {
        const x = (i + (r % 2) * 0.5) * s * 3.2;
        return (
          oval(
            x,
            y + s * 1.1,
            s * 1.35,
            s * 0.85,
            random.pick([mood.near, mood.motif, mood.side, GREEN, BLUE, PAPER, RED]),
          ) + circle(x, y, s * 0.82, random.pick([INK, INK, '#5A3A22', '#8A5524', '#B5ADA2', '#33261F']))
        );
      });
  }
  const rail =
    rect(0, h * 0.9, w, h * 0.1, mood.near) +
    rect(0, h * 0.885, w, h * 0.022, MUSTARD) +
    times(12, (i) => rect(w * (0.02 + i * 0.085), h * 0.93, w * 0.05, h * 0.05, mix(mood.near, mood.far, 0.25)));
  return (
    rect(0, 0, w, h, mix(mood.side, mood.near, 0.3)) +
    place(show, w * 0.19, h * 0.06) +
    poly(
      [
        [0, 0],
        [w * 0.19, h * 0.06],
        [w * 0.19, h * 0.52],
        [0, h * 0.56],
      ],
      mix(mood.side, INK, 0.25),
    ) +
    poly(
      [
        [w, 0],
        [w * 0.81, h * 0.06],
        [w * 0.81, h * 0.52],
        [w, h * 0.56],
      ],
      mix(mood.side, INK, 0.4),
    ) +
    rect(0, h * 0.51, w, h * 0.5, mix(mood.floor, INK, 0.45)) +
    heads +
    rail +
    (options.count === 1
      ? place(drawHead({ ...cast.face(random), hat: '' }, true), w * 0.78, h * 0.79, h * 0.0016)
      : '')
  );
};
