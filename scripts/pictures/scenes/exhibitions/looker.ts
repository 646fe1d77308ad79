import type { Frame } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person, shadowAt } from '../people/person.ts';

/** Visitor from behind with hands on the back or pointing. */
export function looker(frame: Frame, x: number, y: number, s: number): string {
  const { random } = frame;
  const f: Figure = random.chance(0.3) ? cast.child(random) : cast.visitor(random);
  const point = random.chance(0.3);
  return (
    shadowAt(x, y, s) +
    person(
      {
        ...f,
        back: true,
        tilt: random.between(-7, 7),
        hands: point
          ? [
              [-96, -280],
              [190, -520],
            ]
          : [
              [-40, -318],
              [30, -310],
            ],
        elbows: point ? [-1, 0.3] : [-1, 1],
      },
      x,
      y,
      s,
    )
  );
}
