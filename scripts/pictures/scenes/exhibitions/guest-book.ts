import type { Scene } from '../frame.ts';
import { bigHand } from '../people/big-hand.ts';
import { circle, half, line, place, poly, rect, times } from '../svg.ts';
import { BLUE, GREEN, INK, MUSTARD, PAPER, RED, SKINS, shade } from '../tints.ts';

/** Open guest book with a pen and a hand. */
export const guestBook: Scene = (frame) => {
  const { w, h, random, mood } = frame;
  const skin = random.pick(SKINS);
  const scribble = (x: number, y: number, len: number): string =>
    line(
      Array.from(
        { length: 24 },
        (_, i) => [x + (len * i) / 23, y + Math.sin(i * 2.1) * 9 * random.between(0.3, 1)] as const,
      ),
      random.pick([INK, INK, shade(BLUE, 0.6)]),
      4,
    );
  return (
    rect(0, 0, w, h, mood.far) +
    circle(w * 0.85, h * 0.14, h * 0.2, mood.motif) +
    poly(
      [
        [0, h * 0.2],
        [w, h * 0.08],
        [w, h],
        [0, h],
      ],
      mood.side,
    ) +
    place(
      rect(-560, -320, 560, 680, shade(PAPER, 0.06)) +
        rect(0, -320, 560, 680, PAPER) +
        poly(
          [
            [0, -320],
            [34, -320],
            [34, 360],
            [0, 360],
          ],
          shade(PAPER, 0.16),
        ) +
        times(
          8,
          (i) =>
            scribble(-500, -240 + i * 72, random.between(280, 430)) +
            (i < 5 ? scribble(70, -240 + i * 72, random.between(260, 420)) : ''),
        ) +
        half(-120, 300, 50, 20, RED) +
        line(
          [
            [-120, 300],
            [-150, 250],
          ],
          GREEN,
          8,
        ),
      w * 0.47,
      h * 0.52,
      h / 1067,
      -5,
    ) +
    line(
      [
        [w * 0.6, h * 0.66],
        [w * 0.75, h * 0.4],
      ],
      RED,
      20,
    ) +
    place(bigHand(skin, MUSTARD, 90), w * 0.75, h * 0.76, h / 900, -38)
  );
};
