import { readFile } from 'node:fs/promises';
import { isMediaName } from '../domain/galleries/media-name.ts';
import type { MediaStore } from '../server/media/media-store.ts';
import type { FileStore } from './file-store.ts';
import type { FindOriginal, PictureOriginal } from './pictures.ts';

const UPLOADS = '/storage/m/';

/** Finds pictures of the site by their paths: uploads among the uploads, all others among the files of the build. */
export function originalsOf(files: FileStore['get'], media: MediaStore): FindOriginal {
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
  };
}

async function built(files: FileStore['get'], path: string): Promise<PictureOriginal | null> {
  const file = await files(path);
  return file === null ? null : { ...file, read: () => readFile(file.file) };
}
