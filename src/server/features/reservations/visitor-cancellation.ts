import { roomName } from '../../../domain/content/rooms.ts';
import { type BankTransfer, nextTransfer } from '../../../domain/reservations/bank-transfer.ts';
import { type HireTerms, termDays } from '../../../domain/reservations/hire-terms.ts';
import { type Reservation, withStep } from '../../../domain/reservations/reservation.ts';
import { isOpen, type ReservationStatus, STATUS_WORDS } from '../../../domain/reservations/reservation-status.ts';
import { reservedSpan, reservedTimeInWords } from '../../../domain/reservations/reservation-time.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { AppError } from '../../app-error.ts';
import { auditWrite } from '../../core/audit/audit-log.ts';
import type { Visitor } from '../../core/http/caller.ts';
import { commitAndMail } from '../../core/mail/mail-delivery.ts';
import { queuedMail } from '../../core/mail/mail-queue.ts';
import { composeMail } from '../../core/mail/templates/compose-mail.ts';
import { actionButton, facts, heading, paragraph } from '../../core/mail/templates/pieces.ts';
import type { Entry } from '../../ports/store/collection.ts';
import type { Services } from '../../services.ts';
import { decisionMail } from './mails/decision-mail.ts';
import { deskAddress, referenceOfToken, requestFacts } from './mails/mail-parts.ts';
import { paymentPicture } from './payment-code.ts';
import { reservationLife, reservationStore } from './reservation-store.ts';
import { plannedPlacement } from './rooms/clashes.ts';
import type { OccupancyServices } from './rooms/occupants.ts';

const NO_SUCH_LINK =
  'Tento odkaz neplatí. Otvorte, prosím, celý odkaz z\u00a0e-mailu, alebo nám zavolajte. Rezerváciu zrušíme aj telefonicky.';
const BY_VISITOR = 'Zrušil žiadateľ odkazom z\u00a0e-mailu.';
const VISITOR_TEXT =
  'Dobrý deň,\n\nvašu rezerváciu sme na vaše želanie zrušili. Ak ste ju nerušili vy, odpovedzte na túto správu.';

/** Whoever has the link learns nothing about the visitor. */
export interface CancellableReservation {
  reference: string;
  room: string;
  time: string | null;
  status: ReservationStatus;
  obstacle: string | null;
  is_free: boolean;
  /** `2026-12-05`; null: no day was agreed. */
  free_until: string | null;
  terms: HireTerms;
  /** `code` is the address of a picture of the PAY by square. */
  payment: (BankTransfer & { code: string }) | null;
}

export async function readCancellable(services: OccupancyServices, token: string): Promise<CancellableReservation> {
  const { id, value } = await requireLinked(services, token);
  const { rooms, site } = (await services.contentIndex.read()).settings;
  const now = services.clock.now();
  const transfer = nextTransfer(id, value, site);
  const freeUntil = value.date_from === null ? null : termDays(value.date_from, value.terms).freeCancellationUntil;
  return {
    reference: id,
    room: roomName(rooms, value.room),
    time: reservedTimeInWords(value),
    status: value.status,
    obstacle: obstacleOf(value, now),
    is_free: value.status === 'new' || freeUntil === null || isoDay(now) <= freeUntil,
    free_until: freeUntil,
    terms: value.terms,
    payment: transfer === null ? null : { ...transfer, code: pictureAddress(paymentPicture(transfer)) },
  };
}

/**
 * A second call changes nothing.
 * @throws AppError not-found, conflict (it has begun, or was rejected)
 */
export async function cancelByVisitor(services: Services, token: string, visitor: Visitor): Promise<void> {
  await commitAndMail(services, async () => {
    const entry = await requireLinked(services, token);
    const { id, value: before, version } = entry;
    if (before.status === 'cancelled') return { writes: [], result: null };
    const now = services.clock.now();
    const obstacle = obstacleOf(before, now);
    if (obstacle !== null) throw new AppError('conflict', obstacle);

    const at = new Date(now).toISOString();
    const step = { at, status: 'cancelled' as const, by: null, override: false, changes: [] };
    const after = { ...before, status: step.status, reason: BY_VISITOR, history: withStep(before.history, step) };
    const { writes } = await plannedPlacement(services, id, before, after);
    const mails = (await cancellationMails(services, id, after)).map((mail) => queuedMail(services, mail, 'decision'));
    return {
      writes: [
        reservationStore(services).put(id, after, { version }, reservationLife(after, now)),
        ...writes,
        auditWrite(services, { act: 'reservation_cancelled', visitor, detail: id }),
      ],
      mails,
      result: null,
    };
  });
}

function pictureAddress(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}

async function requireLinked(services: Pick<Services, 'store' | 'secret'>, token: string): Promise<Entry<Reservation>> {
  const reference = referenceOfToken(services, token);
  const entry = reference === null ? null : await reservationStore(services).find(reference);
  if (entry === null) throw new AppError('not-found', NO_SUCH_LINK);
  return entry;
}

function obstacleOf(reservation: Reservation, now: number): string | null {
  if (!isOpen(reservation.status)) return `Rezervácia už je ${STATUS_WORDS[reservation.status]}.`;
  const span = reservedSpan(reservation);
  return span !== null && span.startMs <= now
    ? 'Čas rezervácie sa už začal, odkazom sa zrušiť nedá. Zavolajte nám, prosím.'
    : null;
}

async function cancellationMails(services: Services, reference: string, reservation: Reservation) {
  const { email } = reservation;
  const toStaff = await noticeToStaff(services, reference, reservation);
  if (email === null) return [toStaff];
  // The visitor knows the reason; it is for staff.
  const mailed = { ...reservation, email, reason: null };
  return [
    toStaff,
    await decisionMail(services, { kind: 'cancelled', reference, reservation: mailed, text: VISITOR_TEXT }),
  ];
}

async function noticeToStaff(services: Services, reference: string, reservation: Reservation) {
  const { site, rooms } = (await services.contentIndex.read()).settings;
  const room = { name: roomName(rooms, reservation.room) };
  const time = reservedTimeInWords(reservation);
  return composeMail(
    services,
    {
      to: site.staff_email,
      subject: [`Zrušená rezervácia ${reference}: ${room.name}`, time].filter((part) => part !== null).join(', '),
      preview: `${reservation.name}, ${reservation.phone}`,
      reason: 'Túto správu posiela web, keď niekto zruší svoju rezerváciu odkazom z\u00a0e-mailu.',
      ...(reservation.email === null ? {} : { replyTo: reservation.email }),
    },
    heading('Žiadateľ rezerváciu zrušil'),
    facts([
      ...requestFacts({ reference, reservation, room, estimate: null }),
      ['Meno', reservation.name],
      ['Telefón', reservation.phone],
    ]),
    paragraph('Miestnosť je v\u00a0tomto čase opäť voľná.'),
    actionButton(deskAddress(services, reference), 'Otvoriť rezerváciu'),
  );
}
