import { avifSrcset } from '../../domain/galleries/picture-source.ts';
import type { Picture } from './SlidePicture.tsx';

/** A banner of the home page (SPEC 2.4, 3). */
export interface BannerSlide {
  id: number;
  title: string;
  /** A short line above the title. */
  label: string | null;
  text: string | null;
  /** Path of this site or an address elsewhere. */
  link: string | null;
  /** What the button says; without it the general words. */
  action: string | null;
  banner_image: Picture;
}

/** How wide a banner's picture is shown, as in HTML. */
export const BANNER_SIZES = '(min-width: 56rem) 59vw, 100vw';

/** Attributes of the page's `<link>` for the first banner's picture: the same offer as in its `<picture>`, so it is fetched once. */
export function bannerPreload({ banner_image: { image_path, width } }: BannerSlide) {
  return {
    rel: 'preload',
    as: 'image',
    // Browsers that do not read it leave the whole preload alone.
    type: 'image/avif',
    imagesrcset: avifSrcset(image_path, width),
    imagesizes: BANNER_SIZES,
    fetchpriority: 'high',
  } as const;
}
