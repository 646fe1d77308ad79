import { CHILDREN } from './compositions/children/repertoire.ts';
import { COMMUNITY } from './compositions/community/repertoire.ts';
import { CONCERTS } from './compositions/concerts/repertoire.ts';
import { COURSES } from './compositions/courses/repertoire.ts';
import { DANCES } from './compositions/dances/repertoire.ts';
import { EXHIBITIONS } from './compositions/exhibitions/repertoire.ts';
import { FESTIVALS } from './compositions/festivals/repertoire.ts';
import { FILMS } from './compositions/films/repertoire.ts';
import { LECTURES } from './compositions/lectures/repertoire.ts';
import { MARKETS } from './compositions/markets/repertoire.ts';
import { OCCASIONS } from './compositions/occasions/repertoire.ts';
import { SONGS } from './compositions/songs/repertoire.ts';
import { THEATRE } from './compositions/theatre/repertoire.ts';
import type { Composition, Repertoire } from './figure.ts';

/** All pictures by their name; a new one is a file in the folder of its subject and a line in the repertoire there. */
export const COMPOSITIONS = {
  ...CONCERTS,
  ...SONGS,
  ...THEATRE,
  ...EXHIBITIONS,
  ...CHILDREN,
  ...COURSES,
  ...FESTIVALS,
  ...LECTURES,
  ...MARKETS,
  ...FILMS,
  ...DANCES,
  ...COMMUNITY,
  ...OCCASIONS,
} satisfies Repertoire;

/** Name of a picture. */
export type CompositionName = keyof typeof COMPOSITIONS;

/** Repertoires for events that have no picture picked by hand, by kind. */
const BY_KIND: Record<string, Partial<Record<CompositionName, Composition>>> = {
  concert: CONCERTS,
  theatre: THEATRE,
  exhibition: EXHIBITIONS,
  children: CHILDREN,
  course: COURSES,
  festival: FESTIVALS,
  lecture: LECTURES,
  market: MARKETS,
  film: FILMS,
  dance: DANCES,
  community: COMMUNITY,
};

/** Names of the pictures that suit a kind of event, in the order of the repertoire. */
export function namesFor(kind: string): CompositionName[] {
  return Object.keys(BY_KIND[kind] ?? COMMUNITY) as CompositionName[];
}
