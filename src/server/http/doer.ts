import type { Context } from 'hono';
import type { Doer } from '../audit/audit-log.ts';
import type { ActorEnv } from './guards.ts';
import { visitorOf } from './visitor.ts';

/** Who calls, as the log names him. */
export function doerOf(c: Context<ActorEnv>): Doer & { actor: string } {
  return { actor: c.get('actor').user.id, visitor: visitorOf(c) };
}
