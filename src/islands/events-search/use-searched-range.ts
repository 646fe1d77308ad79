import { useEffect, useRef, useState } from 'react';
import type { CompleteRange } from '../../domain/time/date-range.ts';
import { addressWithRange, differOnlyInRange, rangeFromAddress } from './search-address.ts';

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
