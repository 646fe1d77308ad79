// What entries of all sections have in common, and the settings. All calls throw ApiError when refused or unanswered.
import { hc, type InferResponseType } from 'hono/client';
import type { AdminBannersApi } from '../server/features/banners/admin-routes.ts';
import type { PresenceApi } from '../server/core/entries/presence.ts';
import type { AdminEventsApi } from '../server/features/events/admin-routes.ts';
import type { AdminGalleriesApi } from '../server/features/galleries/admin-routes.ts';
import type { AdminSettingsApi } from '../server/features/settings/routes.ts';
import { ADMIN_CHANGES } from './admin-client.ts';
import { conflictError } from './admin-rooms.ts';

const events = hc<AdminEventsApi>('/', ADMIN_CHANGES).api.admin.events;
const banners = hc<AdminBannersApi>('/', ADMIN_CHANGES).api.admin.banners;
const galleries = hc<AdminGalleriesApi>('/', ADMIN_CHANGES).api.admin.galleries;
const settings = hc<AdminSettingsApi>('/', ADMIN_CHANGES).api.admin.settings;
const presence = hc<PresenceApi>('/', ADMIN_CHANGES).api.admin.presence;

export type SettingItem = InferResponseType<typeof settings.$get>['items'][number];
export type SettingEntry = InferResponseType<(typeof settings)[':name']['$get']>;
export type SettingName = SettingItem['name'];
export type Publication = SettingItem['publication'];
export type EntryHistory = InferResponseType<(typeof events)[':id']['history']['$get']>;
export type EntryRevision = EntryHistory['items'][number];
/** Somebody who has the same entry open. */
export type Other = InferResponseType<typeof presence.$post>['others'][number];

/** The outcome of a save: the current entry, or the entry as somebody else has left it; null: deleted. */
export type SaveAnswer<Entry> =
  | { outcome: 'saved'; entry: Entry }
  | { outcome: 'conflict'; message: string; current: Entry | null };

/** The outcome of a deletion, with the revision from which it can be undone. */
export type DeleteAnswer = { outcome: 'saved'; revision: string } | { outcome: 'conflict'; message: string };

/** An entry of a section, as in the addresses of the calls. */
export interface EntryRef {
  section: 'events' | 'banners' | 'galleries' | 'settings';
  /** The number of an event (for galleries, too) or a banner; the name of a setting. */
  id: string;
}

/** An entry that several people may have open: one of the content, or an issue of the newsletter. */
export interface OpenEntryRef {
  section: EntryRef['section'] | 'newsletter';
  id: string;
}

interface Conflict<Entry> {
  message: string;
  current: Entry | null;
}

export function saved<Entry>(entry: Entry): SaveAnswer<Entry> {
  return { outcome: 'saved', entry };
}

export function conflict<Entry>({ message, current }: Conflict<Entry>): SaveAnswer<Entry> {
  return { outcome: 'conflict', message, current };
}

export async function listSettings(): Promise<SettingItem[]> {
  return (await (await settings.$get()).json()).items;
}

export async function findSetting(name: string): Promise<SettingEntry> {
  return (await settings[':name'].$get({ param: { name } })).json();
}

/** Replaces the whole setting. */
export async function changeSetting(
  name: string,
  version: string | null,
  value: unknown,
): Promise<SaveAnswer<SettingEntry>> {
  const response = await settings[':name'].$put({ param: { name }, json: { version, value } });
  return response.status === 200 ? saved(await response.json()) : conflict(await response.json());
}

/** Who changed an entry, when, and what differs. */
export async function readHistory({ section, id }: EntryRef, before: string | null): Promise<EntryHistory> {
  const query = before === null ? {} : { before };
  switch (section) {
    case 'events':
      return (await events[':id'].history.$get({ param: { id }, query })).json();
    case 'banners':
      return (await banners[':id'].history.$get({ param: { id }, query })).json();
    case 'galleries':
      return (await galleries[':eventId'].history.$get({ param: { eventId: id }, query })).json();
    case 'settings':
      return (await settings[':name'].history.$get({ param: { name: id }, query })).json();
  }
}

/**
 * Restores an entry as it was after a revision.
 * @param version the version seen last; null: it was deleted
 * @param override the user knows that a hire has the room of an event
 * @throws ClashError when one has, and they do not
 */
export async function restoreEntry(
  { section, id }: EntryRef,
  revision: string,
  version: string | null,
  override = false,
): Promise<SaveAnswer<unknown>> {
  const json = { revision, version, ...(override && { override }) };
  const response = await {
    events: () => events[':id'].restore.$post({ param: { id }, json }),
    banners: () => banners[':id'].restore.$post({ param: { id }, json }),
    galleries: () => galleries[':eventId'].restore.$post({ param: { eventId: id }, json }),
    settings: () => settings[':name'].restore.$post({ param: { name: id }, json }),
  }[section]();
  return answerOf(response);
}

/** @throws ClashError */
async function answerOf(response: Response): Promise<SaveAnswer<unknown>> {
  if (response.status === 200) return saved<unknown>(await response.json());
  const refusal: Conflict<unknown> = await response.json();
  if (!('current' in refusal)) throw conflictError(refusal);
  return conflict(refusal);
}

/**
 * Saves the text of an entry's file, repaired by hand.
 * @param override the user knows that a hire has the room of an event
 * @throws ClashError when one has, and they do not
 */
export async function changeSource(
  { section, id }: EntryRef,
  version: string | null,
  source: string,
  override = false,
): Promise<SaveAnswer<unknown>> {
  const json = { version, source, ...(override && { override }) };
  const response = await {
    events: () => events[':id'].source.$put({ param: { id }, json }),
    banners: () => banners[':id'].source.$put({ param: { id }, json }),
    galleries: () => galleries[':eventId'].source.$put({ param: { eventId: id }, json }),
    settings: () => settings[':name'].source.$put({ param: { name: id }, json }),
  }[section]();
  return answerOf(response);
}

/** Reports that the user has an entry open, and returns who else has it open. */
export async function notePresence({ section, id }: OpenEntryRef): Promise<Other[]> {
  const response = await presence.$post({ json: { entry: `${section}/${id}` } });
  return (await response.json()).others;
}

/** Reports that the user has closed it, also while the page is being closed. */
export async function endPresence({ section, id }: OpenEntryRef): Promise<void> {
  await presence.$post({ json: { entry: `${section}/${id}`, left: true } }, { init: { keepalive: true } });
}
