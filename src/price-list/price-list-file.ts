import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildConfig } from '../../build/config.ts';
import { siteContent } from '../content.ts';
import { calendarDateOf } from '../domain/time.ts';
import { priceListPdf } from './price-list-pdf.ts';

let ofThisBuild: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** The price list of this build as a PDF, for its own address and for the link that says how large it is. */
export function priceListFile(): Promise<Uint8Array<ArrayBuffer>> {
  if (import.meta.env.DEV) return make();
  ofThisBuild ??= make();
  return ofThisBuild;
}

async function make(): Promise<Uint8Array<ArrayBuffer>> {
  const { settings, nowMs } = await siteContent();
  const [display, text, strong] = await Promise.all([
    readFont('bricolage-grotesque-bold'),
    readFont('figtree-regular'),
    readFont('figtree-semibold'),
  ]);
  return priceListPdf({
    site: settings.site,
    entries: settings['price-list'],
    day: calendarDateOf(nowMs),
    fonts: { display, text, strong },
  });
}

function readFont(name: string): Promise<Uint8Array> {
  return readFile(join(buildConfig.root, 'src/assets/fonts', `${name}.ttf`));
}
