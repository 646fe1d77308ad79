// The addresses of scaled pictures, for pages, the staff area and mails. The self-host answers no others, so that nobody can fill
// its disk with sizes that no page shows.
import type { PictureFocus } from '../content/fields.ts';

/** Widths in pixels of pictures in the format the browser asks for: marks in lists, cuts, and the middle one for all else. */
const PLAIN_WIDTHS = [160, 320, 800] as const;
/** Widths in pixels that a page offers its readers as AVIF. */
const AVIF_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
/** Quality in which AVIF looks like the image service's own 75 of WebP, at two thirds of the size. */
const AVIF_QUALITY = 50;
/** JPEG: mail programs do not say what they can show, and some cannot show WebP. */
const IN_MAILS = 'w=320&fm=jpg';

const plain = (width: (typeof PLAIN_WIDTHS)[number]) => `w=${width}`;
const avif = (width: (typeof AVIF_WIDTHS)[number]) => `w=${width}&fm=avif&q=${AVIF_QUALITY}`;

/** All that may be asked of a picture, as the query of its address says it behind the path (names of Netlify Image CDN). */
export function pictureVariants(): string[] {
  return [...PLAIN_WIDTHS.map(plain), ...AVIF_WIDTHS.map(avif), IN_MAILS];
}

/** @param path of a picture that is no drawing, below `/storage/` */
const address = (path: string, variant: string) => `/.netlify/images?url=/storage/${path}&${variant}`;

const isDrawing = (path: string) => path.endsWith('.svg');

/** Address of a picture below `/storage/`, scaled by the host's image service. */
export function pictureUrl(path: string, width: (typeof PLAIN_WIDTHS)[number]): string {
  return address(path, plain(width));
}

/**
 * `srcset` of a picture as AVIF, for all offered widths up to its own. The service has to be asked for AVIF: by itself it
 * prefers WebP. SVG needs none.
 */
export function avifSrcset(path: string, ownWidth: number): string | undefined {
  if (isDrawing(path)) return undefined;
  const widths = AVIF_WIDTHS.filter((width) => width <= Math.max(ownWidth, AVIF_WIDTHS[0]));
  return widths.map((width) => `${address(path, avif(width))} ${width}w`).join(', ');
}

/** The address for `src`: a middle size for browsers that do not read AVIF, in what they do read. */
export function pictureFallbackUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : pictureUrl(path, 800);
}

/** The address of a picture in a mail, behind the site's own. */
export function mailPictureUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : address(path, IN_MAILS);
}

const STEP = 10;

/** Attributes by which the styles place a picture (`styles/base.css`): pages carry no styles of their own. */
export function focusAttributes(
  focus: PictureFocus | undefined,
): Record<`data-focus-${'x' | 'y'}`, number> | undefined {
  if (focus === undefined) return undefined;
  const step = (percent: number) => Math.round(percent / STEP) * STEP;
  return { 'data-focus-x': step(focus.x), 'data-focus-y': step(focus.y) };
}

/** Names of uploaded pictures: the first 160 bits of the SHA-256 of their bytes, and an ending. */
const MEDIA_NAME = /^[0-9a-f]{40}\.webp$/;

/** Whether a text is the name of an uploaded picture; nothing else reaches a store, so no path can lead out of it. */
export function isMediaName(text: string): boolean {
  return MEDIA_NAME.test(text);
}
