import type { Frame } from '../../frame.ts';
import * as cast from '../../people/cast.ts';
import { person } from '../../people/person.ts';
import { walker } from '../../people/walker.ts';
import { path, pill, poly, rect, times } from '../../svg.ts';
import { MUSTARD, PAPER, RED, shade } from '../../tints.ts';

/** Children jump on an inflated castle. */
export function bouncyCastle(frame: Frame): string {
  const { w, h, random } = frame;
  return (
    path(
      `M${w * 0.2} ${h * 0.86}V${h * 0.34}A${h * 0.05} ${h * 0.05} 0 0 1 ${w * 0.28} ${h * 0.34}V${h * 0.5}H${w * 0.72}V${h * 0.34}A${h * 0.05} ${h * 0.05} 0 0 1 ${w * 0.8} ${h * 0.34}V${h * 0.86}Z`,
      RED,
    ) +
    poly(
      [
        [w * 0.18, h * 0.33],
        [w * 0.24, h * 0.16],
        [w * 0.3, h * 0.33],
      ],
      MUSTARD,
    ) +
    poly(
      [
        [w * 0.7, h * 0.33],
        [w * 0.76, h * 0.16],
        [w * 0.82, h * 0.33],
      ],
      MUSTARD,
    ) +
    rect(w * 0.28, h * 0.5, w * 0.44, h * 0.3, shade(RED, 0.25)) +
    times(6, (i) => pill(w * (0.28 + i * 0.0735), h * 0.46, w * 0.07, h * 0.1, 26, i % 2 ? MUSTARD : PAPER)) +
    times(5, (i) => {
      const f = cast.child(random);
      return person(
        {
          ...f,
          hands: [
            [-150, -560],
            [150, -560],
          ],
          feet: [
            [-90, -70],
            [90, -60],
          ],
          head: { ...f.head, mood: 'open' },
        },
        w * (0.34 + i * 0.08),
        h * (0.74 - (i % 2) * 0.1),
        h * 0.085,
      );
    }) +
    pill(w * 0.15, h * 0.78, w * 0.7, h * 0.11, 40, MUSTARD) +
    times(4, (i) => walker(frame, w * (0.1 + i * 0.27), h * 1.0, h * 0.075))
  );
}
