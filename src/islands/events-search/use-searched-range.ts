import { useEffect, useRef, useState } from 'react';
import type { CompleteRange } from '../../domain/view/date-range.ts';
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
    // Astro's router answers every step through the history by fetching the page anew. Steps between searches stay on this
    // page, so they are taken before the router (which does not listen in the capture phase) hears of them.
    const onPopState = (event: PopStateEvent) => {
      const isOtherSearch = location.href !== shownAddress.current;
      if (!isOtherSearch || !differOnlyInRange(shownAddress.current, location.href)) return;
      event.stopImmediatePropagation();
      readAddress();
    };
    readAddress();
    addEventListener('popstate', onPopState, { capture: true });
    return () => removeEventListener('popstate', onPopState, { capture: true });
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
