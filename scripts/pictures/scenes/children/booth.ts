import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import { backdrop } from '../stage/backdrop.ts';
import { border, drape } from '../stage/drape.ts';
import { circle, oval, place, poly, quarter, rect, times } from '../svg.ts';
import { BLUE, GREEN, MUSTARD, mix, PAPER, RED, shade, tint } from '../tints.ts';
import { puppet } from './puppets/puppet.ts';
import { sitters } from './sitters.ts';

/** Puppet booth with children in front. */
export const booth: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const x0 = w * 0.24;
  const bw = w * 0.52;
  const wall =
    rect(0, 0, w, h, mood.far) +
    times(5, (i) => rect(w * (0.02 + i * 0.2), 0, w * 0.1, h * 0.72, mood.side, 0.25)) +
    rect(0, h * 0.72, w, h * 0.3, mood.floor) +
    oval(w * 0.5, h * 0.8, w * 0.46, h * 0.1, mix(RED, mood.floor, 0.4));
  const open = backdrop(
    { ...frame, mood: { ...mood, far: tint(BLUE, 0.2), motif: mood.motif, spark: RED, side: GREEN } },
    options.set ?? 'houses',
    x0 + bw * 0.08,
    h * 0.18,
    bw * 0.84,
    h * 0.32,
  );
  const kinds = options.cast ?? ['dog', 'postman'];
  const actors = kinds
    .map((k, i) =>
      place(
        puppet(k),
        x0 + bw * (0.12 + (0.76 * (i + 0.5)) / kinds.length),
        h * 0.4 + (i % 2) * h * 0.012,
        h / 1350,
        random.between(-6, 6),
        i % 2 === 1 && k !== 'postman',
      ),
    )
    .join('');
  const shell =
    rect(x0, h * 0.14, bw * 0.09, h * 0.64, RED) +
    rect(x0 + bw * 0.91, h * 0.14, bw * 0.09, h * 0.64, RED) +
    rect(x0, h * 0.5, bw, h * 0.28, RED) +
    times(9, (i) => rect(x0 + bw * (i / 9), h * 0.53, bw / 18, h * 0.25, shade(RED, 0.24))) +
    rect(x0 - 14, h * 0.485, bw + 28, h * 0.045, MUSTARD) +
    poly(
      [
        [x0 - 30, h * 0.16],
        [w * 0.5, h * 0.015],
        [x0 + bw + 30, h * 0.16],
      ],
      GREEN,
    ) +
    circle(w * 0.5, h * 0.105, h * 0.03, MUSTARD) +
    times(3, (i) =>
      quarter(x0 + bw * 0.28 + i * bw * 0.16, h * 0.58, bw * 0.13, i, [MUSTARD, PAPER, BLUE][i] ?? PAPER),
    ) +
    drape(x0 + bw * 0.09, h * 0.16, bw * 0.08, h * 0.33, PAPER, 2) +
    drape(x0 + bw * 0.83, h * 0.16, bw * 0.08, h * 0.33, PAPER, 2) +
    border(x0 + bw * 0.05, h * 0.15, bw * 0.9, h * 0.055, MUSTARD, PAPER);
  const hands =
    options.count === 2
      ? ''
      : sitters(frame, h * 0.93, h * 0.085, 8, true) + sitters(frame, h * 1.06, h * 0.115, 6, true, 0.1);
  const musicians =
    options.what === 'music'
      ? musician('heligonka', cast.visitor(random, false), w * 0.12, h * 0.82, h * 0.08, random) +
        musician('recorder', cast.visitor(random, true), w * 0.88, h * 0.82, h * 0.08, random)
      : '';
  return wall + open + actors + shell + musicians + hands;
};
