// All that we use of Astro beyond its documented interfaces (docs/decisions/0014-pages-are-rendered-again-one-by-one.md lists it,
// tests/build/astro-bundle.test.ts tests each part). Astro bundles the pages, renders them from the bundle and throws it away. Here it
// only bundles: a whole build renders every page from the bundle and keeps it, so that single pages can be rendered later, in
// milliseconds and without another build.
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

/** One address of the site. */
export interface Page {
  /** The file of the site it is written to, `/events/7/jazz.html`. */
  file: string;
  /** What `getStaticPaths` gives it; undefined for a route without parameters. */
  props: unknown;
  render(): Promise<Buffer<ArrayBuffer>>;
}

/** A bundle that can render by itself. */
export interface Renderer {
  folder: string;
  /** Names the code it was made from; a later build puts other code into the folder. */
  id: string;
}

export interface KeptRenderer extends Renderer {
  /** Names what its pages run and look like in a browser: the same for every build of the same scripts and styles. */
  release: string;
  /** Lets the pages show this content from now on. */
  supply(content: SiteContent): void;
  /** All addresses for the content supplied last. */
  pages(): Promise<Page[]>;
}

/** What we use of the app that Astro's bundle exports. */
interface BundledApp {
  manifest: {
    routes: readonly { routeData: RouteData; scripts: readonly object[] }[];
    entryModules: Readonly<Record<string, string>>;
    /** The scripts that are in pages, and those of directives of islands. */
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

/** Why a build is refused, for readers of the server's log. */
export const OTHER_CODE = 'The site was built by other code meanwhile: restart the server';

/** Astro's pages by their keys, of which we use only the styles. */
type StyledPages = ReadonlyMap<string, { styles: readonly object[] }>;

/** The styles of the pages in their final order, which Astro knows only while it builds. */
const STYLES_FILE = 'styles.json';

/** What Astro tells in `astro:build:setup`: its pages, and the folder it is going to bundle them into. */
export interface PagesToBundle {
  pages: StyledPages;
  folder: string;
}

/** @throws Error when Astro no longer tells where the bundle will be */
export function pagesToBundle({ pages, vite }: HookParameters<'astro:build:setup'>): PagesToBundle {
  const folder = vite.environments?.prerender?.build?.outDir;
  if (folder === undefined) throw new Error('Astro no longer tells where it bundles the pages to');
  return { pages, folder };
}

/**
 * Adds to Astro's bundle what it lacks to render by itself, and keeps a copy of it in a folder.
 * @returns the bundle itself, under a new id
 */
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

/**
 * Loads all of a kept bundle at once, because a later build may replace its files.
 * @param siteUrl origin of the addresses of pages
 */
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
  furnish(app, styles);
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

/** Names of files for browsers change with what they hold and import; of the others, `.mjs`, some change with every build. */
function releaseOf({ manifest }: BundledApp, pages: StyledPages): string {
  const files = Object.values(manifest.entryModules).filter((file) => file.endsWith('.js'));
  const styles = [...pages.values()].map((page) => JSON.stringify(page.styles));
  const inline = [...manifest.inlinedScripts.values(), ...manifest.clientDirectives.values()];
  return hash('sha1', [...files, ...styles, ...inline].sort().join('\n')).slice(0, 8);
}

/** The collections of `src/live.config.ts` are a chunk of their own, because Astro imports them dynamically. */
function contentLoaderIn(modules: readonly object[]): { supply(content: SiteContent): void } {
  for (const module of modules)
    if ('collections' in module) return (module.collections as typeof collections).build.loader;
  throw new Error('The bundle of the pages no longer exports the `collections` of src/live.config.ts');
}

/** Astro sorts the styles of a page in place at each rendering and swaps those of equal order, so it gets new lists. */
function withNewLists({ styles }: { styles: readonly object[] }) {
  return {
    get styles() {
      return [...styles];
    },
  };
}

/** Gives the app what a build would: which styles and scripts belong to each page. */
function furnish(app: BundledApp, pages: StyledPages): void {
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

/** Names a file as `build.format: 'file'` does. */
function fileOf(pathname: string, route: RouteData): string {
  if (route.type === 'endpoint') return pathname;
  return pathname === '/' ? '/index.html' : `${pathname}.html`;
}

const MODULE_SCRIPT = '<script type="module" src=';
/** Browsers do not know this type: they neither fetch nor run such scripts. */
const LATE_SCRIPT = '<script type="late" src=';

/**
 * No public page needs its scripts before it is painted, but browsers fetch modules as urgently as the first picture.
 * src/page-scripts/after-paint.ts, which is inline in the page, runs them after the paint. Astro has no setting for these elements.
 */
export function holdBackScripts(html: string): string {
  return html.replaceAll(MODULE_SCRIPT, LATE_SCRIPT);
}

/**
 * An integration, such as `@astrojs/react`, whose components are rendered on the server by a module of ours.
 * @param serverEntrypoint see react-renderer.ts
 */
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

/** Makes the dev server call `getStaticPaths` again; it keeps the answers until it is told that content has changed. */
export function forgetStaticPaths(server: ViteDevServer): void {
  server.environments.ssr.hot.send('astro:content-changed', {});
}
