import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const INSERTED = /__insertCSS\(("(?:[^"\\]|\\.)+")\)/;

/**
 * What the one style element holds that the toast library adds to the page by script: nothing when it is put there, then
 * always the same text. So the policy can name both hashes.
 * @throws Error when the library no longer adds it the way we know
 */
export async function toastStyles(): Promise<string[]> {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs');
  const literal = INSERTED.exec(await readFile(file, 'utf8'))?.[1];
  if (literal === undefined) throw new Error(`${file} inserts no style; the policy need no longer allow one`);
  return ['', JSON.parse(literal)];
}
