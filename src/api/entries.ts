import { hc, type InferResponseType } from 'hono/client';
import { isRecord } from '../domain/fields/same-value.ts';
import type { KindName } from '../domain/kinds/kinds.ts';
import type { EntryName, fileRoutes } from '../server/core/entries/file-entries.ts';
import type { PresenceApi } from '../server/core/entries/presence.ts';
import { ADMIN_CHANGES } from './admin-client.ts';
import { conflictError } from './admin-rooms.ts';
import { bodyOf, ended } from './client.ts';

const presence = hc<PresenceApi>('/', ADMIN_CHANGES).api.admin.presence;

function callsOf({ section, id }: EntryRef) {
  return hc<ReturnType<typeof fileRoutes<EntryName, object>>>(`/api/admin/${section}/${id}`, ADMIN_CHANGES);
}

type EntryCalls = ReturnType<typeof callsOf>;

export type Publication = InferResponseType<EntryCalls['index']['$get']>['publication'];
export type EntryHistory = InferResponseType<EntryCalls['history']['$get']>;
export type EntryRevision = EntryHistory['items'][number];
export type Other = InferResponseType<typeof presence.$post>['others'][number];

/** `current` is the entry as somebody else left it; null: deleted. */
export type SaveAnswer<Entry> =
  | { outcome: 'saved'; entry: Entry }
  | { outcome: 'conflict'; message: string; current: Entry | null };

export type DeleteAnswer = { outcome: 'saved'; revision: string } | { outcome: 'conflict'; message: string };

export interface EntryRef {
  section: 'events' | 'galleries' | 'settings' | KindName;
  /** The number (of the event for a gallery), or the name of a setting. */
  id: string;
}

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

type Fields = Readonly<Record<string, unknown>>;

interface Answer<Body, Status = number> {
  ok: boolean;
  status: Status;
  json(): Promise<Body>;
}

type ChangeAnswer<Entry> = Answer<Entry, 200> | Answer<Conflict<Entry>, 409>;

interface EntryClient<Entry, Param> {
  $get(args: { param: Param }): Promise<Answer<Entry>>;
  $put(args: { param: Param; json: Fields & { version: string | null } }): Promise<ChangeAnswer<Entry>>;
}

interface NumberedClient<Entry> extends EntryClient<Entry, { id: string }> {
  $delete(args: {
    param: { id: string };
    query: { version: string };
  }): Promise<Answer<{ revision: string }, 200> | Answer<{ message: string }, 409>>;
}

interface KindClient<Entry, List, Query> {
  $get(args: { query: Query }): Promise<Answer<List>>;
  $post(args: { json: Fields }, options: { headers: Record<string, string> }): Promise<Answer<{ id: number }>>;
  ':id': NumberedClient<Entry>;
}

/**
 * @param call of one entry, with ADMIN_CHANGES
 * @param paramOf makes an id the parameter in the call's address
 */
export function entryCalls<Entry, Param>(call: EntryClient<Entry, Param>, paramOf: (id: string) => Param) {
  return {
    async find(id: string): Promise<Entry> {
      return (await call.$get({ param: paramOf(id) })).json();
    },

    /**
     * @param version null: there was no file
     * @param override the user knows that the room is taken
     * @throws ClashError without `override`
     */
    async change(id: string, version: string | null, fields: unknown, override = false): Promise<SaveAnswer<Entry>> {
      const json = { ...(isRecord(fields) && fields), ...(override && { override }), version };
      return answerOf<Entry>(call.$put({ param: paramOf(id), json }));
    },
  };
}

/** @param call of a kind whose entries can be made and deleted, with ADMIN_CHANGES */
export function kindCalls<Entry, List, Query>(call: KindClient<Entry, List, Query>) {
  return {
    ...entryCalls<Entry, { id: string }>(call[':id'], (id) => ({ id })),

    async list(query: Query): Promise<List> {
      return (await call.$get({ query })).json();
    },

    /**
     * @param key the same when the call is repeated
     * @param override the user knows that the room is taken
     * @throws ClashError without `override`
     */
    async create(fields: Fields, key: string, override = false): Promise<{ id: number }> {
      const json = { ...fields, ...(override && { override }) };
      const response = await call.$post({ json }, { headers: { 'Idempotency-Key': key } });
      if (!response.ok) throw conflictError(await response.json());
      return response.json();
    },

    async remove(id: string, version: string): Promise<DeleteAnswer> {
      const response = await call[':id'].$delete({ param: { id }, query: { version } });
      if (response.status === 200) return { outcome: 'saved', revision: (await response.json()).revision };
      return { outcome: 'conflict', message: (await response.json()).message };
    },
  };
}

export const readHistory = (entry: EntryRef, before: string | null) =>
  bodyOf(callsOf(entry).history.$get({ query: before === null ? {} : { before } }));

/**
 * @param version the version seen last; null: it was deleted
 * @param override the user knows that the room is taken
 * @param asMoved visitors are told that the event has moved
 * @throws ClashError without `override`
 */
export async function restoreEntry(
  entry: EntryRef,
  revision: string,
  version: string | null,
  override: boolean,
  asMoved = false,
): Promise<SaveAnswer<unknown>> {
  const json = { revision, version, ...(override && { override }), ...(asMoved && { as_moved: true }) };
  return answerOf<unknown>(callsOf(entry).restore.$post({ json }));
}

/**
 * @param override the user knows that the room is taken
 * @throws ClashError without `override`
 */
export async function changeSource(
  entry: EntryRef,
  version: string | null,
  source: string,
  override: boolean,
): Promise<SaveAnswer<unknown>> {
  const json = { version, source, ...(override && { override }) };
  return answerOf<unknown>(callsOf(entry).source.$put({ json }));
}

export async function answerOf<Entry>(call: Promise<ChangeAnswer<Entry>>): Promise<SaveAnswer<Entry>> {
  const response = await call;
  if (response.status === 200) return saved(await response.json());
  const refusal = await response.json();
  // Without another version there is nothing to compare: a room is taken, or an issue is being sent.
  if (!('current' in refusal)) throw conflictError(refusal);
  return { outcome: 'conflict', ...refusal };
}

export async function notePresence({ section, id }: OpenEntryRef): Promise<Other[]> {
  return (await bodyOf(presence.$post({ json: { entry: `${section}/${id}` } }))).others;
}

/** Also works while the page is being closed. */
export const endPresence = ({ section, id }: OpenEntryRef) =>
  ended(presence.$post({ json: { entry: `${section}/${id}`, left: true } }, { init: { keepalive: true } }));
