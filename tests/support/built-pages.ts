import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import { TEST_SITE_DIR } from './test-site-dir.ts';

export interface BuiltPage {
  /** `events/7/jazz.html` */
  file: string;
  /** `/events/7/jazz` */
  path: string;
  html: string;
  root: HtmlElement;
}

let reading: Promise<BuiltPage[]> | undefined;

const ADMIN_PATH = '/admin';

export async function builtPages(): Promise<BuiltPage[]> {
  return (await allPages()).filter(({ path }) => path !== ADMIN_PATH);
}

export async function builtAdminPage(): Promise<BuiltPage> {
  const page = (await allPages()).find(({ path }) => path === ADMIN_PATH);
  if (page === undefined) throw new Error('The built site has no admin area');
  return page;
}

function allPages(): Promise<BuiltPage[]> {
  reading ??= readPages(TEST_SITE_DIR);
  return reading;
}

export async function builtPage(path: string): Promise<BuiltPage> {
  const page = (await builtPages()).find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`The built site has no page ${path}`);
  return page;
}

export async function readPages(siteDir: string): Promise<BuiltPage[]> {
  const config = await new HtmlValidate(new StaticConfigLoader({ root: true })).getConfigFor('page.html');
  const files: string[] = [];
  for await (const file of glob('**/*.html', { cwd: siteDir })) files.push(file.replaceAll('\\', '/'));
  if (files.length === 0) throw new Error(`There are no pages in ${siteDir}`);
  return Promise.all(
    files.sort().map(async (file) => {
      const html = await readFile(join(siteDir, file), 'utf8');
      return { file, path: addressOf(file), html, root: new Parser(config).parseHtml(html) };
    }),
  );
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

export function all(page: BuiltPage, selector: string): HtmlElement[] {
  return page.root.querySelectorAll(selector);
}

export function one(page: BuiltPage, selector: string): HtmlElement {
  const [element, second] = all(page, selector);
  if (element === undefined || second !== undefined)
    throw new Error(`${page.path} has ${element === undefined ? 'no' : 'more than one'} ${selector}`);
  return element;
}

export function attribute(element: HtmlElement, name: string): string | null {
  const value = element.getAttributeValue(name);
  return value === null ? null : decodeEntities(value);
}

export function text(element: HtmlElement): string {
  return decodeEntities(element.textContent);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Knows only the entities of our renderers. */
export function decodeEntities(source: string): string {
  return source.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? entity;
  });
}
