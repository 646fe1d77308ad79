import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person, shadowAt } from '../people/person.ts';
import { bunting } from '../scenery/garlands.ts';
import { park } from '../scenery/park.ts';
import { tent } from '../scenery/tent.ts';
import { weatherOf } from '../scenery/weather.ts';
import { line, place, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, MUSTARD, PALE_WOOD, RED, shade } from '../tints.ts';

/** A fencer shows children with wooden swords the basic stance. */
export const fencingSchool: Scene = (frame) => {
  const { w, h, random } = frame;
  const master = cast.noble(random, false);
  const sword = (wood: boolean): string =>
    line(
      [
        [0, 0],
        [wood ? 190 : 300, 0],
      ],
      wood ? PALE_WOOD : shade(BLUE, 0.15),
      wood ? 22 : 11,
    ) +
    line(
      [
        [22, -36],
        [22, 36],
      ],
      wood ? DARK_WOOD : MUSTARD,
      14,
    ) +
    line(
      [
        [-28, 0],
        [22, 0],
      ],
      DARK_WOOD,
      16,
    );
  const stance = (f: Figure, up: number, wood: boolean): Figure => ({
    ...f,
    lean: 26,
    hands: [
      [-150, -520],
      [200, -440 - up],
    ],
    elbows: [-0.6, 0.5],
    feet: [
      [-140, -14],
      [140, -14],
    ],
    over: place(sword(wood), 200, -440 - up, 1, -22),
  });
  const pupils = times(4, (i) => {
    const kid = cast.child(random);
    const [x, y, s] = [w * (0.52 + i * 0.125), h * (0.84 + (i % 2) * 0.12), h * (0.108 + (i % 2) * 0.02)];
    return (
      shadowAt(x, y, s) +
      person(stance({ ...kid, head: { ...kid.head, look: 0.7, mood: 'open' } }, i * 20, true), x, y, s, true)
    );
  });
  return (
    park(frame, weatherOf('noon'), 0.55) +
    tent(w * 0.86, h * 0.66, h * 0.09, RED) +
    tent(w * 0.1, h * 0.64, h * 0.07, GREEN) +
    bunting([0, h * 0.1], [w, h * 0.1], 18, h * 0.045) +
    shadowAt(w * 0.24, h * 0.95, h * 0.14) +
    person(
      stance(
        { ...master, head: { ...master.head, look: 0.8, hat: 'beret', hatColour: RED, beard: 'moustache' } },
        30,
        false,
      ),
      w * 0.22,
      h * 0.95,
      h * 0.122,
    ) +
    pupils
  );
};
