import type { Repertoire } from '../../figure.ts';
import { boots } from './boots.ts';
import { camera } from './camera.ts';
import { fiddleSun } from './fiddle-sun.ts';
import { gospel } from './gospel.ts';
import { jubilee } from './jubilee.ts';
import { months } from './months.ts';
import { mosaic } from './mosaic.ts';
import { nativity } from './nativity.ts';
import { neonLetter } from './neon-letter.ts';
import { notebook } from './notebook.ts';
import { shield } from './shield.ts';
import { strings } from './strings.ts';
import { trio } from './trio.ts';
import { vases } from './vases.ts';
import { wirePot } from './wire-pot.ts';

/** Pictures made for one evening each. */
export const OCCASIONS = {
  months,
  boots,
  nativity,
  strings,
  jubilee,
  fiddleSun,
  trio,
  gospel,
  shield,
  notebook,
  mosaic,
  camera,
  vases,
  wirePot,
  neonLetter,
} satisfies Repertoire;
