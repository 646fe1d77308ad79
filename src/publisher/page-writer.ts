import { hash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteContent } from '../content-files/site-content.ts';
import { deferScripts, type KeptRenderer, type Page } from './astro-bundle.ts';
import { inlineHashes } from './content-security-policy.ts';
import { madeFrom, type PageRecord, readRecorder } from './page-records.ts';

/** The index is moved from here out of the site, whose files are public. */
export const RENDERED_INDEX = '/content-index.json';
/** The staff area consists of scripts, so they do not wait. */
export const ADMIN_PAGE = '/admin.html';

interface WrittenFile {
  path: string;
  body: Uint8Array;
}

export interface PageWriter {
  /** The page's file must not exist. One call at a time. */
  write(page: Page): Promise<{ record: PageRecord; served: WrittenFile[] }>;
}

export function pageWriter(renderer: KeptRenderer, content: SiteContent, siteDir: string): PageWriter {
  const recorder = readRecorder();
  renderer.supply(recorder.watch(content));
  const folders = new Set<string>();

  /** Another thread may write the same bytes at the same time, which does no harm. */
  function writeStyles({ file, text }: StyleFile): WrittenFile[] {
    const path = join(siteDir, file);
    if (existsSync(path)) return [];
    const body = Buffer.from(text);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
    return [{ path, body }];
  }

  return {
    async write(page) {
      const { result, reads } = await recorder.record(page.render);
      const { body, inline, styles } = finishedPage(page.file, result, renderer.release);
      const path = join(siteDir, page.file);
      const folder = dirname(path);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(path, body);
      const served: WrittenFile[] = page.file === RENDERED_INDEX ? [] : [{ path, body }];
      if (styles !== null) served.push(...writeStyles(styles));
      const record = { madeFrom: madeFrom(content, page.props, reads), reads, inline, styles: styles?.file ?? null };
      return { record, served };
    },
  };
}

function finishedPage(file: string, rendered: Buffer<ArrayBuffer>, release: string) {
  if (!file.endsWith('.html')) return { body: rendered, inline: { script: [], style: [] }, styles: null };
  const marked = rendered.toString().replace('<html', `<html data-release="${release}"`);
  const page = file === ADMIN_PAGE ? marked : deferScripts(marked);
  const { html, styles } = shareStyles(file, page);
  return { body: Buffer.from(html), inline: inlineHashes(html), styles };
}

const PAGE_OF_EVENT = /^\/events\/\d+\//;
const START = '<style>';
const END = '</style>';
const LEAST_CHARACTERS = 4096;

interface StyleFile {
  file: string;
  text: string;
}

const known = new Map<string, StyleFile>();

/** Pages of events share a file of styles (docs/decisions/0023); visits begin on other pages. */
function shareStyles(file: string, html: string): { html: string; styles: StyleFile | null } {
  const start = PAGE_OF_EVENT.test(file) ? html.indexOf(START) : -1;
  const end = html.indexOf(END, start);
  if (start === -1 || end - start < LEAST_CHARACTERS) return { html, styles: null };
  const styles = styleFile(html.slice(start + START.length, end));
  return {
    html: `${html.slice(0, start)}<link rel="stylesheet" href="${styles.file}">${html.slice(end + END.length)}`,
    styles,
  };
}

function styleFile(text: string): StyleFile {
  const styles = known.get(text) ?? { file: `/build/events.${hash('sha1', text).slice(0, 8)}.css`, text };
  known.set(text, styles);
  return styles;
}
