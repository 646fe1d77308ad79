import { ImageOff } from 'lucide-react';
import { useParams } from 'react-router';
import { events } from '../../../api/admin-events.ts';
import { galleries } from '../../../api/galleries.ts';
import { pictureUrl } from '../../../domain/galleries/picture-source.ts';
import { GALLERIES } from '../../../domain/kinds/gallery.ts';
import { ChangedValue } from '../../entries/FieldValue.tsx';
import { HistoryPage } from '../../entries/HistoryPage.tsx';
import type { ChangesProps } from '../../entries/HistoryPanel.tsx';
import styles from './GalleryHistoryPage.module.css';
import { type ChangedPhoto, photoChanges } from './photo-changes.ts';

export function GalleryHistoryPage() {
  const { eventId = '' } = useParams();
  return (
    <HistoryPage
      entry={{ section: 'galleries', id: eventId }}
      find={async () => {
        const [gallery, event] = await Promise.all([galleries.find(eventId), events.find(eventId)]);
        return { title: event.is_broken ? '' : `Fotky: ${event.title}`, version: gallery.version };
      }}
      back={{ to: `/gallery/${eventId}`, label: 'Späť na fotky' }}
      Changes={GalleryChanges}
    />
  );
}

function GalleryChanges({ changes, removedPictures }: ChangesProps) {
  const before = photosOf(changes, 'before');
  const after = photosOf(changes, 'after');
  if (after === null) return <Sentence title="Fotky">Po tejto zmene sa galéria nedala prečítať.</Sentence>;
  if (before === null) return <Sentence title="Fotky">Galéria, ktorá sa nedala prečítať, je opravená.</Sentence>;
  const shown = photoChanges(before, after);
  if (shown.length === 0) return <Sentence title="Zápis fotiek">Pre návštevníkov sa nič nezmenilo.</Sentence>;
  return shown.map(({ title, photos, words }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
    <div key={index}>
      <dt>{title}</dt>
      {words !== undefined && <ChangedValue {...words} />}
      <dd className={styles.whole}>
        <Photos photos={photos} removedPictures={removedPictures} />
      </dd>
    </div>
  ));
}

function photosOf(changes: ChangesProps['changes'], side: 'before' | 'after') {
  const change = changes.find(({ field }) => field === 'photos');
  return GALLERIES.schema.shape.photos.safeParse(change?.[side]).data ?? null;
}

function Sentence({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className={styles.whole}>{children}</dd>
    </div>
  );
}

interface PhotosProps {
  photos: readonly ChangedPhoto[];
  removedPictures: ReadonlySet<string>;
}

function Photos({ photos, removedPictures }: PhotosProps) {
  return (
    <ul className={styles.photos}>
      {photos.map(({ photo: { id, image_path, alt_text }, note }) => (
        <li key={id}>
          {removedPictures.has(image_path) ? (
            <span className={styles.gone}>
              <ImageOff aria-hidden size={20} />
              <span className="visually-hidden">{alt_text ?? 'Fotka bez opisu'} (odstránená natrvalo)</span>
            </span>
          ) : (
            <img src={pictureUrl(image_path, 160)} alt={alt_text ?? ''} loading="lazy" />
          )}
          {note}
        </li>
      ))}
    </ul>
  );
}
