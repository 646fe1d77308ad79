// How long a gallery takes from the first photo sent to the last one stored, and what the server needs for it.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { startSelfHost } from './self-host.ts';
import { printTable } from './table.ts';

const PHOTOS = 100;
/** 12 megapixels, as most phones take them. */
const CAMERA = { width: 4032, height: 3024 };
/** Photos are cut out of these, each from another place. */
const SLACK = 100;
const LARGER = { width: CAMERA.width + SLACK, height: CAMERA.height + SLACK };
const SCENES = 4;
/** What the admin area makes of them before it sends them. */
const SHRUNK = { width: 2560, height: 1920 };
/** One editor's browser sends two at once. */
const PER_EDITOR = 2;
const PASSWORD = 'heslo-len-pre-meranie';
const EMAIL = 'meranie@kd.example';
const MEGABYTE = 1e6;

type Photo = Uint8Array<ArrayBuffer>;

/** `npm run bench uploads [photos]` */
export async function benchUploads(root: string, [count = String(PHOTOS)]: readonly string[]): Promise<void> {
  const camera = await makePhotos(root, Number(count));
  const shrunk = await Promise.all(camera.map(shrink));
  const rows = [
    await sendAll(root, 'shrunk by the browser', shrunk, 1),
    await sendAll(root, 'shrunk by the browser', shrunk, 4),
    await sendAll(root, 'as the camera made them', camera, 1),
  ];
  const columns = [
    'photos',
    'count',
    'editors',
    'MB sent',
    'wall s',
    'p50 ms',
    'p99 ms',
    'CPU s',
    'idle MB',
    'peak MB',
  ];
  printTable([...columns, 'MB stored'], rows);
}

/** Scenes of the project's own with the grain of a sensor, turned as a phone held upright turns them; no two alike. */
async function makePhotos(root: string, count: number): Promise<Photo[]> {
  const folder = join(root, 'public/storage/galleries');
  const scenes = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).sort();
  const grain = await sharp({
    create: { ...LARGER, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .raw()
    .toBuffer();
  const raw = { ...LARGER, channels: 3 } as const;
  const grained = async (scene: string) =>
    sharp(join(folder, scene))
      .resize({ ...LARGER, fit: 'cover' })
      .removeAlpha()
      .composite([{ input: grain, raw, blend: 'soft-light' }])
      .removeAlpha()
      .raw()
      .toBuffer();
  const sources = await Promise.all(scenes.slice(0, SCENES).map(grained));
  const photos: Photo[] = [];
  for (let at = 0; at < count; at += 1) {
    const place = { left: at % SLACK, top: (at * 7) % SLACK };
    const photo = sharp(sources[at % SCENES], { raw })
      .extract({ ...CAMERA, ...place })
      .jpeg({ quality: 90 })
      .withMetadata({ orientation: 6 });
    photos.push(new Uint8Array(await photo.toBuffer()));
  }
  return photos;
}

async function shrink(photo: Photo): Promise<Photo> {
  const picture = sharp(photo)
    .autoOrient()
    .resize({ ...SHRUNK, fit: 'outside' });
  return new Uint8Array(await picture.jpeg({ quality: 85 }).toBuffer());
}

/** Sends all photos to a server of their own. */
async function sendAll(root: string, name: string, photos: readonly Photo[], editors: number) {
  const env = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
  const server = await startSelfHost(root, env);
  const token = await signIn(server.url);
  const times: number[] = [];
  let storedBytes = 0;
  const before = await server.residentMegabytes();
  let highest = before;
  const watch = setInterval(async () => {
    highest = Math.max(highest, await server.residentMegabytes());
  }, 100);
  const started = performance.now();
  const next = photos.values();
  const sender = async () => {
    for (const photo of next) {
      const began = performance.now();
      const path = await send(server.url, token, photo);
      times.push(performance.now() - began);
      storedBytes += (await (await fetch(`${server.url}/storage/${path}`)).arrayBuffer()).byteLength;
    }
  };
  await Promise.all(Array.from({ length: editors * PER_EDITOR }, sender));
  const seconds = (performance.now() - started) / 1000;
  clearInterval(watch);
  const { cpuSeconds } = await server.stop();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const sentBytes = photos.reduce((sum, { length }) => sum + length, 0);
  const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
  const times99 = [at(0.5), at(0.99)];
  const memory = [Math.round(before), Math.round(highest)];
  const round = (value: number) => Number(value.toFixed(1));
  return [
    name,
    photos.length,
    editors,
    megabytes(sentBytes),
    round(seconds),
    ...times99,
    round(cpuSeconds),
    ...memory,
    megabytes(storedBytes),
  ];
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  return z.object({ access_token: z.string() }).parse(await answer.json()).access_token;
}

async function send(url: string, token: string, photo: Photo): Promise<string> {
  const body = new FormData();
  body.append('file', new File([photo], 'foto.jpg', { type: 'image/jpeg' }));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/admin/media`, { method: 'POST', headers, body });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`A photo was answered ${answer.status}: ${text}`);
  return z.object({ image_path: z.string() }).parse(JSON.parse(text)).image_path;
}
