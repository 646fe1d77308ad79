import { drawBanners } from './banners/draw-banners.ts';
import { drawLogos } from './logos/draw-logos.ts';
import { drawPosters } from './posters/draw-posters.ts';
import { openStudio, type Studio } from './render.ts';

/** Draws a group of pictures; returns the bytes written. */
type Draw = (studio: Studio, only?: string[]) => Promise<unknown>;

const GROUPS: Record<string, Draw> = {
  posters: drawPosters,
  banners: drawBanners,
  logos: drawLogos,
  scenes: async (studio, only) => (await import('./scenes/draw-scenes.ts')).drawScenes(studio, only),
};

const [wanted = 'all', ...ids] = process.argv.slice(2);
const names = wanted === 'all' ? Object.keys(GROUPS) : [wanted];
const studio = await openStudio();
try {
  for (const name of names) {
    const draw = GROUPS[name];
    if (!draw) throw new Error(`Usage: draw-pictures.ts ${Object.keys(GROUPS).join(' | ')} | all [ids]`);
    const bytes = await draw(studio, ids.length > 0 ? ids : undefined);
    console.log(typeof bytes === 'number' ? `${name}: ${Math.round(bytes / 1024)} kB` : name);
  }
} finally {
  await studio.close();
}
