import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readHouse } from '../../api/dashboard.ts';
import type { SessionUser } from '../../api/session.ts';

/**
 * Worst first.
 * - `failure`: the site does not work as it should.
 * - `harm`: people outside are let down and do not know it.
 * - `overdue`: an agreed time has passed.
 * - `waiting`: it is staff's turn.
 * - `hint`: it would be good some day.
 */
const SEVERITIES = ['failure', 'harm', 'overdue', 'waiting', 'hint'] as const;

export interface TodayItem {
  /** Unique within its section. */
  key: string;
  severity: (typeof SEVERITIES)[number];
  /** ISO; null where that says nothing. */
  since: string | null;
  title: string;
  text?: string;
  /** Null when only somebody else can do it. */
  act: ReactNode;
}

export interface Viewer {
  user: SessionUser;
  nowMs: number;
}

export interface Today {
  name: string;
  /** Sections with the same key share one call. */
  queryKey: QueryKey;
  queryFn: () => Promise<unknown>;
  items: (answer: unknown, viewer: Viewer) => TodayItem[];
}

interface Source<Answer> extends Omit<Today, 'queryFn' | 'items'> {
  queryFn: () => Promise<Answer>;
  items: (answer: Answer, viewer: Viewer) => TodayItem[];
}

export function todayOf<Answer>({ items, ...source }: Source<Answer>): Today {
  // The answer under this key is the one of `queryFn`.
  return { ...source, items: (answer, viewer) => items(answer as Answer, viewer) };
}

export const HOUSE_QUERY = { queryKey: ['dashboard', 'house'], queryFn: readHouse };

export function sortTodayItems<Item extends Pick<TodayItem, 'severity' | 'since'>>(items: readonly Item[]): Item[] {
  const rank = ({ severity }: Item) => SEVERITIES.indexOf(severity);
  const since = (item: Item) => (item.since === null ? Number.POSITIVE_INFINITY : Date.parse(item.since));
  return [...items].sort((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    return since(a) === since(b) ? 0 : since(a) - since(b);
  });
}
