import { circle, line, place, poly, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Violin cropped large, strings running over the sheet. */
export const violin: Composition = (f) => {
  const body =
    circle(0, -230, 250, f.a) +
    circle(0, 270, 330, f.a) +
    rect(-170, -200, 340, 400, f.a) +
    circle(-285, 0, 132, f.ground) +
    circle(285, 0, 132, f.ground);
  const holes = [-1, 1]
    .map(
      (side) =>
        stroke(`M${side * 120} -80C${side * 200} -20 ${side * 70} 90 ${side * 150} 150`, f.b, 26, 'round') +
        circle(side * 112, -84, 26, f.b) +
        circle(side * 156, 152, 30, f.b),
    )
    .join('');
  const neck =
    poly(
      [
        [-48, -900],
        [48, -900],
        [66, -40],
        [-66, -40],
      ],
      f.b,
    ) +
    rect(-110, 200, 220, 30, f.b) +
    poly(
      [
        [-60, 300],
        [60, 300],
        [26, 560],
        [-26, 560],
      ],
      f.b,
    );
  const strings = times(4, (index) => line([-33 + index * 22, -1400], [-48 + index * 32, 310], f.c, 7));
  const bow = place(
    300,
    -60,
    rect(-14, -1200, 28, 2400, f.d) + rect(20, -1200, 10, 2400, f.c),
    f.rng.pick([-24, 24, 62]),
  );
  return square(f, place(500, 540, body + holes + neck + strings + bow, f.rng.pick([-28, -18, 18, 28])));
};
