import { useEffect, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { EVENTS_FAILED, findEvents } from '../../api/events.ts';
import type { CardEvent } from '../../domain/events/card-event.ts';
import type { CompleteRange } from '../../domain/time/date-range.ts';

export type EventSearch =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'found'; events: CardEvent[] };

const NONE: EventSearch = { state: 'none' };
const LOADING: EventSearch = { state: 'loading' };

/** Searches whenever it is given another range. A newer search ends the older one, whose answer then counts no more. */
export function useEventSearch(range: CompleteRange | null): EventSearch {
  const [answered, setAnswered] = useState<{ range: CompleteRange; search: EventSearch } | null>(null);

  useEffect(() => {
    if (range === null) return;
    const newerSearch = new AbortController();
    const answer = (search: EventSearch) => {
      if (!newerSearch.signal.aborted) setAnswered({ range, search });
    };
    findEvents(range, newerSearch.signal).then(
      (events) => answer({ state: 'found', events }),
      (error) => answer({ state: 'failed', message: error instanceof ApiError ? error.message : EVENTS_FAILED }),
    );
    return () => newerSearch.abort();
  }, [range]);

  if (range === null) return NONE;
  // What an older search found is not to be shown, nor read out, with the days of this one.
  return answered?.range === range ? answered.search : LOADING;
}
