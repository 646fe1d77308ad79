export interface Dropped {
  files: File[];
  hasFolder: boolean;
}

/**
 * Call it while the event is being handled; browsers forget later what was dropped.
 * @throws DOMException when a folder cannot be read
 */
export async function readDropped({ files, items }: Pick<DataTransfer, 'files' | 'items'>): Promise<Dropped> {
  const plain = [...files];
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  if (!entries.some(isFolder)) return { files: plain, hasFolder: false };
  const found: File[] = [];
  for (const entry of entries) {
    if (isFolder(entry)) found.push(...(await photosIn(entry)));
    else if (isFile(entry)) found.push(await fileOf(entry));
  }
  return { files: found, hasFolder: true };
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

/** HEIC is refused later with a sentence; computers put other files beside photos. */
const PHOTO = /^[^.].*\.(?:jpe?g|png|webp|hei[cf])$/i;

async function photosIn(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const found: File[] = [];
  for (const entry of await entriesOf(folder)) {
    if (isFolder(entry)) found.push(...(await photosIn(entry)));
    else if (isFile(entry) && PHOTO.test(entry.name)) found.push(await fileOf(entry));
  }
  return found;
}

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  // Browsers hand out some at a time, and nothing at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return entries.sort((a, b) => a.name.localeCompare(b.name, 'sk', { numeric: true }));
    entries.push(...some);
  }
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}
