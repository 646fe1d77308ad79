import { PALETTE as P } from '../palette.ts';
import { circle, clip, half, place, polar, poly, rect, times } from '../shapes.ts';
import { HEIGHT, WIDTH } from './size.ts';

/** Hall for hire: stage with a curtain, rows of seats as a plan. */
export function hall(): string {
  const seats = times(8, (row) => {
    const r = 470 + row * 116;
    const count = 11 + row * 3;
    return times(count, (index) => {
      const angle = 90 + ((index - (count - 1) / 2) / count) * 128;
      const [x, y] = polar(800, 60, r, angle);
      const chosen = row === 4 && index === 13;
      const tone = chosen ? P.mustard : (index + row) % 7 === 3 ? P.ink : P.red;
      return place(x, y, rect(-36, -30, 72, 46, tone) + half(0, 14, 36, 90, tone), angle - 90);
    });
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, P.blue) +
    poly(
      [
        [560, 60],
        [1040, 60],
        [2000, 1500],
        [-400, 1500],
      ],
      P.paper,
    ) +
    half(800, 60, 385, 90, P.ink) +
    half(800, 60, 300, 90, P.green) +
    clip(
      half(800, 60, 300, 90, '#000'),
      times(9, (index) => rect(480, 60 + index * 40, 700, 4, P.ink)),
    ) +
    circle(800, 205, 74, P.mustard) +
    circle(800, 205, 30, P.ink) +
    rect(0, -10, 415, 190, P.red) +
    rect(1185, -10, 415, 190, P.red) +
    times(6, (index) => rect(20 + index * 70, -10, 34, 190, P.ink) + rect(1200 + index * 70, -10, 34, 190, P.ink)) +
    rect(415, -10, 770, 70, P.red) +
    times(11, (index) => half(450 + index * 70, 60, 35, 90, index % 2 === 0 ? P.red : P.mustard)) +
    seats
  );
}
