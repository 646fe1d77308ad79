import type { Repertoire } from '../../figure.ts';
import { bassCandles } from './bass-candles.ts';
import { bassMasks } from './bass-masks.ts';
import { chandelier } from './chandelier.ts';
import { couple } from './couple.ts';
import { embrace } from './embrace.ts';
import { embroidery } from './embroidery.ts';
import { hungViolin } from './hung-violin.ts';
import { midnight } from './midnight.ts';
import { parquet } from './parquet.ts';
import { rising } from './rising.ts';
import { skirt } from './skirt.ts';
import { straddle } from './straddle.ts';
import { turntable } from './turntable.ts';

/** Pictures for dances and balls. */
export const DANCES = {
  skirt,
  couple,
  embrace,
  rising,
  parquet,
  hungViolin,
  straddle,
  turntable,
  embroidery,
  chandelier,
  midnight,
  bassCandles,
  bassMasks,
} satisfies Repertoire;
