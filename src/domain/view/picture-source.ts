import { PICTURE_WIDTHS } from './picture-widths.ts';

/** Address of a picture below `/storage/`, scaled to one of the allowed widths by the host's image service (DESIGN 6). */
export function pictureUrl(path: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `/.netlify/images?url=/storage/${path}&w=${width}`;
}

/** `srcset` of a picture for all allowed widths up to its own. SVG needs none. */
export function pictureSrcset(path: string, ownWidth: number): string | undefined {
  if (path.endsWith('.svg')) return undefined;
  const widths = PICTURE_WIDTHS.filter((width) => width >= 320 && width <= Math.max(ownWidth, 320));
  return widths.map((width) => `${pictureUrl(path, width)} ${width}w`).join(', ');
}

/** The address for `src`: a middle size for browsers that do not read `srcset`. */
export function pictureFallbackUrl(path: string): string {
  return path.endsWith('.svg') ? `/storage/${path}` : pictureUrl(path, 800);
}
