import { expect, test } from 'vitest';
import { readDropped } from '../../../../src/admin/media/dropped-files.ts';

interface Tree {
  [name: string]: Tree | null;
}

/** Browsers give entries in no order, some at a time. */
function entryOf(name: string, content: Tree | null): FileSystemEntry {
  if (content === null)
    return {
      name,
      isFile: true,
      isDirectory: false,
      file: (give: (file: File) => void) => give(new File(['x'], name)),
    } as unknown as FileSystemFileEntry;
  const left = Object.entries(content).map(([inner, value]) => entryOf(inner, value));
  const readEntries = (give: (entries: FileSystemEntry[]) => void) => give(left.splice(-2));
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries }),
  } as unknown as FileSystemDirectoryEntry;
}

/** Browsers give a dropped folder as a file that cannot be read. */
function transferOf(dropped: Tree): Pick<DataTransfer, 'files' | 'items'> {
  const entries = Object.entries(dropped).map(([name, content]) => entryOf(name, content));
  return {
    files: entries.map(({ name }) => new File([''], name)),
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
  } as unknown as Pick<DataTransfer, 'files' | 'items'>;
}

const namesIn = async (dropped: Tree) => {
  const { files, hasFolder } = await readDropped(transferOf(dropped));
  return { names: files.map(({ name }) => name), hasFolder };
};

test('files are taken as they are', async () => {
  expect(await namesIn({ 'b.jpg': null, 'zmluva.pdf': null })).toEqual({
    names: ['b.jpg', 'zmluva.pdf'],
    hasFolder: false,
  });
});

test('of a folder the photos are taken, those of folders in it too, in the order of their names', async () => {
  const album = {
    'IMG_10.JPG': null,
    'IMG_9.jpg': null,
    'Thumbs.db': null,
    '.DS_Store': null,
    '._IMG_9.jpg': null,
    večer: { 'a.webp': null, 'b.heic': null, 'c.png': null },
    'zmluva.pdf': null,
  };
  expect(await namesIn({ 'plagát.png': null, ples: album })).toEqual({
    names: ['plagát.png', 'IMG_9.jpg', 'IMG_10.JPG', 'a.webp', 'b.heic', 'c.png'],
    hasFolder: true,
  });
});

test('a folder without photos gives nothing', async () => {
  expect(await namesIn({ zmluvy: { 'zmluva.pdf': null, staré: {} } })).toEqual({ names: [], hasFolder: true });
});
