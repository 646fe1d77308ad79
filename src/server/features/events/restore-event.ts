import { type JudgedFile, judgeContentFile } from '../../../content-files/judge-content-file.ts';
import { writeMarkdownFile } from '../../../content-files/write-markdown-file.ts';
import { parseContentPath } from '../../../domain/content/collections.ts';
import type { EventEntry } from '../../../domain/events/event-file.ts';
import { movedMarks } from '../../../domain/events/moved-marks.ts';
import { EVENTS } from '../../../domain/kinds/event.ts';
import { AppError } from '../../app-error.ts';
import type { ContentView } from '../../core/entries/content-view.ts';
import type { PastEntry } from '../../core/entries/entry-history.ts';
import { nextNumber } from '../../core/entries/entry-numbers.ts';
import { galleryFilePath } from '../../core/entries/event-files.ts';
import {
  type ContentServices,
  changedFields,
  type Editing,
  type EntryChange,
  type SaveOutcome,
  saveContent,
} from '../../core/entries/save-content.ts';
import { idOf, nameOf, now } from './edit-event.ts';

/** `asMoved`: visitors are told which dates move with it. */
export type PastEvent = PastEntry & { gallery: string | null; asMoved?: boolean };

/**
 * A deleted event comes back with its photos.
 * @param current the event as the editor saw it last
 */
export function restoreEvent(
  services: ContentServices,
  past: PastEvent,
  current: { file: string; version: string } | null,
  editing: Editing,
): Promise<SaveOutcome> {
  return saveContent(services, {
    ...editing,
    act: 'content_restored',
    message: `Restore ${nameOf(past.file)}`,
    expected: new Map(current === null ? [[past.file, null]] : [[current.file, current.version]]),
    isRestoring: true,
    change: async (view) => restoration(services, view, past, current?.file ?? null),
  });
}

export function restoration(
  services: Pick<ContentServices, 'clock'>,
  view: ContentView,
  { file, text, gallery, asMoved = false }: PastEvent,
  current: string | null,
): EntryChange {
  const files = new Map<string, string | null>();
  const judged = current === null ? undefined : view.files.get(current);
  if (current !== null && current !== file) files.set(current, null);
  files.set(file, withAddresses(services, { file, text, asMoved }, judged));
  const photos = galleryFilePath(idOf(file));
  if (current === null && gallery !== null && !view.files.has(photos)) files.set(photos, gallery);
  return { file, files };
}

/**
 * As they were then; those that did not exist are left out. Several may have one number by mistake.
 * @throws AppError not-found (no such revision)
 */
export async function eventsAt(
  { content }: Pick<ContentServices, 'content'>,
  revision: string,
  ids: readonly number[],
): Promise<PastEvent[]> {
  const state = await content.stateAt(revision);
  if (state === null) throw new AppError('not-found', EVENTS.words.noSuchRevision);
  const files = [...state.blobIds.keys()].filter((file) => ids.includes(idOf(file)));
  const texts = await state.read([...files, ...ids.map(galleryFilePath)]);
  return files.flatMap((file): PastEvent[] => {
    const text = texts.get(file);
    return text === undefined ? [] : [{ file, text, gallery: texts.get(galleryFilePath(idOf(file))) ?? null }];
  });
}

/**
 * Two files with one number are a mistake, and one of them was deleted.
 * @returns what it said; null: it is there, or there was only one
 */
export async function goneTwin(
  { content }: Pick<ContentServices, 'content'>,
  view: ContentView,
  id: number,
  revision: string,
): Promise<PastEntry | null> {
  const state = await content.stateAt(revision);
  const twins = [...(state?.blobIds.keys() ?? [])].filter((file) => idOf(file) === id);
  const [file, another] = twins.filter((twin) => !view.files.has(twin));
  if (state === null || twins.length < 2 || file === undefined || another !== undefined) return null;
  const text = (await state.read([file])).get(file);
  return text === undefined ? null : { file, text };
}

/** It comes back under a number of its own, without the photos, which have stayed with the other. */
export function restoreTwin(services: ContentServices, twin: PastEntry, editing: Editing): Promise<SaveOutcome> {
  return saveContent(services, {
    ...editing,
    act: 'content_restored',
    message: `Restore ${nameOf(twin.file)}`,
    expected: new Map(),
    isRestoring: true,
    change: async (view) => renumbered(services, twin, await nextNumber(services, 'events', view.state)),
  });
}

export function renumbered(
  services: Pick<ContentServices, 'clock'>,
  { file, text }: PastEntry,
  id: number,
): EntryChange {
  const path = parseContentPath(file);
  if (path?.kind !== 'events') throw new Error(`Not a file of an event: ${file}`);
  const fields = { id, updated_at: now(services) };
  const own = EVENTS.filePath(id, path.slug);
  return { file: own, files: new Map([[own, writeMarkdownFile(text, { fields }, EVENTS.fileFields)]]) };
}

export async function photosOfDeleted(
  { content }: Pick<ContentServices, 'content'>,
  id: number,
  files: readonly string[],
): Promise<string | null> {
  const gallery = galleryFilePath(id);
  const [[deletion], [gone, last]] = await Promise.all([
    content.history(files, { limit: 1 }),
    content.history([gallery], { limit: 2 }),
  ]);
  const blobId = last?.blobIds.get(gallery) ?? null;
  return deletion === undefined || gone?.id !== deletion.id || blobId === null ? null : content.textOf(gallery, blobId);
}

/** The slugs that the event has had meanwhile lead to it, and keys of dates are not given again. */
function withAddresses(
  services: Pick<ContentServices, 'clock'>,
  restored: PastEntry & { asMoved: boolean },
  current: JudgedFile | undefined,
): string {
  const judged = judgeContentFile(restored.file, restored.text);
  if (judged.content?.kind !== 'events') return restored.text;
  const { event } = judged.content;
  const meanwhile = current?.content?.kind === 'events' ? current.content.event : null;
  const slugs = new Set([...(event.former_slugs ?? []), ...(meanwhile?.former_slugs ?? [])]);
  if (meanwhile !== null) slugs.add(meanwhile.slug);
  slugs.delete(event.slug);
  const former_slugs = slugs.size === 0 ? undefined : [...slugs];
  const last_date_key = highestKey(event, meanwhile);
  const as = { isAnnounced: restored.asMoved, nowMs: services.clock.now() };
  const marks = meanwhile === null ? {} : movedMarks(meanwhile, event, as);
  const fields = changedFields({ ...event }, { former_slugs, last_date_key, ...marks }, EVENTS);
  return writeMarkdownFile(restored.text, { fields: { ...fields, updated_at: now(services) } }, EVENTS.fileFields);
}

function highestKey(event: EventEntry, meanwhile: EventEntry | null): number | undefined {
  const keysOf = ({ dates = [], last_date_key = 0 }: EventEntry) => [last_date_key, ...dates.map(({ key }) => key)];
  const highest = Math.max(...(meanwhile === null ? [0] : keysOf(meanwhile)));
  return highest > Math.max(...keysOf(event)) ? highest : event.last_date_key;
}
