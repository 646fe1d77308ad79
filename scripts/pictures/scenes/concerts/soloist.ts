import type { Scene } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import { performer } from '../people/performer.ts';
import { row } from '../stage/audience.ts';
import { backdrop } from '../stage/backdrop.ts';
import { circle, poly, rect } from '../svg.ts';

/** One musician large in a circle of light. */
export const soloist: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const name = options.cast?.[0] ?? 'singer';
  const tall = h > w;
  const young = options.what === 'child';
  const wide = name === 'piano';
  const s = (tall ? h * 0.116 : h * 0.15) * (young ? 1.55 : wide ? 0.8 : 1);
  const x = w * (tall ? 0.47 : wide ? 0.3 : random.pick([0.36, 0.62]));
  const y = h * (tall ? 0.96 : wide ? 0.98 : name === 'drums' ? 1.04 : young ? 1.12 : 1.18);
  const set = options.set === undefined ? '' : backdrop(frame, options.set, 0, 0, w, h * 0.86);
  const halo =
    circle(x, y - s * (young ? 3.2 : 4.6), s * (young ? 2.4 : tall ? 3.5 : 3.4), mood.motif) +
    (options.set === 'plain' ? circle(x, y - s * 4.6, s * 2.5, mood.spark) : '');
  const ground = rect(0, h * 0.86, w, h * 0.14, mood.floor);
  const beams =
    poly(
      [
        [w * 0.02, 0],
        [w * 0.1, 0],
        [x + s * 3, h],
        [x - s * 1.6, h],
      ],
      mood.light,
      0.13,
    ) +
    poly(
      [
        [w * 0.9, 0],
        [w * 0.98, 0],
        [x + s * 1.8, h],
        [x - s * 3, h],
      ],
      mood.light,
      0.13,
    );
  const helper =
    options.cast?.[1] === undefined
      ? ''
      : musician(options.cast[1], performer(frame), x + (x < w / 2 ? 1 : -1) * s * 3.7, y - s * 0.5, s * 0.78, random);
  return (
    rect(0, 0, w, h, mood.far) +
    set +
    (options.set === undefined || options.set === 'plain' ? halo : '') +
    ground +
    beams +
    helper +
    musician(name, performer(frame), x, y, s, random) +
    (options.count === 1 ? row(frame, h * 0.95, h * 0.13, mood.near, 2.3) : '')
  );
};
