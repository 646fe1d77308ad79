import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { circle, half, line, path, place, poly, quarter, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, SKINS, tint } from '../tints.ts';

/** Long table where children make things. */
export const workshop: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kids = 5;
  const wall =
    rect(0, 0, w, h * 0.55, mood.far) +
    times(
      3,
      (i) =>
        rect(w * (0.06 + i * 0.32), h * 0.05, w * 0.24, h * 0.36, PAPER) +
        rect(w * (0.07 + i * 0.32), h * 0.065, w * 0.22, h * 0.33, tint(BLUE, 0.15)) +
        circle(w * (0.13 + i * 0.32), h * 0.34, h * 0.09, GREEN) +
        circle(w * (0.22 + i * 0.32), h * 0.36, h * 0.11, mix(GREEN, MUSTARD, 0.3)) +
        rect(w * (0.178 + i * 0.32), h * 0.065, 8, h * 0.33, PAPER) +
        rect(w * (0.06 + i * 0.32), h * 0.395, w * 0.24, h * 0.02, PAPER),
    );
  const shape = (x: number, y: number, s: number): string => {
    const c = random.pick([RED, MUSTARD, GREEN, BLUE, INK]);
    const kind = random.int(0, 4);
    if (options.what === 'shields')
      return (
        path(
          `M${x - s} ${y - s * 0.5}H${x + s}V${y}Q${x + s} ${y + s * 0.8} ${x} ${y + s}Q${x - s} ${y + s * 0.8} ${x - s} ${y}Z`,
          c,
        ) +
        rect(x - s * 0.14, y - s * 0.5, s * 0.28, s * 1.4, PAPER) +
        rect(x - s, y - s * 0.1, s * 2, s * 0.26, PAPER)
      );
    if (options.what === 'boots')
      return (
        path(
          `M${x - s * 0.5} ${y - s}H${x + s * 0.2}V${y}L${x + s * 0.9} ${y + s * 0.3}V${y + s * 0.6}H${x - s * 0.5}Z`,
          c,
        ) + rect(x - s * 0.6, y - s * 1.1, s * 0.95, s * 0.34, PAPER)
      );
    return kind === 0
      ? circle(x, y, s * 0.8, c)
      : kind === 1
        ? poly(
            [
              [x - s, y + s * 0.6],
              [x, y - s * 0.8],
              [x + s, y + s * 0.6],
            ],
            c,
          )
        : kind === 2
          ? half(x, y, s, random.between(0, 360), c)
          : kind === 3
            ? rect(x - s * 0.7, y - s * 0.5, s * 1.4, s, c)
            : quarter(x - s * 0.6, y - s * 0.6, s * 1.2, random.int(0, 3), c);
  };
  const children = times(kids, (i) => {
    const f = cast.child(random);
    return person(
      {
        ...f,
        tilt: random.between(-10, 10),
        head: { ...f.head, look: random.between(-0.5, 0.5), mood: random.pick(['smile', 'calm', 'open']) },
        hands: [
          [-50, -330],
          [60, -320],
        ],
      },
      w * (0.12 + i * 0.19),
      h * 0.86,
      h * 0.155,
    );
  });
  const table =
    poly(
      [
        [w * 0.04, h * 0.62],
        [w * 0.96, h * 0.62],
        [w * 1.08, h * 1.02],
        [-w * 0.08, h * 1.02],
      ],
      PALE_WOOD,
    ) +
    poly(
      [
        [w * 0.04, h * 0.62],
        [w * 0.96, h * 0.62],
        [w * 0.965, h * 0.635],
        [w * 0.035, h * 0.635],
      ],
      tint(PALE_WOOD, 0.5),
    ) +
    times(26, () =>
      shape(random.between(w * 0.06, w * 0.94), random.between(h * 0.68, h * 0.96), h * random.between(0.022, 0.045)),
    ) +
    times(4, (i) =>
      place(
        line(
          [
            [0, 0],
            [70, -60],
          ],
          INK,
          9,
        ) +
          line(
            [
              [0, -60],
              [70, 0],
            ],
            INK,
            9,
          ) +
          `<circle cx="-14" cy="8" r="16" fill="none" stroke="${RED}" stroke-width="9"/><circle cx="-14" cy="-68" r="16" fill="none" stroke="${RED}" stroke-width="9"/>`,
        w * (0.2 + i * 0.21),
        h * (0.74 + (i % 2) * 0.12),
        h / 1100,
        random.between(-60, 60),
      ),
    ) +
    times(5, (i) =>
      rect(w * (0.1 + i * 0.18), h * 0.59, w * 0.018, h * 0.06, [RED, GREEN, MUSTARD, INK, BLUE][i] ?? RED),
    );
  const adult =
    options.count === 1
      ? person(
          {
            ...cast.visitor(random, true),
            hands: [
              [-90, -360],
              [110, -350],
            ],
          },
          w * 0.9,
          h * 0.98,
          h * 0.125,
        )
      : '';
  return (
    wall +
    rect(0, h * 0.55, w, h * 0.5, mood.floor) +
    adult +
    children +
    table +
    (options.set === 'close' ? place(bigHand(random.pick(SKINS), RED, 60), w * 0.4, h * 0.98, h / 1000, 14) : '')
  );
};
