import type { Doer } from '../../audit/audit-log.ts';

/** A member of the staff at the reservations desk. */
export interface DeskDoer extends Doer {
  actor: string;
  /** Whether he may give a room away that is taken. */
  mayOverride: boolean;
}
