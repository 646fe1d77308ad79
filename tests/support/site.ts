import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '../../src/selfhost/start-server.ts';
import { TEST_NOW, TEST_SITE_URL } from './build-site.ts';
import { HOUSE_CONTENT } from './house.ts';
import { type OpenServices, openServices } from './open-services.ts';
import { TEST_SITE_DIR } from './test-site-dir.ts';

export const TEST_INDEX_FILE = join(TEST_SITE_DIR, '../dist-functions/content-index.json');

export interface StartedSite extends RunningServer {
  services: OpenServices;
}

/**
 * The site has its own data, and its clock stands still.
 * @param formerUrl of a site whose port is taken again if it is free
 */
export async function startSite(formerUrl?: string): Promise<StartedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riviera-site-'));
  await cp(HOUSE_CONTENT, join(dataDir, 'content'), { recursive: true });
  const services = await openServices({
    dataDir,
    contentIndexPath: TEST_INDEX_FILE,
    nowMs: Date.parse(TEST_NOW),
    config: { siteUrl: TEST_SITE_URL },
  });
  const listenOn = (wanted: number) =>
    startServer({ services, siteRoot: TEST_SITE_DIR, port: wanted, host: '127.0.0.1' });
  const server = await listenOn(formerUrl === undefined ? 0 : Number(new URL(formerUrl).port)).catch(() => listenOn(0));
  return {
    ...server,
    services,
    close: async () => {
      await server.close();
      await services.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
