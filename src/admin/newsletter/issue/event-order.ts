import type { EventChoice } from '../../../api/admin-newsletter.ts';

type Known = ReadonlyMap<number, Pick<EventChoice, 'start_date'>>;

/** The ids with one of them in another place. */
export function reordered(ids: readonly number[], from: number, to: number): number[] {
  const moved = ids.slice(from, from + 1);
  const others = ids.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...moved);
}

/** The ids by the time their events begin; those nobody knows come last. */
export function byStart(ids: readonly number[], known: Known): number[] {
  return [...ids].sort((one, other) => startOf(one, known) - startOf(other, known));
}

/** The ids with one more, before the first one that begins later: where it would stand in an order by time. */
export function insertedByStart(ids: readonly number[], id: number, known: Known): number[] {
  const later = ids.findIndex((one) => startOf(one, known) > startOf(id, known));
  return ids.toSpliced(later === -1 ? ids.length : later, 0, id);
}

function startOf(id: number, known: Known): number {
  const event = known.get(id);
  return event === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(event.start_date);
}
