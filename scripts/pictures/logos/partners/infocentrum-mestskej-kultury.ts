import { PALETTE as P } from '../../palette.ts';
import { TEXT } from '../../render.ts';
import { circle, rect } from '../../shapes.ts';
import type { Wordmark } from './wordmark.ts';

/** Letter i in a disc. */
export const infocentrumMestskejKultury: Wordmark = {
  mark: circle(50, 50, 46, P.red) + circle(50, 26, 9, P.paper) + rect(42, 42, 16, 36, P.paper),
  lines: ['Infocentrum', 'mestskej', 'kultúry'],
  family: TEXT,
  weight: 700,
};
