import type { Frame } from '../frame.ts';
import * as cast from './cast.ts';
import { person, shadowAt } from './person.ts';

/** Somebody walking past, from any side. */
export function walker(frame: Frame, x: number, y: number, s: number): string {
  const { random, options } = frame;
  const f =
    options.what === 'noble'
      ? cast.noble(random)
      : options.what === 'folk' && random.chance(0.6)
        ? cast.folk(random)
        : random.chance(0.24)
          ? cast.child(random)
          : cast.visitor(random);
  const stride = random.between(10, 60);
  return (
    shadowAt(x, y, s) +
    person(
      {
        ...f,
        back: random.chance(0.4),
        head: { ...f.head, look: random.between(-0.9, 0.9) },
        feet: [
          [-30 - stride * 0.5, -14],
          [30 + stride * 0.6, -14],
        ],
        hands: random.chance(0.3)
          ? [
              [-50, -330],
              [66, -320],
            ]
          : undefined,
      },
      x,
      y,
      s,
    )
  );
}
