import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { MAX_ADDED_ROWS, MAX_CHECKED_ROWS, type RowState } from '../domain/newsletter/subscriber-import.ts';
import type { SubscriberApi } from '../server/features/newsletter/desk-routes.ts';
import { ADMIN_CALLS } from './admin-client.ts';
import { bodyOf, itemsOf } from './client.ts';

const call = hc<SubscriberApi>('/', ADMIN_CALLS).api.admin.newsletter.subscribers.import;

type Part = InferRequestType<typeof call.$post>['json'];
export type ImportRow = Part['rows'][number];
export type ForAll = Pick<Part, 'proof' | 'confirmed_on'>;
export type SubscriberImport = InferResponseType<typeof call.$get>['items'][number];

export async function checkRows(rows: readonly ImportRow[], all: ForAll): Promise<RowState[]> {
  const states: RowState[] = [];
  for (let at = 0; at < rows.length; at += MAX_CHECKED_ROWS) {
    const json = { ...all, rows: rows.slice(at, at + MAX_CHECKED_ROWS) };
    states.push(...(await bodyOf(call.check.$post({ json }))).rows);
  }
  return states;
}

/**
 * A part without an answer may be sent again: nobody is added twice.
 * @param from number of rows added by earlier attempts
 */
export async function addRows(
  { id, rows, all, from }: { id: string; rows: readonly ImportRow[]; all: ForAll; from: number },
  onPart: (states: RowState[]) => void,
): Promise<void> {
  for (let at = from; at < rows.length; at += MAX_ADDED_ROWS) {
    const json = { ...all, import: id, rows: rows.slice(at, at + MAX_ADDED_ROWS) };
    onPart((await bodyOf(call.$post({ json }))).rows);
  }
}

export const listImports = () => itemsOf(call.$get());

/** @returns how many people it concerned */
export async function undoImport(id: string): Promise<number> {
  return (await bodyOf(call[':id'].undo.$post({ param: { id } }))).removed;
}
