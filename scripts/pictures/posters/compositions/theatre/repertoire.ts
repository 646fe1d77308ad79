import type { Repertoire } from '../../figure.ts';
import { balcony } from './balcony.ts';
import { boards } from './boards.ts';
import { bus } from './bus.ts';
import { chair } from './chair.ts';
import { curtain } from './curtain.ts';
import { doors } from './doors.ts';
import { eye } from './eye.ts';
import { hats } from './hats.ts';
import { keys } from './keys.ts';
import { masks } from './masks.ts';
import { profiles } from './profiles.ts';
import { radio } from './radio.ts';
import { scenes } from './scenes.ts';
import { splitHouse } from './split-house.ts';
import { storeys } from './storeys.ts';
import { tunnel } from './tunnel.ts';

/** Pictures for the theatre. */
export const THEATRE = {
  curtain,
  masks,
  eye,
  profiles,
  chair,
  storeys,
  splitHouse,
  balcony,
  hats,
  tunnel,
  radio,
  doors,
  keys,
  bus,
  scenes,
  boards,
} satisfies Repertoire;
