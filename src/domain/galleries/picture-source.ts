// The addresses of scaled pictures, for pages, previews of links, the staff area and mails. The self-hosted server offers no other
// sizes, so that nobody can fill its disk.
import type { PictureFocus } from '../fields/fields.ts';

/** Widths in pixels of pictures whose format the browser decides: thumbnails, previews, and the fallback for AVIF. */
const PLAIN_WIDTHS = [160, 320, 800] as const;
/** Widths in pixels that a page offers as AVIF. */
const AVIF_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
/** Quality in which AVIF looks like the image service's own 75 of WebP, at two thirds of the size. */
const AVIF_QUALITY = 50;
/** JPEG, because mail programs do not say which formats they can show, and some cannot show WebP. */
const IN_MAILS = 'w=320&fm=jpg';
/** As wide as the largest previews of links. JPEG, because some programs that show them cannot read WebP. */
const IN_PREVIEWS = 'w=1200&fm=jpg';
/** What shows through a picture whose format knows no transparency: `--paper`, the ground of pages and mails. */
export const PICTURE_GROUND = '#f7f2e8';

const plain = (width: (typeof PLAIN_WIDTHS)[number]) => `w=${width}`;
const avif = (width: (typeof AVIF_WIDTHS)[number]) => `w=${width}&fm=avif&q=${AVIF_QUALITY}`;

/** All variants of a picture that may be requested, as the query after its path (names of Netlify Image CDN). */
export function pictureVariants(): string[] {
  return [...PLAIN_WIDTHS.map(plain), ...AVIF_WIDTHS.map(avif), IN_MAILS, IN_PREVIEWS];
}

/** @param path of a picture that is not an SVG, below `/storage/` */
const address = (path: string, variant: string) => `/.netlify/images?url=/storage/${path}&${variant}`;

const isDrawing = (path: string) => path.endsWith('.svg');

/** Address of a picture below `/storage/`, scaled by the host's image service. */
export function pictureUrl(path: string, width: (typeof PLAIN_WIDTHS)[number]): string {
  return address(path, plain(width));
}

/**
 * `srcset` of a picture as AVIF, for all offered widths up to its own. The address asks for AVIF, because the service alone
 * prefers WebP. SVG needs none.
 */
export function avifSrcset(path: string, ownWidth: number): string | undefined {
  if (isDrawing(path)) return undefined;
  const widths = AVIF_WIDTHS.filter((width) => width <= Math.max(ownWidth, AVIF_WIDTHS[0]));
  return widths.map((width) => `${address(path, avif(width))} ${width}w`).join(', ');
}

/** The address for `src`: a middle size for browsers that cannot read AVIF, in a format that they can. */
export function pictureFallbackUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : pictureUrl(path, 800);
}

/** The address of a poster on a small card, sharp at three times its size. */
export function thumbnailUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : pictureUrl(path, 320);
}

/** The address of a logo, sharp at three times its size on pages. */
export function logoUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : pictureUrl(path, 160);
}

/** The address of a picture in a mail, to be appended to the address of the site. */
export function mailPictureUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : address(path, IN_MAILS);
}

/** The address of the picture in a preview of a shared link, to be appended to the address of the site. */
export function previewPictureUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : address(path, IN_PREVIEWS);
}

const STEP = 10;

/** Attributes by which the styles place a picture (`styles/base.css`), because pages carry no inline styles. */
export function focusAttributes(
  focus: PictureFocus | undefined,
): Record<`data-focus-${'x' | 'y'}`, number> | undefined {
  if (focus === undefined) return undefined;
  const step = (percent: number) => Math.round(percent / STEP) * STEP;
  return { 'data-focus-x': step(focus.x), 'data-focus-y': step(focus.y) };
}

/** Names of uploaded pictures: the first 160 bits of the SHA-256 of their bytes, and an ending. */
const MEDIA_NAME = /^[0-9a-f]{40}\.webp$/;

/** Whether a text is the name of an uploaded picture. Nothing else reaches a store, so no path can lead out of it. */
export function isMediaName(text: string): boolean {
  return MEDIA_NAME.test(text);
}
