import type { Repertoire } from '../../figure.ts';
import { bookMoon } from './book-moon.ts';
import { carollers } from './carollers.ts';
import { cauldrons } from './cauldrons.ts';
import { dawn } from './dawn.ts';
import { dice } from './dice.ts';
import { longTable } from './long-table.ts';
import { plates } from './plates.ts';
import { pumpkins } from './pumpkins.ts';

/** Pictures for the life of the neighbourhood. */
export const COMMUNITY = {
  cauldrons,
  bookMoon,
  dawn,
  plates,
  longTable,
  pumpkins,
  carollers,
  dice,
} satisfies Repertoire;
