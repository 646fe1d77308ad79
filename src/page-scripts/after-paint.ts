// Modules that need not run before the paint are scripts of a type that browsers ignore
// (src/publisher/astro-bundle.ts).
import { painted } from './painted.ts';

const LATE = 'script[type="late"]';

/**
 * Returning visitors have the fonts in the cache. The name repeats src/domain/consent.ts: a shared module would split
 * this inlined script into requests.
 */
const isReturning = document.cookie.includes('gdpr_consents=');

const SHOWN = 'data-web-fonts';

const FACES = ['400 1em Figtree', '600 1em Figtree', '700 1em "Bricolage Grotesque"'];

const NUMERALS = '700 1em "Bricolage Numerals"';

function fetchWebFonts() {
  const faces = document.querySelector('[data-date-part="day"]') === null ? FACES : [...FACES, NUMERALS];
  return Promise.allSettled(faces.map((face) => document.fonts.load(face, '0')));
}

/** The fonts come together, so that the page is laid out anew only once. */
function showWebFonts(): void {
  document.documentElement.setAttribute(SHOWN, '');
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    newDocument.documentElement.setAttribute(SHOWN, '');
  });
}

/** Modules that are there wait so long for the fonts, to change the page in the same layout. */
const TOGETHER_MS = 100;

/** While modules are missing, the router would announce its next page only to the others, or twice. */
function loadWhole(event: Event): void {
  event.preventDefault();
}

async function start(): Promise<void> {
  if (isReturning) void fetchWebFonts().then(showWebFonts);
  await painted();
  document.addEventListener('astro:before-preparation', loadWhole);
  const scripts = [...document.querySelectorAll<HTMLScriptElement>(LATE)];
  const modules = Promise.allSettled(scripts.map(({ src }) => import(/* @vite-ignore */ src)));
  const shown = isReturning ? null : Promise.all([modules, fetchWebFonts()]).then(showWebFonts);
  await modules;
  await Promise.race([shown, new Promise<void>((over) => setTimeout(over, TOGETHER_MS))]);
  document.removeEventListener('astro:before-preparation', loadWhole);
  // The modules wait for this event and have missed `load`.
  document.dispatchEvent(new Event('astro:page-load'));
}

void start();

// The router's page replaces a painted one, so its modules need not wait.
document.addEventListener('astro:before-swap', ({ newDocument }) => {
  const scripts = [...newDocument.querySelectorAll<HTMLScriptElement>(LATE)];
  for (const script of scripts) script.type = 'module';
  // The router appends an empty module from `data:` to wait for the others, which the policy forbids. A copy of a
  // known module is there at once and does not run again.
  const [known] = scripts;
  if (known === undefined) return;
  const last = newDocument.importNode(known);
  last.dataset.astroRerun = '';
  newDocument.body.append(last);
});
