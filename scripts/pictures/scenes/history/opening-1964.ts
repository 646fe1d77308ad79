import type { Scene } from '../frame.ts';
import { house } from '../house/house.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { person } from '../people/person.ts';
import { bunting } from '../scenery/garlands.ts';
import { circle, pill, rect, times } from '../svg.ts';
import { INK, MUSTARD, mix, PAPER, RED, tint } from '../tints.ts';
import { edge } from './photo-edge.ts';

/** 1964: opening day, two inks on paper. */
export const opening1964: Scene = (frame) => {
  const { w, h, random } = frame;
  const greys = [INK, mix(INK, PAPER, 0.3), mix(INK, PAPER, 0.55), RED];
  const y = h * 0.66;
  const coat = (back: boolean): Figure => {
    const f = cast.visitor(random);
    return {
      ...f,
      back,
      head: {
        ...f.head,
        skin: mix(PAPER, INK, 0.08),
        hair: random.pick([INK, mix(INK, PAPER, 0.4)]),
        hat: random.pick(['felt', 'beret', 'scarf', 'fur', '']),
        hatColour: random.pick(greys),
      },
      top: { kind: 'coat', colour: random.pick(greys), trim: PAPER },
      bottom: { kind: 'trousers', colour: INK },
    };
  };
  const bandsman = (name: string, i: number): string => {
    const f = cast.visitor(random, false);
    return musician(
      name,
      {
        ...f,
        head: { ...f.head, skin: mix(PAPER, INK, 0.08), hair: INK, hat: 'cap', hatColour: RED },
        top: { kind: 'suit', colour: mix(INK, PAPER, 0.2), trim: RED },
        bottom: { kind: 'trousers', colour: INK },
      },
      w * (0.66 + i * 0.11),
      h * (0.93 + (i % 2) * 0.02),
      h * 0.075,
      random,
    );
  };
  const queue =
    times(9, (i) => {
      const x = w * (0.07 + i * 0.062);
      return person(coat(i % 3 === 0), x, h * (0.86 + (i % 2) * 0.015), h * 0.058);
    }) + times(4, (i) => person(coat(true), w * (0.08 + i * 0.13), h * (1.0 + (i % 2) * 0.04), h * 0.082));
  return (
    rect(0, 0, w, h, tint(MUSTARD, 0.78)) +
    circle(w * 0.14, h * 0.2, h * 0.09, RED) +
    times(4, (i) => pill(w * (0.3 + i * 0.2), h * (0.1 + (i % 2) * 0.08), w * 0.13, h * 0.03, h * 0.015, PAPER)) +
    rect(0, y, w, h - y, mix(PAPER, INK, 0.24)) +
    house(w * 0.5, y, (w * 0.86) / 1060, random, { night: false }) +
    rect(0, y, w, 7, INK) +
    bunting([w * 0.04, h * 0.27], [w * 0.3, h * 0.31], 8, h * 0.04) +
    queue +
    ['trumpet', 'accordion', 'hand drum'].map(bandsman).join('') +
    edge(frame, PAPER, 34)
  );
};
