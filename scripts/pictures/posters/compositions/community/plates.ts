import { circle, ellipse, half, leaf, rect, ring, stroke, times } from '../../../shapes.ts';
import { checker } from '../../elements/checker.ts';
import { type Composition, square } from '../../figure.ts';

/** Breakfast: plates and cups on checked cloths. */
export const plates: Composition = (f) =>
  square(
    f,
    checker(-600, -600, 18, 18, 125, f.a) +
      [
        [270, 270, 200],
        [740, 640, 230],
        [250, 780, 150],
      ]
        .map(
          ([x = 0, y = 0, r = 0], index) =>
            circle(x, y, r, f.b) +
            circle(x, y, r * 0.7, f.ground) +
            (index === 0
              ? circle(x, y, r * 0.4, f.c)
              : index === 1
                ? half(x, y, r * 0.5, -30, f.c) + half(x - 20, y + 40, r * 0.4, 130, f.d)
                : leaf([x - r * 0.5, y], [x + r * 0.5, y], r * 0.6, f.c)),
        )
        .join('') +
      half(720, 220, 150, 90, f.c) +
      ring(880, 270, 46, 26, f.c) +
      rect(560, 380, 320, 26, f.c) +
      times(2, (index) => stroke(`M${680 + index * 80} 180c-30 -40 30 -70 0 -110`, f.b, 18, 'round')) +
      rect(490, 520, 24, 300, f.b) +
      ellipse(502, 520, 36, 60, f.b),
  );
