import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadContent } from '../content-files/content-source.ts';
import { type SiteContent, siteContentOf } from '../content-files/site-content.ts';
import type { BuildFolders } from '../server/ports/builds/build-contract.ts';
import type { KeptRenderer, Page } from './astro-bundle.ts';
import { compressFiles } from './compressed-copies.ts';
import { writeFunctionFiles, writeHostFiles } from './host-files.ts';
import { isCurrent, type PageRecord, RECORDS_FILE, readRecords, writeRecords } from './page-records.ts';
import { writePages } from './page-threads.ts';
import { type PageWriter, pageWriter, RENDERED_INDEX } from './page-writer.ts';
import { copyPublicFile, type LinkedCopies, type PublicFolders, publicFiles, removeFiles } from './site-folder.ts';

/** Threads must load the pages' code first. */
const MANY_PAGES = 3000;
const HOST_FILES = ['/_headers', '/_redirects'];

interface PublishOptions {
  renderer: KeptRenderer;
  content: ReadContent;
  nowMs: number;
  publicFolders: PublicFolders;
  /** A whole build by the same renderer. */
  from: BuildFolders;
  copies: LinkedCopies;
  to: BuildFolders;
}

export interface Published {
  rendered: number;
  kept: number;
}

/** Byte for byte what a whole build at that moment makes. */
export async function publishSite(options: PublishOptions): Promise<Published> {
  const { renderer, content, nowMs, publicFolders, from, to } = options;
  const before = await readRecords(join(from.records, RECORDS_FILE));
  const shown = siteContentOf(content.tree, nowMs);
  const writer = pageWriter(renderer, shown, to.site);

  const { kept, stale } = divide(await renderer.pages(), before.pages, shown);
  const publics = publicFiles(publicFolders);
  const isKeptCopy = (path: string) => publics.has(path) && publics.get(path) === before.publicFiles.get(path);
  const changedCopies = [...publics.keys()].filter((path) => !isKeptCopy(path));
  options.copies.take(from.site, to.site);
  const gone = [...before.pages.keys()].filter((file) => !kept.has(file));
  const goneCopies = [...before.publicFiles.keys()].filter((path) => !isKeptCopy(path));
  await removeFiles(to.site, [...HOST_FILES, ...gone, ...goneCopies]);

  for (const path of changedCopies) await copyPublicFile(to.site, path, publicFolders);
  const rendered =
    stale.length > MANY_PAGES
      ? await writePages({
          renderer: { folder: renderer.folder, id: renderer.id },
          content: shown,
          siteDir: to.site,
          files: stale.map(({ file }) => file),
        })
      : await writeFew(writer, stale);
  const pages = new Map([...kept, ...rendered]);
  const styles = stylesOf(pages);
  await removeFiles(
    to.site,
    [...stylesOf(before.pages)].filter((file) => !styles.has(file)),
  );
  await writeFunctionFiles(to, content, shown);
  await compressFiles(changedCopies.map((path) => join(to.site, path)));
  await writeHostFiles(to.site, pages);
  await mkdir(to.records, { recursive: true });
  await writeRecords(join(to.records, RECORDS_FILE), { pages, publicFiles: publics });
  return { rendered: stale.length, kept: kept.size };
}

async function writeFew(writer: PageWriter, pages: readonly Page[]): Promise<Map<string, PageRecord>> {
  const records = new Map<string, PageRecord>();
  const paths: string[] = [];
  for (const page of pages) {
    const { record, served } = await writer.write(page);
    records.set(page.file, record);
    paths.push(...served.map(({ path }) => path));
  }
  await compressFiles(paths);
  return records;
}

function stylesOf(pages: ReadonlyMap<string, PageRecord>): Set<string> {
  return new Set([...pages.values()].flatMap(({ styles }) => styles ?? []));
}

function divide(pages: readonly Page[], before: ReadonlyMap<string, PageRecord>, content: SiteContent) {
  const kept = new Map<string, PageRecord>();
  const stale: Page[] = [];
  for (const page of pages) {
    const record = before.get(page.file);
    // The index is not in the earlier site.
    const isKept = record !== undefined && page.file !== RENDERED_INDEX && isCurrent(record, content, page.props);
    if (isKept) kept.set(page.file, record);
    else stale.push(page);
  }
  return { kept, stale };
}
