import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { EVENTS_FAILED, findEvents } from '../../api/events.ts';
import type { CardEvent } from '../../domain/events/card-event.ts';
import type { CompleteRange } from '../../domain/time/date-range.ts';
import { addressWithRange, differOnlyInRange, rangeFromAddress } from './search-address.ts';

type EventSearch =
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

/**
 * The searched range, which lives in the address: Back and Forward move through searches, a shared address searches at once.
 * Null means no search. Each call of the second value answers a new object, so that asking for the same range asks again.
 */
export function useSearchedRange(): [CompleteRange | null, (range: CompleteRange | null) => void] {
  const [range, setRange] = useState<CompleteRange | null>(null);
  const shownAddress = useRef('');

  useEffect(() => {
    const readAddress = () => {
      shownAddress.current = location.href;
      setRange(rangeFromAddress(location.href));
    };
    const onPopState = () => {
      if (differOnlyInRange(shownAddress.current, location.href)) readAddress();
    };
    // Astro's router answers every step through the history by fetching the page anew. Steps between searches stay on this
    // page: such a load is hidden from everyone else (the curtain would close) and never comes to an end; the router drops
    // it with its next navigation.
    const keepPage = (event: DocumentEventMap['astro:before-preparation']) => {
      if (event.navigationType !== 'traverse' || !differOnlyInRange(shownAddress.current, event.to.href)) return;
      event.stopImmediatePropagation();
      event.loader = () => new Promise(() => {});
    };
    readAddress();
    addEventListener('popstate', onPopState);
    document.addEventListener('astro:before-preparation', keepPage, { capture: true });
    return () => {
      removeEventListener('popstate', onPopState);
      document.removeEventListener('astro:before-preparation', keepPage, { capture: true });
    };
  }, []);

  const searchFor = (next: CompleteRange | null) => {
    const address = addressWithRange(location.href, next);
    // The state of the entry is copied: to the router, which numbers its entries there, all searches are one page.
    if (address !== location.href) history.pushState(history.state, '', address);
    shownAddress.current = address;
    setRange(next && { ...next });
  };
  return [range, searchFor];
}
