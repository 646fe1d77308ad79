import type { Frame } from '../frame.ts';
import { musician } from '../musicians/musician.ts';
import * as cast from '../people/cast.ts';
import type { Figure } from '../people/figure.ts';
import { shadowAt } from '../people/person.ts';
import { bear, strawMan, turon } from './maskers/beasts.ts';
import { mourner, priest } from './maskers/funeral-guests.ts';
import { bride, chimneySweep, devil, jester, maskedChild } from './maskers/revellers.ts';
import type { Wearer } from './maskers/wearer.ts';

const COSTUMES: Record<string, (wearer: Wearer) => string> = {
  bear,
  turon,
  straw: strawMan,
  devil,
  bride,
  chimney: chimneySweep,
  jester,
  child: maskedChild,
  mourner,
  priest,
};

/** A carnival masker; a kind that is no costume is the instrument of a musician in folk dress. */
export function masker(frame: Frame, kind: string, x: number, y: number, s: number): string {
  const { random } = frame;
  const base = cast.visitor(random);
  const stride: Figure['feet'] = random.chance(0.5)
    ? [
        [-70, -14],
        [60, -50],
      ]
    : [
        [-60, -50],
        [70, -14],
      ];
  const costume = COSTUMES[kind];
  return (
    shadowAt(x, y, s) +
    (costume
      ? costume({ random, base, stride, x, y, s })
      : musician(kind, { ...cast.folk(random, false), feet: stride }, x, y, s, random))
  );
}
