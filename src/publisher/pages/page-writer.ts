import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteContent } from '../../content-files/site-content.ts';
import { supplyContent } from '../../content-supply.ts';
import { inlineHashes } from '../content-security-policy.ts';
import { RENDERED_INDEX } from '../site-files.ts';
import { readRecorder } from './content-reads.ts';
import { type StyleFile, shareStyles } from './event-styles.ts';
import type { Page } from './kept-renderer.ts';
import { holdBackScripts } from './late-scripts.ts';
import { madeFrom, type PageRecord } from './page-records.ts';

interface WrittenFile {
  path: string;
  body: Uint8Array;
}

export interface PageWriter {
  /**
   * Renders a page into its file, which must not be there, and its style sheet where that is missing. Never two at once.
   * @returns what it was made from, and those of the files that are served
   */
  write(page: Page): Promise<{ record: PageRecord; served: WrittenFile[] }>;
}

/** Writes pages of this content, which they are supplied with from now on, to the folder of a site. */
export function pageWriter(content: SiteContent, siteDir: string): PageWriter {
  const recorder = readRecorder();
  const watched = recorder.watch(content);
  supplyContent(async () => watched);
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
      const { body, inline, styles } = finishedPage(page.file, result);
      const path = join(siteDir, page.file);
      const folder = dirname(path);
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      writeFileSync(path, body);
      // The index is no file of the site; it is moved out of it.
      const served: WrittenFile[] = page.file === RENDERED_INDEX ? [] : [{ path, body }];
      if (styles !== null) served.push(...writeStyles(styles));
      const record = { madeFrom: madeFrom(content, page.props, reads), reads, inline, styles: styles?.file ?? null };
      return { record, served };
    },
  };
}

/** What becomes of a rendered file: a page's scripts wait for its paint, and those of events share their styles. */
function finishedPage(file: string, rendered: Buffer<ArrayBuffer>) {
  if (!file.endsWith('.html')) return { body: rendered, inline: { script: [], style: [] }, styles: null };
  const { html, styles } = shareStyles(file, holdBackScripts(file, rendered.toString()));
  return { body: Buffer.from(html), inline: inlineHashes(html), styles };
}
