import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ContentIndex } from '../../src/domain/content/content-index.ts';
import type { Config } from '../../src/server/environment.ts';
import { makeContentIndex } from './content-factories.ts';
import { type OpenServices, openServices } from './open-services.ts';
import { tempFolder } from './temp-folder.ts';

export const TEST_NOW = Date.parse('2026-11-20T12:00:00+01:00');

interface TestServicesOptions {
  /** Null: there is no file. */
  index?: Partial<ContentIndex> | null;
  nowMs?: number;
  config?: Partial<Config>;
}

export interface TestServices extends OpenServices {
  folder: string;
  contentIndexPath: string;
}

/** The clock stands still; the services close when the test ends. */
export async function testServices({
  index = {},
  nowMs = TEST_NOW,
  config = {},
}: TestServicesOptions = {}): Promise<TestServices> {
  const folder = await tempFolder();
  const contentIndexPath = join(folder, 'content-index.json');
  if (index !== null) await writeFile(contentIndexPath, JSON.stringify(makeContentIndex(index)));
  const services = await openServices({ dataDir: join(folder, 'data'), contentIndexPath, nowMs, config });
  onTestFinished(() => services.close());
  return { ...services, folder, contentIndexPath };
}
