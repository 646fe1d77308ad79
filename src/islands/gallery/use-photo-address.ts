import { useEffect, useRef, useState } from 'react';
import { type PhotoAddress, photoHash, readPhotoHash } from './photo-address.ts';

/** Browsers refuse to have the address rewritten many times a second, as a held arrow key would. */
const REWRITE_DELAY_MS = 150;

/** Marks the history entry that opening made, so that closing can take it back. */
const OPENED_HERE = 'photoOpenedHere';

function pageAddress(): string {
  return location.pathname + location.search;
}

function isOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && OPENED_HERE in state;
}

export interface OpenPhoto {
  /** The photo that the address names; null before hydration and when it names none. */
  address: PhotoAddress | null;
  /** Opens a photo in a history entry of its own: Back closes it. */
  open: (address: PhotoAddress) => void;
  /** Shows another photo in the same entry. */
  move: (address: PhotoAddress) => void;
  close: () => void;
}

/** The open photo as part of the address, so that a single photo can be linked, and Back and Forward work. */
export function usePhotoAddress(): OpenPhoto {
  const [address, setAddress] = useState<PhotoAddress | null>(null);
  const shown = useRef<PhotoAddress | null>(null);
  const rewriteTimer = useRef<number>(undefined);

  function show(next: PhotoAddress | null) {
    clearTimeout(rewriteTimer.current);
    shown.current = next;
    setAddress(next);
  }

  useEffect(() => {
    const page = pageAddress();
    const follow = (event?: PopStateEvent) => {
      if (pageAddress() !== page) return;
      const next = readPhotoHash(location.hash);
      // Between a photo and its page there is nothing to load: the site's router must not fetch the page anew.
      if (next !== null || shown.current !== null) event?.stopImmediatePropagation();
      clearTimeout(rewriteTimer.current);
      shown.current = next;
      setAddress(next);
    };
    follow();
    addEventListener('popstate', follow, { capture: true });
    return () => {
      removeEventListener('popstate', follow, { capture: true });
      clearTimeout(rewriteTimer.current);
    };
  }, []);

  return {
    address,
    open: (next) => {
      // The router counts entries by what it keeps in their state: this one counts as the page it belongs to.
      history.pushState({ ...history.state, [OPENED_HERE]: true }, '', photoHash(next));
      show(next);
    },
    move: (next) => {
      show(next);
      rewriteTimer.current = window.setTimeout(
        () => history.replaceState(history.state, '', photoHash(next)),
        REWRITE_DELAY_MS,
      );
    },
    close: () => {
      if (shown.current === null) return;
      show(null);
      if (isOpenedHere()) history.back();
      else history.replaceState(history.state, '', pageAddress());
    },
  };
}
