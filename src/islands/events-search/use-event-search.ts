import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { EVENTS_FAILED, findEvents } from '../../api/events.ts';
import type { CardEvent } from '../../domain/events/card-event.ts';
import { type CompleteRange, orderRange, parseIsoDay } from '../../domain/time/date-range.ts';
import { typeset } from '../../domain/words/typography.ts';

type EventSearch =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'found'; events: CardEvent[] };

const NONE: EventSearch = { state: 'none' };
const LOADING: EventSearch = { state: 'loading' };

export function useEventSearch(range: CompleteRange | null): EventSearch {
  const [answered, setAnswered] = useState<{ range: CompleteRange; search: EventSearch } | null>(null);

  useEffect(() => {
    if (range === null) return;
    const newerSearch = new AbortController();
    const answer = (search: EventSearch) => {
      if (!newerSearch.signal.aborted) setAnswered({ range, search });
    };
    findEvents(range, newerSearch.signal).then(
      (events) => answer({ state: 'found', events: typeset(events) }),
      (error) => answer({ state: 'failed', message: error instanceof ApiError ? error.message : EVENTS_FAILED }),
    );
    return () => newerSearch.abort();
  }, [range]);

  if (range === null) return NONE;
  // Older results must not be shown or read aloud with these days.
  return answered?.range === range ? answered.search : LOADING;
}

/**
 * The range in the address; null means no search. Each call makes a new object, so that the same range searches
 * again.
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
    // Astro's router would fetch the page at every step through the history. This load is hidden from other listeners
    // (the curtain would close) and never ends; the next navigation drops it.
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
    // The router numbers its entries in this state, and treats all searches as one page.
    if (address !== location.href) history.pushState(history.state, '', address);
    shownAddress.current = address;
    setRange(next && { ...next });
  };
  return [range, searchFor];
}

const START = 'od';
const END = 'do';

/** Null when a day is missing or not real. */
export function rangeFromAddress(address: string): CompleteRange | null {
  const { searchParams } = new URL(address);
  const start = parseIsoDay(searchParams.get(START));
  const end = parseIsoDay(searchParams.get(END));
  return start === null || end === null ? null : orderRange({ start, end });
}

export function addressWithRange(address: string, range: CompleteRange | null): string {
  const url = new URL(address);
  url.searchParams.delete(START);
  url.searchParams.delete(END);
  if (range !== null) {
    url.searchParams.set(START, range.start);
    url.searchParams.set(END, range.end);
  }
  return url.href;
}

export function differOnlyInRange(one: string, other: string): boolean {
  return addressWithRange(one, null) === addressWithRange(other, null);
}
