// What Netlify Image CDN does on the host: pictures of the site in the widths that pages ask for (DESIGN 6).
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createIPX, type IPXStorage } from 'ipx';
import { AppError } from '../server/http/app-error.ts';
import { limiter } from '../server/limiter.ts';
import { writeDurably } from '../server/ports/durable-file.ts';
import { fileStore, type StoredFile } from './file-store.ts';
import type { PictureRequest } from './picture-request.ts';

/** Types that can be scaled; drawings need not be. */
const FORMAT_OF_TYPE: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** Conversions at once: each uses several threads and decodes a whole picture into memory. */
const MAX_CONVERSIONS = 2;
const MAX_SOURCE_PIXELS = 40_000_000;
/**
 * How hard AVIF is compressed, 0 to 9: a picture of 800 pixels in 0.2 s instead of 1.5 s at sharp's own 4, and 4 to 9 % larger. ipx
 * knows no setting for it, but hands on what sharp keeps it as.
 */
const AVIF_EFFORT = { heifEffort: 2 };

/** An original as it lies on the site or among the uploads. */
export interface PictureOriginal {
  contentType: string;
  /** Changes with the content. */
  tag: string;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

export type FindOriginal = (path: string) => Promise<PictureOriginal | null>;

export interface PictureService {
  /**
   * A picture scaled down, never up; made when first asked for, then kept on disk until its original changes.
   * @throws AppError not-found, unsupported
   */
  get(request: PictureRequest, acceptHeader: string | null): Promise<StoredFile>;
}

/**
 * @param findSource finds an original by its path on the site
 * @param folder where results are kept
 */
export function pictureService(findSource: FindOriginal, folder: string): PictureService {
  const results = fileStore(folder);
  const originals: IPXStorage = {
    name: 'site',
    getMeta: () => ({}),
    getData: async (path) => {
      const source = await findSource(path);
      return source === null ? undefined : new Uint8Array(await source.read()).buffer;
    },
  };
  const ipx = createIPX({
    storage: originals,
    sharpOptions: { autoOrient: true, limitInputPixels: MAX_SOURCE_PIXELS, ...AVIF_EFFORT },
  });
  const fingerprint = fingerprints();
  const limit = limiter(MAX_CONVERSIONS);
  const underWay = new Map<string, Promise<void>>();

  async function convert(request: PictureRequest, format: string, name: string): Promise<void> {
    const modifiers = { w: String(request.width), q: String(request.quality), f: format };
    const { data } = await ipx(request.source, modifiers)
      .process()
      .catch((cause) => {
        throw new AppError('unsupported', 'Obrázok sa nepodarilo spracovať.', { cause });
      });
    await mkdir(folder, { recursive: true });
    await writeDurably(join(folder, name), data);
  }

  function convertOnce(name: string, task: () => Promise<void>): Promise<void> {
    const known = underWay.get(name);
    if (known !== undefined) return known;
    const conversion = limit(task).finally(() => underWay.delete(name));
    underWay.set(name, conversion);
    return conversion;
  }

  return {
    async get(request, acceptHeader) {
      const source = await findSource(request.source);
      if (source === null) throw new AppError('not-found', 'Obrázok sa nenašiel.');
      const ownFormat = FORMAT_OF_TYPE[source.contentType];
      if (ownFormat === undefined)
        throw new AppError('unsupported', 'Tento súbor nie je obrázok, ktorý vieme zmenšiť.');
      const format = request.format ?? (acceptHeader?.includes('image/webp') ? 'webp' : ownFormat);
      const name = `${await fingerprint(request.source, source)}-${request.width}-${request.quality}.${format}`;
      const ready = await results.get(`/${name}`);
      if (ready !== null) return ready;
      await convertOnce(name, () => convert(request, format, name));
      const made = await results.get(`/${name}`);
      if (made === null) throw new Error(`The picture ${name} is gone right after it was made`);
      return made;
    },
  };
}

/**
 * Names originals by their content, so that results outlive a build, which copies every original anew. Each is read for it
 * once until it changes.
 */
function fingerprints(): (path: string, source: PictureOriginal) => Promise<string> {
  const known = new Map<string, { tag: string; name: string }>();
  return async (path, { tag, read }) => {
    const last = known.get(path);
    if (last?.tag === tag) return last.name;
    const name = createHash('sha256')
      .update(await read())
      .digest('hex')
      .slice(0, 40);
    known.set(path, { tag, name });
    return name;
  };
}
