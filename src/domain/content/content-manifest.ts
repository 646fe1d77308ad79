/** Which content a build was made from, and how long it is good for. */
export interface ContentManifest {
  /**
   * Path below `content/` → blob id (git's SHA-1 of the file's bytes), of every file that was there. An entry is live when its
   * blob id in the repository is the one here.
   */
  blob_ids: Readonly<Record<string, string>>;
  /** When a build is wanted although no content has changed, epoch milliseconds; null: not before some does. */
  next_change_at: number | null;
}

/** Where a build leaves the manifest, relative to the folder it builds in. */
export const CONTENT_MANIFEST_FILE = 'dist-functions/content-manifest.json';
