import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { copyFile, mkdir, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { STORAGE_FOLDER } from '../domain/defaults.ts';

/** Hard links, or copies between disks: nobody may write into either. */
function linkTree(from: string, to: string): void {
  const addFile = sharer(from, to);

  function addFolder(path: string): void {
    mkdirSync(to + path, { recursive: true });
    for (const entry of readdirSync(from + path, { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) addFolder(inner);
      if (entry.isFile()) addFile(inner);
    }
  }

  addFolder('');
}

export interface LinkedCopies {
  take(from: string, to: string): void;
  makeAhead(from: string): void;
}

/** Nothing else may use the path `spare`. */
export function linkedCopies(spare: string): LinkedCopies {
  let madeOf: string | null = null;
  return {
    take(from, to) {
      mkdirSync(dirname(to), { recursive: true });
      if (madeOf === from) renameSync(spare, to);
      else linkTree(from, to);
      madeOf = null;
    },
    makeAhead(from) {
      madeOf = null;
      rmSync(spare, { recursive: true, force: true });
      linkTree(from, spare);
      madeOf = from;
    },
  };
}

function sharer(from: string, to: string): (path: string) => void {
  let canLink = true;
  return (path) => {
    const [source, target] = [join(from, path), join(to, path)];
    if (canLink)
      try {
        return linkSync(source, target);
      } catch (error) {
        if (!isCode(error, 'EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK')) throw error;
        canLink = isCode(error, 'EMLINK');
      }
    copyFileSync(source, target, constants.COPYFILE_FICLONE);
  };
}

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

/** In a linked folder remove a file before writing another there. */
export async function removeFiles(folder: string, paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    const file = join(folder, path);
    for (const suffix of ['', '.br', '.gz']) await rm(file + suffix, { force: true });
    // Removes the folder of a deleted event; other folders are not empty.
    await rmdir(dirname(file)).catch(() => {});
  }
}

async function copyInto(folder: string, path: string, source: string): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(source, target);
}

export interface PublicFolders {
  publicDir: string;
  storageDir: string;
}

const PICTURES = `${STORAGE_FOLDER}/`;

export function publicFiles({ publicDir, storageDir }: PublicFolders): Map<string, string> {
  const pictures = existsSync(storageDir) ? versionsIn(storageDir) : [];
  return new Map([
    ...versionsIn(publicDir).filter(([path]) => !path.startsWith(PICTURES)),
    ...pictures.map(([path, version]): [string, string] => [PICTURES + path, version]),
  ]);
}

export function copyPublicFile(site: string, path: string, { publicDir, storageDir }: PublicFolders): Promise<void> {
  const isPicture = path.startsWith(PICTURES);
  return copyInto(site, path, isPicture ? join(storageDir, path.slice(PICTURES.length)) : join(publicDir, path));
}

export async function putPictures(site: string, paths: Iterable<string>, folders: PublicFolders): Promise<void> {
  if (folders.storageDir === join(folders.publicDir, STORAGE_FOLDER)) return;
  await rm(join(site, STORAGE_FOLDER), { recursive: true, force: true });
  for (const path of paths) if (path.startsWith(PICTURES)) await copyPublicFile(site, path, folders);
}

function versionsIn(folder: string): [path: string, version: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      return [file.slice(folder.length + 1).replaceAll('\\', '/'), `${size}-${mtimeMs}`];
    });
}
