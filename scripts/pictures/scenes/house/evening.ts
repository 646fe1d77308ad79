import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person, shadowAt } from '../people/person.ts';
import { block } from '../scenery/block.ts';
import { lamp } from '../scenery/lamp.ts';
import { tree } from '../scenery/tree.ts';
import { circle, line, path, place, poly, rect, times } from '../svg.ts';
import { BLUE, DUSK, GREEN, INK, MUSTARD, mix, NIGHT, PAPER, RED, shade, tint } from '../tints.ts';
import { house, reflections } from './house.ts';
import { tram } from './tram.ts';

/** The house in the evening: the portrait of the place. */
export const evening: Scene = (frame) => {
  const { w, h, random } = frame;
  const horizon = h * 0.72;
  const bands = [0.66, 0.55, 0.43, 0.3, 0.16]
    .map((share) => shade(GREEN, share))
    .concat(mix(GREEN, MUSTARD, 0.35), mix(MUSTARD, RED, 0.15));
  const sky = bands.map((c, i) => rect(0, (horizon / bands.length) * i, w, horizon / bands.length + 2, c)).join('');
  const stars = times(46, () =>
    circle(random.between(0, w), random.between(0, h * 0.3), random.between(1.4, 3.2), PAPER),
  );
  const moon = place(
    path('M20 -92A94 94 0 1 1 -92 20A74 74 0 0 0 20 -92Z', tint(MUSTARD, 0.55)),
    w * 0.13,
    h * 0.18,
    h / 1080,
  );
  const hills =
    path(
      `M0 ${horizon}V${h * 0.5}Q${w * 0.2} ${h * 0.38} ${w * 0.36} ${h * 0.44}T${w * 0.7} ${h * 0.42}T${w} ${h * 0.48}V${horizon}Z`,
      mix(GREEN, INK, 0.62),
    ) +
    poly(
      [
        [w * 0.397, h * 0.44],
        [w * 0.403, h * 0.44],
        [w * 0.401, h * 0.12],
        [w * 0.399, h * 0.12],
      ],
      mix(GREEN, INK, 0.85),
    ) +
    poly(
      [
        [w * 0.4, h * 0.3],
        [w * 0.384, h * 0.255],
        [w * 0.392, h * 0.21],
        [w * 0.408, h * 0.21],
        [w * 0.416, h * 0.255],
      ],
      mix(GREEN, INK, 0.85),
    ) +
    times(3, (i) => rect(w * (0.3895 + i * 0.0075), h * 0.24, 8, 8, MUSTARD));
  const blocks = [
    [-0.02, 0.13, 0.36],
    [0.1, 0.1, 0.26],
    [0.8, 0.12, 0.4],
    [0.91, 0.12, 0.3],
  ]
    .map(([x, bw, bh]) =>
      block(w * (x ?? 0), horizon, w * (bw ?? 0), h * (bh ?? 0), mix(NIGHT, INK, 0.2), random, true),
    )
    .join('');
  const square =
    rect(0, horizon, w, h - horizon, mix(NIGHT, INK, 0.42)) +
    times(11, (i) =>
      poly(
        [
          [w * (0.5 + (i - 5.5) * 0.1), horizon],
          [w * (0.5 + (i - 5) * 0.1), horizon],
          [w * (0.5 + (i - 5) * 0.29), h],
          [w * (0.5 + (i - 5.5) * 0.29), h],
        ],
        mix(NIGHT, DUSK, 0.3),
        0.7,
      ),
    ) +
    rect(0, horizon, w, 6, mix(DUSK, PAPER, 0.3));
  const scale = (w * 0.74) / 1060;
  const trees = [0.075, 0.925]
    .map((k, i) => tree(w * k, horizon + h * 0.015, h * (i ? 0.13 : 0.15), mix(GREEN, MUSTARD, 0.1), random))
    .join('');
  const guests = Array.from({ length: 15 }, (_, i) => {
    const t = i / 15;
    const x = w * (0.24 + ((i * 0.381966) % 1) * 0.6);
    const y = h * (0.748 + t * 0.15);
    const s = h * (0.0155 + t * 0.0125);
    const f = i % 5 === 2 ? cast.child(random) : cast.visitor(random);
    const coat = {
      ...f,
      top: { kind: 'coat', colour: random.pick([RED, MUSTARD, GREEN, BLUE, PAPER, tint(RED, 0.4)]), trim: INK },
    };
    return (
      shadowAt(x, y, s) +
      person(
        {
          ...(f.child ? f : coat),
          back: i % 4 !== 3,
          feet: [
            [-46, -14],
            [52, -22],
          ],
        },
        x,
        y,
        s,
      )
    );
  }).join('');
  const bike = (x: number, y: number, k: number): string =>
    place(
      `<g fill="none" stroke="${PAPER}" stroke-width="7"><circle cx="-62" cy="-52" r="48"/><circle cx="74" cy="-52" r="48"/></g>` +
        line(
          [
            [-62, -52],
            [-18, -122],
            [52, -122],
            [4, -52],
            [-62, -52],
          ],
          RED,
          9,
        ) +
        line(
          [
            [4, -52],
            [-24, -142],
          ],
          RED,
          9,
        ) +
        line(
          [
            [74, -52],
            [46, -150],
            [74, -160],
          ],
          RED,
          9,
        ) +
        line(
          [
            [-46, -144],
            [-8, -144],
          ],
          INK,
          14,
        ),
      x,
      y,
      k,
    );
  return (
    sky +
    stars +
    moon +
    hills +
    blocks +
    trees +
    house(w * 0.53, horizon, scale, random, { night: true }) +
    square +
    reflections(w * 0.53, horizon, scale, h * 0.19, random) +
    lamp(w * 0.185, h * 0.86, h * 0.1, true) +
    lamp(w * 0.885, h * 0.86, h * 0.1, true) +
    guests +
    bike(w * 0.8, h * 0.925, h / 1400) +
    rect(0, h * 0.935, w, h * 0.065, mix(INK, PAPER, 0.16)) +
    rect(0, h * 0.966, w, 5, mix(INK, PAPER, 0.5)) +
    rect(0, h * 0.988, w, 5, mix(INK, PAPER, 0.5)) +
    tram(w * 0.16, h * 0.976, h / 1080, true)
  );
};
