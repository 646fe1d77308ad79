import { z } from 'zod';
import { CONTENT_MANIFEST_FILE, type ContentManifest } from '../../domain/content/content-manifest.ts';
import { newestFile } from '../entries/newest-file.ts';
import type { ContentManifestSource, LiveContent } from './content-manifest-source.ts';

const manifestSchema: z.ZodType<ContentManifest> = z.object({
  blob_ids: z.record(z.string(), z.string()),
  next_change_at: z.number().nullable(),
});
const NOTHING: LiveContent = { blobIds: new Map(), nextChangeAt: null };

/**
 * The manifest in the file a build leaves (see `newestFile`).
 * @param path where it is now, relative to the working directory
 */
export function contentManifestFile(path: () => string = () => CONTENT_MANIFEST_FILE): ContentManifestSource {
  const read = newestFile(path, (text): LiveContent => {
    const { blob_ids, next_change_at } = manifestSchema.parse(JSON.parse(text));
    return { blobIds: new Map(Object.entries(blob_ids)), nextChangeAt: next_change_at };
  });
  return { read: () => read().catch(() => NOTHING) };
}
