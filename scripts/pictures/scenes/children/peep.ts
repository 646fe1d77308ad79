import type { Scene } from '../frame.ts';
import * as cast from '../people/cast.ts';
import { person } from '../people/person.ts';
import { row } from '../stage/audience.ts';
import { border, drape } from '../stage/drape.ts';
import { box, clip, curve, rect } from '../svg.ts';
import { INK } from '../tints.ts';
import { angel, imp } from './saint-and-helpers.ts';

/** Curtain peephole: actor looks out. */
export const peep: Scene = (frame) => {
  const { w, h, random, mood, options } = frame;
  const who = options.what === 'devil' ? imp(frame) : options.what === 'angel' ? angel(frame) : cast.child(random);
  const slit = `M${w * 0.5} ${h * 0.1}Q${w * 0.62} ${h * 0.4} ${w * 0.66} ${h}H${w * 0.34}Q${w * 0.4} ${h * 0.4} ${w * 0.5} ${h * 0.1}Z`;
  return (
    drape(0, 0, w, h * 0.88, mood.far, 18) +
    clip(
      slit,
      rect(0, 0, w, h, INK) +
        person(
          { ...who, head: { ...who.head, look: 0.15 } },
          w * 0.5,
          h * (who.child ? 1.3 : 1.62),
          h * (who.child ? 0.26 : 0.21),
        ),
    ) +
    curve(slit.replace('Z', ''), mood.motif, 12) +
    rect(0, h * 0.88, w, h * 0.12, mood.floor) +
    rect(0, h * 0.88, w, 8, mood.motif) +
    (options.count === 0 ? '' : row(frame, h * 0.98, h * 0.08, mood.near, 2.2)) +
    clip(box(0, 0, w, h), border(0, 0, w, h * 0.1, mood.side, mood.motif))
  );
};
