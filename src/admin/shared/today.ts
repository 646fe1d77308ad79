// What sections add to the first screen.
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readHouse } from '../../api/dashboard.ts';
import type { SessionUser } from '../../api/session.ts';

/**
 * How bad it is that something waits, worst first.
 * - `failure`: the site itself does not do what it should.
 * - `harm`: people outside the centre are let down and do not know it.
 * - `overdue`: a promised or agreed time has passed.
 * - `waiting`: it is staff's turn.
 * - `hint`: it would be good some day.
 */
export const SEVERITIES = ['failure', 'harm', 'overdue', 'waiting', 'hint'] as const;

/** Something that waits for staff: a row of the first screen. */
export interface TodayItem {
  /** Unique within its section. */
  key: string;
  severity: (typeof SEVERITIES)[number];
  /** Since when it waits, ISO; null where that says nothing. */
  since: string | null;
  title: string;
  /** A sentence about it. */
  text?: string;
  /** The button or link that does it; null when only somebody else can. */
  act: ReactNode;
}

export interface Viewer {
  user: SessionUser;
  nowMs: number;
}

/** What waits in a section, from the answer of one call. */
export interface Today {
  /** What a failure of the call is about: 'rezervácie'. */
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

/** The call about the site itself and its people, which several sections share. */
export const HOUSE_QUERY = { queryKey: ['dashboard', 'house'], queryFn: readHouse };

/** Worst first; of the same severity what has waited longest. */
export function inOrder<Item extends Pick<TodayItem, 'severity' | 'since'>>(items: readonly Item[]): Item[] {
  const rank = ({ severity }: Item) => SEVERITIES.indexOf(severity);
  const since = (item: Item) => (item.since === null ? Number.POSITIVE_INFINITY : Date.parse(item.since));
  return [...items].sort((a, b) => {
    if (rank(a) !== rank(b)) return rank(a) - rank(b);
    return since(a) === since(b) ? 0 : since(a) - since(b);
  });
}
