import type { EventItem } from '../../api/admin-events.ts';

const TWIN =
  'Čo má číslo iného podujatia, vrátite len hneď po zmazaní: dostane nové číslo a\u00a0fotografie zostanú pri druhom.';

/** Whether and how deleted events come back, for the question before they are deleted. */
export function returning(events: readonly Pick<EventItem, 'problems'>[]): string {
  const mayBeTwins = events.some(({ problems }) => problems.some(({ field }) => field === 'id'));
  return ['Zmazané sa dá vrátiť.', ...(mayBeTwins ? [TWIN] : [])].join(' ');
}
