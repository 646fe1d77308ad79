import ical, { escape as escapeText, ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator';
import type { Site } from '../../../../domain/content/settings.ts';
import type { Reservation } from '../../../../domain/reservations/reservation.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { toOffsetIso } from '../../../../domain/time/written-moment.ts';
import { formatAddress } from '../../../../domain/words/contact.ts';
import type { MailAttachment } from '../../../ports/mail/mailer.ts';
import type { RequestInMail } from './mail-parts.ts';

type CalendarStatus = 'tentative' | 'confirmed' | 'cancelled';

const WORDS = {
  tentative: { title: 'Nepotvrdené', status: ICalEventStatus.TENTATIVE, busy: ICalEventBusyStatus.TENTATIVE },
  confirmed: { title: 'Prenájom', status: ICalEventStatus.CONFIRMED, busy: ICalEventBusyStatus.BUSY },
  cancelled: { title: 'Zrušené', status: ICalEventStatus.CANCELLED, busy: ICalEventBusyStatus.FREE },
} as const satisfies Record<CalendarStatus, object>;

interface CalendarContext {
  site: Site;
  siteUrl: string;
  nowMs: number;
}

/** RFC 5545; null: no day was given. */
export function calendarAttachment(
  { reference, reservation, room }: Pick<RequestInMail, 'reference' | 'reservation' | 'room'>,
  status: CalendarStatus,
  { site, siteUrl, nowMs }: CalendarContext,
): MailAttachment | null {
  const words = WORDS[status];
  const time = calendarTime(reservation);
  if (time === null) return null;
  const calendar = ical({
    prodId: { company: escapeText(site.name, false), product: 'rezervacie', language: 'SK' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `${reference}@${new URL(siteUrl).hostname}`,
        // A calendar may keep the older of two entries with the same number (RFC 5545 3.8.7.4).
        sequence: reservation.history.filter(({ status }) => status !== null).length + reservation.moves,
        stamp: new Date(nowMs),
        ...time,
        summary: `${words.title}: ${room.name}, ${site.name}`,
        description: status === 'tentative' ? `Žiadosť ${reference} čaká na potvrdenie.` : `Rezervácia ${reference}`,
        location: `${site.name}, ${formatAddress(site.address)}`,
        status: words.status,
        busystatus: words.busy,
      },
    ],
  });
  return {
    filename: 'rezervacia.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}

function calendarTime({ date_from, time_from, date_until, time_until }: Reservation) {
  if (date_from === null || date_until === null) return null;
  if (time_from !== null && time_until !== null)
    return { start: toOffsetIso(`${date_from}T${time_from}`), end: toOffsetIso(`${date_until}T${time_until}`) };
  if (time_from !== null && date_until === date_from) return { start: toOffsetIso(`${date_from}T${time_from}`) };
  // The end of whole days is the first day after them.
  return {
    allDay: true,
    start: `${date_from}T00:00:00Z`,
    end: `${addDays(date_until, 1)}T00:00:00Z`,
  };
}
