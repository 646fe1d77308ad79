import type { Frame } from '../../frame.ts';
import * as cast from '../../people/cast.ts';
import { person, shadowAt } from '../../people/person.ts';
import { bunting } from '../../scenery/garlands.ts';
import { times } from '../../svg.ts';

/** Children run across the grass. */
export function run(frame: Frame): string {
  const { w, h, random } = frame;
  return (
    times(7, (i) => {
      const f = cast.child(random);
      return (
        shadowAt(w * (0.08 + i * 0.14), h * 0.92, h * 0.06) +
        person(
          {
            ...f,
            lean: 20,
            head: { ...f.head, look: 0.8, mood: 'open' },
            hands: [
              [-130, -380],
              [140, -420],
            ],
            feet: [
              [-150, -80],
              [110, -14],
            ],
          },
          w * (0.08 + i * 0.14),
          h * (0.9 + (i % 2) * 0.07),
          h * 0.1,
        )
      );
    }) + bunting([0, h * 0.12], [w, h * 0.1], 17, h * 0.05)
  );
}
