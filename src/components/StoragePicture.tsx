import { focusAttributes, type PictureFocus } from '../domain/galleries/picture-focus.ts';
import { pictureFallbackUrl } from '../domain/galleries/picture-source.ts';
import { PictureSource } from './PictureSource.tsx';

interface Props {
  /** Path below `/storage/`. */
  path: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** Size of the file in pixels; the page reserves its room from them. */
  width: number;
  height: number;
  /** Where it is cut, what stays in sight; without it the middle. */
  focus?: PictureFocus | undefined;
  /** How wide it is shown, as in HTML. */
  sizes: string;
  /** Which placeholder stands in when the picture cannot be loaded. */
  fallback?: 'main' | 'thumbnail' | 'about';
  loading?: 'lazy' | 'eager';
  /** For the page's largest picture. */
  fetchPriority?: 'high';
  className?: string | undefined;
}

/** A picture of the content, offered in several widths. */
export function StoragePicture({
  path,
  alt,
  width,
  height,
  focus,
  sizes,
  fallback = 'main',
  loading = 'lazy',
  fetchPriority,
  className,
}: Props) {
  return (
    <picture>
      <PictureSource path={path} width={width} sizes={sizes} />
      <img
        src={pictureFallbackUrl(path)}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
        data-fallback={fallback}
        {...focusAttributes(focus)}
        className={className}
      />
    </picture>
  );
}
