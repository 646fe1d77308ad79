/** Bytes of one name; file systems take no more. */
const MAX_NAME_BYTES = 255;
/** Bytes of a whole path, far below what systems and GitHub allow. */
const MAX_PATH_BYTES = 1000;

/** A path that leads out of the content folder, is written in a disguise, or that some file system would not keep. */
export class ContentPathError extends Error {
  override name = 'ContentPathError';
}

// What no name may hold: control characters (NUL among them), line breaks, halves of characters, a backslash and a colon
// (folders and drives on Windows), and the sign that begins an encoded character.
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\:%]/u;

/** No name begins with a dot: that covers `.` and `..`, `.git`, and the files that editors and this program put aside. */
function isName(name: string): boolean {
  return name !== '' && !/^\.|[. ]$/.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/** Whether a path, relative to the content folder and with forward slashes, may name a content file. */
export function isContentPath(path: string): boolean {
  if (FORBIDDEN.test(path) || Buffer.byteLength(path) > MAX_PATH_BYTES) return false;
  return path.split('/').every(isName);
}

/**
 * Answers the path itself.
 * @throws ContentPathError when it may not name a content file
 */
export function requireContentPath(path: string): string {
  if (!isContentPath(path)) throw new ContentPathError(`Not a path of a content file: ${JSON.stringify(path)}`);
  return path;
}

const BLOB_ID = /^[0-9a-f]{40}$/;

/**
 * The id itself: a part of addresses and of file names, too.
 * @throws ContentPathError
 */
export function requireBlobId(id: string): string {
  if (!BLOB_ID.test(id)) throw new ContentPathError(`No id of a blob: ${JSON.stringify(id)}`);
  return id;
}
