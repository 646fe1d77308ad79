// Finds what a browser loads without running it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { all, attribute, type BuiltPage, text } from './built-pages.ts';
import { TEST_SITE_DIR } from './test-site-dir.ts';

/** Bytes over the wire, with Brotli where it helps. */
export interface PageWeight {
  html: number;
  css: number;
  /** Includes all imports and islands that do not wait to be seen. */
  script: number;
  /** Includes islands that load once they are seen. */
  scriptAfterScroll: number;
  /** Only those of Slovak texts. */
  fonts: number;
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+)["']/g;
const EAGER = new Set(['load', 'painted', 'only']);

export async function weigh(page: BuiltPage): Promise<PageWeight> {
  const values = (selector: string, name: string) =>
    all(page, selector).map((element) => attribute(element, name) ?? '');
  const islands = all(page, 'astro-island');
  const scriptsOf = (chosen: typeof islands) =>
    chosen.flatMap((island) =>
      ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) => attribute(island, name) ?? []),
    );
  const own = [...values('script[src]', 'src'), ...values('link[rel="modulepreload"]', 'href')];
  const eager = islands.filter((island) => EAGER.has(attribute(island, 'client') ?? ''));
  return {
    html: await wireBytes(page.file),
    css: await sum(styleSheetsOf(page)),
    script: await sum(await withImports([...own, ...scriptsOf(eager)])),
    scriptAfterScroll: await sum(await withImports([...own, ...scriptsOf(islands)])),
    fonts: await sum(await fontsOf(page)),
  };
}

function styleSheetsOf(page: BuiltPage): string[] {
  return all(page, 'link[rel="stylesheet"]').map((link) => attribute(link, 'href') ?? '');
}

async function fontsOf(page: BuiltPage): Promise<string[]> {
  const sheets = styleSheetsOf(page).map((path) => readFile(join(TEST_SITE_DIR, path), 'utf8'));
  const styles = [...all(page, 'style').map(text), ...(await Promise.all(sheets))];
  const faces = styles.flatMap((style) => style.match(/@font-face[^}]+/g) ?? []);
  return faces.filter((face) => !face.includes('unicode-range')).flatMap((face) => /\/fonts\/[\w.-]+/.exec(face) ?? []);
}

async function withImports(scripts: readonly string[]): Promise<string[]> {
  const found = new Set(scripts.filter((path) => path !== ''));
  for (const path of found) {
    const source = await readFile(join(TEST_SITE_DIR, path), 'utf8');
    for (const [, specifier = ''] of source.matchAll(STATIC_IMPORT))
      found.add(new URL(specifier, `http://site${path}`).pathname);
  }
  return [...found];
}

async function sum(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all([...new Set(paths)].map(wireBytes));
  return sizes.reduce((total, size) => total + size, 0);
}

async function wireBytes(path: string): Promise<number> {
  const content = await readFile(join(TEST_SITE_DIR, path));
  if (path.endsWith('.woff2')) return content.length;
  const compressed = await readFile(join(TEST_SITE_DIR, `${path}.br`)).catch(() => null);
  // A small file has no copy; other hosts than the self-host compress it.
  return compressed?.length ?? Math.min(content.length, brotliCompressSync(content).length);
}
