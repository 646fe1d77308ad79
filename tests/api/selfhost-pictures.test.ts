import { cp, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureVariants } from '../../src/domain/galleries/picture-source.ts';
import { pictureName } from '../../src/server/ports/media/media-store.ts';
import { type RawAnswer, rawRequest } from '../support/raw-request.ts';
import { makePicture, startTestSite } from '../support/test-site.ts';

const NOT_OFFERED = 'V\u00a0tejto veľkosti alebo podobe obrázky neponúkame.';
const NOT_OURS = 'Obrázok má byť z\u00a0tejto stránky, z\u00a0priečinka /storage/.';
const WEBP = { Accept: 'image/avif,image/webp,*/*' };
const picturePath = (query: Record<string, string>) => `/.netlify/images?${new URLSearchParams(query)}`;
const messageOf = ({ body }: RawAnswer): unknown => JSON.parse(String(body)).message;

async function sizeOf({ body }: RawAnswer) {
  const { format, width, height } = await sharp(body).metadata();
  return { format, width, height };
}

test('a picture is scaled to the width, in the format the client takes', async () => {
  const { url } = await startTestSite({ 'storage/hall.png': await makePicture(1000, 500) });
  const webp = await rawRequest(url, picturePath({ url: '/storage/hall.png', w: '320' }), { headers: WEBP });
  expect(webp.headers['content-type']).toBe('image/webp');
  expect(webp.headers.vary).toBe('Accept');
  expect(webp.headers['cache-control']).toBe('public, max-age=86400');
  expect(await sizeOf(webp)).toEqual({ format: 'webp', width: 320, height: 160 });
  const png = await rawRequest(url, picturePath({ url: '/storage/hall.png', w: '320' }));
  expect(await sizeOf(png)).toEqual({ format: 'png', width: 320, height: 160 });
  const jpeg = await rawRequest(url, picturePath({ url: '/storage/hall.png', w: '320', fm: 'jpg' }));
  expect(await sizeOf(jpeg)).toEqual({ format: 'jpeg', width: 320, height: 160 });
  expect(jpeg.headers.vary).toBeUndefined();
  const avif = await rawRequest(url, picturePath({ url: '/storage/hall.png', w: '480', fm: 'avif', q: '50' }));
  expect(avif.headers['content-type']).toBe('image/avif');
  expect(await sizeOf(avif)).toMatchObject({ width: 480, height: 240 });
});

test('a picture without a ground stands on paper where its format knows no transparency', async () => {
  const clear = sharp({ create: { width: 400, height: 200, channels: 4, background: '#0000' } });
  const { url } = await startTestSite({
    'storage/logo.png': await clear.clone().png().toBuffer(),
    'storage/logo.webp': await clear.clone().webp().toBuffer(),
  });
  for (const name of ['logo.png', 'logo.webp']) {
    const jpeg = await rawRequest(url, picturePath({ url: `/storage/${name}`, w: '320', fm: 'jpg' }));
    const means = (await sharp(jpeg.body).stats()).channels.map(({ mean }) => mean);
    for (const [at, paper] of [0xf7, 0xf2, 0xe8].entries())
      expect(Math.abs((means[at] ?? 0) - paper), `${name}: ${means}`).toBeLessThan(3);
    const plain = await rawRequest(url, picturePath({ url: `/storage/${name}`, w: '320' }));
    expect((await sharp(plain.body).stats()).isOpaque).toBe(false);
  }
});

test('pages of other houses may show a picture, as a mail does in its reader', async () => {
  const { url } = await startTestSite({ 'storage/hall.png': await makePicture(400, 200) });
  const answer = await rawRequest(url, picturePath({ url: '/storage/hall.png', w: '320' }));
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('nothing is made larger than its original', async () => {
  const { url } = await startTestSite({ 'storage/small.png': await makePicture(300, 200) });
  const answer = await rawRequest(url, picturePath({ url: '/storage/small.png', w: '800' }));
  expect(await sizeOf(answer)).toEqual({ format: 'png', width: 300, height: 200 });
});

test('a photo taken sideways is turned upright', async () => {
  const sideways = await sharp(await makePicture(400, 200, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { url } = await startTestSite({ 'storage/photo.jpg': sideways });
  const answer = await rawRequest(url, picturePath({ url: '/storage/photo.jpg', w: '160' }));
  expect(await sizeOf(answer)).toEqual({ format: 'jpeg', width: 160, height: 320 });
});

test('a scaled upload is kept for good', async () => {
  const { url, services } = await startTestSite();
  const name = `${'a'.repeat(40)}.webp`;
  await services.media.put(name, new Uint8Array(await makePicture(400, 200, 'webp')));
  const answer = await rawRequest(url, picturePath({ url: `/storage/m/${name}`, w: '160' }));
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('many who ask at once get one conversion, and what they have already is answered 304', async () => {
  const { url, services } = await startTestSite({ 'storage/hall.png': await makePicture(1000, 500) });
  const path = picturePath({ url: '/storage/hall.png', w: '800' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => rawRequest(url, path)));
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
  expect(await readdir(join(services.config.dataDir, 'images'))).toHaveLength(1);
  const known = { 'If-None-Match': String(answers[0]?.headers.etag) };
  expect((await rawRequest(url, path, { headers: known })).status).toBe(304);
});

test('a new original under the same name is scaled anew', async () => {
  const { url, siteRoot } = await startTestSite({ 'storage/hall.png': await makePicture(1000, 500) });
  const path = picturePath({ url: '/storage/hall.png', w: '320' });
  await rawRequest(url, path);
  const original = join(siteRoot, 'storage/hall.png');
  await writeFile(original, await makePicture(1000, 1000));
  await utimes(original, 1_700_000_000, 1_700_000_000);
  expect(await sizeOf(await rawRequest(url, path))).toEqual({ format: 'png', width: 320, height: 320 });
});

test('a new build with the same pictures uses what has been made', async () => {
  const site = await startTestSite({ 'storage/hall.png': await makePicture(1000, 500) });
  const path = picturePath({ url: '/storage/hall.png', w: '320' });
  const before = await rawRequest(site.url, path);
  const next = join(site.services.folder, 'next');
  await cp(site.siteRoot, next, { recursive: true });
  await site.useSite(next);
  expect((await rawRequest(site.url, path)).headers.etag).toBe(before.headers.etag);
  expect(await readdir(join(site.services.config.dataDir, 'images'))).toHaveLength(1);
});

test('an upload takes its scaled copies with it, whoever removes it', async () => {
  const { url, services, media } = await startTestSite();
  const bytes = new Uint8Array(await makePicture(400, 200, 'webp'));
  const name = pictureName(bytes);
  await media.put(name, bytes);
  expect((await rawRequest(url, picturePath({ url: `/storage/m/${name}`, w: '320' }))).status).toBe(200);
  const copies = () => readdir(join(services.config.dataDir, 'images'));
  expect(await copies()).toHaveLength(1);
  await media.remove(name);
  expect(await copies()).toEqual([]);
});

test('of one picture only the thirteen sizes are made that pages, mails and previews ask for, whoever invents others', async () => {
  const { url, services } = await startTestSite({ 'storage/hall.png': await makePicture(400, 200) });
  const invented = ['160', '320', '480', '640', '800', '960', '1200', '1280', '1920'].flatMap((w) =>
    [{}, { fm: 'avif' }, { fm: 'jpg' }, { fm: 'webp' }, { fm: 'png' }].flatMap((format) =>
      [{}, { q: '50' }, { q: '75' }].map((quality) => ({ w, ...format, ...quality })),
    ),
  );
  const answers = [];
  for (const size of invented) answers.push(await rawRequest(url, picturePath({ url: '/storage/hall.png', ...size })));
  const offered = pictureVariants().filter((variant) => !variant.includes('w=1600'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(offered.length);
  const refused = answers.filter(({ status }) => status === 400);
  expect(refused).toHaveLength(invented.length - offered.length);
  expect(new Set(refused.map(messageOf))).toEqual(new Set([NOT_OFFERED]));
  expect(await readdir(join(services.config.dataDir, 'images'))).toHaveLength(offered.length);
  expect(pictureVariants()).toHaveLength(13);
});

test.each([
  [{ w: '320' }, NOT_OURS],
  [{ url: 'https://evil.example/storage/a.png', w: '320' }, NOT_OURS],
  [{ url: '//evil.example/storage/a.png', w: '320' }, NOT_OURS],
  [{ url: '/events.html', w: '320' }, NOT_OURS],
  [{ url: '/build/hero.x1.png', w: '320' }, NOT_OURS],
  [{ url: '/storage/../../secret.png', w: '320' }, NOT_OURS],
  [{ url: '/storage/%2e%2e/%2e%2e/secret.png', w: '320' }, NOT_OURS],
  [{ url: '/storage/m/..%5csecret.png', w: '320' }, NOT_OURS],
  [{ url: '/storage/a.png' }, NOT_OFFERED],
  [{ url: '/storage/a.png', w: '321' }, NOT_OFFERED],
  [{ url: '/storage/a.png', w: '0320' }, NOT_OFFERED],
  [{ url: '/storage/a.png', w: '1920' }, NOT_OFFERED],
  [{ url: '/storage/a.png', w: '320', h: '9999' }, NOT_OFFERED],
  [{ url: '/storage/a.png', w: '320', q: '75' }, NOT_OFFERED],
  [{ url: '/storage/a.png', w: '320', fm: 'avif', q: '51' }, NOT_OFFERED],
  [{ url: '/storage/a.png', w: '320', fm: 'svg' }, NOT_OFFERED],
  [{ url: '/storage/a.png', w: '320', fit: 'cover' }, NOT_OFFERED],
])('%j is refused with a sentence', async (query, message) => {
  const { url } = await startTestSite();
  const answer = await rawRequest(url, picturePath(query as Record<string, string>));
  expect([answer.status, messageOf(answer)]).toEqual([400, message]);
});

test('an original that is missing, no picture, or broken is said so', async () => {
  const { url } = await startTestSite({
    'storage/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'storage/fake.png': '<script>alert(1)</script>',
  });
  const answerTo = async (source: string) => {
    const answer = await rawRequest(url, picturePath({ url: source, w: '320' }));
    return [answer.status, messageOf(answer)];
  };
  expect(await answerTo('/storage/gone.png')).toEqual([404, 'Obrázok sa nenašiel.']);
  expect(await answerTo('/storage/logo.svg')).toEqual([415, 'Tento súbor nie je obrázok, ktorý vieme zmenšiť.']);
  expect(await answerTo('/storage/fake.png')).toEqual([415, 'Obrázok sa nepodarilo spracovať.']);
});
