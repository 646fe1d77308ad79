import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STYLE_FILE = /"build\/([\w.-]+\.css)"/g;

/**
 * Styles travel in the pages (astro.config.mjs) and their files are taken away. Where two pages share some, scripts that are
 * loaded later still ask for the file, and fail without it: then it is there, empty.
 */
export async function writeMissingStyles(outDir: string): Promise<void> {
  const folder = join(outDir, 'build');
  const names = await readdir(folder);
  const scripts = await Promise.all(
    names.filter((name) => name.endsWith('.js')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const asked = scripts.flatMap((script) => [...script.matchAll(STYLE_FILE)].map(([, name = '']) => name));
  const missing = [...new Set(asked)].filter((name) => !names.includes(name));
  await Promise.all(missing.map((name) => writeFile(join(folder, name), '')));
}
