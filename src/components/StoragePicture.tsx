import type { Picture } from '../domain/fields/fields.ts';
import { focusAttributes, pictureFallbackUrl } from '../domain/galleries/picture-source.ts';
import { PictureSource } from './PictureSource.tsx';

interface Props extends Picture {
  sizes: string;
  fallback?: 'main' | 'thumbnail' | 'about';
  isUrgent?: boolean;
  className?: string | undefined;
}

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

/** In pixels. */
export const POSTER_SIZE = { width: 1200, height: 1500 };
