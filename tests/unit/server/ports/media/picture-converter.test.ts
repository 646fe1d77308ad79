import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { AppError } from '../../../../../src/server/app-error.ts';
import { convertPicture } from '../../../../../src/server/ports/media/picture-converter.ts';
import { mutatedBytes } from '../../../../support/mutated-bytes.ts';
import { cases, SLOW_CASES_MS } from '../../../../support/property-cases.ts';

const HEIC = '\0\0\0\x18ftypmif1\0\0\0\0heicmif1\0\0\0\x08meta';

/** These are refused before anything decodes them. */
const REFUSED: ReadonlyMap<string, Buffer> = new Map([
  ['heic', Buffer.from(HEIC)],
  ['avif', Buffer.from(HEIC.replaceAll('heic', 'avif'))],
  ['gif', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;')],
  ['svg', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="1"/>\n')],
  ['pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')],
  ['text', Buffer.from('Milá Jana,\nposielam fotku.\n')],
]);

const SIGNS = [
  ...['\0', '\0\0\0\0', '\x7f\x7f\x7f\x7f', '\n', '\r\n', 'ftyp', 'ftypheic', 'ftypavif', 'mif1', '<svg ', 'GIF87a'],
  ...['%PDF-', 'IHDR', 'IDAT', 'IEND', 'acTL', 'RIFF', 'WEBP', 'VP8 ', 'VP8L', 'VP8X', 'ANIM', 'Exif\0\0', 'JFIF'],
];

const BEFORE_SIZE = 'IHDR';

async function converted(bytes: Uint8Array) {
  try {
    return await convertPicture(new Uint8Array(bytes), false);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(['unsupported', 'invalid']).toContain(error.kind);
    expect(error.detail).toMatch(/^\p{Lu}.*\.$/su);
    return null;
  }
}

test(
  'whatever a file that is no photo begins with, it is refused with a sentence',
  async () => {
    await fc.assert(
      fc.asyncProperty(mutatedBytes({ files: REFUSED, signs: SIGNS, valueAfter: BEFORE_SIZE }), async ({ bytes }) => {
        expect(await converted(bytes)).toBeNull();
      }),
      cases(),
    );
  },
  SLOW_CASES_MS,
);

test(
  'whatever bytes a photo holds, it is refused with a sentence, or becomes a picture that pages can show',
  async () => {
    const photo = sharp({ create: { width: 24, height: 16, channels: 3, background: '#c87828' } });
    const files = new Map([
      ['jpeg', await photo.clone().jpeg().toBuffer()],
      ['png', await photo.clone().png().toBuffer()],
      ['webp', await photo.clone().webp().toBuffer()],
    ]);
    await fc.assert(
      fc.asyncProperty(mutatedBytes({ files, signs: SIGNS, valueAfter: BEFORE_SIZE }), async ({ bytes }) => {
        const picture = await converted(bytes);
        if (picture === null) return;
        expect(Buffer.from(picture.bytes).toString('latin1')).toMatch(/^RIFF[\s\S]{4}WEBP/);
        for (const side of [picture.width, picture.height]) {
          expect(Number.isInteger(side)).toBe(true);
          expect(side).toBeGreaterThan(0);
          expect(side).toBeLessThanOrEqual(2560);
        }
      }),
      cases(200),
    );
  },
  SLOW_CASES_MS,
);
