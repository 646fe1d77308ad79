import { useCallback, useEffect, useEffectEvent } from 'react';
import { fetchAlbum } from './fetch-album.ts';
import { isPlainClick } from './plain-click.ts';
import { usePhotoAddress } from './use-photo-address.ts';
import { ViewerDialog } from './ViewerDialog.tsx';

/**
 * Makes the static cards of the gallery page open the viewer (SPEC 2.9). One island for all cards; the photos of an event are
 * fetched when it is opened.
 */
export function GalleryOpener() {
  const { address, open, move, close } = usePhotoAddress();
  const eventId = address?.eventId ?? null;
  const loadAlbum = useCallback((signal: AbortSignal) => fetchAlbum(eventId ?? 0, signal), [eventId]);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.currentTarget;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    open({ eventId: Number(link.dataset.gallery), photoId: Number(link.dataset.firstPhoto) });
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-gallery]')) {
      // Now that they open a dialog they are buttons, and buttons listen to the space bar too.
      link.role = 'button';
      link.ariaHasPopup = 'dialog';
      link.addEventListener('click', (event) => onClick(event), { signal });
      link.addEventListener('keydown', pressBySpace, { signal });
    }
    return () => listening.abort();
  }, []);

  if (address === null || eventId === null) return null;
  return (
    <ViewerDialog
      address={address}
      loadAlbum={loadAlbum}
      onMove={move}
      onClose={close}
      focusFallback={() => document.querySelector<HTMLElement>(`a.button[data-gallery="${eventId}"]`)}
    />
  );
}

function pressBySpace(event: KeyboardEvent): void {
  if (event.key !== ' ' || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.click();
}
