import type { SiteContent } from '../../content-files/site-content.ts';
import { valueDigest } from './value-digest.ts';

/** What pages read of the content apart from each other: a field of `SiteContent`, or one setting or page, `settings.site`. */
type ReadName = string;

/** Notices what is read of the content while one page is rendered. */
export interface ReadRecorder {
  /** The same content, watched. */
  watch(content: SiteContent): SiteContent;
  /** Renders one page, never two at once, and answers what was read meanwhile. */
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
    // The same fields, each behind a getter.
    return Object.create(null, Object.fromEntries(properties)) as T;
  }

  return {
    watch(content) {
      const { settings, pages, ...rest } = content;
      // Read entry by entry; of the lists a page that looks at one sees all.
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

/** Digest of what a page would read under a name now. */
export function readDigest(content: SiteContent, name: ReadName): string {
  const path = name.split('.');
  return valueDigest(path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), content));
}
