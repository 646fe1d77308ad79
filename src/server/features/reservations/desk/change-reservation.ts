import { roomName } from '../../../../domain/content/rooms.ts';
import {
  type Reservation,
  type ReservationChange,
  UNTOUCHED,
  withStep,
} from '../../../../domain/reservations/reservation.ts';
import { changeInWords, changesOf } from '../../../../domain/reservations/reservation-changes.ts';
import type { DeskChange } from '../../../../domain/reservations/reservation-desk.ts';
import { type DecisionMail, suggestedMailText } from '../../../../domain/reservations/reservation-mail-text.ts';
import {
  nextStatuses,
  type ReservationStatus,
  STATUS_WORDS,
} from '../../../../domain/reservations/reservation-status.ts';
import { AppError } from '../../../app-error.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { presentHouse } from '../../../core/entries/house-files.ts';
import { commitAndMail, type MailingPlan } from '../../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../../core/mail/mail-queue.ts';
import type { Mail } from '../../../ports/mail/mailer.ts';
import type { Entry } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { decisionMail } from '../mails/decision-mail.ts';
import { requireReservation, reservationLife, reservationStore } from '../reservation-store.ts';
import { isSamePlace, plannedPlacement, requireOffered } from '../rooms/clashes.ts';
import { MAY_NOT_OVERRIDE, type Occupant } from '../rooms/occupants.ts';
import { applyDeskChange, withMovedDays, withPaidAmounts, withPrice } from './apply-desk-change.ts';

/** `clash` and `stale` changed nothing. */
type DeskOutcome =
  | { outcome: 'changed' }
  | { outcome: 'clash'; clash: Occupant }
  | { outcome: 'stale'; message: string };

/** Changes to the same month of a room wait for one another. */
const MAX_ATTEMPTS = 100;

const CHANGED_MEANWHILE = 'Rezerváciu medzitým zmenil niekto iný. Pozrite si ju, prosím, znova.';
const STILL_SUSPICIOUS = 'Žiadosť je medzi podozrivými. Najprv ju prijmite medzi nové.';
const BLOCK_IS_OVER = 'Uvoľnená miestnosť sa znova zablokuje novým zápisom.';
const NO_REASON = 'Napíšte dôvod, žiadateľ ho dostane v\u00a0správe.';

/**
 * Everything is in one commit: when two people confirm at once, the visitor gets one mail.
 * @throws AppError not-found, invalid, forbidden (override)
 */
export async function changeReservation(
  services: Services,
  reference: string,
  change: DeskChange,
  by: DeskActor,
): Promise<DeskOutcome> {
  if (change.override === true && !by.mayOverride) throw new AppError('forbidden', MAY_NOT_OVERRIDE);
  const compose = composedOnce(services);
  return commitAndMail(services, () => plan(services, compose, reference, change, by), MAX_ATTEMPTS);
}

async function plan(
  services: Services,
  compose: ComposeMail,
  reference: string,
  change: DeskChange,
  by: DeskActor,
): Promise<MailingPlan<DeskOutcome>> {
  const entry = await requireReservation(services, reference);
  const before = entry.value;
  const refusal = staleness(entry, change);
  if (refusal !== null) return { writes: [], result: { outcome: 'stale', message: refusal } };

  const applied = applyDeskChange(before, change);
  if (applied.room !== before.room) await requireOffered(services, applied.room);
  const decided = withPaidAmounts(before, await decide(services, before, applied, change));
  const placement = await plannedPlacement(services, reference, before, decided);
  if (placement.clash !== null && change.override !== true)
    return { writes: [], result: { outcome: 'clash', clash: placement.clash } };
  if (JSON.stringify(decided) === JSON.stringify(before)) return { writes: [], result: { outcome: 'changed' } };
  const changes = await changesMade(services, before, applied, decided);
  const after = withHistory(services, before, decided, { by, changes, override: placement.clash !== null });

  const mail = await compose(entry.version, reference, before, after, change.mail_text ?? null);
  const mails = mail === null ? [] : [queuedMail(services, mail, 'decision')];
  const act = placement.clash === null ? 'reservation_changed' : 'reservation_overridden';
  const detail = detailOf(reference, before, after, changes, placement.clash);
  const writes = [
    reservationStore(services).put(reference, after, entry, reservationLife(after, services.clock.now())),
    ...placement.writes,
    auditWrite(services, { actor: by.actor, visitor: by.visitor, act, detail }),
  ];
  return { writes, mails, result: { outcome: 'changed' } };
}

function staleness(
  { value: { status, source, suspicious }, version }: Entry<Reservation>,
  change: DeskChange,
): string | null {
  if (change.version !== undefined && change.version !== version) return CHANGED_MEANWHILE;
  if (suspicious) return STILL_SUSPICIOUS;
  if (change.status === 'new' && source === 'block') return BLOCK_IS_OVER;
  if (change.status === undefined || nextStatuses(status).includes(change.status)) return null;
  return change.status === status
    ? `Rezervácia už je ${STATUS_WORDS[status]}.`
    : `Rezervácia je ${STATUS_WORDS[status]}, nemôže byť ${STATUS_WORDS[change.status]}.`;
}

type ComposeMail = (
  version: string,
  reference: string,
  before: Reservation,
  after: Reservation,
  text: string | null,
) => Promise<Mail | null>;

function composedOnce(services: Services): ComposeMail {
  let known: { version: string; mail: Mail | null } | null = null;
  return async (version, reference, before, after, text) => {
    if (known?.version === version) return known.mail;
    const kind = mailKind(before, after, text);
    const { email } = after;
    const isMailed = kind !== null && email !== null && after.source !== 'block';
    const decision = isMailed
      ? { kind, reference, reservation: { ...after, email }, text: text ?? suggestedMailText(kind) }
      : null;
    const mail = decision === null ? null : await decisionMail(services, decision);
    known = { version, mail };
    return mail;
  };
}

/** Visitors hear of a reopened reservation only when staff write a text. */
function mailKind(before: Reservation, after: Reservation, text: string | null): DecisionMail | null {
  if (before.status === after.status) return isMoved(before, after) ? 'changed' : null;
  if (after.status === 'new') return text === null ? null : 'reopened';
  return after.status;
}

async function decide(
  services: Services,
  before: Reservation,
  applied: Reservation,
  { status, reason }: DeskChange,
): Promise<Reservation> {
  const now = services.clock.now();
  if (status === undefined) return isMoved(before, applied) ? moved(before, applied, now) : applied;
  // A call need not give one; the desk's form does, and left empty it was forgotten.
  if (status === 'rejected' && reason === null) throw new AppError('invalid', { reason: [NO_REASON] });
  const decided = { ...applied, status, reason: reason ?? applied.reason };
  if (status === 'new') return reopened(decided);
  return status === 'confirmed' ? withPrice(services, decided) : decided;
}

function isMoved(before: Reservation, after: Reservation): boolean {
  return before.status === 'confirmed' && after.status === 'confirmed' && !isSamePlace(before, after);
}

function moved(before: Reservation, after: Reservation, now: number): Reservation {
  return { ...withMovedDays(before, after, now), moves: before.moves + 1 };
}

function reopened(reservation: Reservation): Reservation {
  const withoutDay = <T extends Reservation['deposit']>(payment: T): T =>
    payment.paid_on === null ? { ...payment, due: null } : payment;
  return {
    ...reservation,
    reason: null,
    deposit: withoutDay(reservation.deposit),
    balance: withoutDay(reservation.balance),
    reminded: UNTOUCHED.reminded,
  };
}

/** A decision sets due days and its reason by itself; only what staff have set counts. */
async function changesMade(
  services: Pick<Services, 'contentIndex' | 'content' | 'judgedFiles'>,
  before: Reservation,
  applied: Reservation,
  after: Reservation,
): Promise<ReservationChange[]> {
  const { rooms } = await presentHouse(services);
  const { deposit, balance } = applied;
  const recorded =
    before.status === after.status
      ? after
      : withPaidAmounts(before, { ...after, deposit, balance, reason: before.reason });
  return changesOf(before, recorded, (room) => roomName(rooms, room));
}

function withHistory(
  { clock }: Pick<Services, 'clock'>,
  before: Reservation,
  after: Reservation,
  { by, changes, override }: { by: DeskActor; changes: ReservationChange[]; override: boolean },
): Reservation {
  const status = before.status === after.status ? null : after.status;
  if (status === null && changes.length === 0) return after;
  const step = { at: new Date(clock.now()).toISOString(), status, by: by.actor, override, changes };
  return { ...after, history: withStep(after.history, step) };
}

/** Holds no personal data, because the log outlives the reservation. */
function detailOf(
  reference: string,
  before: Reservation,
  after: Reservation,
  changes: readonly ReservationChange[],
  clash: Occupant | null,
): string {
  const state = (status: ReservationStatus) => STATUS_WORDS[status];
  const step = before.status === after.status ? [] : [`${state(before.status)} → ${state(after.status)}`];
  const detail = [...step, ...changes.map(changeInWords)].join('; ');
  return `${reference}${detail === '' ? '' : `: ${detail}`}${clash === null ? '' : `, napriek obsadeniu (${clash.id})`}`;
}

export interface DeskActor extends AuditActor {
  actor: string;
  mayOverride: boolean;
}
