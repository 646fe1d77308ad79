import type { Frame } from '../../frame.ts';
import * as cast from '../../people/cast.ts';
import { person, shadowAt } from '../../people/person.ts';
import { walker } from '../../people/walker.ts';
import { circle, half, oval, path, times } from '../../svg.ts';
import { BLUE, INK, MUSTARD, mix, PAPER, RED } from '../../tints.ts';

/** A man throws a ball, others watch. */
export function petanque(frame: Frame): string {
  const { w, h, random } = frame;
  const thrower = cast.visitor(random, false);
  return (
    path(`M0 ${h * 0.72}H${w}V${h}H0Z`, mix(PAPER, MUSTARD, 0.4)) +
    times(6, (i) => {
      const [x, y, r] = [
        w * (0.5 + (i % 3) * 0.09 + random.between(0, 0.04)),
        h * (0.84 + Math.floor(i / 3) * 0.07),
        h * 0.03,
      ];
      return (
        oval(x + 8, y + r * 0.8, r, r * 0.3, INK, 0.25) +
        circle(x, y, r, i % 2 ? mix(BLUE, INK, 0.35) : mix(MUSTARD, INK, 0.35)) +
        half(x, y, r, -30, mix(BLUE, PAPER, 0.2))
      );
    }) +
    circle(w * 0.66, h * 0.92, h * 0.014, RED) +
    times(3, (i) => walker(frame, w * (0.6 + i * 0.14), h * 0.76, h * 0.068)) +
    shadowAt(w * 0.24, h * 0.95, h * 0.1) +
    person(
      {
        ...thrower,
        lean: 30,
        tilt: 6,
        head: { ...thrower.head, look: 0.8, hat: 'straw' },
        hands: [
          [-110, -320],
          [200, -430],
        ],
        feet: [
          [-90, -14],
          [90, -14],
        ],
        over: circle(222, -446, 28, mix(BLUE, INK, 0.35)),
      },
      w * 0.24,
      h * 0.95,
      h * 0.105,
    )
  );
}
