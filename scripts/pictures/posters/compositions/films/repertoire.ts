import type { Repertoire } from '../../figure.ts';
import { apricots } from './apricots.ts';
import { beam } from './beam.ts';
import { clockFilm } from './clock-film.ts';
import { grown } from './grown.ts';
import { mountains } from './mountains.ts';
import { reels } from './reels.ts';
import { screenBoat } from './screen-boat.ts';
import { screenTrees } from './screen-trees.ts';

/** Pictures for film evenings. */
export const FILMS = {
  beam,
  grown,
  screenBoat,
  reels,
  screenTrees,
  clockFilm,
  apricots,
  mountains,
} satisfies Repertoire;
