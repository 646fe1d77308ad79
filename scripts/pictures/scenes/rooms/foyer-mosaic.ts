import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { terrazzo } from '../scenery/terrazzo.ts';
import { circle, oval, poly, quarter, rect, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, INK, MUSTARD, mix, PALE_WOOD, PAPER, RED, shade, tint } from '../tints.ts';

/** Foyer with the sun mosaic over the bar. */
export const foyerMosaic: Scene = (frame) => {
  const { w, h, random } = frame;
  const size = h * 0.064;
  const [cx, cy] = [w * 0.36, h * 0.3];
  const tiles = times(17 * 9, (i) => {
    const [c, r] = [i % 17, Math.floor(i / 17)];
    const [x, y] = [w * 0.02 + c * size, h * 0.03 + r * size];
    const d = Math.hypot(x + size / 2 - cx, y + size / 2 - cy) / size;
    const ground =
      d < 2.1
        ? MUSTARD
        : d < 3.5
          ? RED
          : d < 5
            ? shade(MUSTARD, 0.1)
            : random.pick([BLUE, tint(BLUE, 0.3), shade(BLUE, 0.15)]);
    const shape =
      d < 2.1
        ? tint(MUSTARD, 0.35)
        : d < 3.5
          ? MUSTARD
          : d < 5
            ? RED
            : random.pick([PAPER, GREEN, BLUE, tint(BLUE, 0.4)]);
    const turn = x + size / 2 < cx ? (y + size / 2 < cy ? 0 : 3) : y + size / 2 < cy ? 1 : 2;
    return rect(x, y, size - 2, size - 2, ground) + quarter(x, y, size - 2, d < 5 ? turn : random.int(0, 3), shape);
  });
  const bar =
    rect(w * 0.04, h * 0.66, w * 0.62, h * 0.2, GREEN) +
    times(12, (i) => rect(w * (0.045 + i * 0.0515), h * 0.68, w * 0.004, h * 0.18, shade(GREEN, 0.3))) +
    rect(w * 0.03, h * 0.635, w * 0.64, h * 0.035, PALE_WOOD) +
    times(9, (i) => {
      const x = w * (0.07 + i * 0.065);
      return i % 3 === 0
        ? rect(x, h * 0.545, 26, h * 0.09, shade(GREEN, 0.3)) + rect(x + 7, h * 0.515, 12, h * 0.04, shade(GREEN, 0.3))
        : poly(
            [
              [x - 14, h * 0.585],
              [x + 20, h * 0.585],
              [x + 13, h * 0.635],
              [x - 7, h * 0.635],
            ],
            i % 2 ? tint(BLUE, 0.4) : tint(RED, 0.4),
          );
    }) +
    times(
      4,
      (i) =>
        rect(w * (0.12 + i * 0.14), h * 0.8, 10, h * 0.12, INK) +
        oval(w * (0.12 + i * 0.14) + 5, h * 0.8, 46, 14, RED) +
        oval(w * (0.12 + i * 0.14) + 5, h * 0.925, 40, 9, INK),
    );
  const doors =
    rect(w * 0.73, h * 0.12, w * 0.25, h * 0.62, INK) +
    times(
      2,
      (i) =>
        rect(w * (0.738 + i * 0.122), h * 0.135, w * 0.114, h * 0.6, tint(BLUE, 0.35)) +
        rect(w * (0.738 + i * 0.122), h * 0.54, w * 0.114, h * 0.195, mix(PAPER, MUSTARD, 0.4)) +
        circle(w * (0.79 + i * 0.1), h * 0.43, h * 0.09, GREEN) +
        rect(w * (0.788 + i * 0.1), h * 0.45, 10, h * 0.12, DARK_WOOD) +
        poly(
          [
            [w * (0.75 + i * 0.122), h * 0.135],
            [w * (0.79 + i * 0.122), h * 0.135],
            [w * (0.76 + i * 0.122), h * 0.735],
            [w * (0.738 + i * 0.122), h * 0.735],
            [w * (0.738 + i * 0.122), h * 0.36],
          ],
          PAPER,
          0.4,
        ),
    ) +
    rect(w * 0.846, h * 0.42, 8, h * 0.09, MUSTARD) +
    rect(w * 0.866, h * 0.42, 8, h * 0.09, MUSTARD);
  const f = cast.visitor(random, true);
  return (
    rect(0, 0, w, h, tint(PAPER, 0.2)) +
    rect(w * 0.02 - 6, h * 0.03 - 6, size * 17 + 10, size * 9 + 10, INK) +
    tiles +
    terrazzo(frame, h * 0.74, mix(PAPER, INK, 0.13)) +
    doors +
    poly(
      [
        [w * 0.74, h * 0.75],
        [w * 0.97, h * 0.75],
        [w * 0.9, h],
        [w * 0.56, h],
      ],
      PAPER,
      0.5,
    ) +
    person(
      {
        ...f,
        top: { kind: 'apron', colour: PAPER, trim: RED },
        hands: [
          [-110, -350],
          [120, -340],
        ],
      },
      w * 0.3,
      h * 0.93,
      h * 0.088,
    ) +
    bar
  );
};
