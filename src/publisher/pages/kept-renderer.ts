// Astro bundles the pages, renders them from the bundle and throws it away. Here it only bundles: a whole build renders every page
// from the bundle, and kept, it renders single ones later, in milliseconds and without another build
// (docs/decisions/0014-pages-are-rendered-again-one-by-one.md). What is used of Astro here is partly internal.
import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { RENDERER_ID_FILE } from '../../server/publishing/build-contract.ts';

/** One address of the site. */
export interface Page {
  /** The file of the site it becomes, `/events/7/jazz.html`. */
  file: string;
  /** What `getStaticPaths` gives it; undefined for a route without parameters. */
  props: unknown;
  render(): Promise<Buffer<ArrayBuffer>>;
}

/** A bundle that can render by itself. */
export interface Renderer {
  folder: string;
  /** Names the code it was made of; a later build puts another into the folder. */
  id: string;
}

export interface KeptRenderer extends Renderer {
  /** All addresses by the content supplied now. */
  pages(): Promise<Page[]>;
}

/** What is used of the app in Astro's bundle. */
interface BundledApp {
  manifest: {
    routes: readonly { routeData: RouteData; scripts: readonly object[] }[];
    entryModules: Readonly<Record<string, string>>;
  };
  routeCache: {
    clearAll(): void;
    get(route: RouteData): { staticPaths: { keyed: ReadonlyMap<string, { props?: unknown }> } } | undefined;
  };
  render(request: Request, options: { routeData: RouteData }): Promise<Response>;
  setInternals(internals: object): void;
  setOptions(options: object): void;
}

/** Why a build is refused, for whoever reads the server's log. */
export const OTHER_CODE = 'The site was built by other code meanwhile: restart the server';

/** Style sheets of the pages, which Astro knows while it builds and the bundle does not in their last order. */
const STYLES_FILE = 'styles.json';

/** Astro's page by its key, of which only the styles are used. */
export type BuiltPages = ReadonlyMap<string, { styles: readonly object[] }>;

/**
 * Adds to Astro's bundle what it lacks to render by itself, and keeps a copy of it in a folder.
 * @returns the bundle itself, under a new id
 */
export async function keepRenderer(bundleDir: string, folder: string, pages: BuiltPages): Promise<Renderer> {
  const styles = [...pages].map(([key, page]) => [key, { styles: page.styles }]);
  await writeFile(join(bundleDir, STYLES_FILE), JSON.stringify(styles));
  await rm(folder, { recursive: true, force: true });
  await cp(bundleDir, folder, { recursive: true });
  const id = randomUUID();
  // Last of all: a folder with an id is whole.
  for (const made of [bundleDir, folder]) await writeFile(join(made, RENDERER_ID_FILE), id);
  return { folder: bundleDir, id };
}

/**
 * Loads a kept bundle, all of it: a later build may replace the files.
 * @param siteUrl origin of the addresses that pages are asked for at
 */
export async function loadRenderer(folder: string, siteUrl: string): Promise<KeptRenderer> {
  const files = await readdir(folder, { recursive: true });
  const modules = files.filter((file) => file.endsWith('.mjs'));
  const entry = modules.find((file) => file.startsWith('prerender-entry'));
  if (entry === undefined) throw new Error(`${folder} holds no bundle of the pages`);
  const load = (file: string) => import(pathToFileURL(join(folder, file)).href);
  const { app } = (await load(entry)) as { app: BundledApp };
  await Promise.all(modules.map(load));
  furnish(app, new Map(JSON.parse(await readFile(join(folder, STYLES_FILE), 'utf8'))));
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

/** Gives the app what a build would: which styles and scripts belong to each page. */
function furnish(app: BundledApp, pages: BuiltPages): void {
  const { routes, entryModules } = app.manifest;
  app.setInternals({ pagesByKeys: pages, entrySpecifierToBundleMap: new Map(Object.entries(entryModules)) });
  const scripts = routes.some((route) => route.scripts.length > 0) ? [{ stage: 'page' }] : [];
  app.setOptions({ settings: { scripts }, logger: { options: { destination: { write: logProblem } } } });
}

function logProblem({ level, message }: { level: string; message: string }): boolean {
  if (level === 'warn' || level === 'error') console.error(message);
  return true;
}

/** As `build.format: 'file'` names it. */
function fileOf(pathname: string, route: RouteData): string {
  if (route.type === 'endpoint') return pathname;
  return pathname === '/' ? '/index.html' : `${pathname}.html`;
}
