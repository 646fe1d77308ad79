import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SENTENCE =
  'Na dvore sa rozsvietia lampióny, v sále sa ladia husle a vo foyer rozvoniava punč. Prídite o chvíľu skôr. ';
const PAGE_BYTES = 10_000;
const PROJECT_FILES = {
  'package.json': '{ "name": "bare-astro", "private": true, "type": "module" }',
  'astro.config.mjs':
    "export default { cacheDir: './.cache', build: { format: 'file' }, devToolbar: { enabled: false } };",
  'src/content.config.ts': `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { entries: defineCollection({ loader: glob({ pattern: '*.md', base: './src/entries' }) }) };
`,
  'src/pages/[id].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('entries')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<html lang="sk"><head><title>{entry.data.title}</title></head><body><h1>{entry.data.title}</h1><Content /></body></html>
`,
};

/**
 * Writes the smallest Astro project that makes this many pages of about 10 KB each from a collection of Markdown files: what
 * Astro itself costs on this machine, to compare with.
 * @param folder where to write; must not exist
 * @param nodeModules where Astro is installed
 */
export async function writeBareAstro(folder: string, count: number, nodeModules: string): Promise<void> {
  const paragraph = SENTENCE.repeat(4);
  const text = Array.from(
    { length: Math.round(PAGE_BYTES / Buffer.byteLength(`<p>${paragraph}</p>`)) },
    () => paragraph,
  );
  await Promise.all(['src/pages', 'src/entries'].map((name) => mkdir(join(folder, name), { recursive: true })));
  for (const [name, content] of Object.entries(PROJECT_FILES)) await writeFile(join(folder, name), content);
  for (let id = 1; id <= count; id += 1)
    await writeFile(
      join(folder, 'src/entries', `${id}.md`),
      `---\ntitle: Podujatie číslo ${id}\n---\n\n${text.join('\n\n')}\n`,
    );
  await symlink(nodeModules, join(folder, 'node_modules'), 'junction');
}
