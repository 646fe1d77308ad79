import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { auditLog } from '../../../src/server/core/audit/audit-log.ts';
import { LIMITS } from '../../../src/server/core/http/limits.ts';
import { spend } from '../../../src/server/core/http/rate-limit.ts';
import { callApi } from '../../support/call-api.ts';
import { makeAccount, signInAs } from '../../support/make-account.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';
import { pictureSender } from '../../support/send-picture.ts';
import { testServices } from '../../support/test-services.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = async (picture: Sharp): Promise<Bytes> => new Uint8Array(await picture.toBuffer());
const textBytes = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'latin1'));
const joined = (...parts: Uint8Array[]): Bytes => new Uint8Array(Buffer.concat(parts));

/** The colours show which way the picture is turned. */
function twoColours(width = 400, height = 200): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#d00000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000d0' } }, left: width / 2, top: 0 },
  ]);
}

async function openUploads() {
  const services = await testServices();
  const user = await makeAccount(services, { roles: ['editor'] });
  const send = pictureSender(services, await signInAs(services, user));
  const stored = async (path = '') => (await services.media.get(path.replace('m/', ''))) ?? new Uint8Array();
  return { services, user, send, stored };
}

async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

test('a photo is stored as WebP under the hash of its bytes, and the same one has the same name', async () => {
  const { services, send, stored } = await openUploads();
  const photo = await bytesOf(twoColours().jpeg());
  const answer = await send(photo);
  expect([answer.status, answer.body]).toEqual([
    201,
    { image_path: expect.stringMatching(/^m\/[0-9a-f]{40}\.webp$/), width: 400, height: 200 },
  ]);
  const bytes = await stored(answer.body.image_path);
  expect(answer.body.image_path).toContain(createHash('sha256').update(bytes).digest('hex').slice(0, 40));
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect((await send(photo, 'iná.jpg')).body).toEqual(answer.body);
  expect(await services.media.list()).toHaveLength(1);
});

test('a photo larger than 2560 pixels is made smaller, no photo is made larger', async () => {
  const { send } = await openUploads();
  const large = await send(await bytesOf(twoColours(4032, 3024).jpeg({ quality: 50 })));
  expect(large.body).toMatchObject({ width: 2560, height: 1920 });
  const tall = await send(await bytesOf(twoColours(1000, 4000).jpeg({ quality: 50 })));
  expect(tall.body).toMatchObject({ width: 640, height: 2560 });
  expect((await send(await bytesOf(twoColours(2, 1).png()))).body).toMatchObject({ width: 2, height: 1 });
});

test('a photo of a phone loses its place, its camera and its turn, and stands upright', async () => {
  const { send, stored } = await openUploads();
  const photo = await bytesOf(
    twoColours()
      .jpeg()
      .withExif({
        IFD0: { Make: 'TajnyTelefon', Copyright: 'Jana', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '48/1 8/1 41/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '17/1 6/1 30/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>TajnyPopis</rdf:RDF></x:xmpmeta>')
      .withMetadata({ orientation: 6 }),
  );
  expect(Buffer.from(photo).includes('TajnyTelefon')).toBe(true);
  const answer = await send(photo);
  expect(answer.body).toMatchObject({ width: 200, height: 400 });
  const bytes = await stored(answer.body.image_path);
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  for (const word of ['Tajny', 'Jana', 'EXIF', 'XMP ', 'GPS']) expect(Buffer.from(bytes).includes(word)).toBe(false);
  const [[topRed = 0], [bottomRed = 0]] = [await colourAt(bytes, 100, 20), await colourAt(bytes, 100, 380)];
  expect(topRed).toBeGreaterThan(180);
  expect(bottomRed).toBeLessThan(60);
});

const COLOUR = [200, 120, 40];

test('colours of a wide profile, of print and of 16 bits end as the same colours in sRGB', async () => {
  const { send, stored } = await openUploads();
  const plain = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c87828' } });
  const sources = {
    p3: await bytesOf(plain.clone().withIccProfile('p3').png()),
    deep: await bytesOf(plain.clone().toColourspace('rgb16').png()),
    print: await bytesOf(plain.clone().withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 100 })),
  };
  expect((await sharp(sources.deep).metadata()).depth).toBe('ushort');
  expect((await sharp(sources.print).metadata()).space).toBe('cmyk');
  for (const [kind, source] of Object.entries(sources)) {
    const answer = await send(source);
    expect([kind, answer.status]).toEqual([kind, 201]);
    const bytes = await stored(answer.body.image_path);
    const { space, depth, icc } = await sharp(bytes).metadata();
    expect([space, depth, icc]).toEqual(['srgb', 'uchar', undefined]);
    // CMYK comes back a little darker.
    const tolerance = kind === 'print' ? 30 : 6;
    const colour = await colourAt(bytes, 20, 20);
    const distance = Math.max(...colour.map((value, channel) => Math.abs(value - (COLOUR[channel] ?? 0))));
    expect([kind, distance <= tolerance]).toEqual([kind, true]);
  }
});

const seeThrough = () =>
  bytesOf(
    sharp({ create: { width: 60, height: 20, channels: 4, background: { r: 0, g: 90, b: 60, alpha: 0 } } }).png(),
  );

test('what is see-through stays so for a logo', async () => {
  const { send, stored } = await openUploads();
  const answer = await send(await seeThrough(), 'logo.png', 'image/png');
  expect((await sharp(await stored(answer.body.image_path)).metadata()).hasAlpha).toBe(true);
});

test('what is see-through in another picture gets the colour of the paper, so that no JPEG of it is black', async () => {
  const { send, stored } = await openUploads();
  const answer = await send(await seeThrough(), 'plagat.png', 'image/png', 'paper');
  const bytes = await stored(answer.body.image_path);
  expect((await sharp(bytes).metadata()).hasAlpha).toBe(false);
  const colour = await colourAt(bytes, 30, 10);
  for (const [channel, value] of [0xf7, 0xf2, 0xe8].entries())
    expect(Math.abs((colour[channel] ?? 0) - value)).toBeLessThanOrEqual(3);
});

test('the name and the type a sender claims decide nothing', async () => {
  const { send } = await openUploads();
  const photo = await bytesOf(twoColours().jpeg());
  for (const [name, type] of [
    ['foto.png', 'image/png'],
    ['foto.jpg.php', 'application/x-php'],
    ['../../etc/passwd', 'image/svg+xml'],
    ['foto\u0000.webp', ''],
    ['content://media/1042', 'application/octet-stream'],
  ])
    expect([name, (await send(photo, name, type)).status]).toEqual([name, 201]);
});

test('nothing of a file that is also something else is stored', async () => {
  const { send, stored } = await openUploads();
  const script = textBytes('<script>alert(document.domain)</script>');
  const photo = await bytesOf(twoColours().jpeg());
  const comment = joined(textBytes('\xff\xfe'), Uint8Array.of(0, script.length + 2), script);
  const polyglots = {
    'behind the picture': joined(photo, script, textBytes('PK\u0003\u0004')),
    'in a comment': joined(photo.subarray(0, 2), comment, photo.subarray(2)),
    'in a PNG behind its end': joined(await bytesOf(twoColours().png()), script),
  };
  for (const [where, source] of Object.entries(polyglots)) {
    expect(Buffer.from(source).includes('<script>')).toBe(true);
    const answer = await send(source);
    expect([where, answer.status]).toEqual([where, 201]);
    expect(Buffer.from(await stored(answer.body.image_path)).includes('script')).toBe(false);
  }
});

/** The file is about a thousandth of its unpacked size. */
function emptyPng(width: number, height: number, bitDepth = 8, colourType = 2): Bytes {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bitDepth, colourType, 0, 0, 0], 8);
  const channels = colourType === 6 ? 4 : 3;
  const wholeLines = (width * channels * (bitDepth / 8) + 1) * Math.min(height, 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(wholeLines, 1_000_000)));
  return joined(
    textBytes('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  );
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const isoBox = (brands: string) => joined(Uint8Array.of(0, 0, 0, 8 + brands.length), textBytes(`ftyp${brands}`));
const webpFrame = (colour: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();

const REFUSED: [what: string, make: () => Bytes | Promise<Bytes>, status: number, sentence: string][] = [
  [
    'HEIC of an iPhone',
    () => isoBox('heic\u0000\u0000\u0000\u0000mif1heic'),
    415,
    'Fotku vo formáte HEIC tu nevieme otvoriť.',
  ],
  [
    'a HEIF sequence',
    () => isoBox('msf1\u0000\u0000\u0000\u0000hevc'),
    415,
    'Fotku vo formáte HEIC tu nevieme otvoriť.',
  ],
  [
    'AVIF',
    () => bytesOf(sharp({ create: { width: 16, height: 16, channels: 3, background: 'red' } }).avif()),
    415,
    'vo formáte AVIF',
  ],
  [
    'SVG',
    () => textBytes('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    415,
    'Kresbu SVG neprijímame',
  ],
  ['a film', () => isoBox('isom\u0000\u0000\u0000\u0000mp42'), 415, 'Tento súbor nie je obrázok.'],
  ['GIF', () => bytesOf(twoColours().gif()), 415, 'vo formáte GIF'],
  ['GIF that is a script too', () => textBytes('GIF89a/*\u0000\u0000*/=alert(1)//'), 415, 'vo formáte GIF'],
  [
    'a page named as a photo',
    () => textBytes('<!doctype html><script>alert(1)</script>'),
    415,
    'Tento súbor nie je obrázok.',
  ],
  ['PDF', () => textBytes('%PDF-1.7\n'), 415, 'Toto je dokument PDF.'],
  ['TIFF', () => bytesOf(twoColours().tiff()), 415, 'Tento súbor nie je obrázok.'],
  ['an empty file', () => new Uint8Array(), 422, 'Súbor je prázdny.'],
  [
    'a photo cut off',
    async () => (await bytesOf(twoColours(800, 800).jpeg())).subarray(0, 2000).slice(),
    422,
    'Obrázok je poškodený',
  ],
  [
    'a PNG cut off',
    async () =>
      (
        await bytesOf(
          sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: '#000',
              noise: { type: 'gaussian', mean: 128, sigma: 30 },
            },
          }).png(),
        )
      )
        .subarray(0, 90_000)
        .slice(),
    422,
    'Obrázok je poškodený',
  ],
  ['the beginning of a photo and nothing more', () => textBytes('\xff\xd8\xff\xe0'), 422, 'Obrázok je poškodený'],
  [
    'a page behind the signature of a photo',
    () => textBytes('\xff\xd8\xff<script>alert(1)</script>'),
    422,
    'Obrázok je poškodený',
  ],
  ['200 megapixels', () => emptyPng(20_000, 10_000), 422, 'Obrázok je príliš veľký: má 200 miliónov bodov.'],
  ['a bomb as wide as a number allows', () => emptyPng(2_000_000_000, 2), 422, 'Obrázok je'],
  [
    '30 megapixels of 16 bits and four channels',
    () => emptyPng(6000, 5000, 16, 6),
    422,
    'Obrázok je príliš veľký: má 30 miliónov bodov.',
  ],
  [
    'a picture that moves',
    async () => bytesOf(sharp([await webpFrame('red'), await webpFrame('blue')], { join: { animated: true } }).webp()),
    422,
    'Pohyblivý obrázok',
  ],
  [
    '30 megabytes',
    () => joined(textBytes('\xff\xd8\xff\xe0'), new Uint8Array(30_000_000)),
    413,
    'Súbor je príliš veľký, smie mať najviac 4,4\u00a0MB.',
  ],
];

test.each(REFUSED)('%s is refused with its sentence, and nothing is stored', async (_what, make, status, sentence) => {
  const { services, send } = await openUploads();
  const answer = await send(await make(), 'foto.jpg', 'image/jpeg');
  expect(answer.body.message).toContain(sentence);
  expect(answer.status).toBe(status);
  expect(await services.media.list()).toEqual([]);
});

test('a form without a file, JSON, and a form from elsewhere are refused', async () => {
  const { services } = await openUploads();
  const admin = await makeAccount(services, { email: 'eva@kd.example', roles: ['admin'] });
  const token = await signInAs(services, admin);
  const call = callApi(services);
  expect((await call('POST', '/api/admin/media', { token, body: {} })).status).toBe(415);
  const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect((await call('POST', '/api/admin/media', { token, headers: urlencoded })).status).toBe(415);
  const boundary = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await call('POST', '/api/admin/media', { token, headers: boundary })).status).toBe(400);
  const foreign = { ...boundary, Origin: 'https://evil.example' };
  const refused = await call('POST', '/api/admin/media', { token, headers: foreign });
  expect([refused.status, refused.body.message]).toEqual([403, 'Požiadavka neprišla z\u00a0tejto stránky.']);
});

test('somebody without any of the permissions may not upload', async () => {
  const services = await testServices();
  const send = pictureSender(services, await signInAs(services, await makeAccount(services)));
  expect((await send(await bytesOf(twoColours().jpeg()))).status).toBe(403);
  expect(await services.media.list()).toEqual([]);
});

test('a user has so many pictures a day, and others have theirs', async () => {
  const { services, user, send } = await openUploads();
  const photo = await bytesOf(twoColours().jpeg());
  for (let sent = 0; sent < LIMITS['media-user'].max; sent += 1) await spend(services, 'media-user', user.id);
  const refused = await send(photo);
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Dnes ste nahrali už veľmi veľa obrázkov. Pokračujte, prosím, zajtra.',
  ]);
  const other = await makeAccount(services, { email: 'eva@kd.example', roles: ['editor'] });
  expect((await pictureSender(services, await signInAs(services, other))(photo)).status).toBe(201);
  services.clock.advance(24 * 60 * 60 * 1000 + 1);
  expect((await pictureSender(services, await signInAs(services, user))(photo)).status).toBe(201);
});

test('twenty photos at once all arrive; more than can wait are asked to come again', async () => {
  const { services, send } = await openUploads();
  const photos = await Promise.all(
    Array.from({ length: 40 }, (_, at) => bytesOf(twoColours(600 + 2 * at, 400).jpeg())),
  );
  const answers = await Promise.all(photos.map((photo) => send(photo)));
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(20);
  expect(answers.find(({ status }) => status === 503)?.headers.get('Retry-After')).toBe('5');
  expect(await services.media.list()).toHaveLength(statuses.filter((status) => status === 201).length);
});

test('while the store of pictures is down the sender is told what to do', async () => {
  const { services, send } = await openUploads();
  await rm(join(services.config.dataDir, 'media'), { recursive: true, force: true });
  await writeFile(join(services.config.dataDir, 'media'), 'a file where the folder should be');
  const answer = await send(await bytesOf(twoColours().jpeg()));
  expect([answer.status, answer.body]).toEqual([
    503,
    { message: 'Úložisko obrázkov je teraz nedostupné. Skúste to, prosím, o\u00a0chvíľu znova, nič sa nestratilo.' },
  ]);
});

test('an administrator removes a picture for good with a password typed lately, and the log says so', async () => {
  const { services, send } = await openUploads();
  const { image_path = '' } = (await send(await bytesOf(twoColours().jpeg()))).body;
  const admin = await makeAccount(services, { email: 'eva@kd.example', roles: ['admin'] });
  const token = await signInAs(services, admin);
  const call = callApi(services);
  const address = `/api/admin/media/${image_path.replace('m/', '')}`;
  services.clock.advance(16 * 60 * 1000);
  const unconfirmed = await call('DELETE', address, { token });
  expect([unconfirmed.status, unconfirmed.body.message]).toEqual([403, 'password-confirmation-required']);
  expect(await services.media.list()).toHaveLength(1);
  const fresh = await signInAs(services, admin);
  expect((await call('DELETE', address, { token: fresh })).body).toEqual({
    message: 'Obrázok je natrvalo odstránený.',
  });
  expect(await services.media.list()).toEqual([]);
  expect((await call('DELETE', address, { token: fresh })).status).toBe(404);
  const { records } = await auditLog(services.store).list('act', { of: 'media_removed' });
  expect(records.map(({ value }) => [value.actor, value.detail])).toEqual([[admin.id, image_path.replace('m/', '')]]);
});

test('a picture the content still names is not removed, and goes once nothing names it', async () => {
  const { services, user, call } = await openContentDesk();
  const send = pictureSender(services, await signInAs(services, user));
  const { image_path = '' } = (await send(await bytesOf(twoColours().jpeg()))).body;
  const gallery = '/api/admin/galleries/8';
  const photo = { image_path, alt_text: '', width: 400, height: 200 };
  const { version } = (await call('PUT', gallery, { version: null, photos: [photo] })).body;
  const address = `/api/admin/media/${image_path.replace('m/', '')}`;
  const refused = await call('DELETE', address);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Obrázok sa na webe ešte používa. Najprv ho odoberte tam, kde je, a\u00a0potom ho odstráňte natrvalo.',
  ]);
  expect(await services.media.list()).toContain(image_path.replace('m/', ''));
  await call('PUT', gallery, { version, photos: [] });
  expect((await call('DELETE', address)).status).toBe(200);
  expect(await services.media.list()).not.toContain(image_path.replace('m/', ''));
});

test.each(['x', '..%2fstore.sqlite', `${'a'.repeat(40)}.svg`, '%00'])('%s is no picture to remove', async (name) => {
  const { services } = await openUploads();
  const admin = await makeAccount(services, { email: 'eva@kd.example', roles: ['admin'] });
  const answer = await callApi(services)('DELETE', `/api/admin/media/${name}`, {
    token: await signInAs(services, admin),
  });
  expect(answer.status).toBe(404);
});
