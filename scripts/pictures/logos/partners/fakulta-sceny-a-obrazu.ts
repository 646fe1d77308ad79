import { PALETTE as P } from '../../palette.ts';
import { TEXT } from '../../render.ts';
import { circle, half, rect } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Actor under the upper edge of a black stage. */
export const fakultaScenyAObrazu: Wordmark = {
  mark:
    rect(6, 6, 88, 88, P.ink) +
    half(50, 94, 34, -90, P.mustard) +
    rect(18, 18, 64, 8, P.paper) +
    circle(50, 46, 10, P.paper),
  lines: ['Fakulta', 'scény', 'a\u00a0obrazu'],
  family: TEXT,
  weight: 600,
};
