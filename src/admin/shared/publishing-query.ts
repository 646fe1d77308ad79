import { queryOptions } from '@tanstack/react-query';
import { type PublishingState, readPublishing } from '../../api/publishing.ts';

const SOON_MS = 2000;
const LATER_MS = 20_000;

export const PUBLISHING_QUERY = queryOptions({
  queryKey: ['publishing'],
  queryFn: readPublishing,
  refetchInterval: ({ state }) => intervalOf(state.data),
});

/** Often during a build, never while nothing can change by itself. */
function intervalOf(publishing: PublishingState | undefined): number | false {
  const isOnItsWay = publishing?.state === 'building' || publishing?.state === 'waiting';
  if (!isOnItsWay) return false;
  return publishing.goes_at === null ? SOON_MS : LATER_MS;
}
