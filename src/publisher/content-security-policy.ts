import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * Inline scripts and styles. Other tags are matched too, to step over their attributes: what an editor writes there, like the
 * title of an event, may look like a script and must not be allowed as one.
 */
const INLINE = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
/** Scripts of these types are data: the browser does not run them and the policy does not ask for them. */
const DATA_TYPE = /\btype=["']?(application\/(ld\+)?json|speculationrules)/;

/** The inline scripts and styles that all pages together contain, as CSP hash sources. */
export interface InlineHashes {
  script: Set<string>;
  style: Set<string>;
}

/** The hashes of one page's inline scripts and styles, each once and in order. */
export function inlineHashes(html: string): { script: string[]; style: string[] } {
  const hashes: InlineHashes = { script: new Set(), style: new Set() };
  for (const [, tag = '', attributes = '', source = ''] of html.matchAll(INLINE)) {
    if (source === '' || /\bsrc=/.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes[tag === 'script' ? 'script' : 'style'].add(hashSource(source));
  }
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort() };
}

/** Thousands of pages hold the same few texts; a style may have fifty kilobytes. */
const knownHashes = new Map<string, string>();

/** The expression by which a policy allows an inline script or style. */
export function hashSource(source: string): string {
  const known = knownHashes.get(source) ?? `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  knownHashes.set(source, known);
  return known;
}

/** What policies depend on besides the pages. */
interface PolicyOptions {
  /** Where map tiles come from, `https://tile.openstreetmap.org`. */
  tileOrigin: string;
  /** Where the statistics script comes from and reports to; null when there is none or it is our own. */
  analyticsOrigin: string | null;
  https: boolean;
}

/** One policy for all public pages: after a client-side navigation the first page's policy stays in force. */
export function contentSecurityPolicy(hashes: InlineHashes, options: PolicyOptions): string {
  const analytics = options.analyticsOrigin === null ? [] : [options.analyticsOrigin];
  return policyText(
    {
      'script-src': ["'self'", ...[...hashes.script].sort(), ...analytics],
      'style-src': ["'self'", ...[...hashes.style].sort()],
      'img-src': ["'self'", 'data:', options.tileOrigin],
      'connect-src': ["'self'", ...analytics],
    },
    options,
  );
}

/**
 * The policy of the staff area, which is always loaded whole. Scripts are restricted as on the public pages; styles are not,
 * because its components write style elements whose text depends on the window (docs/decisions/0013). It shows pictures that
 * are being uploaded from the browser's memory.
 */
export function adminPolicy(hashes: InlineHashes, options: PolicyOptions): string {
  return policyText(
    {
      'script-src': ["'self'", ...[...hashes.script].sort()],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:', options.tileOrigin],
      'connect-src': ["'self'"],
    },
    options,
  );
}

function policyText(sources: Record<string, readonly string[]>, { https }: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    // Firefox lets only this directive decide whether the router may prefetch a page (`prefetch-src` was dropped), so there the
    // next page comes a little later. 'self' would allow every kind of resource that is not named below, now or in future.
    'default-src': ["'none'"],
    ...sources,
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  if (https) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

const INSERTED = /__insertCSS\(("(?:[^"\\]|\\.)+")\)/;

/**
 * The contents of the style element that the toast library adds to the page by script: nothing at first, then always the
 * same text. So the policy can name both hashes.
 * @throws Error when the library no longer adds it that way
 */
export async function toastStyles(): Promise<string[]> {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs');
  const literal = INSERTED.exec(await readFile(file, 'utf8'))?.[1];
  if (literal === undefined) throw new Error(`${file} inserts no style; the policy need no longer allow one`);
  return ['', JSON.parse(literal)];
}
