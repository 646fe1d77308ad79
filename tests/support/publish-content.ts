import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publisherProcess } from '../../src/server/ports/builds/adapters/publisher-process.ts';
import { type BuildFolders, buildIn, RENDERER_ID_FILE } from '../../src/server/ports/builds/build-contract.ts';
import { TEST_NOW, TEST_SITE_URL } from './build-site.ts';
import { copyBuiltSite } from './copy-built-site.ts';

/**
 * Publishes `content` in `folder`: byte for byte what a whole build makes of it (tests/build/incremental.test.ts), in a
 * fraction of its time.
 * @param folder as for `copyBuiltSite`
 * @throws Error with the report when nothing was built
 */
export async function publishContent(folder: string): Promise<BuildFolders> {
  const from = await copyBuiltSite(folder);
  const to = buildIn(join(folder, 'published'));
  const renderer = await readFile(join(from.records, RENDERER_ID_FILE), 'utf8');
  const env = { PROJECT_ROOT: folder, CONTENT_DIR: join(folder, 'content'), SITE_URL: TEST_SITE_URL };
  const publisher = publisherProcess({ ...env, BUILD_NOW: TEST_NOW, BUILDS_DIR: join(folder, 'builds') });
  try {
    const nowMs = Date.parse(TEST_NOW);
    const report = await publisher.build({ kind: 'build', renderer, from, to, nowMs, onlyIfChanged: false });
    if (report.kind !== 'built') throw new Error(JSON.stringify(report));
    return to;
  } finally {
    await publisher.close();
  }
}
