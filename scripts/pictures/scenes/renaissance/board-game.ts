import type { Scene } from '../frame.ts';
import { circle, oval, pill, place, poly, rect, ring, times } from '../svg.ts';
import { DARK_WOOD, GREEN, INK, MUSTARD, PALE_WOOD, PAPER, RED, shade, WOOD } from '../tints.ts';

/** Dice and board games on a table, or herbs; seen from above. */
export const boardGame: Scene = (frame) => {
  const { w, h, random } = frame;
  const cell = h * 0.082;
  const table = rect(0, 0, w, h, shade(WOOD, 0.1)) + times(7, (i) => rect(0, h * i * 0.15, w, 5, shade(WOOD, 0.3)));
  const board = place(
    rect(-cell * 4.4, -cell * 4.4, cell * 8.8, cell * 8.8, DARK_WOOD) +
      times(64, (i) =>
        rect(
          -cell * 4 + (i % 8) * cell,
          -cell * 4 + Math.floor(i / 8) * cell,
          cell,
          cell,
          ((i % 8) + Math.floor(i / 8)) % 2 ? DARK_WOOD : PALE_WOOD,
        ),
      ) +
      times(14, (i) => {
        const x = -cell * 3.5 + random.int(0, 7) * cell;
        const y = -cell * 3.5 + random.int(0, 7) * cell;
        const c = i % 2 ? RED : PAPER;
        return (
          oval(x + 6, y + 10, cell * 0.36, cell * 0.3, INK, 0.3) +
          circle(x, y, cell * 0.36, shade(c, 0.25)) +
          circle(x, y - 6, cell * 0.33, c) +
          ring(x, y - 6, cell * 0.2, shade(c, 0.2), 4)
        );
      }),
    w * 0.44,
    h * 0.52,
    1,
    -9,
  );
  const die = (x: number, y: number, turn: number): string =>
    place(
      pill(-34, -34, 68, 68, 12, PAPER) + circle(-15, -15, 7, INK) + circle(15, 15, 7, INK) + circle(0, 0, 7, RED),
      x,
      y,
      1.1,
      turn,
    );
  const sleeves = [GREEN, shade(RED, 0.3)]
    .map(
      (c, i) =>
        poly(
          i
            ? [
                [w * 1.02, h * 0.02],
                [w * 1.02, h * 0.3],
                [w * 0.78, h * 0.36],
                [w * 0.74, h * 0.24],
              ]
            : [
                [0, h * 1.02],
                [w * 0.16, h * 1.02],
                [w * 0.2, h * 0.78],
                [w * 0.1, h * 0.76],
              ],
          c,
        ) +
        circle(i ? w * 0.74 : w * 0.155, i ? h * 0.31 : h * 0.75, h * 0.06, '#EFC59A') +
        times(3, (j) =>
          pill((i ? w * 0.66 : w * 0.13) + j * 6, (i ? h * 0.29 : h * 0.67) + j * 24, 70, 24, 12, '#EFC59A'),
        ),
    )
    .join('');
  return (
    table +
    board +
    die(w * 0.8, h * 0.62, 14) +
    die(w * 0.86, h * 0.72, -22) +
    circle(w * 0.88, h * 0.42, h * 0.085, shade(MUSTARD, 0.35)) +
    circle(w * 0.88, h * 0.42, h * 0.068, shade(RED, 0.45)) +
    sleeves
  );
};
