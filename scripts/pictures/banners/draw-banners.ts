import { join } from 'node:path';
import { STORAGE, type Studio, saveWebp } from '../render.ts';
import { svg } from '../shapes.ts';
import { christmas } from './christmas.ts';
import { estate } from './estate.ts';
import { hall } from './hall.ts';
import { programme } from './programme.ts';
import { HEIGHT, WIDTH } from './size.ts';

/** Banners by their id. */
const BANNERS: Record<string, () => string> = { 1: christmas, 2: hall, 3: estate, 4: programme };

/** Draws the banners of the home page, or those with the given ids; returns the bytes written. */
export async function drawBanners(studio: Studio, only?: string[]): Promise<number> {
  let total = 0;
  for (const [id, compose] of Object.entries(BANNERS)) {
    if (only && !only.includes(id)) continue;
    const png = await studio.draw(svg(WIDTH, HEIGHT, compose()), WIDTH, HEIGHT);
    total += await saveWebp(png, join(STORAGE, 'banners', `${id}.webp`));
  }
  return total;
}
