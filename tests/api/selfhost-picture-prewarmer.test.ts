import { once } from 'node:events';
import { cp, readdir, writeFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { picturePrewarmer } from '../../src/selfhost/picture-prewarmer.ts';
import { type PictureProcess, pictureProcess } from '../../src/selfhost/picture-process.ts';
import { openPictures } from '../../src/selfhost/pictures.ts';
import { openSite } from '../../src/selfhost/site.ts';
import type { ErrorReport } from '../../src/server/core/http/error-handler.ts';
import { pictureName } from '../../src/server/ports/media/media-store.ts';
import { childrenOf, commandOf } from '../support/children-of.ts';
import { startProcess } from '../support/start-process.ts';
import { testServices } from '../support/test-services.ts';
import { makePicture, type SiteFixture, TEST_PAGES, writeSite } from '../support/test-site.ts';

const AVIF_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600, 1920];

function pageWith(...queries: string[]): string {
  return queries.map((query) => `<img src="/.netlify/images?url=/storage/${query}" alt="">`).join('');
}

const everyAvifOf = (name: string) => AVIF_WIDTHS.map((width) => `${name}&amp;w=${width}&amp;fm=avif&amp;q=50`);

/** Noise is slow to encode as AVIF. */
function makeHardPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function openPrewarmer(files: SiteFixture, maxBytes?: number) {
  const services = await testServices();
  const root = join(services.folder, 'dist');
  await writeSite(root, { ...TEST_PAGES, ...files });
  let site = await openSite(root);
  const pictures = openPictures(services, () => site);
  const scaler = pictureProcess();
  const widths: number[] = [];
  const noted: PictureProcess = {
    ...scaler,
    make(order) {
      if (order.kind === 'scale') widths.push(order.width);
      return scaler.make(order);
    },
  };
  const reports: ErrorReport[] = [];
  const prewarmer = picturePrewarmer(pictures.service, noted, (report) => reports.push(report), maxBytes);
  onTestFinished(async () => {
    await prewarmer.close();
    pictures.close();
  });
  return {
    root,
    media: pictures.media,
    service: pictures.service,
    prewarmer,
    widths,
    reports,
    async follow(siteRoot: string) {
      site = await openSite(siteRoot);
      void prewarmer.follow(siteRoot);
    },
    /** Without the hashes of their originals. */
    made: async () => {
      const names = await readdir(join(services.config.dataDir, 'images')).catch(() => []);
      const whole = names.filter((name) => !name.startsWith('.'));
      return whole.map((name) => name.slice(name.indexOf('-') + 1)).sort();
    },
  };
}

test('what pages ask for is scaled though nobody asks, whichever way they write it, and nothing else', async () => {
  const { root, follow, made, service, widths } = await openPrewarmer({
    'storage/hall.png': await makePicture(1000, 500),
    'storage/other.png': await makePicture(1000, 600),
    'index.html': pageWith('hall.png&amp;w=320'),
    'events.html': [
      '<source srcset="/.netlify/images?url=/storage/hall.png&#38;w=320&#38;fm=avif&#38;q=50 320w, ',
      '/.netlify/images?url=/storage/hall.png&#38;w=480&#38;fm=avif&#38;q=50 480w">',
      '<script type="application/ld+json">{"image":"https://kd.example/.netlify/images?url=/storage/hall.png',
      '&w=1200&fm=jpg"}</script>',
    ].join(''),
  });
  await follow(root);
  const all = ['1200-75.jpeg', '320-50.avif', '320-75.webp', '480-50.avif'];
  await expect.poll(made).toEqual(all);
  const asked = { source: '/storage/hall.png', width: 320, quality: 75, format: null };
  expect(await service.get(asked, 'image/avif,image/webp,*/*')).toMatchObject({ contentType: 'image/webp' });
  expect(widths).toHaveLength(all.length);
});

test('the home page comes first, then pages without a number, then the newest events', async () => {
  const { root, follow, widths } = await openPrewarmer({
    'storage/hall.png': await makePicture(1000, 500),
    'index.html': pageWith('hall.png&amp;w=160'),
    'about.html': pageWith('hall.png&amp;w=1200&amp;fm=jpg'),
    'events/9/a.html': pageWith('hall.png&amp;w=320', 'hall.png&amp;w=160'),
    'events/12/b.html': pageWith('hall.png&amp;w=800'),
  });
  await follow(root);
  await expect.poll(() => widths).toEqual([160, 1200, 800, 320]);
});

test('a later site is followed at once, and only what it adds is made', async () => {
  const { root, follow, made, widths } = await openPrewarmer({
    'storage/hall.png': await makePicture(1000, 500),
    'index.html': pageWith('hall.png&amp;w=160'),
  });
  await follow(root);
  await expect.poll(made).toEqual(['160-75.webp']);
  const next = `${root}-next`;
  await cp(root, next, { recursive: true, preserveTimestamps: true });
  await writeFile(join(next, 'about.html'), pageWith('hall.png&amp;w=160', 'hall.png&amp;w=320'));
  await follow(next);
  await expect.poll(made).toEqual(['160-75.webp', '320-75.webp']);
  expect(widths).toEqual([160, 320]);
});

test('when the room for it is taken, the pages that come first have got it, the next time as well', async () => {
  const { root, made, prewarmer } = await openPrewarmer(
    {
      'storage/hall.png': await makePicture(1000, 500),
      'index.html': pageWith('hall.png&amp;w=160'),
      'events/12/b.html': pageWith('hall.png&amp;w=320', 'hall.png&amp;w=800'),
    },
    1,
  );
  await prewarmer.follow(root);
  expect(await made()).toEqual(['160-75.webp']);
  await prewarmer.follow(root);
  expect(await made()).toEqual(['160-75.webp']);
});

test('an original that was broken is tried again with a later site, though its page has not changed', async () => {
  const { root, follow, made, reports } = await openPrewarmer({
    'storage/hall.png': 'no picture',
    'index.html': pageWith('hall.png&amp;w=160'),
  });
  await follow(root);
  await expect.poll(() => reports.length).toBe(1);
  const next = `${root}-next`;
  await cp(root, next, { recursive: true, preserveTimestamps: true });
  await writeFile(join(next, 'storage/hall.png'), await makePicture(1000, 500));
  await follow(next);
  await expect.poll(made).toEqual(['160-75.webp']);
});

test('an original that is broken or missing is told once, and the others are made', async () => {
  const { root, follow, made, reports } = await openPrewarmer({
    'storage/broken.png': 'no picture',
    'storage/hall.png': await makePicture(1000, 500),
    'index.html': pageWith(...everyAvifOf('broken.png'), ...everyAvifOf('gone.png'), 'hall.png&amp;w=160'),
  });
  await follow(root);
  await expect.poll(made).toEqual(['160-75.webp']);
  expect(reports.map(({ error }) => String(error))).toEqual([
    expect.stringContaining('Obrázok sa nepodarilo spracovať.'),
    expect.stringContaining('Obrázok sa nenašiel.'),
  ]);
});

test('an upload is scaled for lists and cards before a page names it', async () => {
  const { media, prewarmer, made, service, widths } = await openPrewarmer({});
  const bytes = new Uint8Array(await makePicture(1200, 600, 'webp'));
  const name = pictureName(bytes);
  await media.put(name, bytes);
  prewarmer.takeUpload(name);
  const cards = [
    '160-75.webp',
    '320-50.avif',
    '320-75.webp',
    '480-50.avif',
    '640-50.avif',
    '800-50.avif',
    '960-50.avif',
  ];
  await expect.poll(made).toEqual(cards);
  await service.get({ source: `/storage/m/${name}`, width: 640, quality: 50, format: 'avif' }, null);
  expect(widths).toHaveLength(cards.length);
});

test('an upload that is removed for good while it is scaled leaves no copy', async () => {
  const services = await testServices();
  const root = join(services.folder, 'dist');
  await writeSite(root, TEST_PAGES);
  const site = await openSite(root);
  const { service, media, close } = openPictures(services, () => site);
  onTestFinished(close);
  const bytes = new Uint8Array(await makePicture(400, 200, 'webp'));
  const name = pictureName(bytes);
  await media.put(name, bytes);
  const removing: PictureProcess = {
    async make() {
      await media.remove(name);
      return { bytes, width: 400, height: 200 };
    },
    close() {},
  };
  const asked = { source: `/storage/m/${name}`, width: 320, quality: 75, format: null };
  await expect(service.prepare(asked, removing)).rejects.toThrow('Obrázok sa nenašiel.');
  expect(await readdir(join(services.config.dataDir, 'images'))).toEqual([]);
});

test('a visitor waits for none of the pictures that nobody has asked for', async () => {
  const names = ['a.png', 'b.png', 'c.png'];
  const hard = await makeHardPicture();
  const originals = names.map((name, at) => [`storage/${name}`, Buffer.concat([hard, Buffer.from([at])])] as const);
  const { root, follow, made, service, widths } = await openPrewarmer({
    ...Object.fromEntries(originals),
    'storage/hall.png': await makePicture(1000, 500),
    'index.html': pageWith(...names.flatMap(everyAvifOf)),
  });
  await follow(root);
  await expect.poll(() => widths.length).toBeGreaterThan(0);
  const asked = { source: '/storage/hall.png', width: 160, quality: 75, format: null };
  expect(await service.get(asked, null)).toMatchObject({ contentType: 'image/png' });
  expect((await made()).length).toBeLessThan(names.length * AVIF_WIDTHS.length);
});

test('the end cuts off the picture under way, and no other is begun', async () => {
  const { root, follow, prewarmer, made, reports, widths } = await openPrewarmer({
    'storage/hard.png': await makeHardPicture(),
    'index.html': pageWith(...everyAvifOf('hard.png')),
  });
  await follow(root);
  await expect.poll(() => widths.length).toBeGreaterThan(0);
  await prewarmer.close();
  const [begun, kept] = [widths.length, (await made()).length];
  expect(kept).toBeLessThan(begun);
  await follow(root);
  expect([widths.length, reports]).toEqual([begun, []]);
});

describe.skipIf(process.platform !== 'linux')('the server', () => {
  test('scales ahead at the lowest priority, and takes that process with it', async () => {
    const { child } = await startProcess({
      files: {
        'storage/hard.png': await makeHardPicture(),
        'index.html': Buffer.from(pageWith(...everyAvifOf('hard.png'))),
      },
    });
    const helpers = () => childrenOf(child.pid ?? 0, 'picture-helper');
    await expect.poll(helpers).toHaveLength(1);
    const [helper = 0] = await helpers();
    await expect.poll(() => getPriority(helper)).toBe(constants.priority.PRIORITY_LOW);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    await expect.poll(() => commandOf(helper)).toBe('');
  });
});
