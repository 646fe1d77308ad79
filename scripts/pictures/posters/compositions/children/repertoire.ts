import type { Repertoire } from '../../figure.ts';
import { bear } from './bear.ts';
import { beard } from './beard.ts';
import { boat } from './boat.ts';
import { captain } from './captain.ts';
import { circus } from './circus.ts';
import { dog } from './dog.ts';
import { duck } from './duck.ts';
import { elephant } from './elephant.ts';
import { fox } from './fox.ts';
import { kids } from './kids.ts';
import { kite } from './kite.ts';
import { knight } from './knight.ts';
import { mitre } from './mitre.ts';
import { owl } from './owl.ts';
import { puppet } from './puppet.ts';
import { snowman } from './snowman.ts';
import { suitcase } from './suitcase.ts';
import { upsideDown } from './upside-down.ts';
import { whale } from './whale.ts';
import { woodPath } from './wood-path.ts';

/** Pictures for children. */
export const CHILDREN = {
  kite,
  dog,
  mitre,
  beard,
  circus,
  suitcase,
  duck,
  captain,
  kids,
  snowman,
  woodPath,
  upsideDown,
  bear,
  boat,
  owl,
  whale,
  fox,
  puppet,
  elephant,
  knight,
} satisfies Repertoire;
