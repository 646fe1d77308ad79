import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Matches other tags, too, to step over their attributes: an editor's words there are no script. */
const INLINE = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const DATA_TYPE = /\btype=["']?(application\/(ld\+)?json|speculationrules)/;

export interface InlineHashes {
  script: Set<string>;
  style: Set<string>;
}

export function inlineHashes(html: string): { script: string[]; style: string[] } {
  const hashes: InlineHashes = { script: new Set(), style: new Set() };
  for (const [, tag = '', attributes = '', source = ''] of html.matchAll(INLINE)) {
    if (source === '' || /\bsrc=/.test(attributes) || DATA_TYPE.test(attributes)) continue;
    hashes[tag === 'script' ? 'script' : 'style'].add(hashSource(source));
  }
  return { script: [...hashes.script].sort(), style: [...hashes.style].sort() };
}

const knownHashes = new Map<string, string>();

export function hashSource(source: string): string {
  const known = knownHashes.get(source) ?? `'sha256-${hash('sha256', source, 'base64')}'`;
  knownHashes.set(source, known);
  return known;
}

interface PolicyOptions {
  tileOrigin: string;
  /** Null when there is no statistics script or it is our own. */
  analyticsOrigin: string | null;
  https: boolean;
}

/** The first page's policy stays in force after client-side navigation, so all public pages share one. */
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

/** Components write style elements whose text depends on the window (docs/decisions/0013). */
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
    // In Firefox only this directive decides whether the router may prefetch; 'self' would allow too much.
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
 * The toast library's style element is empty at first, then always the same.
 * @throws Error when that changes
 */
export async function toastStyles(): Promise<string[]> {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/\.js$/, '.mjs');
  const literal = INSERTED.exec(await readFile(file, 'utf8'))?.[1];
  if (literal === undefined) throw new Error(`${file} inserts no style; the policy need no longer allow one`);
  return ['', JSON.parse(literal)];
}
