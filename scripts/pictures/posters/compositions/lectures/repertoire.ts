import type { Repertoire } from '../../figure.ts';
import { bells } from './bells.ts';
import { bird } from './bird.ts';
import { bubbles } from './bubbles.ts';
import { cars } from './cars.ts';
import { crane } from './crane.ts';
import { eclipse } from './eclipse.ts';
import { globe } from './globe.ts';
import { grapes } from './grapes.ts';
import { greenery } from './greenery.ts';
import { head } from './head.ts';
import { heat } from './heat.ts';
import { lamp } from './lamp.ts';
import { plan } from './plan.ts';
import { question } from './question.ts';
import { round } from './round.ts';
import { street } from './street.ts';
import { walk } from './walk.ts';

/** Pictures for lectures and debates. */
export const LECTURES = {
  bells,
  crane,
  bird,
  plan,
  eclipse,
  grapes,
  cars,
  bubbles,
  greenery,
  heat,
  walk,
  question,
  lamp,
  globe,
  street,
  head,
  round,
} satisfies Repertoire;
