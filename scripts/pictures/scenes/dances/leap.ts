import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { backdrop } from '../stage/backdrop.ts';
import { circle, fade, oval, place, poly, rect } from '../svg.ts';
import { PAPER, RED } from '../tints.ts';

/** One dancer in the air. */
export const leap: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const tall = h > w;
  const s = tall ? h * 0.088 : h * 0.108;
  const base = options.what === 'folk' ? cast.folk(random, false) : cast.visitor(random, true);
  const f: Figure =
    options.what === 'folk'
      ? {
          ...base,
          hands: [
            [-190, -600],
            [70, -330],
          ],
          feet: [
            [-190, -120],
            [170, -190],
          ],
          knees: [
            [-130, -270],
            [140, -310],
          ],
          tilt: 8,
        }
      : {
          ...base,
          top: { kind: 'tee', colour: mood.spark === PAPER ? PAPER : RED, sleeve: 'none' },
          bottom: { kind: 'trousers', colour: mood.near },
          hands: [
            [-220, -560],
            [230, -520],
          ],
          elbows: [-0.1, 0.1],
          feet: [
            [-280, -230],
            [290, -260],
          ],
          knees: [
            [-150, -270],
            [160, -300],
          ],
          lean: 14,
          tilt: -10,
          head: { ...base.head, style: 'ponytail', mood: 'closed' },
        };
  const x = w * 0.5;
  const ghost = (dx: number, o: number): string =>
    fade(
      place(
        person(
          {
            ...f,
            head: { ...f.head, skin: mood.motif, hair: mood.motif, plain: true },
            top: { ...f.top, colour: mood.motif },
            bottom: { ...f.bottom, colour: mood.motif },
          },
          0,
          0,
          s,
        ),
        x + dx,
        h * 0.78,
      ),
      o,
    );
  return (
    backdrop(frame, options.set ?? 'plain', 0, 0, w, h * 0.84) +
    circle(x, h * 0.5, Math.min(w, h) * 0.4, mood.side) +
    rect(0, h * 0.84, w, h * 0.16, mood.floor) +
    oval(x, h * 0.9, s * 2.6, s * 0.24, mood.near, 0.5) +
    poly(
      [
        [w * 0.1, 0],
        [w * 0.2, 0],
        [x + s * 3, h * 0.9],
        [x - s * 2, h * 0.9],
      ],
      mood.light,
      0.16,
    ) +
    poly(
      [
        [w * 0.85, 0],
        [w * 0.95, 0],
        [x + s * 2, h * 0.9],
        [x - s * 3, h * 0.9],
      ],
      mood.light,
      0.16,
    ) +
    (options.what === 'folk' ? '' : ghost(-s * 1.1, 0.25)) +
    person(f, x, h * 0.76, s)
  );
};
