import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../domain/kinds/settings.ts';
import type { HireTerms } from '../domain/reservations/hire-terms.ts';
import { buildConfig } from '../site-config.ts';
import { priceListPdf } from './price-list-pdf.ts';

type Input = [site: Settings['site'], entries: Settings['price-list'], terms: HireTerms, day: string];

let latest: { input: Input; file: Promise<Uint8Array<ArrayBuffer>> } | undefined;

/**
 * Makes the file once for the same input.
 * @param input the day is `2026-11-21`
 */
export async function priceListFile(...input: Input): Promise<Uint8Array<ArrayBuffer>> {
  if (!latest?.input.every((part, index) => part === input[index])) latest = { input, file: make(input) };
  return latest.file;
}

async function make([site, entries, terms, day]: Input): Promise<Uint8Array<ArrayBuffer>> {
  const [display, text, strong] = await Promise.all([
    readFont('bricolage-grotesque-bold'),
    readFont('figtree-regular'),
    readFont('figtree-semibold'),
  ]);
  return priceListPdf({ site, entries, terms, day, fonts: { display, text, strong } });
}

function readFont(name: string): Promise<Uint8Array> {
  return readFile(join(buildConfig.root, 'src/assets/fonts', `${name}.ttf`));
}
