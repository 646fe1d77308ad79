// `npm run check:deploy -- https://www.kdriviera.example`; with HEALTH_TOKEN also adapters, jobs and builds.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const TIMEOUT_MS = 30_000;
const FUNCTIONS = join(import.meta.dirname, '../netlify/functions');
const NOT_THERE = '/tato-stranka-neexistuje-9f3a';

/** `problem` says where to set it right. */
export interface Finding {
  what: string;
  problem: string | null;
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Only harmless reads; `siteUrl` is an origin. */
export async function checkDeploy(siteUrl: string, healthToken: string | null): Promise<Finding[]> {
  const ask: Ask = (path, init = {}) =>
    fetch(new URL(path, siteUrl), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  const checks: Record<string, (() => Promise<string | null>)[]> = {
    'hlavičky stránok': [() => pagePolicy(ask, '/', siteUrl), () => pagePolicy(ask, '/admin', siteUrl)],
    'presmerovania a\u00a0chýbajúce stránky': [() => redirects(ask), () => notFound(ask), () => unknownCall(ask)],
    'zmenšovanie obrázkov': [() => pictures(ask), () => foreignPictures(ask)],
    'služby webu': (await functionPaths()).map((path) => () => functionAnswers(ask, path)),
    'stav webu': [() => health(ask, healthToken)],
    ...(siteUrl.startsWith('https:') && { 'nešifrovaná adresa': [() => plainHttp(siteUrl)] }),
  };
  const findings: Finding[] = [];
  for (const [what, asked] of Object.entries(checks)) {
    const problems: string[] = [];
    for (const check of asked) {
      const problem = await check().catch((error: unknown) => `Neodpovedá: ${reasonOf(error)}.`);
      if (problem !== null) problems.push(problem);
    }
    if (problems.length === 0) findings.push({ what, problem: null });
    for (const problem of new Set(problems)) findings.push({ what, problem });
  }
  return findings;
}

/** Hashes replace `unsafe-inline` only on public pages. */
async function pagePolicy(ask: Ask, path: string, siteUrl: string): Promise<string | null> {
  const { status, headers } = await ask(path);
  if (status !== 200)
    return `${path} odpovedá ${status}. Publish directory má byť dist a\u00a0príkaz npm run build (netlify.toml).`;
  const policy = headers.get('content-security-policy') ?? '';
  const wanted: [string, boolean][] = [
    ['Content-Security-Policy', policy.includes("default-src 'self'") || policy.includes("default-src 'none'")],
    ['Content-Security-Policy bez unsafe-inline pre skripty', !/script-src[^;]*'unsafe-inline'/.test(policy)],
    ['X-Content-Type-Options', headers.get('x-content-type-options') === 'nosniff'],
    ['X-Frame-Options', headers.get('x-frame-options') === 'DENY'],
    ['Strict-Transport-Security', !siteUrl.startsWith('https:') || headers.has('strict-transport-security')],
    ['Referrer-Policy', headers.has('referrer-policy')],
  ];
  const missing = wanted.flatMap(([name, isThere]) => (isThere ? [] : [name]));
  if (missing.length > 0)
    return `${path} nemá hlavičky: ${missing.join(', ')}. Píše ich zostavenie do dist/_headers; pozrite, či ich hostiteľ alebo proxy neprepisuje, a\u00a0či SITE_URL začína https.`;
  const isHidden = (headers.get('x-robots-tag') ?? '').includes('noindex');
  if (path === '/' && isHidden)
    return 'Web je skrytý pred vyhľadávačmi (X-Robots-Tag: noindex): toto je náhľad, nie živý web.';
  return path === '/admin' && !isHidden
    ? '/admin nie je skrytý pred vyhľadávačmi; pravidlá z\u00a0dist/_headers neplatia.'
    : null;
}

async function redirects(ask: Ask): Promise<string | null> {
  const { status, headers } = await ask('/terms');
  const leads = new URL(headers.get('location') ?? '/', 'http://x').pathname;
  if (status !== 301 || leads !== '/podmienky-pouzitia')
    return `/terms nevedie na /podmienky-pouzitia (odpovedá ${status}). Pravidlá z\u00a0dist/_redirects neplatia.`;
  const inside = await ask('/admin/events');
  return inside.status === 200
    ? null
    : `/admin/events odpovedá ${inside.status}, má ukázať administráciu. Pravidlá z\u00a0dist/_redirects neplatia.`;
}

async function notFound(ask: Ask): Promise<string | null> {
  for (const path of [NOT_THERE, '/events/999999999']) {
    const answer = await ask(path);
    const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
    if (answer.status !== 404 || !isPage || !(await answer.text()).includes('data-astro-cid'))
      return `${path} nemá odpovedať ${answer.status}, ale stránkou 404. Má ju dist/404.html; žiadne pravidlo hostiteľa nesmie chytať všetko.`;
  }
  return null;
}

async function unknownCall(ask: Ask): Promise<string | null> {
  const { status, headers } = await ask(`/api${NOT_THERE}`);
  const isJson = (headers.get('content-type') ?? '').startsWith('application/json');
  return status === 404 && isJson
    ? null
    : `Neznáma adresa pod /api/ odpovedá ${status}, nie 404 v\u00a0JSON (dist/_redirects).`;
}

async function pictures(ask: Ask): Promise<string | null> {
  const html = await (await ask('/')).text();
  const [, path] = /["'\s](\/\.netlify\/images\?[^"'\s]+)/.exec(html) ?? [];
  if (path === undefined) return null;
  const { status, headers } = await ask(path.replaceAll('&amp;', '&'));
  return status === 200 && (headers.get('content-type') ?? '').startsWith('image/')
    ? null
    : `Obrázok ${path} odpovedá ${status}. Na Netlify zapnite Image CDN, za proxy púšťajte /.netlify/images ďalej.`;
}

async function foreignPictures(ask: Ask): Promise<string | null> {
  const { status } = await ask(`/.netlify/images?url=${encodeURIComponent('https://www.example.com/a.png')}&w=320`);
  return status >= 400 ? null : 'Cudzie obrázky sa zmenšujú tiež: v\u00a0netlify.toml má byť remote_images = [].';
}

interface FunctionPath {
  name: string;
  path: string;
}

async function functionPaths(): Promise<FunctionPath[]> {
  const files = (await readdir(FUNCTIONS)).filter((file) => file.endsWith('.ts')).sort();
  const paths = await Promise.all(
    files.map(async (file): Promise<FunctionPath[]> => {
      const { config } = await import(pathToFileURL(join(FUNCTIONS, file)).href);
      // A background function answers nobody, and a scheduled one has no path.
      if (config.background === true || config.path === undefined) return [];
      const [first = ''] = [config.path].flat();
      return [{ name: basename(file, '.ts'), path: first.replace(/:\w+|\*/g, '0') }];
    }),
  );
  return paths.flat();
}

/** A function's answers have an id, the host's own have none. */
async function functionAnswers(ask: Ask, { name, path }: FunctionPath): Promise<string | null> {
  const { status, headers } = await ask(path);
  if (!headers.has('x-request-id') && path.startsWith('/api/'))
    return `Služba ${name} neodpovedá (${path}: ${status}). Pozrite na hostiteľovi, či je nasadená, a\u00a0jej denník.`;
  return status >= 500 && path !== '/api/health'
    ? `Služba ${name} odpovedá chybou ${status} (${path}). Čo jej chýba, je v\u00a0jej denníku (premenné prostredia).`
    : null;
}

interface Health {
  status?: string;
  missing?: string[];
  jobs?: { late: string[]; failed: string[] } | null;
  warnings?: { message: string }[] | null;
}

async function health(ask: Ask, token: string | null): Promise<string | null> {
  const answer = await ask('/api/health', token === null ? {} : { headers: { Authorization: `Bearer ${token}` } });
  const health = (await answer.json().catch(() => ({}))) as Health;
  const troubles = [
    ...(health.missing ?? []).map((port) => `neodpovedá ${port}`),
    ...(health.jobs?.late ?? []).map((job) => `úloha ${job} dávno nebežala (na Netlify funkcia jobs)`),
    ...(health.jobs?.failed ?? []).map((job) => `úloha ${job} naposledy zlyhala (denník funkcie jobs)`),
    ...(health.warnings ?? []).map(({ message }) => message),
  ];
  if (troubles.length > 0) return `/api/health: ${troubles.join('; ')}`;
  if (answer.status !== 200) return `/api/health odpovedá ${answer.status}. Podrobnosti povie s\u00a0HEALTH_TOKEN.`;
  const hasJobs = health.jobs !== undefined && health.jobs !== null;
  return hasJobs
    ? null
    : '/api/health nepovedal podrobnosti: spustite kontrolu s\u00a0rovnakým HEALTH_TOKEN, aký má web.';
}

async function plainHttp(siteUrl: string): Promise<string | null> {
  const { status, headers } = await fetch(siteUrl.replace('https:', 'http:'), { redirect: 'manual' });
  return status >= 300 && status < 400 && (headers.get('location') ?? '').startsWith('https://')
    ? null
    : `http:// nevedie na https:// (odpovedá ${status}). Zapnite presmerovanie na hostiteľovi alebo v\u00a0proxy.`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

async function main(address: string): Promise<void> {
  const findings = await checkDeploy(new URL(address).origin, process.env.HEALTH_TOKEN || null);
  for (const { what, problem } of findings) console.log(problem === null ? `✓ ${what}` : `✗ ${what}: ${problem}`);
  const faults = findings.filter(({ problem }) => problem !== null).length;
  console.log(faults === 0 ? '\nWeb je v\u00a0poriadku.' : `\nChýb: ${faults}.`);
  if (faults > 0) process.exitCode = 1;
}

if (import.meta.main) {
  const [address = ''] = process.argv.slice(2);
  if (URL.canParse(address) && /^https?:/.test(address)) await main(address);
  else {
    console.error('Napíšte adresu webu: npm run check:deploy -- https://www.kdriviera.example');
    process.exitCode = 1;
  }
}
