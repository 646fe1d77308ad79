import { useLayoutEffect, useRef } from 'react';
import type { Photo } from '../../domain/galleries/photo.ts';
import { pictureUrl } from '../../domain/galleries/picture-source.ts';
import { thumbnailWindow } from './viewer-rules.ts';

interface Props {
  photos: readonly Photo[];
  index: number;
  onMoveTo: (index: number) => void;
}

/** The photos around the current one, which stays in the middle of the strip. */
export function ViewerThumbnails({ photos, index, onMoveTo }: Props) {
  const current = useRef<HTMLButtonElement>(null);
  const { from, to } = thumbnailWindow(index, photos.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current one changes with the index
  useLayoutEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [index]);

  return (
    <ul className="viewer-strip" aria-label="Fotografie v&nbsp;galérii">
      {photos.slice(from, to).map((photo, offset) => {
        const at = from + offset;
        return (
          <li key={photo.id}>
            <button
              ref={at === index ? current : null}
              type="button"
              className="viewer-thumbnail"
              aria-label={`Fotografia ${at + 1}`}
              aria-current={at === index}
              onClick={() => onMoveTo(at)}
            >
              <img
                src={
                  photo.image_path.endsWith('.svg') ? `/storage/${photo.image_path}` : pictureUrl(photo.image_path, 160)
                }
                alt=""
                width={56}
                height={56}
                decoding="async"
                draggable={false}
                data-fallback="thumbnail"
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
