import type { Repertoire } from '../../figure.ts';
import { apron } from './apron.ts';
import { arches } from './arches.ts';
import { brokenLine } from './broken-line.ts';
import { candles } from './candles.ts';
import { dayNight } from './day-night.ts';
import { drum } from './drum.ts';
import { fir } from './fir.ts';
import { floors } from './floors.ts';
import { harp } from './harp.ts';
import { headlights } from './headlights.ts';
import { kingsBow } from './kings-bow.ts';
import { lips } from './lips.ts';
import { neon } from './neon.ts';
import { stairs } from './stairs.ts';
import { starKeys } from './star-keys.ts';
import { threeKings } from './three-kings.ts';
import { trumpetLine } from './trumpet-line.ts';
import { tuba } from './tuba.ts';
import { way } from './way.ts';

/** More pictures for concerts, each for a certain kind of music or occasion. */
export const SONGS = {
  brokenLine,
  headlights,
  dayNight,
  harp,
  tuba,
  trumpetLine,
  apron,
  candles,
  threeKings,
  kingsBow,
  stairs,
  way,
  floors,
  neon,
  lips,
  arches,
  drum,
  starKeys,
  fir,
} satisfies Repertoire;
