import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { backdrop } from '../stage/backdrop.ts';
import { circle, half, place, rect } from '../svg.ts';
import { MUSTARD, RED, SKINS } from '../tints.ts';
import { puppet } from './puppets/puppet.ts';
import { angel, imp, saint } from './saint-and-helpers.ts';

/** A child trying a puppet or getting a present, one adult beside. */
export const meeting: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const kid = cast.child(random);
  const who = options.what ?? 'puppet';
  const adult: Figure =
    who === 'mikulas'
      ? saint(random.pick(SKINS))
      : who === 'devil'
        ? imp(frame)
        : who === 'angel'
          ? angel(frame)
          : cast.visitor(random);
  const s = h * 0.13;
  const present =
    rect(-52, -54, 104, 96, RED) +
    rect(-10, -54, 20, 96, MUSTARD) +
    rect(-52, -16, 104, 18, MUSTARD) +
    half(-22, -54, 24, -20, MUSTARD) +
    half(22, -54, 24, 20, MUSTARD);
  const thing =
    who === 'puppet'
      ? place(puppet(options.cast?.[0] ?? 'cat'), w * 0.52, h * 0.66, h / 1250)
      : place(present, w * 0.53, h * 0.62, h / 520);
  return (
    backdrop(frame, options.set ?? 'stars', 0, 0, w, h * 0.78) +
    circle(w * 0.5, h * 0.46, h * 0.34, mood.motif) +
    rect(0, h * 0.78, w, h * 0.3, mood.floor) +
    thing +
    person(
      {
        ...adult,
        head: { ...adult.head, look: 0.6, mood: 'smile' },
        hands: [
          [-120, -300],
          [150, -370],
        ],
        tilt: 8,
        lean: 12,
      },
      w * 0.3,
      h * 1.16,
      s,
    ) +
    person(
      {
        ...kid,
        head: { ...kid.head, look: -0.6, mood: random.pick(['open', 'smile']) },
        hands: [
          [-160, -400],
          [-60, -420],
        ],
        elbows: [-0.5, 1],
      },
      w * 0.72,
      h * 1.06,
      s * 1.42,
    )
  );
};
