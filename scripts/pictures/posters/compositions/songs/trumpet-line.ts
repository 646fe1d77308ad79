import { circle, ellipse, line, poly, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Four lines; one of them turns into a trumpet. */
export const trumpetLine: Composition = (f) => {
  const lines = [
    [260, 16],
    [420, 34],
    [580, 60],
    [760, 22],
  ]
    .map(([y = 0, w = 0], index) => (index === 2 ? '' : line([-2000, y], [3000, y], index === 1 ? f.c : f.b, w)))
    .join('');
  const trumpet =
    stroke('M-2000 580H300A115 115 0 0 0 300 350H180A115 115 0 0 0 180 580H700', f.a, 60) +
    poly(
      [
        [640, 548],
        [960, 380],
        [960, 780],
        [640, 612],
      ],
      f.a,
    ) +
    ellipse(960, 580, 52, 204, f.d);
  const valves = times(
    3,
    (index) => rect(390 + index * 82, 460, 48, 220, f.a) + circle(414 + index * 82, 440, 34, f.c),
  );
  return square(f, lines + trumpet + valves);
};
