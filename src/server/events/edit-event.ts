import { newMarkdownFile, writeMarkdownFile } from '../../content-files/write-markdown-file.ts';
import { eventFilePath, parseContentPath } from '../../domain/content/collections.ts';
import { isRecord } from '../../domain/content/same-value.ts';
import {
  EVENT_DATES,
  EVENT_FIELDS,
  EVENT_NEEDS,
  type EventEntry,
  eventCallSchema,
  readEventCall,
} from '../../domain/events/event-file.ts';
import { toWallClock } from '../../domain/time/written-moment.ts';
import { cleanText } from '../../domain/words/clean-text.ts';
import { slugOf } from '../../domain/words/fold.ts';
import { AppError } from '../app-error.ts';
import type { AuditActor } from '../audit/audit-log.ts';
import { readSource } from '../entries/entry.ts';
import { galleryFilePath } from '../entries/event-files.ts';
import { judgeForm } from '../entries/form-errors.ts';
import { nextNumber, noteNumbers } from '../entries/given-numbers.ts';
import { type ContentServices, changedFields, type SaveOutcome, saveContent } from '../entries/save-content.ts';

type Fields = Readonly<Record<string, unknown>>;

/** @throws AppError invalid */
export function createEvent(services: ContentServices, body: Fields, by: AuditActor): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_created',
    message: 'Add an event',
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
): { file: string; text: string } {
  const given = { description: '', ...body };
  const fields = judgeFields({ is_paid: false, ...readEventCall(body), id, updated_at: now(services) }, given);
  const file = eventFilePath(id, readSlug(body) ?? slugOf(fields.title));
  return { file, text: newMarkdownFile({ fields, body: readDescription(given) }, EVENT_FIELDS) };
}

/**
 * Changes the fields a body names; the others stay. A new slug leaves the old one as an address that leads here.
 * @throws AppError invalid; not-found
 */
export function changeEvent(
  services: ContentServices,
  file: string,
  { version, ...body }: Fields & { version: string },
  by: AuditActor,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_changed',
    message: `Change ${nameOf(file)}`,
    expected: new Map([[file, version]]),
    async change(view) {
      const judged = view.files.get(file);
      const path = judged?.path;
      if (judged === undefined || path?.kind !== 'events') throw new AppError('not-found', 'Podujatie sa nenašlo.');
      const written = isRecord(judged.parsed?.data) ? judged.parsed.data : {};
      const before: Fields = judged.content?.kind === 'events' ? { ...judged.content.event } : written;
      const slug = readSlug(body) ?? path.slug;
      const asked = readEventCall(body);
      if (slug !== path.slug) asked.former_slugs = formerSlugs(before, path.slug, slug);
      const known = Object.fromEntries(EVENT_FIELDS.map((field) => [field, before[field]]));
      judgeFields({ ...known, ...asked, id: path.id }, body);
      const fields = changedFields(before, asked, EVENT_DATES);
      const description = readDescription(body);
      const source = await readSource(view, file);
      const text = writeMarkdownFile(source, { fields, body: description }, EVENT_FIELDS);
      const newFile = eventFilePath(path.id, slug);
      if (text === source && newFile === file) return { file, files: new Map() };
      const stamped = writeMarkdownFile(text, { fields: { updated_at: now(services) } }, EVENT_FIELDS);
      const files = new Map<string, string | null>([
        [file, null],
        [newFile, stamped],
      ]);
      return { file: newFile, files };
    },
  });
}

export function deleteEvent(
  services: ContentServices,
  file: string,
  version: string,
  by: AuditActor,
): Promise<SaveOutcome> {
  return saveContent(services, {
    by,
    act: 'content_deleted',
    message: `Delete ${nameOf(file)}`,
    expected: new Map([[file, version]]),
    async change({ state, files }) {
      await noteNumbers(services, 'events', state);
      const path = files.get(file)?.path;
      const gallery = path?.kind === 'events' ? galleryFilePath(path.id) : null;
      const gone = gallery !== null && files.has(gallery) ? [file, gallery] : [file];
      return { file, files: new Map(gone.map((name) => [name, null])) };
    },
  });
}

/** @throws AppError invalid with the messages of every wrong field */
function judgeFields(data: Fields, body: Fields): EventEntry {
  const asked = { ...data, slug: readSlug(body), description: readDescription(body) };
  const { slug: _slug, description: _description, ...event } = judgeForm(eventCallSchema, asked, EVENT_NEEDS);
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

/** Names the event in the history by its number only: titles may name people. */
export function nameOf(file: string): string {
  return `event ${idOf(file)}`;
}
