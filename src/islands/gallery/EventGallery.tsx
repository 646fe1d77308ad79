import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { StoragePicture } from '../../components/StoragePicture.tsx';
import type { Photo } from '../../domain/galleries/gallery-file.ts';
import { photoCount, plural } from '../../domain/words/plural.ts';
import styles from './EventGallery.module.css';
import { PAGE_SIZE, photoPages, photoRows, photoShape, rowShare } from './photo-rows.ts';
import { usePhotoAddress } from './use-photo-address.ts';
import { ViewerDialog } from './ViewerDialog.tsx';
import { isPlainClick } from './viewer-rules.ts';

interface Props {
  eventId: number;
  title: string;
  photos: readonly Photo[];
}

export function EventGallery({ eventId, title, photos }: Props) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const { address, open, move, close } = usePhotoAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const loadAlbum = useCallback(async () => ({ id: eventId, title, photos }), [eventId, title, photos]);
  const remaining = photos.slice(shownCount);
  const isOpen = address !== null && address.eventId === null && photos.some(({ id }) => id === address.photoId);

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

interface PhotoPageProps {
  photos: readonly Photo[];
  firstNumber: number;
  onOpen: (photo: Photo) => void;
}

function PhotoPage({ photos, firstNumber, onOpen }: PhotoPageProps) {
  const isEven = ((firstNumber - 1) / PAGE_SIZE) % 2 === 1;

  function openInViewer(event: MouseEvent, photo: Photo) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(photo);
  }

  return photoRows(photos, isEven).map(({ photos: row, isShort }) => (
    <ul key={row[0]?.id} className={styles.row} data-short={isShort}>
      {row.map((photo) => (
        <li key={photo.id} className={styles.item} data-shape={photoShape(photo)}>
          <a
            // An id would make the page jump when the address names the photo.
            data-photo={photo.id}
            className={styles.link}
            href={`/storage/${photo.image_path}`}
            aria-label={`Fotografia ${firstNumber + photos.indexOf(photo)}: ${photo.alt_text}`}
            // The router must neither prefetch nor swap in a picture.
            data-astro-prefetch="false"
            data-astro-reload
            onClick={(event) => openInViewer(event, photo)}
          >
            <StoragePicture
              {...photo}
              alt_text=""
              sizes={`(min-width: 48rem) ${rowShare(photo, row)}vw, 60vw`}
              fallback="thumbnail"
            />
          </a>
        </li>
      ))}
    </ul>
  ));
}
