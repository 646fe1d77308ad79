import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { circle, oval, rect, times } from '../svg.ts';
import { GREEN, mix, shade } from '../tints.ts';
import { sitters } from './sitters.ts';

/** Children watching from the floor, faces lit. */
export const watching: Scene = (frame) => {
  const { w, h, mood, random, options } = frame;
  const grass = options.set === 'grass';
  const back = grass
    ? rect(0, 0, w, h, GREEN) +
      times(20, () =>
        circle(random.between(0, w), random.between(0, h * 0.3), random.between(30, 80), shade(GREEN, 0.25)),
      )
    : rect(0, 0, w, h, mood.side) +
      times(10, (i) =>
        person(
          { ...cast.visitor(random), seat: 130, top: { kind: 'tee', colour: mix(mood.side, mood.far, 0.4) } },
          w * (0.04 + i * 0.105),
          h * 0.52,
          h * 0.062,
        ),
      ) +
      rect(0, h * 0.42, w, h * 0.6, mood.floor) +
      oval(w * 0.5, h * 0.8, w * 0.6, h * 0.3, mix(mood.far, mood.floor, 0.3));
  return (
    back +
    sitters(frame, h * 0.62, h * 0.1, 8, false, 0.1) +
    sitters(frame, h * 0.8, h * 0.125, 6, false) +
    sitters(frame, h * 1.01, h * 0.155, 5, false, 0.06)
  );
};
