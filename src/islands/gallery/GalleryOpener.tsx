import { useCallback, useEffect, useEffectEvent } from 'react';
import type { Album } from '../../domain/galleries/gallery-file.ts';
import { usePhotoAddress } from './use-photo-address.ts';
import { ViewerDialog } from './ViewerDialog.tsx';
import { isPlainClick } from './viewer-rules.ts';

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
      // A button reacts to the space bar too.
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

/** A proxy may answer with an error page. */
function isAlbum(value: unknown): value is Album {
  if (typeof value !== 'object' || value === null) return false;
  return 'title' in value && 'photos' in value && Array.isArray(value.photos) && value.photos.length > 0;
}

/** @throws Error with the message for the visitor */
async function fetchAlbum(eventId: number, signal: AbortSignal): Promise<Album> {
  const response = await fetch(`/gallery/${eventId}.json`, { signal }).catch((cause: unknown) => {
    throw new Error('Failed to load galleries', { cause });
  });
  if (!response.ok) throw new Error(`Server responded with ${response.status}`);
  const album: unknown = await response.json().catch(() => null);
  if (!isAlbum(album)) throw new Error('Failed to load galleries');
  return album;
}
