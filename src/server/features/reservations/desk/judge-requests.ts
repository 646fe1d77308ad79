import { type Reservation, withStep } from '../../../../domain/reservations/reservation.ts';
import type { SuspiciousChange } from '../../../../domain/reservations/reservation-desk.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { mailQueue } from '../../../core/mail/mail-queue.ts';
import { commitPlan, type Entry } from '../../../ports/store/collection.ts';
import type { Write } from '../../../ports/store/store.ts';
import type { Services } from '../../../services.ts';
import { receiptId } from '../mails/request-mails.ts';
import { reservationLife, reservationStore } from '../reservation-store.ts';

/** A commit holds half a megabyte; a request may have ten thousand bytes. */
const AT_ONCE = 30;

type Doer = AuditActor & { actor: string };

interface Judged {
  changed: number;
  left: string[];
}

/** Most removed requests carry addresses of strangers, so nobody gets a mail. */
export function judgeSuspicious(services: Services, { ids, action }: SuspiciousChange, by: Doer): Promise<Judged> {
  const isMeant = ({ suspicious }: Reservation) => suspicious;
  if (action === 'remove') return removeThose(services, ids, by, isMeant);
  const accept = (entry: Entry<Reservation>) => [acceptance(services, entry, by.actor)];
  return changeThose(services, ids, by, { act: 'reservations_accepted', isMeant, write: accept });
}

export function removeNew(services: Services, ids: readonly string[], by: Doer): Promise<Judged> {
  return removeThose(services, ids, by, ({ status, source, suspicious, history }) => {
    const isDecided = history.some((step) => step.status !== null && step.status !== 'new');
    return status === 'new' && source === 'form' && !suspicious && !isDecided;
  });
}

function removeThose(
  services: Services,
  ids: readonly string[],
  by: Doer,
  isMeant: (reservation: Reservation) => boolean,
): Promise<Judged> {
  const write = ({ id, version }: Entry<Reservation>) => [
    reservationStore(services).removal(id, { version }),
    mailQueue(services.store).removal(receiptId(id), 'any'),
  ];
  return changeThose(services, ids, by, { act: 'reservations_removed', isMeant, write });
}

interface Change {
  act: 'reservations_accepted' | 'reservations_removed';
  isMeant: (reservation: Reservation) => boolean;
  write: (entry: Entry<Reservation>) => readonly Write[];
}

async function changeThose(
  services: Services,
  ids: readonly string[],
  by: Doer,
  { act, isMeant, write }: Change,
): Promise<Judged> {
  const wanted = [...new Set(ids)];
  const changed = new Set<string>();
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const some = wanted.slice(at, at + AT_ONCE);
    const done = await commitPlan(services.store, async () => {
      const entries = await reservationStore(services).findMany(some);
      const found = entries.filter((entry) => entry !== null).filter(({ value }) => isMeant(value));
      if (found.length === 0) return { writes: [], result: [] };
      const references = found.map(({ id }) => id);
      const audit = auditWrite(services, { ...by, act, detail: references.join(', ') });
      return { writes: [...found.flatMap(write), audit], result: references };
    });
    for (const id of done) changed.add(id);
  }
  return { changed: changed.size, left: wanted.filter((id) => !changed.has(id)) };
}

function acceptance(services: Services, { id, value, version }: Entry<Reservation>, actor: string): Write {
  const now = services.clock.now();
  const step = { at: new Date(now).toISOString(), status: value.status, by: actor, override: false, changes: [] };
  const accepted = { ...value, suspicious: false, history: withStep(value.history, step) };
  return reservationStore(services).put(id, accepted, { version }, reservationLife(accepted, now));
}
