// Tells from what a page has read whether the next build can keep it.
import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { SiteContent } from '../content-files/site-content.ts';

/** A field of `SiteContent`, `events`, or one entry of `settings` or `pages`, `settings.site`. */
type ReadName = string;

interface ReadRecorder {
  watch(content: SiteContent): SiteContent;
  /** @throws Error while another page is being rendered */
  record<T>(render: () => Promise<T>): Promise<{ result: T; reads: ReadName[] }>;
}

export function readRecorder(): ReadRecorder {
  let underWay: Set<ReadName> | null = null;

  function watched<T extends object>(values: T, prefix = ''): T {
    const properties = Object.entries(values).map(([name, value]): [string, PropertyDescriptor] => {
      const get = () => {
        underWay?.add(prefix + name);
        return value;
      };
      return [name, { get, enumerable: true }];
    });
    return Object.create(null, Object.fromEntries(properties)) as T;
  }

  return {
    watch(content) {
      const { settings, pages, ...rest } = content;
      // A page that reads one entry of a list counts as reading all.
      const parts = { settings: watched(settings, 'settings.'), pages: watched(pages, 'pages.') };
      return Object.assign(watched(rest), parts);
    },
    async record(render) {
      if (underWay !== null) throw new Error('Two pages are rendered at once: what each reads cannot be told apart');
      const reads = new Set<ReadName>();
      underWay = reads;
      try {
        return { result: await render(), reads: [...reads].sort() };
      } finally {
        underWay = null;
      }
    },
  };
}

export function readDigest(content: SiteContent, name: ReadName): string {
  const path = name.split('.');
  return valueDigest(path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), content));
}

const known = new WeakMap<object, string>();

/** The digest is kept: nothing digested may change afterwards. */
export function valueDigest(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const before = known.get(value);
  if (before !== undefined) return before;
  const digest = hash('sha1', partsOf(value));
  known.set(value, digest);
  return digest;
}

function partsOf(value: object): string {
  if (Array.isArray(value)) return `[${value.map(valueDigest).join()}]`;
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${valueDigest(part)}`).join()}}`;
}

export interface PageRecord {
  madeFrom: string;
  reads: readonly string[];
  inline: { script: readonly string[]; style: readonly string[] };
  styles: string | null;
}

interface BuildRecords {
  pages: ReadonlyMap<string, PageRecord>;
  publicFiles: ReadonlyMap<string, string>;
}

export function isCurrent(record: PageRecord, content: SiteContent, props: unknown): boolean {
  return record.madeFrom === madeFrom(content, props, record.reads);
}

export function madeFrom(content: SiteContent, props: unknown, reads: readonly string[]): string {
  return valueDigest([props, readsDigest(content, reads)]);
}

const readsDigests = new WeakMap<SiteContent, Map<string, string>>();

function readsDigest(content: SiteContent, reads: readonly string[]): string {
  const known = readsDigests.get(content) ?? new Map<string, string>();
  readsDigests.set(content, known);
  const names = reads.join();
  const digest = known.get(names) ?? valueDigest(reads.map((name) => readDigest(content, name)));
  known.set(names, digest);
  return digest;
}

export const RECORDS_FILE = 'page-records.json';

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
