/** What a file is by its first bytes; its name and the type its sender claims mean nothing (ASVS 5.2.2). */
export type PictureKind = 'jpeg' | 'png' | 'webp';

/** Kinds of files that people send for pictures and that are refused, each for a reason of its own. */
export type RefusedKind = 'heic' | 'avif' | 'gif' | 'svg' | 'pdf' | 'other';

const HEAD_BYTES = 1024;
const HEIC_BRANDS = /^(hei[cmsx]|hev[cmsx]|mif1|msf1)/;
const AVIF_BRANDS = /^avi[fs]/;

/** Recognises a file. */
export function kindOf(bytes: Uint8Array): PictureKind | RefusedKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.slice(4, 8) === 'ftyp') return brandKind(head);
  return /<svg[\s>]/i.test(head) ? 'svg' : 'other';
}

/** Containers of ISO media: the brand says what is in it, the compatible ones what else reads it (ISO 14496-12 4.3). */
function brandKind(head: string): RefusedKind {
  const brands = [head.slice(8, 12), ...(head.slice(16, 64).match(/[\s\S]{4}/g) ?? [])];
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'heic' : 'other';
}
