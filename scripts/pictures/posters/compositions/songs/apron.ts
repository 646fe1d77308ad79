import { circle, ellipse, half, line, poly, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Apron with a pocket and a row of discs. */
export const apron: Composition = (f) => {
  const cloth =
    poly(
      [
        [330, 140],
        [670, 140],
        [720, 380],
        [860, 440],
        [930, 1300],
        [70, 1300],
        [140, 440],
        [280, 380],
      ],
      f.a,
    ) +
    stroke('M330 150C330 -120 670 -120 670 150', f.a, 34) +
    line([150, 450], [-300, 520], f.a, 34) +
    line([850, 450], [1300, 520], f.a, 34);
  const pocket = rect(300, 560, 400, 300, f.b) + half(500, 860, 200, 90, f.b);
  const spoons = times(
    3,
    (index) =>
      rect(372 + index * 115, 330, 26, 230, f.c) + ellipse(385 + index * 115, 300, 46, 70, index === 1 ? f.d : f.c),
  );
  return square(f, cloth + spoons + pocket + times(5, (index) => circle(340 + index * 80, 620, 22, f.ground)));
};
