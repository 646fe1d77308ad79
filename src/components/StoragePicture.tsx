import type { Picture } from '../domain/fields/fields.ts';
import { avifSrcset, focusAttributes, pictureFallbackUrl } from '../domain/galleries/picture-source.ts';

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

interface SourceProps {
  /** Path below `/storage/`. */
  path: string;
  /** In pixels of the file. */
  width: number;
  sizes: string;
}

/** An SVG drawing needs no other formats. */
export function PictureSource({ path, width, sizes }: SourceProps) {
  const srcset = avifSrcset(path, width);
  return srcset === undefined ? null : <source type="image/avif" srcSet={srcset} sizes={sizes} />;
}
