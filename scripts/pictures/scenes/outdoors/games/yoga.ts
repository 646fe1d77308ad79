import type { Frame } from '../../frame.ts';
import * as cast from '../../people/cast.ts';
import { person } from '../../people/person.ts';
import { poly, times } from '../../svg.ts';
import { BLUE, MUSTARD, PAPER, RED } from '../../tints.ts';

/** Rows of people in one pose on mats. */
export function yoga(frame: Frame): string {
  const { w, h, random } = frame;
  let out = '';
  for (let r = 0; r < 3; r += 1) {
    const s = h * (0.055 + r * 0.022);
    out += times(5 - (r === 2 ? 1 : 0), (i) => {
      const x = w * (0.12 + i * (r === 2 ? 0.25 : 0.19) + (r % 2) * 0.04);
      const y = h * (0.64 + r * 0.17);
      const f = cast.visitor(random);
      return (
        poly(
          [
            [x - s * 2, y + s * 0.1],
            [x + s * 1.8, y + s * 0.1],
            [x + s * 2.1, y + s * 0.55],
            [x - s * 2.2, y + s * 0.55],
          ],
          [RED, MUSTARD, BLUE, PAPER][(i + r) % 4] ?? RED,
        ) +
        person(
          {
            ...f,
            hands: [
              [-62, -712],
              [62, -712],
            ],
            feet: [
              [-20, -14],
              [30, -150],
            ],
            knees: [
              [-26, -150],
              [130, -190],
            ],
            bottom: { kind: 'trousers', colour: f.bottom.colour },
            head: { ...f.head, mood: 'closed' },
          },
          x,
          y + s * 0.3,
          s,
        )
      );
    });
  }
  return out;
}
