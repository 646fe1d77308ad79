import type { MouseEvent } from 'react';
import { StoragePicture } from '../../components/StoragePicture.tsx';
import type { Photo } from '../../domain/galleries/photo.ts';
import styles from './PhotoPage.module.css';
import { PAGE_SIZE, photoRows, photoShape, rowShare } from './photo-rows.ts';
import { isPlainClick } from './plain-click.ts';

interface Props {
  /** At most six. */
  photos: readonly Photo[];
  /** Number of the first of them in the gallery. */
  firstNumber: number;
  onOpen: (photo: Photo) => void;
}

/** Six thumbnails in two rows, one of large and one of small ones; pages alternate which comes first. */
export function PhotoPage({ photos, firstNumber, onOpen }: Props) {
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
            // No id: an address that names the photo would make the page behind the viewer jump.
            data-photo={photo.id}
            className={styles.link}
            href={`/storage/${photo.image_path}`}
            aria-label={`Fotografia ${firstNumber + photos.indexOf(photo)}: ${photo.alt_text}`}
            // A picture is no page: the router must neither fetch it ahead nor swap it in.
            data-astro-prefetch="false"
            data-astro-reload
            onClick={(event) => openInViewer(event, photo)}
          >
            <StoragePicture
              path={photo.image_path}
              alt=""
              width={photo.width}
              height={photo.height}
              focus={photo.focus}
              sizes={`(min-width: 40rem) ${rowShare(photo, row)}vw, 60vw`}
              fallback="thumbnail"
            />
          </a>
        </li>
      ))}
    </ul>
  ));
}
