import { PICTURE_WIDTHS } from './picture-widths.ts';

/** Quality in which AVIF looks like the image service's own 75 of WebP, at two thirds of the size. */
const AVIF_QUALITY = 50;

/** Address of a picture below `/storage/`, scaled to one of the allowed widths by the host's image service (DESIGN 6). */
export function pictureUrl(path: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `/.netlify/images?url=/storage/${path}&w=${width}`;
}

/**
 * `srcset` of a picture as AVIF, for all allowed widths up to its own. The service has to be asked for AVIF: by itself it
 * prefers WebP. SVG needs none.
 */
export function avifSrcset(path: string, ownWidth: number): string | undefined {
  if (path.endsWith('.svg')) return undefined;
  const widths = PICTURE_WIDTHS.filter((width) => width >= 320 && width <= Math.max(ownWidth, 320));
  return widths.map((width) => `${pictureUrl(path, width)}&fm=avif&q=${AVIF_QUALITY} ${width}w`).join(', ');
}

/** The address for `src`: a middle size for browsers that do not read AVIF, in what they do read. */
export function pictureFallbackUrl(path: string): string {
  return path.endsWith('.svg') ? `/storage/${path}` : pictureUrl(path, 800);
}
