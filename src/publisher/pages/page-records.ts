// What every page of a build was made from, so that the next build can tell which pages would come out the same.
import { readFile, writeFile } from 'node:fs/promises';
import type { SiteContent } from '../../content-files/site-content.ts';
import { readDigest } from './content-reads.ts';
import { valueDigest } from './value-digest.ts';

export interface PageRecord {
  /** Digest of what its route gave the page and of all it read while it was rendered. */
  madeFrom: string;
  /** Names of what it read of the site's content. */
  reads: readonly string[];
  /** Hash sources of its inline scripts and styles. */
  inline: { script: readonly string[]; style: readonly string[] };
  /** The style sheet it shares with other pages, a file of the site; null: its styles are its own. */
  styles: string | null;
}

export interface BuildRecords {
  /** By file of the site, `/events/7/jazz.html`. */
  pages: ReadonlyMap<string, PageRecord>;
  /** What of `public/` was copied: path → size and time. */
  publicFiles: ReadonlyMap<string, string>;
}

/** True when a page would come out the same of this content. */
export function isCurrent(record: PageRecord, content: SiteContent, props: unknown): boolean {
  return record.madeFrom === madeFrom(content, props, record.reads);
}

/** What `PageRecord.madeFrom` says of a page that reads this much of a content. */
export function madeFrom(content: SiteContent, props: unknown, reads: readonly string[]): string {
  return valueDigest([props, readsDigest(content, reads)]);
}

const readsDigests = new WeakMap<SiteContent, Map<string, string>>();

/** Thousands of pages read the same: it is digested once. */
function readsDigest(content: SiteContent, reads: readonly string[]): string {
  const known = readsDigests.get(content) ?? new Map<string, string>();
  readsDigests.set(content, known);
  const names = reads.join();
  const digest = known.get(names) ?? valueDigest(reads.map((name) => readDigest(content, name)));
  known.set(names, digest);
  return digest;
}

/** Where a build leaves its records, in a folder of its own. */
export const RECORDS_FILE = 'page-records.json';

/** Thousands of pages share a few lists of reads and hashes and a style sheet, which the file names by their place. */
interface RecordsFile {
  reads: (readonly string[])[];
  inline: PageRecord['inline'][];
  styles: PageRecord['styles'][];
  pages: Record<string, [madeFrom: string, reads: number, inline: number, styles: number]>;
  publicFiles: Record<string, string>;
}

export async function writeRecords(file: string, { pages, publicFiles }: BuildRecords): Promise<void> {
  const reads = interned<readonly string[]>();
  const inline = interned<PageRecord['inline']>();
  const styles = interned<PageRecord['styles']>();
  const recordOf = (page: PageRecord): RecordsFile['pages'][string] => [
    page.madeFrom,
    reads.add(page.reads),
    inline.add(page.inline),
    styles.add(page.styles),
  ];
  const content: RecordsFile = {
    reads: reads.values,
    inline: inline.values,
    styles: styles.values,
    pages: Object.fromEntries([...pages].map(([path, page]) => [path, recordOf(page)])),
    publicFiles: Object.fromEntries(publicFiles),
  };
  await writeFile(file, JSON.stringify(content));
}

function interned<T>() {
  const values: T[] = [];
  const places = new Map<string, number>();
  return {
    values,
    add(value: T): number {
      const key = JSON.stringify(value);
      const before = places.get(key);
      if (before !== undefined) return before;
      places.set(key, values.length);
      return values.push(value) - 1;
    },
  };
}

export async function readRecords(file: string): Promise<BuildRecords> {
  const text = await readFile(file, 'utf8');
  const { reads, inline, styles, pages, publicFiles } = JSON.parse(text) as RecordsFile;
  const page = ([digest, readsAt, inlineAt, stylesAt]: RecordsFile['pages'][string]): PageRecord => ({
    madeFrom: digest,
    reads: reads[readsAt] ?? [],
    inline: inline[inlineAt] ?? { script: [], style: [] },
    styles: styles[stylesAt] ?? null,
  });
  return {
    pages: new Map(Object.entries(pages).map(([path, record]) => [path, page(record)])),
    publicFiles: new Map(Object.entries(publicFiles)),
  };
}
