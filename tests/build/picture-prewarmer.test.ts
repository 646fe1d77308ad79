import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { picturePrewarmer } from '../../src/selfhost/picture-prewarmer.ts';
import { pictureProcess } from '../../src/selfhost/picture-process.ts';
import { parsePictureRequest } from '../../src/selfhost/picture-routes.ts';
import { openPictures } from '../../src/selfhost/pictures.ts';
import { openSite } from '../../src/selfhost/site.ts';
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

test('every picture the home page asks for is scaled though nobody has asked for one', async () => {
  const names = await Promise.all(pictureUrls(await builtPage('/')).map(scaledName));
  expect(names.length).toBeGreaterThan(20);
  const services = await testServices();
  const site = await openSite(TEST_SITE_DIR);
  const pictures = openPictures(services, () => site);
  const prewarmer = picturePrewarmer(pictures.service, pictureProcess());
  onTestFinished(async () => {
    await prewarmer.close();
    pictures.close();
  });
  const home = join(services.folder, 'home');
  await cp(join(TEST_SITE_DIR, 'index.html'), join(home, 'index.html'));
  await prewarmer.follow(home);
  expect(await readdir(join(services.config.dataDir, 'images'))).toEqual(expect.arrayContaining(names));
});
