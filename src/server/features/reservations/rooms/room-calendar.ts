import ical, { escape as escapeText, ICalEventStatus } from 'ical-generator';
import { z } from 'zod';
import type { Room, RoomId } from '../../../../domain/content/rooms.ts';
import { slug } from '../../../../domain/fields/fields.ts';
import { addDays, isoDay } from '../../../../domain/time/calendar-day.ts';
import { calendarText } from '../../../../domain/time/calendar-file.ts';
import { daysInterval } from '../../../../domain/time/wall-clock.ts';
import { AppError } from '../../../app-error.ts';
import { type AuditActor, auditWrite } from '../../../core/audit/audit-log.ts';
import { presentHouse } from '../../../core/entries/house-files.ts';
import { collection, commitPlan } from '../../../ports/store/collection.ts';
import type { Services } from '../../../services.ts';
import { deskAddress } from '../mails/mail-parts.ts';
import { type Occupant, occupantsIn } from './occupants.ts';
import { readPlan } from './planned-events.ts';

const PURPOSE = 'room-feed';
const BACK_DAYS = 60;
const AHEAD_DAYS = 400;
const REFRESH_SECONDS = 60 * 60;

/** Counted from 0 or from the time of a restore. */
const feedSchema = z.object({ renewed: z.int() });

/** No room has this id, which stands for all. A smaller number is not valid. */
const ALL = '*';

/** Calendar programs pass on what they fetch, so the feed holds no names, contacts and unpublished events. */
export async function roomFeed(services: Services, roomId: string, token: string): Promise<string> {
  // Anybody may call, so the address is checked first.
  const isKnown = slug.safeParse(roomId).success && (await isCurrent(services, roomId, token));
  const today = isoDay(services.clock.now());
  const span = daysInterval(addDays(today, -BACK_DAYS), addDays(today, AHEAD_DAYS));
  const plan = isKnown ? await readPlan(services, span) : null;
  const room = plan?.house.rooms.find(({ id }) => id === roomId);
  if (plan === null || room === undefined)
    throw new AppError('not-found', 'Táto adresa kalendára neplatí. Novú nájdete pri rezerváciách.');
  const taken = (await occupantsIn(services, plan.events, [room], span)).filter(
    ({ status, is_hidden }) => status !== 'new' && is_hidden !== true,
  );
  return calendarOf(services, room, taken);
}

export interface DeskRoom {
  id: RoomId;
  name: string;
  retired: boolean;
  feed_url: string;
}

export async function readDeskRooms(
  services: Pick<Services, 'store' | 'secret' | 'config' | 'contentIndex' | 'content' | 'judgedFiles'>,
): Promise<DeskRoom[]> {
  const { rooms } = await presentHouse(services);
  const numbers = await numbersOf(
    services,
    rooms.map(({ id }) => id),
  );
  return rooms.map(({ id, name, retired = false }, at) => ({
    id,
    name,
    retired,
    feed_url: addressOf(services, id, numbers[at] ?? 0),
  }));
}

export async function renewFeed(services: Services, room: RoomId, by: AuditActor): Promise<{ feed_url: string }> {
  const feeds = feedRecords(services);
  const renewed = await commitPlan(services.store, async () => {
    const entry = await feeds.find(room);
    const [number = 0] = await numbersOf(services, [room]);
    const next = number + 1;
    const audit = auditWrite(services, { ...by, act: 'room_feed_renewed', detail: room });
    return { writes: [feeds.put(room, { renewed: next }, entry), audit], result: next };
  });
  return { feed_url: addressOf(services, room, renewed) };
}

/** The backup may not know that an address was renewed. No feed has had the time as its number. */
export async function voidFeeds({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  await store.commit([feedRecords({ store }).put(ALL, { renewed: clock.now() }, 'any')]);
}

function feedRecords({ store }: Pick<Services, 'store'>) {
  return collection(store, 'room-feed', feedSchema, {});
}

async function numbersOf(services: Pick<Services, 'store'>, rooms: readonly RoomId[]): Promise<number[]> {
  const [all, ...own] = await feedRecords(services).findMany([ALL, ...rooms]);
  return own.map((entry) => Math.max(entry?.value.renewed ?? 0, all?.value.renewed ?? 0));
}

async function isCurrent(services: Services, room: RoomId, token: string): Promise<boolean> {
  const [number = 0] = await numbersOf(services, [room]);
  return services.secret.verify(PURPOSE, subjectOf(room, number), token);
}

function addressOf({ secret, config }: Pick<Services, 'secret' | 'config'>, room: RoomId, renewed: number): string {
  return `${config.siteUrl}/api/rooms/${room}/calendar/${secret.sign(PURPOSE, subjectOf(room, renewed))}.ics`;
}

function subjectOf(room: RoomId, renewed: number): string {
  return `${room} ${renewed}`;
}

function calendarOf(services: Pick<Services, 'config' | 'clock'>, room: Room, taken: readonly Occupant[]): string {
  const { hostname } = new URL(services.config.siteUrl);
  const calendar = ical({
    prodId: { company: hostname, product: 'obsadenost', language: 'SK' },
    name: escapeText(`${room.name}, obsadenosť`, false),
    ttl: REFRESH_SECONDS,
    events: taken.map((occupant) => ({
      id: `${uidOf(occupant)}@${hostname}`,
      stamp: new Date(services.clock.now()),
      start: occupant.start,
      end: occupant.end,
      summary: occupant.kind === 'reservation' ? `Rezervácia ${occupant.id}` : occupant.title,
      location: room.name,
      status: ICalEventStatus.CONFIRMED,
      ...(occupant.kind === 'event' ? {} : { url: deskAddress(services, occupant.id) }),
    })),
  });
  return calendarText(calendar.toString());
}

/** A course has an entry for each day. */
function uidOf({ kind, id, start }: Occupant): string {
  return kind === 'event' ? `${kind}-${id}-${isoDay(Date.parse(start))}` : `${kind}-${id}`;
}
