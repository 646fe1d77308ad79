import { useCallback, useEffect, useRef, useState } from 'react';
import type { Photo } from '../../domain/galleries/photo.ts';
import { photoCount, plural } from '../../domain/words/plural.ts';
import styles from './EventGallery.module.css';
import { PhotoPage } from './PhotoPage.tsx';
import { PAGE_SIZE, photoPages } from './photo-rows.ts';
import { usePhotoAddress } from './use-photo-address.ts';
import { ViewerDialog } from './ViewerDialog.tsx';

interface Props {
  eventId: number;
  title: string;
  /** At least one. */
  photos: readonly Photo[];
}

/**
 * The photos on the page of an event (SPEC 2.12): six at a time, each a link to its picture; with scripts they open in the
 * viewer.
 */
export function EventGallery({ eventId, title, photos }: Props) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const { address, open, move, close } = usePhotoAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const loadAlbum = useCallback(async () => ({ id: eventId, title, photos }), [eventId, title, photos]);
  const remaining = photos.slice(shownCount);
  const isOpen = address !== null && address.eventId === null && photos.some(({ id }) => id === address.photoId);

  // Whoever asked for more goes on at the first new photo.
  useEffect(() => {
    const firstNew = shownCount > PAGE_SIZE ? photos[shownCount - PAGE_SIZE] : undefined;
    if (firstNew !== undefined) thumbnail(firstNew.id)?.focus();
  }, [shownCount, photos]);

  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          Fotogaléria
        </h2>
        <p className="muted">{photoCount(photos.length)}</p>
      </div>
      {photoPages(photos.slice(0, shownCount)).map((page, at) => (
        <PhotoPage
          key={page[0]?.id}
          photos={page}
          firstNumber={at * PAGE_SIZE + 1}
          onOpen={(photo) => open({ eventId: null, photoId: photo.id })}
        />
      ))}
      {remaining.length > 0 && (
        <>
          <button
            type="button"
            className={`button needs-script ${styles.more}`}
            onClick={() => setShownCount((count) => count + PAGE_SIZE)}
          >
            Načítať ďalšie
            <span className={styles.remaining}>
              – {plural(remaining.length, 'zostáva', 'zostávajú', 'zostáva')} {photoCount(remaining.length)}
            </span>
          </button>
          <ul className={styles.links}>
            {remaining.map((photo, at) => (
              <li key={photo.id}>
                <a href={`/storage/${photo.image_path}`}>
                  Fotografia {shownCount + at + 1}: {photo.alt_text}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && (
        <ViewerDialog
          address={address}
          loadAlbum={loadAlbum}
          onMove={move}
          onClose={close}
          focusFallback={() => thumbnail(address.photoId) ?? heading.current}
        />
      )}
    </>
  );
}

function thumbnail(photoId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`a[data-photo="${photoId}"]`);
}
