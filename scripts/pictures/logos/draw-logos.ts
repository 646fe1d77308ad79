import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT, STORAGE, type Studio, saveWebp } from '../render.ts';
import { place, svg } from '../shapes.ts';
import { houseMark } from './mark.ts';
import { WORDMARKS } from './partners/registry.ts';
import { drawPartner } from './partners/wordmark.ts';
import { placeholderAbout } from './placeholders/about.ts';
import { placeholderMain } from './placeholders/main.ts';
import { placeholderThumbnail } from './placeholders/thumbnail.ts';
import { sharing } from './sharing.ts';

/** An SVG file without the size of a screen, so that it scales. */
function scalable(width: number, height: number, drawing: string): string {
  return `${svg(width, height, drawing).replace(` width="${width}" height="${height}"`, '')}\n`;
}

/** File names of the partners' logos without extension, as the content lists them. */
async function partnerSlugs(): Promise<string[]> {
  const text = await readFile(join(ROOT, 'content', 'partners.json'), 'utf8');
  return Array.from(text.matchAll(/partners\/([a-z0-9-]+)\.webp/g), ([, slug = '']) => slug);
}

/** Draws the house's logo, partners' logos, sharing picture and placeholders; returns the bytes of the raster files. */
export async function drawLogos(studio: Studio, only?: string[]): Promise<number> {
  const mark = houseMark();
  const publicFolder = join(ROOT, 'public');
  for (const folder of ['logo', 'misc', 'partners']) await mkdir(join(STORAGE, folder), { recursive: true });
  const vectors: [string, string][] = [
    [join(STORAGE, 'logo', 'logo.svg'), scalable(96, 96, mark)],
    [join(publicFolder, 'favicon.svg'), scalable(96, 96, mark)],
    [join(STORAGE, 'misc', 'placeholder-main.svg'), scalable(800, 1000, placeholderMain())],
    [join(STORAGE, 'misc', 'placeholder-thumbnail.svg'), scalable(900, 600, placeholderThumbnail())],
    [join(STORAGE, 'misc', 'placeholder-about.svg'), scalable(900, 600, placeholderAbout())],
  ];
  for (const [path, drawing] of vectors) await writeFile(path, drawing);
  const squares: [string, number][] = [
    [join(STORAGE, 'logo', 'logo-512.png'), 512],
    [join(publicFolder, 'favicon-96.png'), 96],
    [join(publicFolder, 'apple-touch-icon.png'), 180],
  ];
  let total = 0;
  for (const [path, size] of squares) {
    const png = await studio.draw(svg(size, size, place(0, 0, mark, 0, size / 96)), size, size);
    total += (await sharp(png).png({ palette: true }).toFile(path)).size;
  }
  const shared = await studio.draw(svg(1200, 630, sharing()), 1200, 630);
  total += (
    await sharp(shared)
      .png({ palette: true })
      .toFile(join(STORAGE, 'misc', 'og-default.png'))
  ).size;
  for (const slug of await partnerSlugs()) {
    const wordmark = WORDMARKS[slug];
    if (!wordmark) throw new Error(`No logo is drawn for ${slug}`);
    if (only && !only.includes(slug)) continue;
    total += await saveWebp(
      await studio.draw(await drawPartner(studio, wordmark), 480, 240),
      join(STORAGE, 'partners', `${slug}.webp`),
    );
  }
  return total;
}
