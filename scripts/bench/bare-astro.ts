import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SENTENCE =
  'Na dvore sa rozsvietia lampióny, v sále sa ladia husle a vo foyer rozvoniava punč. Prídite o chvíľu skôr. ';
const PAGE_BYTES = 10_000;
const PAGE = `---
import { getCollection } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('entries')).map(({ id, data }) => ({ params: { id }, props: data }));
}
---
<html lang="sk"><head><title>{Astro.props.id}</title></head><body><h1>{Astro.props.id}</h1><Fragment set:html={Astro.props.text} /></body></html>
`;

/**
 * Writes the smallest Astro project that makes this many pages of about 10 KB each from a collection: what Astro itself costs
 * on this machine, to compare with.
 * @param folder where to write; must not exist
 * @param nodeModules where Astro is installed
 */
export async function writeBareAstro(folder: string, count: number, nodeModules: string): Promise<void> {
  const paragraph = `<p>${SENTENCE.repeat(4)}</p>`;
  const repeats = Math.round(PAGE_BYTES / Buffer.byteLength(paragraph));
  const files: Record<string, string> = {
    'package.json': '{ "name": "bare-astro", "private": true, "type": "module" }',
    'astro.config.mjs':
      "export default { cacheDir: './.cache', build: { format: 'file' }, devToolbar: { enabled: false } };",
    'src/content.config.ts': `
      import { defineCollection } from 'astro:content';
      const entries = Array.from({ length: ${count} }, (_, id) => ({ id: String(id), text: ${JSON.stringify(paragraph)}.repeat(${repeats}) }));
      export const collections = { entries: defineCollection({ loader: () => entries }) };`,
    'src/pages/[id].astro': PAGE,
  };
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await symlink(nodeModules, join(folder, 'node_modules'), 'junction');
}
