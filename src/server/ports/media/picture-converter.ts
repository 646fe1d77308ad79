import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_GROUND } from '../../../domain/galleries/picture-source.ts';
import { AppError, type ErrorKind, tooBusy } from '../../app-error.ts';
import type { MediaBytes } from './media-store.ts';

export interface Picture {
  bytes: MediaBytes;
  width: number;
  height: number;
}

const MAX_SIDE = 2560;
const MAX_MEGAPIXELS = 40;
const MAX_UNPACKED_BYTES = MAX_MEGAPIXELS * 4 * 1_000_000;
const TIMEOUT_SECONDS = 40;
/** In this order, until the picture fits a function's answer. */
const QUALITIES = [82, 60, 40] as const;
const MAX_STORED_BYTES = 4_000_000;

const ONLY_THESE = 'Prijímame fotky a\u00a0obrázky JPEG, PNG a\u00a0WebP.';
const REFUSALS: Record<RefusedKind, string> = {
  heic: 'Fotku vo formáte HEIC tu nevieme otvoriť. V\u00a0iPhone zvoľte Nastavenia → Fotoaparát → Formáty → Najkompatibilnejší, alebo ju uložte ako JPEG.',
  avif: `Obrázok vo formáte AVIF tu nevieme otvoriť. ${ONLY_THESE}`,
  gif: `Obrázok vo formáte GIF tu nevieme použiť. ${ONLY_THESE}`,
  svg: 'Kresbu SVG neprijímame, môže v\u00a0sebe niesť program. Uložte ju, prosím, ako PNG.',
  pdf: 'Toto je dokument PDF. Uložte jeho stranu, prosím, ako obrázok PNG alebo JPEG.',
  other: `Tento súbor nie je obrázok. ${ONLY_THESE}`,
};
const TOO_BUSY = 'Obrázok sa teraz nestihol spracovať. Skúste to, prosím, o\u00a0chvíľu.';
const BROKEN =
  'Obrázok je poškodený alebo sa neprenieslo všetko. Skúste ho, prosím, nahrať znova z\u00a0pôvodného súboru.';

/**
 * WebP, upright, in sRGB, without metadata.
 * @param isOpaque what is see-through gets the colour of the paper, because not every service can give it to JPEGs
 * @throws AppError unsupported, invalid, unavailable
 */
export async function convertPicture(source: MediaBytes, isOpaque: boolean): Promise<Picture> {
  if (source.length === 0) refuse('invalid', 'Súbor je prázdny. Vyberte ho, prosím, znova.');
  const kind = kindOf(source);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') refuse('unsupported', REFUSALS[kind]);
  judge(await decoded(open(source, { limitInputPixels: false }).metadata()));
  const picture = open(source, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000 }).resize({
    width: MAX_SIDE,
    height: MAX_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { data, info } = await decoded(encode(isOpaque ? picture.flatten({ background: PICTURE_GROUND }) : picture));
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

function open(source: MediaBytes, options: { limitInputPixels: number | false }): Sharp {
  return sharp(source, { ...options, failOn: 'error', autoOrient: true });
}

function judge({ width, height, channels, depth, pages }: Metadata): void {
  const megapixels = (width * height) / 1_000_000;
  const unpackedBytes = width * height * Math.max(channels, 3) * (depth === 'ushort' ? 2 : 1);
  if (megapixels > MAX_MEGAPIXELS || unpackedBytes > MAX_UNPACKED_BYTES)
    refuse(
      'invalid',
      `Obrázok je príliš veľký: má ${Math.ceil(megapixels)} miliónov bodov. Prijímame najviac ${MAX_MEGAPIXELS}, zmenšite ho, prosím.`,
    );
  if ((pages ?? 1) > 1) refuse('invalid', 'Pohyblivý obrázok tu nevieme použiť. Vyberte, prosím, obyčajnú fotku.');
}

async function encode(picture: Sharp) {
  picture.timeout({ seconds: TIMEOUT_SECONDS });
  const tried = [];
  for (const quality of QUALITIES) {
    const result = await picture.clone().webp({ quality, smartSubsample: true }).toBuffer({ resolveWithObject: true });
    if (result.data.length <= MAX_STORED_BYTES) return result;
    tried.push(`${quality}: ${result.data.length}`);
  }
  throw new Error(`No quality makes the picture small enough (${tried.join(', ')})`);
}

async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Error && /timeout/.test(cause.message)) throw tooBusy(TOO_BUSY, cause);
    throw new AppError('invalid', BROKEN, { cause });
  }
}

function refuse(kind: ErrorKind, sentence: string): never {
  throw new AppError(kind, sentence);
}

/** Only the first bytes count, whatever name and declared type say (ASVS 5.2.2). */
type PictureKind = 'jpeg' | 'png' | 'webp';

type RefusedKind = 'heic' | 'avif' | 'gif' | 'svg' | 'pdf' | 'other';

const HEAD_BYTES = 1024;
const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)/;
const AVIF_BRANDS = /^avi[fs]/;

function kindOf(bytes: Uint8Array): PictureKind | RefusedKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.slice(4, 8) === 'ftyp') return brandKind(head);
  return /<svg[\s>]/i.test(head) ? 'svg' : 'other';
}

function brandKind(head: string): RefusedKind {
  const brands = [head.slice(8, 12), ...(head.slice(16, 64).match(/[\s\S]{4}/g) ?? [])];
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'heic' : 'other';
}
