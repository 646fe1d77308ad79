import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { isMediaName } from '../domain/galleries/picture-source.ts';
import { AppError } from '../server/app-error.ts';
import type { ConvertPicture } from '../server/features/media/routes.ts';
import type { MediaStore } from '../server/ports/media/media-store.ts';
import type { Services } from '../server/services.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { lastInFirstOut } from './last-in-first-out.ts';
import type { PictureOrder } from './picture-helper.ts';
import { type PictureProcess, pictureProcess } from './picture-process.ts';
import { mediaWithCopies, type ScaledPictures, scaledPictures } from './scaled-pictures.ts';
import type { Site } from './site.ts';

/** In `DATA_DIR`. */
export const SCALED_FOLDER = 'images';

type Format = Extract<PictureOrder, { kind: 'scale' }>['format'];

const FORMAT_OF_TYPE: Record<string, Format> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

const MAX_WAITING = 200;
const MAX_HASHED_AT_ONCE = 2;

interface PictureOriginal {
  contentType: string;
  tag: string;
  hash?: string;
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** An upload may be removed for good while it is scaled. */
  isGone?(): Promise<boolean>;
}

type FindOriginal = (path: string) => Promise<PictureOriginal | null>;

export interface PictureRequest {
  source: string;
  width: number;
  quality: number;
  /** Null: the best one that the client accepts. */
  format: 'avif' | 'jpeg' | null;
}

export interface PictureService {
  /** Never up; null when too many newer ones wait. */
  get(request: PictureRequest, acceptHeader: string | null): Promise<StoredFile | null>;
  /**
   * Lets `scaler` make what nobody has asked for yet.
   * @returns bytes on the disk; null: it has no room to keep it
   */
  prepare(request: PictureRequest, scaler: PictureProcess): Promise<number | null>;
}

interface Wanted {
  name: string;
  source: PictureOriginal;
  request: PictureRequest;
  format: Format;
}

const AS_BROWSERS_ASK = 'image/webp';

const notFound = () => new AppError('not-found', 'Obrázok sa nenašiel.');

function pictureService(findSource: FindOriginal, results: ScaledPictures, helper: PictureProcess): PictureService {
  const fingerprint = fingerprints();
  // Somebody is looking at the picture asked for last.
  const inTurn = lastInFirstOut<StoredFile>(MAX_WAITING);

  async function find(request: PictureRequest, acceptHeader: string | null): Promise<Wanted> {
    const source = await findSource(request.source);
    if (source === null) throw notFound();
    const ownFormat = FORMAT_OF_TYPE[source.contentType];
    if (ownFormat === undefined) throw new AppError('unsupported', 'Tento súbor nie je obrázok, ktorý vieme zmenšiť.');
    const format = request.format ?? (acceptHeader?.includes('image/webp') ? 'webp' : ownFormat);
    const hash = source.hash ?? (await fingerprint(request.source, source));
    return { name: `${hash}-${request.width}-${request.quality}.${format}`, source, request, format };
  }

  async function scale({ source, request: { width, quality }, format }: Wanted, scaler: PictureProcess) {
    try {
      return await scaler.make({ kind: 'scale', bytes: await source.read(), width, quality, format });
    } catch (cause) {
      throw new AppError('unsupported', 'Obrázok sa nepodarilo spracovať.', { cause });
    }
  }

  async function make(wanted: Wanted, scaler: PictureProcess): Promise<StoredFile> {
    const { bytes } = await scale(wanted, scaler);
    const kept = await results.put(wanted.name, bytes);
    if (!(await wanted.source.isGone?.())) return kept;
    // The copies that were there have gone with it.
    await results.removeOf(wanted.name.slice(0, wanted.name.indexOf('-')));
    throw notFound();
  }

  return {
    async get(request, acceptHeader) {
      const wanted = await find(request, acceptHeader);
      return (await results.get(wanted.name)) ?? inTurn(wanted.name, () => make(wanted, helper));
    },
    async prepare(request, scaler) {
      const wanted = await find(request, AS_BROWSERS_ASK);
      const kept = (await results.get(wanted.name)) ?? (await make(wanted, scaler));
      return kept.body === null ? kept.sizeBytes : null;
    },
  };
}

/** A build copies every original anew, so content names scaled pictures. */
function fingerprints(): (path: string, source: PictureOriginal) => Promise<string> {
  const known = new Map<string, { tag: string; hash: Promise<string> }>();
  const inTurn = pLimit(MAX_HASHED_AT_ONCE);
  return (path, { tag, read }) => {
    const last = known.get(path);
    if (last?.tag === tag) return last.hash;
    const made = inTurn(async () => hash('sha256', await read()).slice(0, 40));
    known.set(path, { tag, hash: made });
    made.catch(() => known.delete(path));
    return made;
  };
}

const UPLOADS = '/storage/m/';

function originalsOf(files: FileStore['get'], media: MediaStore): FindOriginal {
  return (path) => (path.startsWith(UPLOADS) ? uploaded(media, path.slice(UPLOADS.length)) : built(files, path));
}

async function uploaded(media: MediaStore, name: string): Promise<PictureOriginal | null> {
  if (!isMediaName(name) || !(await media.has(name))) return null;
  return {
    contentType: 'image/webp',
    tag: name,
    hash: name.slice(0, name.indexOf('.')),
    async read() {
      const bytes = await media.get(name);
      if (bytes === null) throw new Error(`The picture ${name} was removed while it was asked for`);
      return bytes;
    },
    isGone: async () => !(await media.has(name)),
  };
}

async function built(files: FileStore['get'], path: string): Promise<PictureOriginal | null> {
  const file = await files(path);
  return file === null ? null : { ...file, read: () => readFile(file.file) };
}

export interface Pictures {
  service: PictureService;
  /** With an upload its scaled copies go. */
  media: MediaStore;
  convert: ConvertPicture;
  close(): void;
}

export function openPictures({ config, media }: Pick<Services, 'config' | 'media'>, currentSite: () => Site): Pictures {
  const scaled = scaledPictures(join(config.dataDir, SCALED_FOLDER));
  const mediaAndCopies = mediaWithCopies(media, scaled);
  const originals = originalsOf((path) => currentSite().files.get(path), mediaAndCopies);
  // Two, so that visitors and staff do not wait for each other.
  const [forVisitors, forStaff] = [pictureProcess(), pictureProcess()];
  return {
    service: pictureService(originals, scaled, forVisitors),
    media: mediaAndCopies,
    convert: (bytes) => forStaff.make({ kind: 'convert', bytes }),
    close() {
      forVisitors.close();
      forStaff.close();
    },
  };
}
