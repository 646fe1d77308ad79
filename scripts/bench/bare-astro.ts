import { createHash } from 'node:crypto';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SENTENCE =
  'Na dvore sa rozsvietia lampióny, v sále sa ladia husle a vo vestibule rozvoniava punč. Prídite o chvíľu skôr. ';
const PAGE_BYTES = 10_000;
const LAYOUT_BYTES = 15_900;
const CONFIG = "cacheDir: './.cache', build: { format: 'file' }, devToolbar: { enabled: false }";
const PROJECT_FILES = {
  'package.json': '{ "name": "bare-astro", "private": true, "type": "module" }',
  'src/content.config.ts': `
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = { entries: defineCollection({ loader: glob({ pattern: '*.md', base: './src/entries' }) }) };
`,
};

/** `page` is some 10 KB; the other is all that our site makes of an event. */
export type BareOutput = 'page' | 'page, calendar file and copies';

/**
 * @param folder must not exist
 * @param root of this project, where Astro is installed
 */
export async function writeBareAstro(folder: string, count: number, root: string, output: BareOutput): Promise<void> {
  const paragraph = SENTENCE.repeat(4);
  const text = Array.from(
    { length: Math.round(PAGE_BYTES / Buffer.byteLength(`<p>${paragraph}</p>`)) },
    () => paragraph,
  );
  await Promise.all(['src/pages/events', 'src/entries'].map((name) => mkdir(join(folder, name), { recursive: true })));
  const files = output === 'page' ? filesOfPages('') : { ...filesOfPages(layout()), ...filesOfCopies(root) };
  for (const [name, content] of Object.entries({ ...PROJECT_FILES, ...files }))
    await writeFile(join(folder, name), content);
  for (let id = 1; id <= count; id += 1)
    await writeFile(
      join(folder, 'src/entries', `${id}.md`),
      `---\ntitle: Podujatie číslo ${id}\n---\n\n${text.join('\n\n')}\n`,
    );
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

function layout(): string {
  const link = (place: number) =>
    `<li><a href="/${createHash('sha1').update(`${place}`).digest('hex')}">Odkaz</a></li>`;
  return Array.from({ length: Math.round(LAYOUT_BYTES / link(0).length) }, (_, place) => link(place)).join('');
}

function filesOfPages(around: string) {
  return {
    'astro.config.mjs': `export default { ${CONFIG} };`,
    'src/pages/events/[id].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('entries')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<html lang="sk"><head><title>{entry.data.title}</title></head><body><h1>{entry.data.title}</h1><Content />${around}</body></html>
`,
  };
}

function filesOfCopies(root: string) {
  const compression = JSON.stringify(pathToFileURL(join(root, 'src/publisher/compressed-copies.ts')).href);
  return {
    'astro.config.mjs': `
import { fileURLToPath } from 'node:url';
import { compressSite } from ${compression};
const copies = { name: 'copies', hooks: { 'astro:build:done': ({ dir }) => compressSite(fileURLToPath(dir), new Set()) } };
export default { ${CONFIG}, integrations: [copies] };
`,
    'src/pages/events/[id].ics.ts': `
import { getCollection } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('entries')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
export const GET = ({ props }) => new Response(\`BEGIN:VCALENDAR\\r\\n\${props.entry.data.title}\\r\\n\${props.entry.body.slice(0, 1600)}\`);
`,
  };
}
