import { PALETTE as P } from '../../palette.ts';
import { path, rect } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Ticket with a plus sign. */
export const listokPlus: Wordmark = {
  mark:
    path('M4 22H96V39A11 11 0 0 0 96 61V78H4V61A11 11 0 0 0 4 39Z', P.red) +
    rect(44, 34, 12, 32, P.paper) +
    rect(34, 44, 32, 12, P.paper),
  lines: ['Lístok+'],
  weight: 800,
};
