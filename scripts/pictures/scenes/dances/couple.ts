import type { Frame } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person, shadowAt } from '../people/person.ts';
import { place } from '../svg.ts';
import { BLUE, GREEN, MUSTARD, RED } from '../tints.ts';

/** A couple in ballroom hold, centred at x. */
export function couple(frame: Frame, x: number, y: number, s: number): string {
  const { random, options } = frame;
  const folk = options.what === 'folk';
  const him = folk
    ? cast.folk(random, false)
    : options.what === 'plain'
      ? cast.visitor(random, false)
      : options.what === 'noble'
        ? cast.noble(random, false)
        : cast.guest(random, false);
  const her = folk
    ? cast.folk(random, true)
    : options.what === 'plain'
      ? { ...cast.visitor(random, true), bottom: { kind: 'skirt', colour: random.pick([RED, MUSTARD, GREEN, BLUE]) } }
      : options.what === 'noble'
        ? cast.noble(random, true)
        : cast.guest(random, true);
  const swing = random.between(-70, 70);
  const apart = s * 1.02;
  const flip = random.chance(0.5);
  const joined = -470 + random.between(-60, 50);
  const man: Figure = {
    ...him,
    lean: 10,
    tilt: 4,
    head: { ...him.head, look: 0.7, beard: him.head.beard, mood: 'smile' },
    hands: [
      [-210, joined],
      [96, -390],
    ],
    elbows: [-0.6, 0.7],
    feet: [
      [-60, -14],
      [30, -14],
    ],
  };
  const woman: Figure = {
    ...her,
    lean: -8,
    tilt: -4,
    swirl: swing,
    head: { ...her.head, look: -0.7, mood: random.pick(['smile', 'closed', 'open']) },
    hands: [
      [-112, -476],
      [120, -430],
    ],
    elbows: [-0.7, 0.6],
  };
  const art = shadowAt(0, 0, s * 1.5) + person(woman, apart * 0.62, 0, s) + person(man, -apart * 0.62, -s * 0.05, s);
  return place(art, x, y, 1, 0, flip);
}
