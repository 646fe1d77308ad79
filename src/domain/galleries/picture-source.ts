// The self-hosted server offers no other sizes: nobody can fill its disk.
import type { PictureFocus } from '../fields/fields.ts';

const PLAIN_WIDTHS = [160, 320, 800] as const;
const AVIF_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600, 1920] as const;
/** Looks like the image service's WebP at 75, at two thirds of the size. */
const AVIF_QUALITY = 50;
/** Some mail programs cannot show WebP, and none says so. */
const IN_MAILS = 'w=320&fm=jpg';
/** As wide as the largest previews of links; some programs cannot read WebP there. */
const IN_PREVIEWS = 'w=1200&fm=jpg';
/** `--paper`, for formats without transparency. */
export const PICTURE_GROUND = '#f7f2e8';

const plain = (width: (typeof PLAIN_WIDTHS)[number]) => `w=${width}`;
const avif = (width: (typeof AVIF_WIDTHS)[number]) => `w=${width}&fm=avif&q=${AVIF_QUALITY}`;

export function pictureVariants(): string[] {
  return [...PLAIN_WIDTHS.map(plain), ...AVIF_WIDTHS.map(avif), IN_MAILS, IN_PREVIEWS];
}

const address = (path: string, variant: string) => `/.netlify/images?url=/storage/${path}&${variant}`;

const isDrawing = (path: string) => path.endsWith('.svg');

export function pictureUrl(path: string, width: (typeof PLAIN_WIDTHS)[number]): string {
  return address(path, plain(width));
}

/** undefined for SVG. The address asks for AVIF, because the service alone prefers WebP. */
export function avifSrcset(path: string, ownWidth: number): string | undefined {
  if (isDrawing(path)) return undefined;
  const widths = AVIF_WIDTHS.filter((width) => width <= Math.max(ownWidth, AVIF_WIDTHS[0]));
  return widths.map((width) => `${address(path, avif(width))} ${width}w`).join(', ');
}

export function pictureFallbackUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : pictureUrl(path, 800);
}

/** Sharp at three times the size of a small card. */
export function thumbnailUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : pictureUrl(path, 320);
}

export function logoUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : pictureUrl(path, 160);
}

/** It follows the address of the site. */
export function mailPictureUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : address(path, IN_MAILS);
}

export function previewPictureUrl(path: string): string {
  return isDrawing(path) ? `/storage/${path}` : address(path, IN_PREVIEWS);
}

const STEP = 10;

/** Pages carry no inline styles; `styles/base.css` reads these. */
export function focusAttributes(
  focus: PictureFocus | undefined,
): Record<`data-focus-${'x' | 'y'}`, number> | undefined {
  if (focus === undefined) return undefined;
  const step = (percent: number) => Math.round(percent / STEP) * STEP;
  return { 'data-focus-x': step(focus.x), 'data-focus-y': step(focus.y) };
}

/** The first 160 bits of the SHA-256 of the bytes. */
const MEDIA_NAME = /^[0-9a-f]{40}\.webp$/;

/** Nothing else reaches a store, so no path can lead out of it. */
export function isMediaName(text: string): boolean {
  return MEDIA_NAME.test(text);
}
