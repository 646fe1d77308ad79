import type { GalleryPhoto } from '../../domain/galleries/gallery-file.ts';

/** A photo as the calls send it (SPEC 3); `width` and `height` in pixels, so that a page can keep its place. */
export interface GalleryItem {
  id: number;
  /** Path below `/storage/`. */
  image_path: string;
  alt_text: string;
  caption: string | null;
  credit: string | null;
  width: number;
  height: number;
}

export function toGalleryItem(photo: GalleryPhoto): GalleryItem {
  return {
    id: photo.id,
    image_path: photo.image_path,
    alt_text: photo.alt_text,
    caption: photo.caption ?? null,
    credit: photo.credit ?? null,
    width: photo.width,
    height: photo.height,
  };
}
