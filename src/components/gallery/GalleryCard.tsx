import { eventPath } from '../../domain/events/card-event.ts';
import type { PublishedEvent } from '../../domain/events/published-event.ts';
import type { Photo } from '../../domain/galleries/gallery-file.ts';
import { formatDate } from '../../domain/time/format-date.ts';
import { photoCount } from '../../domain/words/plural.ts';
import { POSTER_SIZE, StoragePicture } from '../StoragePicture.tsx';
import './GalleryCard.css';

export interface GalleryEvent
  extends Pick<PublishedEvent, 'id' | 'slug' | 'title' | 'poster_image' | 'poster_alt' | 'start_date'> {
  gallery_count: number;
  cover: Photo;
}

interface Props {
  event: GalleryEvent;
  isLead: boolean;
}

export function GalleryCard({ event, isLead }: Props) {
  const { cover, title } = event;
  return (
    <article className={isLead ? 'gallery-card gallery-card--lead' : 'gallery-card'}>
      <div className="gallery-card-cover">
        <StoragePicture
          {...cover}
          alt_text=""
          sizes={isLead ? '(min-width: 62rem) 52rem, 100vw' : '(min-width: 62rem) 25rem, (min-width: 40rem) 45vw, 90vw'}
          isUrgent={isLead}
        />
      </div>
      <p className="badge gallery-card-count">{photoCount(event.gallery_count)}</p>
      <div className="gallery-card-words">
        {event.poster_image !== null && (
          <StoragePicture
            className="gallery-card-poster"
            image_path={event.poster_image}
            alt_text={event.poster_alt ?? ''}
            {...POSTER_SIZE}
            sizes={isLead ? '(min-width: 62rem) 11rem, 6rem' : '6rem'}
          />
        )}
        <div className="gallery-card-text">
          <time dateTime={event.start_date}>{formatDate(event.start_date)}</time>
          <h2 className="gallery-card-title">
            <a href={eventPath(event)}>{title}</a>
          </h2>
        </div>
        <a
          className="button gallery-card-open"
          href={`${eventPath(event)}#galeria`}
          data-gallery={event.id}
          data-first-photo={cover.id}
          data-astro-prefetch="false"
        >
          Zobraziť galériu<span className="visually-hidden">: {title}</span>
        </a>
      </div>
    </article>
  );
}
