/**
 * Which content a build was made from: path below `content/` → blob id (git's SHA-1 of the file's bytes), of every file that
 * was there. An entry is live when its blob id in the repository is the one here (DESIGN 6).
 */
export type ContentManifest = Readonly<Record<string, string>>;

/** Where a build leaves the manifest, relative to the folder it builds in. */
export const CONTENT_MANIFEST_FILE = 'dist-functions/content-manifest.json';
