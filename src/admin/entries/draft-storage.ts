// What somebody has typed and not saved, kept in this browser: a crash or an ended session loses nothing.
import type { OpenEntryRef } from '../../api/admin-content.ts';

const PREFIX = 'draft:';
/** A draft nobody came back for is not offered for ever. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Draft<Values> {
  values: Values;
  /** The version of the entry it was begun from; null: a new entry. */
  version: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** The name of a draft: whose it is, and of which entry. */
export function draftKey(userId: string, { section, id }: OpenEntryRef): string {
  return `${PREFIX}${userId}:${section}/${id}`;
}

/** null: there is none, or it is too old or not readable. */
export function readDraft<Values>(key: string, isValues: (value: unknown) => value is Values): Draft<Values> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { values, version, at }: Record<string, unknown> = { ...stored };
    if (typeof at !== 'number' || Date.now() - at > KEPT_DAYS * DAY_MS || !isValues(values)) return null;
    return { values, version: typeof version === 'string' ? version : null, at };
  } catch {
    return null;
  }
}

/** Keeps a draft; where the browser has no room left it stays as it was. */
export function writeDraft<Values>(key: string, draft: Draft<Values>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The form itself still holds it all.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is none then.
  }
}
