import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ROOT, STORAGE, type Studio } from '../render.ts';
import { type Options, picture } from './frame.ts';
import type { Gallery, Shot } from './galleries/shots.ts';
import { MISC_PICTURES } from './misc-pictures.ts';
import { SCENES } from './registry.ts';

/** One picture to draw: where it goes, how large, and its drawing. */
export interface Job {
  /** Path below storage, without extension. */
  name: string;
  size: readonly [number, number];
  svg: (shown?: number) => string;
}

/** Non-breaking space after one-letter words. */
function tie(words: string): string {
  return words.replace(/(?<![\p{L}\p{N}])([kszvouaiKSZVOUAI]) (?=\S)/gu, '$1\u00a0');
}

/** Size of a photograph. */
function sizeOf(options: Options): readonly [number, number] {
  if (options.format === 'tall') return [1067, 1600];
  return options.format === 'classic' ? [1600, 1200] : [1600, 1067];
}

/** Number of a photograph as two digits. */
function digits(index: number): string {
  return String(index + 1).padStart(2, '0');
}

/** Shot lists by event id. */
async function galleries(): Promise<Map<number, Gallery>> {
  const folder = fileURLToPath(new URL('./galleries/', import.meta.url));
  const files = (await readdir(folder)).filter((file) => /^\d{4}\.ts$/.test(file)).sort();
  const found = new Map<number, Gallery>();
  for (const file of files) {
    const { gallery } = (await import(`./galleries/${file}`)) as { gallery: Gallery };
    found.set(Number.parseInt(file, 10), gallery);
  }
  return found;
}

/** One photograph as the content file has it. */
function photo(id: number, gallery: Gallery, [, options, alt, caption]: Shot, index: number): Record<string, unknown> {
  const [width, height] = sizeOf(options);
  const credit = gallery.credits[Math.floor(index / 4) % gallery.credits.length];
  return {
    id: index + 1,
    image_path: `galleries/${id}/${digits(index)}.webp`,
    alt_text: tie(alt),
    ...(caption ? { caption: tie(caption) } : {}),
    ...(credit ? { credit } : {}),
    width,
    height,
  };
}

/** Every scene picture: galleries first, then the static ones. */
export async function sceneJobs(): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const [id, gallery] of await galleries()) {
    gallery.shots.forEach(([scene, options], index) => {
      const name = `galleries/${id}/${digits(index)}`;
      const size = sizeOf(options);
      jobs.push({ name, size, svg: (shown) => picture(SCENES[scene], size, name, options, shown) });
    });
  }
  for (const { name, scene, options, size } of MISC_PICTURES) {
    jobs.push({ name: `misc/${name}`, size, svg: (shown) => picture(SCENES[scene], size, name, options, shown) });
  }
  return jobs;
}

/** Writes content/galleries from the shot lists. */
export async function writeGalleries(): Promise<void> {
  const folder = join(ROOT, 'content', 'galleries');
  await mkdir(folder, { recursive: true });
  for (const [id, gallery] of await galleries()) {
    const photos = gallery.shots.map((shot, index) => photo(id, gallery, shot, index));
    await writeFile(join(folder, `${id}.json`), `${JSON.stringify({ photos }, null, 2)}\n`);
  }
}

/** Saves a scene; many fine edges ask for a lower quality than posters to stay small. */
async function save(png: Buffer, path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const { size } = await sharp(png).webp({ quality: 64, effort: 6, smartSubsample: true }).toFile(path);
  return size;
}

/** Draws the scenes whose path starts with one of the given names (all without names); returns bytes written. */
export async function drawScenes(studio: Studio, only: string[] = []): Promise<number> {
  await writeGalleries();
  let total = 0;
  let saving: Promise<number> = Promise.resolve(0);
  for (const { name, size, svg } of await sceneJobs()) {
    if (only.length > 0 && !only.some((start) => name.startsWith(start))) continue;
    const png = await studio.draw(svg(), size[0], size[1]);
    total += await saving;
    saving = save(png, join(STORAGE, `${name}.webp`));
  }
  return total + (await saving);
}
