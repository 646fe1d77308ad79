import type { Repertoire } from '../../figure.ts';
import { carnival } from './carnival.ts';
import { carousel } from './carousel.ts';
import { ferris } from './ferris.ts';
import { fireworks } from './fireworks.ts';
import { flags } from './flags.ts';
import { gate } from './gate.ts';
import { halfSun } from './half-sun.ts';
import { lutePicnic } from './lute-picnic.ts';
import { maypole } from './maypole.ts';
import { park } from './park.ts';
import { picnic } from './picnic.ts';
import { rainbow } from './rainbow.ts';
import { sunPicnic } from './sun-picnic.ts';
import { sunWaves } from './sun-waves.ts';
import { swing } from './swing.ts';

/** Pictures for festivals and seasonal feasts. */
export const FESTIVALS = {
  carousel,
  swing,
  picnic,
  lutePicnic,
  sunPicnic,
  sunWaves,
  halfSun,
  carnival,
  maypole,
  fireworks,
  ferris,
  flags,
  gate,
  park,
  rainbow,
} satisfies Repertoire;
