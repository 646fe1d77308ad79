import type { Scene } from '../frame.ts';
import { circle, line, pill, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, GREEN, INK, PALE_WOOD, PAPER, RED, shade, tint } from '../tints.ts';
import { smallHall } from './small-hall.ts';

/** Small hall with tables in a U and a flipchart. */
export const smallTables: Scene = (frame) => {
  const { w, h } = frame;
  const chair = (x: number, y: number, s: number): string =>
    pill(x - s * 0.5, y - s * 1.3, s, s * 0.8, s * 0.18, RED) +
    rect(x - s * 0.5, y - s * 0.3, s, s * 0.2, shade(RED, 0.3)) +
    line(
      [
        [x - s * 0.42, y - s * 0.1],
        [x - s * 0.5, y + s * 0.7],
      ],
      INK,
      s * 0.09,
    ) +
    line(
      [
        [x + s * 0.42, y - s * 0.1],
        [x + s * 0.5, y + s * 0.7],
      ],
      INK,
      s * 0.09,
    );
  const flip =
    line(
      [
        [w * 0.1, h * 0.72],
        [w * 0.15, h * 0.24],
      ],
      DARK_WOOD,
      12,
    ) +
    line(
      [
        [w * 0.25, h * 0.72],
        [w * 0.2, h * 0.24],
      ],
      DARK_WOOD,
      12,
    ) +
    rect(w * 0.09, h * 0.2, w * 0.17, h * 0.34, INK) +
    rect(w * 0.096, h * 0.21, w * 0.158, h * 0.32, PAPER) +
    circle(w * 0.15, h * 0.31, h * 0.05, RED) +
    poly(
      [
        [w * 0.19, h * 0.42],
        [w * 0.215, h * 0.34],
        [w * 0.24, h * 0.42],
      ],
      GREEN,
    ) +
    times(3, (i) => rect(w * 0.11, h * (0.44 + i * 0.028), w * (0.11 - i * 0.02), 7, INK));
  const top =
    poly(
      [
        [w * 0.32, h * 0.64],
        [w * 0.84, h * 0.64],
        [w * 0.87, h * 0.7],
        [w * 0.29, h * 0.7],
      ],
      PALE_WOOD,
    ) +
    poly(
      [
        [w * 0.29, h * 0.7],
        [w * 0.41, h * 0.7],
        [w * 0.29, h * 0.97],
        [w * 0.1, h * 0.97],
      ],
      tint(PALE_WOOD, 0.25),
    ) +
    poly(
      [
        [w * 0.75, h * 0.7],
        [w * 0.87, h * 0.7],
        [w * 1.04, h * 0.97],
        [w * 0.86, h * 0.97],
      ],
      tint(PALE_WOOD, 0.25),
    ) +
    poly(
      [
        [w * 0.1, h * 0.97],
        [w * 0.29, h * 0.97],
        [w * 0.29, h],
        [w * 0.1, h],
      ],
      shade(PALE_WOOD, 0.25),
    ) +
    poly(
      [
        [w * 0.86, h * 0.97],
        [w * 1.04, h * 0.97],
        [w * 1.04, h],
        [w * 0.86, h],
      ],
      shade(PALE_WOOD, 0.25),
    ) +
    poly(
      [
        [w * 0.41, h * 0.7],
        [w * 0.75, h * 0.7],
        [w * 0.75, h * 0.73],
        [w * 0.41, h * 0.73],
      ],
      shade(PALE_WOOD, 0.25),
    );
  const papers =
    times(6, (i) =>
      poly(
        [
          [w * (0.36 + i * 0.08), h * 0.655],
          [w * (0.39 + i * 0.08), h * 0.655],
          [w * (0.39 + i * 0.082), h * 0.685],
          [w * (0.355 + i * 0.082), h * 0.685],
        ],
        PAPER,
      ),
    ) +
    times(
      3,
      (i) =>
        poly(
          [
            [w * (0.3 - i * 0.04), h * (0.74 + i * 0.075)],
            [w * (0.345 - i * 0.04), h * (0.74 + i * 0.075)],
            [w * (0.33 - i * 0.045), h * (0.79 + i * 0.075)],
            [w * (0.28 - i * 0.045), h * (0.79 + i * 0.075)],
          ],
          PAPER,
        ) +
        poly(
          [
            [w * (0.81 + i * 0.045), h * (0.74 + i * 0.075)],
            [w * (0.85 + i * 0.045), h * (0.74 + i * 0.075)],
            [w * (0.875 + i * 0.05), h * (0.79 + i * 0.075)],
            [w * (0.83 + i * 0.05), h * (0.79 + i * 0.075)],
          ],
          PAPER,
        ),
    );
  return (
    smallHall(frame) +
    flip +
    times(6, (i) => chair(w * (0.36 + i * 0.088), h * 0.65, w * 0.036)) +
    times(
      3,
      (i) =>
        chair(w * (0.22 - i * 0.055), h * (0.78 + i * 0.08), w * (0.042 + i * 0.006)) +
        chair(w * (0.92 + i * 0.05), h * (0.78 + i * 0.08), w * (0.042 + i * 0.006)),
    ) +
    top +
    papers
  );
};
