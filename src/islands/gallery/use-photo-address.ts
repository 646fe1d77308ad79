import { navigate } from 'astro:transitions/client';
import { useEffect, useRef, useState } from 'react';
import { type PhotoAddress, photoHash, readPhotoHash } from './viewer-rules.ts';

/** Browsers refuse many rewrites a second, as by a held arrow key. */
const REWRITE_DELAY_MS = 150;

/** Marks the viewer's history entry, so that closing can go back before it. */
const OPENED_HERE = 'photoOpenedHere';

function pageAddress(): string {
  return location.pathname + location.search;
}

function isOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && OPENED_HERE in state;
}

/** `address` is null before hydration and when the page's address names no photo. */
export function usePhotoAddress() {
  const [address, setAddress] = useState<PhotoAddress | null>(null);
  const rewriteTimer = useRef<number>(undefined);

  function open(next: PhotoAddress) {
    setAddress(next);
    // The router must make the entry; otherwise Back would fetch this page anew.
    navigate(photoHash(next), { state: { [OPENED_HERE]: true } });
  }

  function move(next: PhotoAddress) {
    setAddress(next);
    clearTimeout(rewriteTimer.current);
    rewriteTimer.current = window.setTimeout(
      () => history.replaceState(history.state, '', photoHash(next)),
      REWRITE_DELAY_MS,
    );
  }

  function close() {
    if (address === null) return;
    clearTimeout(rewriteTimer.current);
    setAddress(null);
    if (isOpenedHere()) history.back();
    else history.replaceState(history.state, '', pageAddress());
  }

  useEffect(() => {
    const page = pageAddress();
    const follow = () => {
      // The visitor is on the way to another page.
      if (pageAddress() !== page) return;
      clearTimeout(rewriteTimer.current);
      setAddress(readPhotoHash(location.hash));
    };
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      clearTimeout(rewriteTimer.current);
    };
  }, []);

  return { address, open, move, close };
}
