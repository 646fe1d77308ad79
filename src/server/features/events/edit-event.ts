import { newMarkdownFile, writeMarkdownFile } from '../../../content-files/write-markdown-file.ts';
import { parseContentPath } from '../../../domain/content/collections.ts';
import { type EventEntry, withoutSpan } from '../../../domain/events/event-file.ts';
import type { EventSource } from '../../../domain/events/event-source.ts';
import { isRecord, isSameValue } from '../../../domain/fields/same-value.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { toWallClock } from '../../../domain/time/written-moment.ts';
import { cleanText } from '../../../domain/words/clean-text.ts';
import { slugOf } from '../../../domain/words/fold.ts';
import { AppError } from '../../app-error.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import { readSource } from '../../core/entries/entry.ts';
import { nextNumber, recordHighestNumber } from '../../core/entries/entry-numbers.ts';
import { galleryFilePath, isEventFile } from '../../core/entries/event-files.ts';
import { judgeForm } from '../../core/entries/form-errors.ts';
import {
  type ContentServices,
  changedFields,
  type Editing,
  type EntryChange,
  type SaveOutcome,
  saveContent,
} from '../../core/entries/save-content.ts';

type Fields = Readonly<Record<string, unknown>>;

export function createEvent(services: ContentServices, body: Fields, editing: Editing): Promise<SaveOutcome> {
  return saveContent(services, {
    ...editing,
    act: 'content_created',
    message: EVENTS.git.added,
    expected: new Map(),
    async change(view) {
      const { file, text } = newEventFile(services, await nextNumber(services, 'events', view.state), body);
      return { file, files: new Map([[file, text]]) };
    },
  });
}

/** @throws AppError invalid with the messages of every wrong field */
export function newEventFile(
  services: Pick<ContentServices, 'clock'>,
  id: number,
  body: Fields,
  source?: EventSource | undefined,
): { file: string; text: string } {
  const given = { description: '', ...body };
  const asked: Fields = { ...EVENTS.readCall(body), id, source, updated_at: now(services) };
  const fields = judgeFields({ ...asked, ...numberedDates(asked, {}) }, given);
  const file = EVENTS.filePath(id, readSlug(body) ?? slugOf(fields.title));
  const written = { fields: withoutSpan(fields), body: readDescription(given) };
  return { file, text: newMarkdownFile(written, EVENTS.fileFields) };
}

/** An old slug still leads to the event. */
export function changeEvent(
  services: ContentServices,
  file: string,
  { version, ...body }: Fields & { version: string },
  editing: Editing,
): Promise<SaveOutcome> {
  return saveContent(services, {
    ...editing,
    act: 'content_changed',
    message: `Change ${nameOf(file)}`,
    expected: new Map([[file, version]]),
    change: (view) => eventChange(services, view, file, body),
  });
}

export async function eventChange(
  services: Pick<ContentServices, 'clock'>,
  view: ContentView,
  file: string,
  body: Fields,
  imported?: EventSource | undefined,
): Promise<EntryChange> {
  const judged = view.files.get(file);
  const path = judged?.path;
  if (judged === undefined || path?.kind !== 'events') throw new AppError('not-found', 'Podujatie sa nenašlo.');
  const written = isRecord(judged.parsed?.data) ? judged.parsed.data : {};
  const before: Fields = judged.content?.kind === 'events' ? withoutSpan({ ...judged.content.event }) : written;
  const slug = readSlug(body) ?? path.slug;
  const asked = EVENTS.readCall(body);
  refuseTimesBesideDates(before, asked);
  Object.assign(asked, numberedDates(asked, before));
  if (imported !== undefined) asked.source = imported;
  if (slug !== path.slug) asked.former_slugs = formerSlugs(before, path.slug, slug);
  const known = Object.fromEntries(EVENTS.fileFields.map((field) => [field, before[field]]));
  const accepted: Fields = withoutSpan(judgeFields({ ...known, ...asked, id: path.id }, body));
  // As the rules leave them: without control characters.
  const clean = Object.fromEntries(Object.keys(asked).map((field) => [field, accepted[field]]));
  const fields = changedFields(before, clean, EVENTS);
  const description = readDescription(body);
  const source = await readSource(view, file);
  const text = writeMarkdownFile(source, { fields, body: description }, EVENTS.fileFields);
  const newFile = EVENTS.filePath(path.id, slug);
  if (text === source && newFile === file) return { file, files: new Map() };
  const stamped = writeMarkdownFile(text, { fields: { updated_at: now(services) } }, EVENTS.fileFields);
  const files = new Map<string, string | null>([
    [file, null],
    [newFile, stamped],
  ]);
  return { file: newFile, files };
}

/** With dates, start and end of an event follow from them. */
function refuseTimesBesideDates(before: Fields, asked: Fields): void {
  if (!Array.isArray(before.dates) || Object.hasOwn(asked, 'dates')) return;
  const named = (['start_date', 'end_date', 'previous_start_date'] as const).filter((field) => asked[field]);
  if (named.length > 0) throw new AppError('invalid', Object.fromEntries(named.map((field) => [field, [HAS_DATES]])));
}

const HAS_DATES = 'Podujatie má viac termínov, čas sa mení pri nich.';

/**
 * Keys are never given again. When an event gets its first list of dates, key 1 goes to the date with the event's
 * earlier start, else to the first.
 */
function numberedDates(asked: Fields, before: Fields): Fields {
  if (!Object.hasOwn(asked, 'dates')) return {};
  const rows: unknown[] = Array.isArray(asked.dates) ? asked.dates : [];
  const known: unknown[] = Array.isArray(before.dates) ? before.dates : [];
  if (known.length === 0 && rows.length === 0) return {};
  let last = Math.max(0, ...[...known, ...rows].map(keyOf), Number(before.last_date_key ?? 0));
  const isFirstTime = known.length === 0 && before.start_date !== undefined;
  const fresh = isFirstTime && !rows.some((row) => keyOf(row) === 1) ? rows.filter((row) => keyOf(row) === 0) : [];
  const first = fresh.find((row) => isRecord(row) && row.start_date === before.start_date) ?? fresh[0];
  if (first !== undefined) last = Math.max(last, 1);
  const dates = rows.map((row) => {
    if (!isRecord(row) || row.key !== undefined) return row;
    return { key: row === first ? 1 : ++last, ...row };
  });
  if (isSameValue(dates.toSorted(byKey), known.toSorted(byKey))) return {};
  return { ...(Array.isArray(asked.dates) && { dates }), last_date_key: last };
}

function keyOf(date: unknown): number {
  return isRecord(date) && typeof date.key === 'number' ? date.key : 0;
}

function byKey(a: unknown, b: unknown): number {
  return keyOf(a) - keyOf(b);
}

export function deleteEvent(
  services: ContentServices,
  file: string,
  version: string,
  editing: Editing,
): Promise<SaveOutcome> {
  return saveContent(services, {
    ...editing,
    act: 'content_deleted',
    message: `Delete ${nameOf(file)}`,
    expected: new Map([[file, version]]),
    async change(view) {
      await recordHighestNumber(services, 'events', view.state);
      return removal(view, file);
    },
  });
}

/**
 * `recordHighestNumber` comes first, so that the number of the event is not given again. Photos stay with another
 * file that has the number by mistake.
 */
export function removal({ files }: ContentView, file: string): EntryChange {
  const id = idOf(file);
  const gallery = galleryFilePath(id);
  const others = [...files.values()].filter(
    (other) => isEventFile(other) && other.path.id === id && other.file !== file,
  );
  const gone = others.length === 0 && files.has(gallery) ? [file, gallery] : [file];
  return { file, files: new Map(gone.map((name) => [name, null])) };
}

function judgeFields(data: Fields, body: Fields): EventEntry {
  const asked = { ...data, slug: readSlug(body), description: readDescription(body) };
  const { slug: _slug, description: _description, ...event } = judgeForm(EVENTS.callSchema, asked, EVENTS.needs);
  return event;
}

function readSlug({ slug }: Fields): string | undefined {
  return slug === undefined || slug === null || slug === '' ? undefined : String(slug);
}

function readDescription({ description }: Fields): string | undefined {
  if (description === undefined) return undefined;
  return typeof description === 'string' ? cleanText(description) : '';
}

function formerSlugs({ former_slugs }: Fields, old: string, slug: string): string[] {
  const former = Array.isArray(former_slugs) ? former_slugs.filter((name) => typeof name === 'string') : [];
  return [...new Set([...former, old])].filter((name) => name !== slug);
}

export function now({ clock }: Pick<ContentServices, 'clock'>): string {
  return toWallClock(new Date(clock.now()).toISOString());
}

export function idOf(file: string): number {
  const path = parseContentPath(file);
  return path?.kind === 'events' ? path.id : 0;
}

/** Only the number, because titles may name people. */
export function nameOf(file: string): string {
  return `${EVENTS.git.one} ${idOf(file)}`;
}
