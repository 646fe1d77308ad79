// docs/decisions/0014-pages-are-rendered-again-one-by-one.md lists what we use of Astro beyond its documented
// interfaces, tests/build/astro-bundle.test.ts tests it.
import { hash, randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration, HookParameters, RouteData } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import type { ViteDevServer } from 'vite';
import type { SiteContent } from '../content-files/site-content.ts';
import type { collections } from '../live.config.ts';
import { RENDERER_ID_FILE } from '../server/ports/builds/build-contract.ts';

export interface Page {
  file: string;
  props: unknown;
  render(): Promise<Buffer<ArrayBuffer>>;
}

export interface Renderer {
  folder: string;
  id: string;
}

export interface KeptRenderer extends Renderer {
  release: string;
  supply(content: SiteContent): void;
  pages(): Promise<Page[]>;
}

interface BundledApp {
  manifest: {
    routes: readonly { routeData: RouteData; scripts: readonly object[] }[];
    entryModules: Readonly<Record<string, string>>;
    inlinedScripts: ReadonlyMap<string, string>;
    clientDirectives: ReadonlyMap<string, string>;
  };
  routeCache: {
    clearAll(): void;
    get(route: RouteData): { staticPaths: { keyed: ReadonlyMap<string, { props?: unknown }> } } | undefined;
  };
  render(request: Request, options: { routeData: RouteData }): Promise<Response>;
  setInternals(internals: object): void;
  setOptions(options: object): void;
}

export const OTHER_CODE = 'The site was built by other code meanwhile: restart the server';

type StyledPages = ReadonlyMap<string, { styles: readonly object[] }>;

const STYLES_FILE = 'styles.json';

export interface PagesToBundle {
  pages: StyledPages;
  folder: string;
}

/** @throws Error when Astro no longer tells where */
export function pagesToBundle({ pages, vite }: HookParameters<'astro:build:setup'>): PagesToBundle {
  const folder = vite.environments?.prerender?.build?.outDir;
  if (folder === undefined) throw new Error('Astro no longer tells where it bundles the pages to');
  return { pages, folder };
}

export async function keepRenderer({ pages, folder: bundle }: PagesToBundle, folder: string): Promise<Renderer> {
  const styles = [...pages].map(([key, page]) => [key, { styles: page.styles }]);
  await writeFile(join(bundle, STYLES_FILE), JSON.stringify(styles));
  await rm(folder, { recursive: true, force: true });
  await cp(bundle, folder, { recursive: true });
  const id = randomUUID();
  // Written last, so that a folder with an id is whole.
  for (const made of [bundle, folder]) await writeFile(join(made, RENDERER_ID_FILE), id);
  return { folder: bundle, id };
}

/** All at once: a later build may replace its files. */
export async function loadRenderer(folder: string, siteUrl: string): Promise<KeptRenderer> {
  const files = await readdir(folder, { recursive: true });
  const modules = files.filter((file) => file.endsWith('.mjs'));
  const entry = modules.find((file) => file.startsWith('prerender-entry'));
  if (entry === undefined) throw new Error(`${folder} holds no bundle of the pages`);
  const load = (file: string): Promise<object> => import(pathToFileURL(join(folder, file)).href);
  const { app } = (await load(entry)) as { app: BundledApp };
  const { supply } = contentLoaderIn(await Promise.all(modules.map(load)));
  const styles: StyledPages = new Map(JSON.parse(await readFile(join(folder, STYLES_FILE), 'utf8')));
  const release = releaseOf(app, styles);
  configureApp(app, styles);
  const paths = new StaticPaths(app as never);
  const id = await readFile(join(folder, RENDERER_ID_FILE), 'utf8');

  async function render(file: string, route: RouteData): Promise<Buffer<ArrayBuffer>> {
    const request = new Request(new URL(encodeURI(file), siteUrl));
    const response = await app.render(request, { routeData: route }).catch((error: unknown) => {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
    if (response.status >= 300 && response.status !== 404) throw new Error(`${file} answers ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  }

  return {
    folder,
    id,
    release,
    supply,
    async pages() {
      app.routeCache.clearAll();
      const all = await paths.getAll();
      return all.map(({ pathname, route }) => {
        const file = fileOf(pathname, route);
        const props = app.routeCache.get(route)?.staticPaths.keyed.get(pathname)?.props;
        return { file, props, render: () => render(file, route) };
      });
    },
  };
}

/** Names of files for browsers change with their content; some `.mjs` change with every build. */
function releaseOf({ manifest }: BundledApp, pages: StyledPages): string {
  const files = Object.values(manifest.entryModules).filter((file) => file.endsWith('.js'));
  const styles = [...pages.values()].map((page) => JSON.stringify(page.styles));
  const inline = [...manifest.inlinedScripts.values(), ...manifest.clientDirectives.values()];
  return hash('sha1', [...files, ...styles, ...inline].sort().join('\n')).slice(0, 8);
}

/** Astro imports `src/live.config.ts` dynamically, so its collections are a chunk of their own. */
function contentLoaderIn(modules: readonly object[]): { supply(content: SiteContent): void } {
  for (const module of modules)
    if ('collections' in module) return (module.collections as typeof collections).build.loader;
  throw new Error('The bundle of the pages no longer exports the `collections` of src/live.config.ts');
}

/** Astro sorts the styles in place at each rendering and swaps those of equal order. */
function withNewLists({ styles }: { styles: readonly object[] }) {
  return {
    get styles() {
      return [...styles];
    },
  };
}

function configureApp(app: BundledApp, pages: StyledPages): void {
  const { routes, entryModules } = app.manifest;
  const pagesByKeys = new Map([...pages].map(([key, page]) => [key, withNewLists(page)]));
  app.setInternals({ pagesByKeys, entrySpecifierToBundleMap: new Map(Object.entries(entryModules)) });
  const scripts = routes.some((route) => route.scripts.length > 0) ? [{ stage: 'page' }] : [];
  app.setOptions({ settings: { scripts }, logger: { options: { destination: { write: logProblem } } } });
}

function logProblem({ level, message }: { level: string; message: string }): boolean {
  if (level === 'warn' || level === 'error') console.error(message);
  return true;
}

function fileOf(pathname: string, route: RouteData): string {
  if (route.type === 'endpoint') return pathname;
  return pathname === '/' ? '/index.html' : `${pathname}.html`;
}

const MODULE_SCRIPT = '<script type="module" src=';
/** Browsers ignore scripts of an unknown type. */
const LATE_SCRIPT = '<script type="late" src=';

/** Browsers fetch modules as urgently as the first picture; src/page-scripts/after-paint.ts runs them later. */
export function deferScripts(html: string): string {
  return html.replaceAll(MODULE_SCRIPT, LATE_SCRIPT);
}

export function withRenderer(integration: AstroIntegration, serverEntrypoint: URL): AstroIntegration {
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({ ...options, addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }) }),
    },
  };
}

/** The dev server keeps answers of `getStaticPaths` until it hears of changed content. */
export function forgetStaticPaths(server: ViteDevServer): void {
  server.environments.ssr.hot.send('astro:content-changed', {});
}
