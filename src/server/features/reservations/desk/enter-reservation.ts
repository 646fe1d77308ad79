import { type HireTerms, termsOf } from '../../../../domain/reservations/hire-terms.ts';
import { type Reservation, UNTOUCHED } from '../../../../domain/reservations/reservation.ts';
import type { DeskEntry } from '../../../../domain/reservations/reservation-desk.ts';
import { suggestedMailText } from '../../../../domain/reservations/reservation-mail-text.ts';
import { AppError } from '../../../app-error.ts';
import { auditWrite } from '../../../core/audit/audit-log.ts';
import { presentHire } from '../../../core/entries/house-files.ts';
import { commitAndMail, type MailingPlan } from '../../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../../core/mail/mail-queue.ts';
import type { Services } from '../../../services.ts';
import { decisionMail } from '../mails/decision-mail.ts';
import { newReference, reservationLife, reservationStore } from '../reservation-store.ts';
import { plannedPlacement, requireOffered } from '../rooms/clashes.ts';
import { MAY_NOT_OVERRIDE, type Occupant } from '../rooms/occupants.ts';
import { withPrice } from './apply-desk-change.ts';
import type { DeskActor } from './change-reservation.ts';

type EntryOutcome = { outcome: 'entered'; reference: string } | { outcome: 'clash'; clash: Occupant };

/** @throws AppError invalid (a room that is not for hire), forbidden (override) */
export async function enterReservation(services: Services, entry: DeskEntry, by: DeskActor): Promise<EntryOutcome> {
  if (entry.override && !by.mayOverride) throw new AppError('forbidden', MAY_NOT_OVERRIDE);
  await requireOffered(services, entry.room);
  const terms = termsOf(await presentHire(services));
  return commitAndMail(services, () => plan(services, entry, terms, by));
}

async function plan(
  services: Services,
  { override, mail_text, ...entry }: DeskEntry,
  terms: HireTerms,
  by: DeskActor,
): Promise<MailingPlan<EntryOutcome>> {
  const { clock, random } = services;
  const now = clock.now();
  const at = new Date(now).toISOString();
  const reference = newReference(random, now);
  const isConfirmed = entry.status === 'confirmed';
  const written: Reservation = { ...UNTOUCHED, ...entry, terms, created_at: at, warnings: [], consent: null };
  const { writes, clash } = await plannedPlacement(services, reference, null, written);
  if (clash !== null && !override) return { writes: [], result: { outcome: 'clash', clash } };

  const step = { at, status: entry.status, by: by.actor, override: clash !== null, changes: [] };
  const kept = { ...(isConfirmed ? await withPrice(services, written) : written), history: [step] };
  const mail = isConfirmed ? await confirmationMail(services, reference, kept, mail_text) : null;
  const act = clash === null ? 'reservation_entered' : 'reservation_overridden';
  const detail = clash === null ? reference : `${reference}, napriek obsadeniu (${clash.id})`;
  return {
    writes: [
      reservationStore(services).put(reference, kept, 'absent', reservationLife(kept, now)),
      ...writes,
      auditWrite(services, { actor: by.actor, visitor: by.visitor, act, detail }),
    ],
    mails: mail === null ? [] : [mail],
    result: { outcome: 'entered', reference },
  };
}

async function confirmationMail(services: Services, reference: string, kept: Reservation, mailText: string | null) {
  const { email, source } = kept;
  if (email === null || source === 'block') return null;
  const text = mailText ?? suggestedMailText('confirmed');
  const reservation = { ...kept, email };
  const mail = await decisionMail(services, { kind: 'confirmed', reference, reservation, text });
  return queuedMail(services, mail, 'decision');
}
