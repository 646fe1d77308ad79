// Undocumented parts of Astro that an update may change (docs/decisions/0014).
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import react from '@astrojs/react';
import type { AstroRenderer } from 'astro';
import { beforeAll, expect, test } from 'vitest';
import { ContentError } from '../../src/content-files/content-problem.ts';
import { contentSource } from '../../src/content-files/content-source.ts';
import { type SiteContent, siteContentOf } from '../../src/content-files/site-content.ts';
import { type KeptRenderer, loadRenderer, pagesToBundle, withRenderer } from '../../src/publisher/astro-bundle.ts';
import { projectBuild } from '../../src/server/ports/builds/build-contract.ts';
import { TEST_NOW, TEST_SITE_URL } from '../support/build-site.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../support/house.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const bundle = projectBuild(dirname(TEST_SITE_DIR)).records;
const content = siteContentOf(contentSource(HOUSE_CONTENT, HOUSE_STORAGE).read().tree, Date.parse(TEST_NOW));

let renderer: KeptRenderer;

beforeAll(async () => {
  renderer = await loadRenderer(bundle, TEST_SITE_URL);
});

async function pageOf(shown: SiteContent, file: string) {
  renderer.supply(shown);
  const page = (await renderer.pages()).find((candidate) => candidate.file === file);
  if (page === undefined) throw new Error(`There is no ${file}`);
  return page;
}

const html = async (shown: SiteContent, file: string) => String(await (await pageOf(shown, file)).render());

test('`vite.environments.prerender.build.outDir` of astro:build:setup: without it a build stops', () => {
  const setup = { pages: new Map(), vite: { environments: {} } } as unknown as Parameters<typeof pagesToBundle>[0];
  expect(() => pagesToBundle(setup)).toThrow('no longer tells where it bundles the pages to');
});

test('`pages` of astro:build:setup: each brings its styles, in their order', async () => {
  const styles = new Map<string, { styles: object[] }>(JSON.parse(await readFile(join(bundle, 'styles.json'), 'utf8')));
  const ofHome = [...styles].find(([key]) => key.includes('src/pages/index.astro'))?.[1].styles ?? [];
  expect(ofHome.length).toBeGreaterThan(0);
});

test('`prerender-entry*` of the bundle exports `app`', async () => {
  const [entry] = (await readdir(bundle)).filter((file) => file.startsWith('prerender-entry'));
  expect(await readFile(join(bundle, String(entry)), 'utf8')).toMatch(/export \{[^}]*\bapp\b/);
});

test('the chunk of src/live.config.ts exports `collections`: pages show the content supplied there', async () => {
  const site = { ...content.settings.site, name: 'Iný dom' };
  expect(await html({ ...content, settings: { ...content.settings, site } }, '/login.html')).toContain(
    '| Iný dom</title>',
  );
  expect(await html(content, '/login.html')).toContain(`| ${content.settings.site.name}</title>`);
});

test('`StaticPaths`: all addresses of all routes', async () => {
  renderer.supply(content);
  const files = (await renderer.pages()).map(({ file }) => file);
  const [event] = content.events;
  for (const file of ['/index.html', '/rss.xml', '/404.html', `/events/${event?.id}/${event?.slug}.html`])
    expect(files).toContain(file);
});

test('`routeCache`: the props of a page, and its addresses anew for other content', async () => {
  const [event] = content.events;
  if (event === undefined) throw new Error('There are no events');
  const file = `/events/${event.id}/${event.slug}.html`;
  expect((await pageOf(content, file)).props).toMatchObject({ event: { id: event.id } });
  const events = content.events.filter(({ id }) => id !== event.id);
  await expect(pageOf({ ...content, events }, file)).rejects.toThrow('There is no');
});

test('`setInternals` and `entryModules`: a page has its styles, and its islands the scripts that were built', async () => {
  const page = await html(content, '/login.html');
  const script = /component-url="([^"]+)"/.exec(page)?.[1];
  expect(await readFile(join(TEST_SITE_DIR, String(script)), 'utf8')).not.toBe('');
  expect(page).toMatch(/<style>[\s\S]{4096,}?<\/style>/);
});

test('`entryModules`, `inlinedScripts` and `clientDirectives`: a bundle names its release, the same each time', async () => {
  expect(renderer.release).toMatch(/^[0-9a-f]{8}$/);
  expect((await loadRenderer(bundle, TEST_SITE_URL)).release).toBe(renderer.release);
});

test('`styles` of a page, which rendering sorts in place: a page rendered again is the same to the byte', async () => {
  const once = await html(content, '/admin.html');
  for (const again of [1, 2]) expect(await html(content, '/admin.html'), `again ${again}`).toBe(once);
});

test('`setOptions`: a page has the scripts of all pages, as elements that can be held back', async () => {
  expect(await html(content, '/login.html')).toContain('<script type="module" src="/build/');
});

test('`addRenderer`: React is rendered by our entry', async () => {
  const entry = new URL('file:///react-renderer.ts');
  const added: AstroRenderer[] = [];
  const options = { config: {}, command: 'build', addRenderer: (one: AstroRenderer) => added.push(one) };
  const hook = withRenderer(react(), entry).hooks['astro:config:setup'];
  const rest = { updateConfig: () => {}, injectScript: () => {}, logger: console };
  await hook?.({ ...options, ...rest } as unknown as Parameters<typeof hook>[0]);
  expect(added).toMatchObject([{ name: '@astrojs/react', serverEntrypoint: entry }]);
});

test('what Astro hands back as an error is thrown: a broken entry leaves no page, and says file, field and reason', async () => {
  const problem = { file: 'site.json', field: 'name', message: 'text chýba' };
  const settings = Object.defineProperty({ ...content.settings }, 'site', {
    get: () => {
      throw new ContentError([problem]);
    },
  });
  const page = await pageOf(content, '/login.html');
  renderer.supply({ ...content, settings });
  await expect(page.render()).rejects.toThrow('content/site.json, pole name: text chýba');
  const list = await pageOf(content, '/rss.xml');
  renderer.supply({ ...content, settings });
  await expect(list.render()).rejects.toThrow('content/site.json, pole name: text chýba');
});
