import { puppet } from '../children/puppets/puppet.ts';
import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { backdrop } from '../stage/backdrop.ts';
import { border } from '../stage/drape.ts';
import { circle, place, rect, times } from '../svg.ts';
import { BLUE, DARK_WOOD, GREEN, MUSTARD, PALE_WOOD, PAPER, RED, shade, tint, WOOD } from '../tints.ts';
import { edge } from './photo-edge.ts';

/** 1977: jester and king over a red screen, browns and oranges. */
export const puppets1977: Scene = (frame) => {
  const { w, h, random } = frame;
  const rows = times(2, (r) =>
    times(7 - r, (i) => {
      const f = cast.child(random);
      return person(
        {
          ...f,
          back: true,
          top: { ...f.top, colour: random.pick([RED, MUSTARD, shade(MUSTARD, 0.4), GREEN, PALE_WOOD]) },
        },
        w * (0.07 + i * (0.145 + r * 0.028)),
        h * (1.3 + r * 0.14),
        h * (0.135 + r * 0.03),
      );
    }),
  );
  return (
    rect(0, 0, w, h, shade(MUSTARD, 0.25)) +
    times(
      5,
      (i) =>
        circle(w * (i * 0.25), h * 0.16, w * 0.115, i % 2 ? WOOD : tint(MUSTARD, 0.2)) +
        circle(w * (i * 0.25), h * 0.16, w * 0.075, i % 2 ? MUSTARD : RED) +
        circle(w * (i * 0.25), h * 0.16, w * 0.036, DARK_WOOD),
    ) +
    rect(w * 0.1, h * 0.06, w * 0.8, h * 0.52, tint(BLUE, 0.25)) +
    backdrop(
      { ...frame, mood: { ...frame.mood, far: tint(BLUE, 0.25), motif: MUSTARD, spark: RED, side: GREEN } },
      'houses',
      w * 0.1,
      h * 0.2,
      w * 0.8,
      h * 0.4,
    ) +
    border(w * 0.1, h * 0.04, w * 0.8, h * 0.1, RED, MUSTARD) +
    place(puppet('jester'), w * 0.35, h * 0.43, h / 800) +
    place(puppet('king'), w * 0.65, h * 0.43, h / 800) +
    rect(w * 0.06, h * 0.56, w * 0.88, h * 0.32, RED) +
    times(12, (i) => rect(w * (0.06 + i * 0.0735), h * 0.56, w * 0.036, h * 0.32, shade(RED, 0.2))) +
    rect(w * 0.06, h * 0.545, w * 0.88, h * 0.035, MUSTARD) +
    times(
      7,
      (i) =>
        circle(w * (0.14 + i * 0.12), h * 0.65, h * 0.03, MUSTARD) +
        circle(w * (0.14 + i * 0.12), h * 0.65, h * 0.015, PAPER),
    ) +
    rows +
    edge(frame, PAPER, 26, 40)
  );
};
