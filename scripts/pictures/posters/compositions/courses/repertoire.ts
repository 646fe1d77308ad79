import type { Repertoire } from '../../figure.ts';
import { breath } from './breath.ts';
import { circlesSteps } from './circles-steps.ts';
import { eggs } from './eggs.ts';
import { hand } from './hand.ts';
import { jug } from './jug.ts';
import { kitchen } from './kitchen.ts';
import { letters } from './letters.ts';
import { needle } from './needle.ts';
import { paints } from './paints.ts';
import { pegs } from './pegs.ts';
import { pen } from './pen.ts';
import { pencil } from './pencil.ts';
import { phone } from './phone.ts';
import { potter } from './potter.ts';
import { scissors } from './scissors.ts';
import { soles } from './soles.ts';
import { spiralSteps } from './spiral-steps.ts';
import { washes } from './washes.ts';
import { yoga } from './yoga.ts';

/** Pictures for courses and workshops. */
export const COURSES = {
  circlesSteps,
  soles,
  spiralSteps,
  jug,
  eggs,
  paints,
  pen,
  washes,
  pegs,
  letters,
  phone,
  hand,
  scissors,
  yoga,
  breath,
  pencil,
  needle,
  kitchen,
  potter,
} satisfies Repertoire;
