import { PICTURE_GROUND } from '../../domain/galleries/picture-source.ts';

/** In pixels. */
const MAX_SIDE = 2560;
/** The limit of the host (`src/server/core/http/request-gate.ts`) minus the parts around the file. */
const MAX_BYTES = 4_300_000;
const QUALITIES = [0.9, 0.75, 0.6] as const;

const HEIC =
  'Tento prehliadač nevie otvoriť fotky HEIC. V\u00a0iPhone zvoľte Nastavenia → Fotoaparát → Formáty → Najkompatibilnejší, alebo fotku uložte ako JPEG.';
const TOO_LARGE =
  'Tento súbor sa v\u00a0prehliadači nedá zmenšiť a\u00a0na odoslanie je príliš veľký. Vyberte, prosím, fotku JPEG, PNG alebo WebP.';

export class UnusablePictureError extends Error {
  override name = 'UnusablePictureError';
}

/**
 * A file that only the server may open stays as it is.
 * @throws UnusablePictureError with a message for the user
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) {
    if (await isHeic(file)) throw new UnusablePictureError(HEIC);
    if (file.size > MAX_BYTES) throw new UnusablePictureError(TOO_LARGE);
    return file;
  }
  try {
    const longest = Math.max(picture.width, picture.height);
    const isHeicRead = await isHeic(file);
    if (longest <= MAX_SIDE && file.size <= MAX_BYTES && !isHeicRead) return file;
    const shrunk = await redraw(picture, Math.min(1, MAX_SIDE / longest), file.type);
    const helps = shrunk.size < file.size || isHeicRead;
    return helps || file.size > MAX_BYTES ? shrunk : file;
  } finally {
    picture.close();
  }
}

async function redraw(picture: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const drawing = canvas.getContext('2d');
  if (drawing === null) throw new UnusablePictureError(TOO_LARGE);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, drawing, type, quality);
    if (blob.size <= MAX_BYTES) return blob;
  }
  throw new UnusablePictureError(TOO_LARGE);
}

/** Browsers that cannot write WebP return PNG, ten megabytes for a photo. */
async function encode(
  canvas: OffscreenCanvas,
  drawing: OffscreenCanvasRenderingContext2D,
  type: string,
  quality: number,
): Promise<Blob> {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  if (webp.type === 'image/webp' || (type === 'image/png' && webp.size <= MAX_BYTES)) return webp;
  drawing.globalCompositeOperation = 'destination-over';
  drawing.fillStyle = PICTURE_GROUND;
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** Phones send HEIC under many types and names (ISO 14496-12, 4.3). */
async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 32).arrayBuffer());
  return /^[\s\S]{4}ftyp[\s\S]*(hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(head) && !/avi[fs]/.test(head);
}
