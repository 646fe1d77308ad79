import type { Repertoire } from '../../figure.ts';
import { awning } from './awning.ts';
import { blanket } from './blanket.ts';
import { book } from './book.ts';
import { clothesline } from './clothesline.ts';
import { diamondWreath } from './diamond-wreath.ts';
import { gingerbread } from './gingerbread.ts';
import { pram } from './pram.ts';
import { spines } from './spines.ts';
import { tag } from './tag.ts';
import { things } from './things.ts';
import { train } from './train.ts';
import { tree } from './tree.ts';
import { wreath } from './wreath.ts';

/** Pictures for markets and swaps. */
export const MARKETS = {
  spines,
  clothesline,
  pram,
  blanket,
  wreath,
  diamondWreath,
  awning,
  things,
  tree,
  train,
  book,
  gingerbread,
  tag,
} satisfies Repertoire;
