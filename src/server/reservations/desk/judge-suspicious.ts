import { type Reservation, withStep } from '../../../domain/reservations/reservation.ts';
import type { SuspiciousChange } from '../../../domain/reservations/reservation-desk.ts';
import { type AuditActor, auditWrite } from '../../audit/audit-log.ts';
import type { Services } from '../../services.ts';
import { commitPlan, type Entry } from '../../store/collection.ts';
import type { Write } from '../../store/store.ts';
import { reservationLife, reservationStore } from '../reservation-store.ts';

/** A commit holds half a megabyte; a request may have ten thousand bytes. */
const AT_ONCE = 30;

/**
 * Accepts requests beyond the limits of the form as ordinary new ones, or removes them. Nobody gets a mail, because most
 * removed requests carry addresses of strangers. Requests that are no longer suspicious stay unchanged.
 * @returns how many were changed, and which were left
 * @throws StoreError unavailable
 */
export async function judgeSuspicious(
  services: Services,
  { ids, action }: SuspiciousChange,
  by: AuditActor & { actor: string },
): Promise<{ changed: number; left: string[] }> {
  const wanted = [...new Set(ids)];
  const changed = new Set<string>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    const done = await commitPlan(services.store, async () => {
      const entries = await reservationStore(services).findMany(some);
      const found = entries.filter((entry) => entry !== null).filter(({ value }) => value.suspicious);
      if (found.length === 0) return { writes: [], result: [] };
      const references = found.map(({ id }) => id);
      const act = action === 'accept' ? 'reservations_accepted' : 'reservations_removed';
      const audit = auditWrite(services, { ...by, act, detail: references.join(', ') });
      return {
        writes: [...found.map((entry) => writeOf(services, entry, action, by.actor)), audit],
        result: references,
      };
    });
    for (const id of done) changed.add(id);
  }
  return { changed: changed.size, left: wanted.filter((id) => !changed.has(id)) };
}

/** An accepted request waits from now on: the day for answering begins now. */
function writeOf(
  services: Services,
  { id, value, version }: Entry<Reservation>,
  action: SuspiciousChange['action'],
  actor: string,
): Write {
  const reservations = reservationStore(services);
  if (action === 'remove') return reservations.removal(id, { version });
  const now = services.clock.now();
  const step = { at: new Date(now).toISOString(), status: value.status, by: actor, override: false, changes: [] };
  const accepted = { ...value, suspicious: false, history: withStep(value.history, step) };
  return reservations.put(id, accepted, { version }, reservationLife(accepted, now));
}
