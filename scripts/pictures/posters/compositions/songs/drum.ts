import { circle, ellipse, line, polar, rect, stroke, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Drum with dancing dots. */
export const drum: Composition = (f) => {
  const dots = times(14, (index) => {
    const [x, y] = polar(500, 520, 330 + (index % 3) * 90, 190 + index * 12.4);
    return circle(x, y, 24 + (index % 4) * 13, [f.b, f.c, f.d][index % 3] ?? f.b);
  });
  const body =
    rect(200, 560, 600, 330, f.a) +
    ellipse(500, 890, 300, 84, f.a) +
    times(6, (index) =>
      stroke(
        `M${200 + index * 100} ${index % 2 === 0 ? 580 : 900}L${300 + index * 100} ${index % 2 === 0 ? 900 : 580}`,
        f.b,
        16,
      ),
    ) +
    ellipse(500, 560, 300, 84, f.c) +
    ellipse(500, 560, 240, 60, f.ground);
  return square(f, dots + body + line([560, 530], [880, 260], f.b, 26, 'round') + circle(560, 530, 36, f.b));
};
