import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../netlify/selfhost/start-server.ts';
import { readConfig } from '../../netlify/server/config.ts';
import { contentIndexFile } from '../../netlify/server/content/content-index-file.ts';
import { TEST_NOW, TEST_SITE_DIR, TEST_SITE_URL } from './build-site.ts';

const TEST_INDEX_FILE = join(TEST_SITE_DIR, '../dist-functions/content-index.json');

/** The built test site and its functions on a free port, with the clock standing still and a data folder of its own. */
export async function startSite(): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riviera-site-'));
  const server = await startServer({
    services: {
      config: { ...readConfig({ SITE_URL: TEST_SITE_URL }), dataDir },
      clock: { now: () => Date.parse(TEST_NOW) },
      contentIndex: contentIndexFile(TEST_INDEX_FILE),
    },
    siteRoot: TEST_SITE_DIR,
    port: 0,
    host: '127.0.0.1',
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
