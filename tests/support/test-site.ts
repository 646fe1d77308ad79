import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { type RunningServer, startServer } from '../../src/selfhost/start-server.ts';
import { type TestServices, testServices } from './test-services.ts';

export type SiteFixture = Record<string, string | Buffer>;

export const TEST_PAGES: SiteFixture = {
  'index.html': '<h1>Domov</h1>',
  'events.html': '<h1>Podujatia</h1>',
  '404.html': '<h1>Stránka sa nenašla</h1>',
};

export async function writeSite(root: string, files: SiteFixture): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}

export function compressed(path: string, text: string): SiteFixture {
  return { [path]: text, [`${path}.br`]: brotliCompressSync(text), [`${path}.gz`]: gzipSync(text) };
}

export function makePicture(width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .toFormat(format)
    .toBuffer();
}

interface StartedSite extends RunningServer {
  services: TestServices;
  siteRoot: string;
}

export async function startTestSite(
  files: SiteFixture = {},
  options: Parameters<typeof testServices>[0] = {},
): Promise<StartedSite> {
  const services = await testServices(options);
  const siteRoot = join(services.folder, 'dist');
  await writeSite(siteRoot, { ...TEST_PAGES, ...files });
  const server = await startServer({ services, siteRoot, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return { ...server, services, siteRoot };
}
