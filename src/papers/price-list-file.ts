import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteContent } from '../content.ts';
import type { Settings } from '../domain/content/collections.ts';
import { buildConfig } from '../site-config.ts';
import { priceListPdf } from './price-list-pdf.ts';

interface PriceListInput {
  site: Settings['site'];
  entries: Settings['price-list'];
  day: string;
}

let latest: { input: PriceListInput; file: Promise<Uint8Array<ArrayBuffer>> } | undefined;

/** The price list of this build as a PDF, for its own address and for the link that says how large it is; made once. */
export async function priceListFile(): Promise<Uint8Array<ArrayBuffer>> {
  const { settings, today } = await siteContent();
  const input = { site: settings.site, entries: settings['price-list'], day: today };
  if (latest === undefined || !isSame(latest.input, input)) latest = { input, file: make(input) };
  return latest.file;
}

function isSame(a: PriceListInput, b: PriceListInput): boolean {
  return a.site === b.site && a.entries === b.entries && a.day === b.day;
}

async function make(input: PriceListInput): Promise<Uint8Array<ArrayBuffer>> {
  const [display, text, strong] = await Promise.all([
    readFont('bricolage-grotesque-bold'),
    readFont('figtree-regular'),
    readFont('figtree-semibold'),
  ]);
  return priceListPdf({ ...input, fonts: { display, text, strong } });
}

function readFont(name: string): Promise<Uint8Array> {
  return readFile(join(buildConfig.root, 'src/assets/fonts', `${name}.ttf`));
}
