import { circle, clip, leaf, line, polar, poly, rect, times } from '../../../shapes.ts';
import { type Composition, square } from '../../figure.ts';

/** Eye whose iris is a stage. */
export const eye: Composition = (f) =>
  square(
    f,
    times(13, (index) => {
      const [x1, y1] = polar(500, 600, 520, 198 + index * 12);
      const [x2, y2] = polar(500, 600, 680, 198 + index * 12);
      return line([x1, y1], [x2, y2], f.b, 34);
    }) +
      leaf([-40, 560], [1040, 560], 720, f.a) +
      circle(500, 560, 290, f.b) +
      clip(
        circle(500, 560, 250, '#000'),
        rect(200, 300, 600, 600, f.c) +
          rect(200, 690, 600, 200, f.ground) +
          times(
            4,
            (index) => rect(250 + index * 44, 300, 23, 390, f.a) + rect(750 - index * 44 - 23, 300, 23, 390, f.a),
          ) +
          circle(500, 555, 46, f.ground) +
          poly(
            [
              [500, 570],
              [570, 730],
              [430, 730],
            ],
            f.ground,
          ),
      ),
  );
