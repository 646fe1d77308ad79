import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { walker } from '../people/walker.ts';
import { circle, half, line, oval, place, poly, rect, times } from '../svg.ts';
import { GREEN, INK, MUSTARD, PAPER, RED, shade, tint } from '../tints.ts';
import { dark, grounds } from './grounds.ts';

/** Chain carousel or swings. */
export const carousel: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const night = dark(frame);
  const tall = h > w;
  const x = w * 0.5;
  const r = tall ? w * 0.4 : w * 0.27;
  const top = h * 0.24;
  const seats = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2 + 0.3;
    return [Math.cos(a), Math.sin(a)] as const;
  }).sort((a, b) => a[1] - b[1]);
  const swing = seats.map(([c, sn]) => {
    const sx = x + c * r;
    const sy = top + sn * r * 0.1;
    const ex = x + c * r * 1.36;
    const ey = sy + h * 0.3 + sn * h * 0.05;
    const f = cast.child(random);
    const s = h * 0.062 * (1 + sn * 0.2);
    return (
      line(
        [
          [sx - 8, sy],
          [ex - s * 0.5, ey - s * 0.4],
        ],
        INK,
        2.6,
      ) +
      line(
        [
          [sx + 8, sy],
          [ex + s * 0.5, ey - s * 0.4],
        ],
        INK,
        2.6,
      ) +
      place(
        person(
          {
            ...f,
            seat: 130,
            hands: [
              [-84, -330],
              [84, -330],
            ],
            tilt: c * 14,
            head: { ...f.head, mood: 'open' },
            feet: [
              [-30, -40],
              [70, -60],
            ],
          },
          0,
          s * 1.05,
          s,
        ),
        ex,
        ey,
        1,
        -c * 22,
      )
    );
  });
  const roof =
    poly(
      [
        [x, top - h * 0.18],
        [x - r * 1.08, top],
        [x + r * 1.08, top],
      ],
      RED,
    ) +
    times(8, (i) =>
      i % 2
        ? poly(
            [
              [x, top - h * 0.18],
              [x - r * 1.08 + i * r * 0.27, top],
              [x - r * 1.08 + (i + 1) * r * 0.27, top],
            ],
            PAPER,
          )
        : '',
    ) +
    rect(x - r * 1.08, top, r * 2.16, h * 0.045, MUSTARD) +
    times(16, (i) =>
      circle(x - r * 1.02 + i * r * 0.136, top + h * 0.022, h * 0.011, night ? tint(MUSTARD, 0.8) : PAPER),
    ) +
    times(9, (i) => half(x - r * 0.96 + i * r * 0.24, top + h * 0.045, r * 0.12, 180, i % 2 ? RED : GREEN)) +
    poly(
      [
        [x, top - h * 0.24],
        [x + h * 0.06, top - h * 0.22],
        [x, top - h * 0.2],
      ],
      MUSTARD,
    ) +
    line(
      [
        [x, top - h * 0.24],
        [x, top - h * 0.17],
      ],
      INK,
      4,
    );
  const post =
    rect(x - r * 0.13, top, r * 0.26, h * 0.6, GREEN) +
    times(5, (i) =>
      poly(
        [
          [x, top + h * (0.09 + i * 0.1)],
          [x + r * 0.1, top + h * (0.13 + i * 0.1)],
          [x, top + h * (0.17 + i * 0.1)],
          [x - r * 0.1, top + h * (0.13 + i * 0.1)],
        ],
        i % 2 ? MUSTARD : PAPER,
      ),
    ) +
    oval(x, h * 0.86, r * 0.7, h * 0.04, shade(GREEN, 0.4)) +
    rect(x - r * 0.7, h * 0.83, r * 1.4, h * 0.03, RED);
  return (
    grounds(frame, 0.66) +
    swing.slice(0, 5).join('') +
    post +
    roof +
    swing.slice(5).join('') +
    times(options.count ?? 4, (i) => walker(frame, w * (0.08 + i * 0.26), h * (0.97 + (i % 2) * 0.05), h * 0.075))
  );
};
