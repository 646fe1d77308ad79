import ICAL from 'ical.js';
import type { SourceName } from '../../../domain/events/event-source.ts';
import type { FoundEvent } from '../../../domain/events/import/found-event.ts';
import { readTitle } from '../../../domain/events/import/written-title.ts';
import { groupBy } from '../../../domain/group-by.ts';
import { cleanLine } from '../../../domain/words/clean-text.ts';
import type { Steps } from '../../shared/in-turns.ts';
import { inBratislava, readTime, readTimes, secondZoneOf } from './calendar-times.ts';
import { textOf, textsOf, uidOf } from './entry-text.ts';
import { olderVersions } from './entry-versions.ts';
import { namesItsDate, readSeries, type SeriesDate } from './series.ts';
import { removeUnsupportedZones } from './supported-rules.ts';

/** @throws CalendarError with a sentence for the user */
export function* readCalendar(text: string): Steps<FoundEvent[]> {
  const entries = parseCalendars(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const older = olderVersions(entries);
  const latest = new Set(older.values());
  const isHeld = (entry: ICAL.Component) => !older.has(entry);
  const series = new Set(entries.filter(isRepeating).filter(isHeld).map(uidOf));
  const isChange = (entry: ICAL.Component) =>
    entry.hasProperty('recurrence-id') && series.has(uidOf(entry)) && namesItsDate(entry);
  const changes = groupBy(entries.filter(isChange).filter(isHeld), uidOf);
  const found: FoundEvent[] = [];
  for (const [at, entry] of entries.entries()) {
    yield;
    const place = `${at + 1}. záznam`;
    if (!isHeld(entry) || isChange(entry)) continue;
    const events = isRepeating(entry)
      ? eventsOfSeries(entry, place, changes.get(uidOf(entry)) ?? [])
      : [toFoundEvent(entry, place)];
    const notes = latest.has(entry) ? [HAS_OLDER] : [];
    found.push(...events.map((event, of) => (of === 0 ? { ...event, notes: [...notes, ...event.notes] } : event)));
  }
  if (found.length === 0) throw new CalendarError('V\u00a0kalendári nie je žiadne podujatie.');
  return withoutSharedNames(found);
}

const HAS_OLDER = 'V\u00a0súbore je aj staršia verzia tohto záznamu, platí najnovšia.';

/** Some programs give one UID to many entries; then it names none of them. */
function withoutSharedNames(found: readonly FoundEvent[]): FoundEvent[] {
  const nameOf = ({ source }: FoundEvent) => `${source?.recurrence_id ?? ''} ${source?.uid ?? ''}`;
  const groups = groupBy(found, nameOf);
  return found.map((event) => {
    const { source, ...nameless } = event;
    return source !== undefined && (groups.get(nameOf(event))?.length ?? 0) > 1 ? nameless : event;
  });
}

function isRepeating(event: ICAL.Component): boolean {
  return !event.hasProperty('recurrence-id') && (event.hasProperty('rrule') || event.hasProperty('rdate'));
}

function parseCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text);
    // ical.js gives several calendars as an array of what it gives for one.
    const calendars: unknown[][] = typeof parsed[0] === 'string' ? [parsed] : parsed;
    const components = calendars.map((calendar) => new ICAL.Component(calendar));
    components.forEach(removeUnsupportedZones);
    return components;
  } catch (cause) {
    throw new CalendarError('Súbor sa nedá prečítať ako kalendár. Uložte ho, prosím, z\u00a0kalendára znova.', {
      cause,
    });
  }
}

function eventsOfSeries(series: ICAL.Component, place: string, changes: readonly ICAL.Component[]): FoundEvent[] {
  const read = readSeries(series, changes);
  if (read === null) return [toFoundEvent(series, place)];
  const { dates, isWhole, notes } = read;
  if (dates.length === 0 && !isWhole)
    return [{ ...toFoundEvent(series, place), times: { start: null, end: null, isAllDay: false, problems: [UNTOLD] } }];
  return dates.map((date, at) => {
    const found = toFoundEvent(series, dates.length === 1 ? place : `${place}, ${at + 1}. termín`, date);
    return {
      ...found,
      ...sourceOf(series, { recurrence_id: date.recurrenceId, ...(isWhole && { is_whole: true }) }),
      notes: at === 0 ? [...notes, ...found.notes] : found.notes,
    };
  });
}

const UNTOLD = 'Opakuje sa tak, že sa jeho termíny nedajú určiť. Pridajte ich, prosím, vo formulári.';

/** What a change does not mention stays as in the series. */
function toFoundEvent(entry: ICAL.Component, place: string, date?: SeriesDate): FoundEvent {
  const source = (name: string) => (date?.entry.hasProperty(name) ? date.entry : entry);
  const text = (name: string) => textOf(source(name), name);
  const state = text('status').trim().toUpperCase();
  const { title, status } = readTitle(cleanLine(text('summary')));
  const description = text('description').trim() === '' ? plainValue(text('x-alt-desc')) : text('description');
  const ownDescription = description.replace(CALL_INVITATION, '');
  return {
    place,
    title,
    times: date?.times ?? readTimes(entry),
    location: cleanLine(text('location')),
    description: ownDescription,
    kind: cleanLine(textsOf(source('categories'), 'categories').join(', ')),
    price: '',
    tickets: '',
    website: text('url').trim(),
    status: state === 'CANCELLED' || isWithdrawn(entry) ? 'Zrušený' : status,
    ...(isPrivate(text('class')) && { isPrivate: true }),
    ...sourceOf(entry, dateOfChange(entry)),
    notes: [
      ...(state === 'TENTATIVE' ? ['V\u00a0kalendári je len predbežné.'] : []),
      ...(ownDescription === description ? [] : [NO_INVITATION]),
      ...notesOnZones(source('dtstart')),
    ],
  };
}

/** Google and Microsoft put the invitation to a video call into the text, between lines of signs. */
const CALL_INVITATION = /-::~[:~]+::-.*?-::~[:~]+::-|(?<!_)_{20,}\s*Microsoft Teams.*?_{20,}/gs;
const NO_INVITATION = 'Z\u00a0textu sme vynechali pozvánku na videohovor.';

function notesOnZones(entry: ICAL.Component): string[] {
  const zone = secondZoneOf(entry);
  if (zone === null) return [];
  return [
    `Čas je v\u00a0kalendári v\u00a0svetovom čase (Z) aj v\u00a0pásme „${zone}“. Platí svetový čas, skontrolujte ho, prosím.`,
  ];
}

/** Of a property that ical.js does not know the value is as it is written. */
function plainValue(written: string): string {
  return written.replace(/\\([\\,;n])/gi, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

/** Some programs call off an event by the method of the calendar alone (RFC 5546 3.2.5). */
function isWithdrawn(entry: ICAL.Component): boolean {
  return textOf(entry.parent, 'method').trim().toUpperCase() === 'CANCEL';
}

function dateOfChange(entry: ICAL.Component): Omit<SourceName, 'uid'> {
  const date = namesItsDate(entry) ? readTime(entry, 'recurrence-id') : null;
  return date === null ? {} : { recurrence_id: inBratislava(date) };
}

const MAX_UID = 1000;

function sourceOf(entry: ICAL.Component, date: Omit<SourceName, 'uid'>): Pick<FoundEvent, 'source'> {
  const uid = cleanLine(uidOf(entry));
  return uid === '' || uid.length > MAX_UID ? {} : { source: { uid, ...date } };
}

/** Classes that nobody knows mean private (RFC 5545 3.8.1.3). */
function isPrivate(written: string): boolean {
  return !['', 'PUBLIC'].includes(written.trim().toUpperCase());
}

export class CalendarError extends Error {
  override name = 'CalendarError';
}
