// Each open page keeps its own draft, so two tabs do not mix. The next page that opens the entry takes over what a
// closed page left.
import type { OpenEntryRef } from '../../api/entries.ts';
import { DAY_MS } from '../../domain/time/clock.ts';

const PREFIX = 'draft:';
const KEPT_DAYS = 30;

export interface Draft<Values> {
  values: Values;
  version: string | null;
  /** Epoch milliseconds. */
  at: number;
}

const PAGE = Math.random().toString(36).slice(2);
let isHeld = false;

/** The browser ends the lock with the page. */
function holdPage(): void {
  // Browsers know locks on https alone.
  if (isHeld || !('locks' in navigator)) return;
  isHeld = true;
  void navigator.locks.request(PREFIX + PAGE, () => new Promise(() => {}));
}

async function otherOpenPages(): Promise<Set<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)).filter((page) => page !== PAGE));
}

export function draftKey(userId: string, { section, id }: OpenEntryRef): string {
  return `${PREFIX}${userId}:${section}/${id}#${PAGE}`;
}

/** Takes the newest draft of an entry that no other open page keeps; null: none, too old or unreadable. */
export async function takeDraft<Values>(
  key: string,
  isValues: (value: unknown) => value is Values,
): Promise<Draft<Values> | null> {
  const prefix = key.slice(0, -PAGE.length);
  const found = keysOf(prefix)
    .flatMap((from) => {
      const draft = readDraft(from, isValues);
      return draft === null ? [] : [{ from, draft }];
    })
    .sort((a, b) => b.draft.at - a.draft.at);
  if (found.length === 0) return null;
  const others = await otherOpenPages();
  const free = found.find(({ from }) => !others.has(from.slice(prefix.length)));
  if (free === undefined) return null;
  if (free.from !== key && writeDraft(key, free.draft)) dropDraft(free.from);
  return free.draft;
}

function keysOf(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function readDraft<Values>(key: string, isValues: (value: unknown) => value is Values): Draft<Values> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { values, version, at }: Record<string, unknown> = { ...stored };
    if (typeof at !== 'number' || Date.now() - at > KEPT_DAYS * DAY_MS) {
      dropDraft(key);
      return null;
    }
    if (!isValues(values)) return null;
    return { values, version: typeof version === 'string' ? version : null, at };
  } catch {
    return null;
  }
}

/** false: the browser has no room left. */
export function writeDraft<Values>(key: string, draft: Draft<Values>): boolean {
  try {
    holdPage();
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
