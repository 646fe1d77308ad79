import { constants, copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Makes a folder of the same files as another without copying them: each is one more name of the same content, so nobody may
 * write into either. Where two folders cannot share files, being on two disks, they are copied.
 * @param isLeftOut asked for every file, by its path with a slash at the beginning
 */
export function linkTree(from: string, to: string, isLeftOut: (path: string) => boolean): void {
  const addFile = sharer(from, to);

  function addFolder(path: string): void {
    let isMade = false;
    for (const entry of readdirSync(from + path, { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory()) addFolder(inner);
      if (!entry.isFile() || isLeftOut(inner)) continue;
      if (!isMade) mkdirSync(to + path, { recursive: true });
      isMade = true;
      addFile(inner);
    }
  }

  addFolder('');
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

/** Copies a file to a path below a folder. */
export async function copyInto(folder: string, path: string, source: string): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(source, target);
}
