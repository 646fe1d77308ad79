import { puppet } from '../children/puppets/puppet.ts';
import { cross } from '../children/puppets/strings.ts';
import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { weatherOf } from '../scenery/weather.ts';
import { box, circle, clip, half, place, poly, rect, times } from '../svg.ts';
import { DARK_WOOD, GREEN, MUSTARD, PAPER, shade } from '../tints.ts';
import { grounds } from './grounds.ts';

/** Puppets over a green screen under a tree, children on the grass. */
export const treePuppets: Scene = (frame) => {
  const { w, h, random, options } = frame;
  const weather = weatherOf(options.set);
  const kinds = options.cast ?? ['king', 'jester'];
  return (
    grounds(frame, 0.55) +
    poly(
      [
        [w * 0.8, h * 0.75],
        [w * 0.88, h * 0.75],
        [w * 0.86, 0],
        [w * 0.81, 0],
      ],
      DARK_WOOD,
    ) +
    times(5, (i) =>
      circle(
        w * (0.52 + i * 0.12),
        h * (0.04 + (i % 2) * 0.06),
        h * 0.15,
        i % 2 ? weather.leaf : shade(weather.leaf, 0.2),
      ),
    ) +
    kinds
      .map((k, i) =>
        clip(
          box(0, 0, w, h * 0.52),
          place(puppet(k, cross), w * (0.36 + i * 0.2), h * 0.48, h / 800, random.between(-8, 8)),
        ),
      )
      .join('') +
    rect(w * 0.2, h * 0.48, w * 0.52, h * 0.27, GREEN) +
    times(9, (i) => half(w * (0.2 + (i + 0.5) * 0.0578), h * 0.48, w * 0.0289, 180, i % 2 ? MUSTARD : PAPER)) +
    rect(w * 0.2, h * 0.465, w * 0.52, h * 0.02, MUSTARD) +
    Array.from({ length: 13 }, (_, i) =>
      person(
        {
          ...cast.child(random),
          back: true,
          seat: 150,
          hands: [
            [-104, -220],
            [104, -220],
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
        w * (0.05 + (i % 7) * 0.15 + (i > 6 ? 0.07 : 0)),
        h * (i > 6 ? 1.04 : 0.9),
        h * (i > 6 ? 0.125 : 0.095),
      ),
    ).join('')
  );
};
