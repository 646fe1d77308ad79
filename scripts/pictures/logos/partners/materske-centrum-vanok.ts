import { PALETTE as P } from '../../palette.ts';
import { TEXT } from '../../render.ts';
import { stroke } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Three gusts of wind. */
export const materskeCentrumVanok: Wordmark = {
  mark:
    stroke('M4 34H66A16 16 0 1 0 50 18', P.green, 9, 'round') +
    stroke('M4 54H84', P.green, 9, 'round') +
    stroke('M4 74H54A13 13 0 1 1 41 87', P.green, 9, 'round'),
  lines: ['Materské', 'centrum', 'Vánok'],
  family: TEXT,
  weight: 700,
};
