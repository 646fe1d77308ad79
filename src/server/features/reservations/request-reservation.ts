import { z } from 'zod';
import { isOffered, type Room } from '../../../domain/content/rooms.ts';
import { termsOf } from '../../../domain/reservations/hire-terms.ts';
import { UNTOUCHED } from '../../../domain/reservations/reservation.ts';
import { RESERVATION_CONSENT } from '../../../domain/reservations/reservation-messages.ts';
import { estimateOf } from '../../../domain/reservations/reservation-price.ts';
import type { ReservationRequest } from '../../../domain/reservations/reservation-request.ts';
import { CLASH_WARNING, type ReservedTime, reservedSpan } from '../../../domain/reservations/reservation-time.ts';
import { reservationWarnings } from '../../../domain/reservations/reservation-warnings.ts';
import { isoDay } from '../../../domain/time/calendar-day.ts';
import { DAY_SECONDS } from '../../../domain/time/clock.ts';
import { AppError } from '../../app-error.ts';
import { LIMITS, type Tiers } from '../../core/http/limits.ts';
import { isWithin, isWithinTiers, mailboxOf, trySpend } from '../../core/http/rate-limit.ts';
import { commitAndMail, type MailingPlan } from '../../core/mail/mail-delivery.ts';
import { hasPlace, queuedMail } from '../../core/mail/mail-queue.ts';
import { collection, restOfLife } from '../../ports/store/collection.ts';
import type { Put } from '../../ports/store/store.ts';
import type { Services } from '../../services.ts';
import { digestItemWrite } from './desk/request-digests.ts';
import type { RequestInMail } from './mails/mail-parts.ts';
import { receiptId, receiptMail, staffMail } from './mails/request-mails.ts';
import { newReference, reservationLife, reservationStore } from './reservation-store.ts';
import { NOT_FOR_HIRE } from './rooms/clashes.ts';
import { busyTimes } from './rooms/event-holds.ts';

const MAX_ATTEMPTS = 20;
const TOO_MANY =
  'Práve prichádza priveľa žiadostí. Zavolajte nám, prosím, telefónne čísla nájdete na stránke Prenájom.';

const MOST_SUSPICIOUS = 5000;

/**
 * A repeated request gets the same answer. A request of a robot is answered but dropped, so that its sender learns
 * nothing; one beyond the limits is stored apart, without mails.
 * @param network of the visitor, or their IP address
 * @throws AppError invalid (a room that is not for hire), too-many
 */
export async function requestReservation(
  services: Services,
  request: ReservationRequest,
  network: string,
): Promise<Accepted> {
  const { clock, random, contentIndex } = services;
  const { isAutomatic, agreedToTerms: _, ...content } = request;
  const { rooms, hire } = (await contentIndex.read()).settings;
  const room = rooms.find(({ id }) => id === content.room);
  if (room === undefined || !isOffered(room)) throw new AppError('invalid', { room: [NOT_FOR_HIRE] });

  const now = clock.now();
  const warnings = [
    ...reservationWarnings(content, room, rooms, hire, isoDay(now)),
    ...(await clashWarnings(services, content, room)),
  ];
  if (isAutomatic) return { reference: newReference(random, now), warnings };

  const repeats = repeatedRequests(services);
  const repeatId = repeats.idOf(content);
  const earlier = await repeats.find(repeatId);
  if (earlier !== null) return earlier.value;

  const suspicious = !(await isWithinLimits(services, content.email, network));
  const mailsAtOnce = !suspicious && (await hasMailShare(services, network));
  const sentAt = new Date(now).toISOString();
  const reservation = {
    ...content,
    ...UNTOUCHED,
    terms: termsOf(hire),
    suspicious,
    status: 'new' as const,
    source: 'form' as const,
    created_at: sentAt,
    warnings,
    consent: { ...RESERVATION_CONSENT, given_at: sentAt },
  };
  return keep(services, reservation, room, { repeatId, mailsAtOnce });
}

async function isWithinLimits(services: Services, email: string, network: string): Promise<boolean> {
  const isAllowed =
    (await isWithinTiers(services, 'reservation-request', network)) &&
    (await isWithinTiers(services, 'reservation-request-day', network)) &&
    (await trySpend(services, 'reservation-request-email', email));
  if (!isAllowed && (await reservationStore(services).count('suspicious')) >= MOST_SUSPICIOUS)
    throw new AppError('too-many', TOO_MANY, { headers: { 'Retry-After': '3600' } });
  return isAllowed;
}

async function clashWarnings(services: Services, content: ReservedTime, room: Room): Promise<string[]> {
  const span = reservedSpan(content);
  if (span === null) return [];
  const busy = await busyTimes(services, room, span);
  return busy.length === 0 ? [] : [CLASH_WARNING];
}

async function keep(
  services: Services,
  reservation: RequestInMail['reservation'],
  room: Room,
  { repeatId, mailsAtOnce }: { repeatId: string; mailsAtOnce: boolean },
): Promise<Accepted> {
  const { clock, random, contentIndex } = services;
  const estimate = estimateOf(reservation, (await contentIndex.read()).settings['price-list']);
  const repeats = repeatedRequests(services);

  const plan = async (): Promise<MailingPlan<Accepted>> => {
    // The same request may come twice at once.
    const other = await repeats.find(repeatId);
    if (other !== null) return { writes: [], result: other.value };
    const reference = newReference(random, clock.now());
    const accepted = { reference, warnings: reservation.warnings };
    const queued = reservation.suspicious
      ? NOBODY
      : await queueMails(services, { reference, reservation, room, estimate }, mailsAtOnce);
    const writes = [
      reservationStore(services).put(reference, reservation, 'absent', reservationLife(reservation, clock.now())),
      repeats.put(repeatId, accepted),
      ...queued.writes,
    ];
    return { writes, mails: queued.mails, result: accepted };
  };
  return commitAndMail(services, plan, MAX_ATTEMPTS);
}

/**
 * Counts a request: a flood from one address may take a twelfth of the day's mails, one from everywhere a third.
 * @param network of the visitor, or their IP address
 */
function hasMailShare(services: Services, network: string): Promise<boolean> {
  return isWithin(services, 'reservation-mail', sharesOf(services.config.mailBudget.perDay), network);
}

const LEAST_SHARE = 2;

/** Each request makes two mails. */
function sharesOf(mailsADay: number): Tiers {
  const part = (parts: number) => Math.max(LEAST_SHARE, Math.floor(mailsADay / parts));
  return {
    subscriber: part(24),
    '/24': part(16),
    '/56': part(16),
    '/48': part(12),
    site: part(6),
    windowSeconds: DAY_SECONDS,
  };
}

const NOBODY = { mails: [], writes: [] };

/** Over the network's share, the receipt leaves last, and staff get a digest. */
async function queueMails(services: Services, request: RequestInMail, atOnce: boolean) {
  const mails = atOnce ? [queuedMail(services, await staffMail(services, request), 'decision')] : [];
  const others = atOnce ? [] : [digestItemWrite(services, request.reference)];
  const mayWait = atOnce || (await hasPlace(services, 'surplus'));
  const counted = mayWait ? await countReceipt(services, request.reservation.email) : null;
  if (counted !== null) {
    const receipt = await receiptMail(services, request);
    mails.push(queuedMail(services, receipt, atOnce ? 'receipt' : 'surplus', receiptId(request.reference)));
    others.push(counted);
  }
  return { mails, writes: others };
}

const SAME_SECONDS = 10 * 60;

const acceptedSchema = z.object({ reference: z.string(), warnings: z.array(z.string()) });

type Accepted = z.infer<typeof acceptedSchema>;

/** Also catches a retry whose `Idempotency-Key` was lost. */
function repeatedRequests({ store, secret }: Pick<Services, 'store' | 'secret'>) {
  const answers = collection(store, 'reservation-repeat', acceptedSchema, {});
  return {
    /** A plain hash would reveal whether a guessed person has written. */
    idOf: (content: object) => secret.sign('reservation-repeat', JSON.stringify(content)),
    find: answers.find,
    put: (id: string, accepted: Accepted) => answers.put(id, accepted, 'absent', { ttlSeconds: SAME_SECONDS }),
  };
}

const { max, windowSeconds } = LIMITS['reservation-receipt-email'];

const sentSchema = z.object({ count: z.int() });

/**
 * For the commit that queues the receipt, so that requests that lose a race count nothing; null: the mailbox has
 * reached its limit.
 */
async function countReceipt(
  { store, secret, clock }: Pick<Services, 'store' | 'secret' | 'clock'>,
  email: string,
): Promise<Put | null> {
  const sent = collection(store, 'reservation-receipts', sentSchema, {});
  const id = secret.sign('reservation-receipts', mailboxOf(email));
  const entry = await sent.find(id);
  if (entry === null) return sent.put(id, { count: 1 }, 'absent', { ttlSeconds: windowSeconds });
  if (entry.value.count >= max) return null;
  const life = { ttlSeconds: windowSeconds, ...restOfLife(entry, clock.now()) };
  const count = entry.value.count + 1;
  return sent.put(id, { count }, { version: entry.version }, life);
}
