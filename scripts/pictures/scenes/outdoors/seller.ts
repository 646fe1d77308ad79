import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { box, circle, clip, curve, half, line, oval, path, pill, place, rect, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, MUSTARD, mix, PAPER, RED, shade, tint, WOOD } from '../tints.ts';

/** One seller close with hands full. */
export const seller: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const goods = options.cast?.[0] ?? 'bread';
  const s = h * 0.17;
  const x = w * 0.5;
  const keeper: Figure =
    options.what === 'noble' ? cast.noble(random, options.her ?? false) : cast.vendor(random, options.her ?? false);
  const awning = times(10, (i) =>
    path(
      `M${i * w * 0.1} 0H${(i + 1) * w * 0.1}V${h * 0.13}A${w * 0.05} ${h * 0.07} 0 0 1 ${i * w * 0.1} ${h * 0.13}Z`,
      i % 2 ? PAPER : options.mood === 'green' ? GREEN : options.mood === 'mustard' ? MUSTARD : RED,
    ),
  );
  return (
    rect(0, 0, w, h, frame.mood.far) +
    times(7, (i) => rect(0, h * (0.2 + i * 0.1), w, 4, frame.mood.side)) +
    times(
      2,
      (r) =>
        rect(w * 0.02, h * (0.34 + r * 0.22), w * 0.96, h * 0.02, DARK_WOOD) +
        times(
          11,
          (i) =>
            pill(
              w * (0.04 + i * 0.088),
              h * (0.22 + r * 0.22),
              w * 0.05,
              h * 0.12,
              16,
              [MUSTARD, RED, PAPER, GREEN, BLUE][(i + r) % 5] ?? RED,
            ) + rect(w * (0.045 + i * 0.088), h * (0.205 + r * 0.22), w * 0.04, h * 0.026, PAPER),
        ),
    ) +
    person(
      {
        ...keeper,
        hands: [
          [-130, -330],
          [150, -350],
        ],
        head: { ...keeper.head, mood: 'smile' },
      },
      x + random.between(-0.12, 0.12) * w,
      h * 1.16,
      s * 0.86,
    ) +
    rect(0, h * 0.84, w, h * 0.16, WOOD) +
    rect(0, h * 0.825, w, h * 0.03, tint(WOOD, 0.4)) +
    times(9, (i) =>
      clip(
        box(w * (0.02 + i * 0.11), h * 0.62, w * 0.1, h * 0.215),
        place(stallItem(goods, i), w * (0.07 + i * 0.11), h * 0.832, h / 420),
      ),
    ) +
    awning
  );
};

/** One piece of goods standing on y = 0. */
function stallItem(goods: string, i: number): string {
  const c = [RED, MUSTARD, BLUE, GREEN, PAPER][i % 5] ?? RED;
  if (goods === 'pots')
    return path('M-18 0Q-32 -40 -11 -52V-66H11V-52Q32 -40 18 0Z', c) + rect(-22, -30, 44, 6, shade(c, 0.35));
  if (goods === 'bread')
    return (
      oval(0, -17, 30, 18, mix(MUSTARD, WOOD, 0.4)) +
      line(
        [
          [-14, -26],
          [-4, -14],
        ],
        PAPER,
        4,
      ) +
      line(
        [
          [2, -28],
          [12, -16],
        ],
        PAPER,
        4,
      )
    );
  if (goods === 'herbs')
    return (
      rect(-18, -24, 36, 24, RED) +
      half(0, -22, 26, 0, GREEN) +
      circle(-10, -42, 10, mix(GREEN, MUSTARD, 0.5)) +
      circle(10, -44, 9, GREEN)
    );
  if (goods === 'jars')
    return (
      pill(-18, -46, 36, 46, 8, i % 2 ? MUSTARD : shade(MUSTARD, 0.25)) +
      rect(-20, -56, 40, 13, PAPER) +
      rect(-12, -34, 24, 16, PAPER)
    );
  if (goods === 'hearts')
    return (
      path('M0 0C-46 -30 -28 -70 0 -48C28 -70 46 -30 0 0Z', RED) +
      circle(0, -32, 7, PAPER) +
      curve('M-18 -36Q0 -16 18 -36', PAPER, 3)
    );
  if (goods === 'cups')
    return path('M-15 -50H15L11 0H-11Z', i % 2 ? MUSTARD : tint(RED, 0.2)) + oval(0, -50, 15, 5, PAPER);
  return (
    circle(0, -20, 21, c) +
    line(
      [
        [0, -38],
        [6, -50],
      ],
      DARK_WOOD,
      4,
    )
  );
}
