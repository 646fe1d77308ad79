import { navigate } from 'astro:transitions/client';
import { useEffect, useRef, useState } from 'react';
import { type PhotoAddress, photoHash, readPhotoHash } from './viewer-rules.ts';

/** Browsers refuse to rewrite the address many times a second, as a held arrow key would. */
const REWRITE_DELAY_MS = 150;

/** Marks the history entry that opening the viewer made, so that closing can go back to the one before. */
const OPENED_HERE = 'photoOpenedHere';

function pageAddress(): string {
  return location.pathname + location.search;
}

function isOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && OPENED_HERE in state;
}

interface OpenPhoto {
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
  const rewriteTimer = useRef<number>(undefined);

  function open(next: PhotoAddress) {
    setAddress(next);
    // The site's router must make the entry; otherwise it would treat Back as a step between pages and fetch this page anew.
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
      // Once the visitor is on the way to another page, this one has nothing to show.
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
