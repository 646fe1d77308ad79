import type { Repertoire } from '../../figure.ts';
import { doorLight } from './door-light.ts';
import { drawer } from './drawer.ts';
import { facade } from './facade.ts';
import { iris } from './iris.ts';
import { pasted } from './pasted.ts';
import { sculpture } from './sculpture.ts';
import { stillLife } from './still-life.ts';
import { strata } from './strata.ts';
import { thread } from './thread.ts';
import { visitor } from './visitor.ts';
import { wall } from './wall.ts';
import { weave } from './weave.ts';

/** Pictures for exhibitions. */
export const EXHIBITIONS = {
  doorLight,
  wall,
  pasted,
  facade,
  strata,
  iris,
  thread,
  weave,
  drawer,
  visitor,
  sculpture,
  stillLife,
} satisfies Repertoire;
