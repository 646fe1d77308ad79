import { z } from 'zod';
import { CONTENT_MANIFEST_FILE } from '../../../src/domain/content-manifest.ts';
import { newestFile } from '../content/newest-file.ts';
import type { ContentManifestSource } from '../ports/content-manifest-source.ts';

const manifestSchema = z.record(z.string(), z.string());
const NO_FILES: ReadonlyMap<string, string> = new Map();

/**
 * The manifest in the file a build leaves (see `newestFile`).
 * @param path where it is now, relative to the working directory
 */
export function contentManifestFile(path: () => string = () => CONTENT_MANIFEST_FILE): ContentManifestSource {
  const read = newestFile(path, (text) => new Map(Object.entries(manifestSchema.parse(JSON.parse(text)))));
  return { read: () => read().catch(() => NO_FILES) };
}
