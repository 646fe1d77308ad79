import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pictureProcess } from '../../src/selfhost/picture-process.ts';
import { parsePictureRequest } from '../../src/selfhost/picture-routes.ts';
import { startServer } from '../../src/selfhost/start-server.ts';
import { TEST_SITE_URL } from '../support/build-site.ts';
import { all, attribute, type BuiltPage, builtPage } from '../support/built-pages.ts';
import { testServices } from '../support/test-services.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

function pictureUrls(page: BuiltPage): URL[] {
  const sources = all(page, 'img[src]').map((image) => attribute(image, 'src') ?? '');
  const candidates = all(page, 'source[srcset]').flatMap((source) => (attribute(source, 'srcset') ?? '').split(', '));
  const preview = all(page, 'meta[property="og:image"]').map((meta) => attribute(meta, 'content') ?? '');
  return [...sources, ...candidates, ...preview]
    .map((address) => new URL(address.split(' ')[0] ?? '', TEST_SITE_URL))
    .filter(({ pathname }) => pathname === '/.netlify/images');
}

async function scaledName({ searchParams }: URL): Promise<string> {
  const { source, width, quality, format } = parsePictureRequest(searchParams);
  const original = await readFile(join(TEST_SITE_DIR, source));
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 40);
  return `${hash}-${width}-${quality}.${format ?? 'webp'}`;
}

test('every picture of the home page is scaled soon after the first build, though nobody has asked for one', async () => {
  const names = await Promise.all(pictureUrls(await builtPage('/')).map(scaledName));
  expect(names.length).toBeGreaterThan(20);
  const services = await testServices();
  const prewarmScaler = pictureProcess();
  const server = await startServer({ services, siteRoot: TEST_SITE_DIR, port: 0, host: '127.0.0.1', prewarmScaler });
  onTestFinished(() => server.close());
  server.scaleAhead();
  const made = () => readdir(join(services.config.dataDir, 'images')).catch(() => []);
  await expect.poll(made).toEqual(expect.arrayContaining(names));
});
