import type { Picture } from '../domain/fields/fields.ts';
import { focusAttributes, pictureFallbackUrl } from '../domain/galleries/picture-source.ts';
import { PictureSource } from './PictureSource.tsx';

interface Props extends Picture {
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** Which placeholder stands in when the picture cannot be loaded. */
  fallback?: 'main' | 'thumbnail' | 'about';
  /** The page's largest picture, to be fetched before all others. */
  isUrgent?: boolean;
  className?: string | undefined;
}

/** A picture of the content, offered in several widths. */
export function StoragePicture(props: Props) {
  const { image_path, alt_text, width, height, focus, sizes, fallback = 'main', isUrgent = false, className } = props;
  return (
    <picture>
      <PictureSource path={image_path} width={width} sizes={sizes} />
      <img
        src={pictureFallbackUrl(image_path)}
        alt={alt_text}
        width={width}
        height={height}
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : undefined}
        decoding="async"
        data-fallback={fallback}
        {...focusAttributes(focus)}
        className={className}
      />
    </picture>
  );
}

/** Size of the posters of events, in pixels. */
export const POSTER_SIZE = { width: 1200, height: 1500 };
