import type { Frame } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { place, times } from '../svg.ts';

/** Children sitting on the floor, from behind or from the front. */
export function sitters(frame: Frame, y: number, s: number, count: number, back: boolean, shift = 0): string {
  const { w, random } = frame;
  return times(count, (i) => {
    const x = (w / count) * (i + 0.5 + shift) + random.between(-0.2, 0.2) * s;
    const f = cast.child(random);
    const raised = !back && random.chance(0.22);
    const hands: Figure['hands'] = raised
      ? [
          [-90, -330],
          [130, -700],
        ]
      : [
          [-70, -290],
          [70, -290],
        ];
    return place(
      person(
        {
          ...f,
          back,
          seat: 150,
          tilt: random.between(-9, 9),
          hands: back
            ? [
                [-104, -240],
                [104, -240],
              ]
            : [
                [hands[0][0], hands[0][1] + 150],
                [hands[1][0], hands[1][1] + 150],
              ],
          knees: [
            [-104, -96],
            [104, -96],
          ],
          feet: [
            [40, -20],
            [-40, -20],
          ],
        },
        0,
        0,
        s,
      ),
      x,
      y,
    );
  });
}
