// Only people know whether lines with one title are one event.
import { groupBy } from '../../group-by.ts';
import { foldForSearch } from '../../words/fold.ts';
import { MAX_DATES } from '../event-dates.ts';
import type { FoundEvent } from './found-event.ts';

export interface SameTitle {
  key: string;
  title: string;
  count: number;
}

/** A repeating event of a calendar is one event already. */
export function sameTitles(found: readonly FoundEvent[]): SameTitle[] {
  return [...groupsOf(found)].flatMap(([key, events]) => {
    const starts = events.map(({ times }) => times.start);
    const isPossible = events.length > 1 && events.length <= MAX_DATES && !starts.includes(null);
    // An event remembers one entry of a calendar, so only the dates of one series can be joined.
    const entries = new Set(events.map(({ source }) => source?.uid));
    if (!isPossible || new Set(starts).size < starts.length || entries.size > 1) return [];
    return [{ key, title: events[0]?.title ?? '', count: events.length }];
  });
}

export function joinSameTitles(found: readonly FoundEvent[], keys: ReadonlySet<string>): FoundEvent[] {
  const groups = groupsOf(found);
  const joined = new Set<string>();
  return found.flatMap((event) => {
    const key = keyOf(event);
    if (!keys.has(key) || event.further !== undefined) return [event];
    if (joined.has(key)) return [];
    joined.add(key);
    return [join(groups.get(key) ?? [event], event)];
  });
}

function join(events: readonly FoundEvent[], place: Pick<FoundEvent, 'place'>): FoundEvent {
  const [first, ...further] = events.toSorted((a, b) => (a.times.start ?? '').localeCompare(b.times.start ?? ''));
  if (first === undefined) throw new Error('A group has at least one event');
  const differing = COMPARED.filter(([field]) => further.some((event) => event[field] !== first[field]));
  const names = differing.map(([, name]) => name).join(', ');
  const questions = new Map(
    events.flatMap((event) => (event.questions ?? []).map((asked) => [asked.key, asked] as const)),
  );
  return {
    ...first,
    place: `${place.place} a\u00a0ďalšie ${further.length}`,
    ...(events.some(({ isDraft }) => isDraft) && { isDraft: true }),
    ...(events.some(({ isPrivate }) => isPrivate) && { isPrivate: true }),
    // It stands for all dates, so that the next import misses none.
    ...(first.source && { source: { uid: first.source.uid, recurrence_id: first.source.recurrence_id } }),
    further: further.map(({ place: line, times, status }) => ({ place: line, times, status })),
    ...(questions.size > 0 && { questions: [...questions.values()] }),
    notes: [
      ...new Set(events.flatMap(({ notes }) => notes)),
      ...(names === '' ? [] : [`Termíny sa líšia (${names}), platí to z\u00a0prvého: ${first.place}.`]),
    ],
  };
}

const COMPARED = [
  ['location', 'miesto'],
  ['description', 'text'],
  ['kind', 'druh'],
  ['price', 'cena'],
  ['tickets', 'vstupenky'],
  ['website', 'web'],
] as const satisfies readonly (readonly [keyof FoundEvent, string])[];

function groupsOf(found: readonly FoundEvent[]): Map<string, FoundEvent[]> {
  return groupBy(
    found.filter((event) => keyOf(event) !== '' && event.further === undefined),
    keyOf,
  );
}

function keyOf({ title }: FoundEvent): string {
  return foldForSearch(title);
}
