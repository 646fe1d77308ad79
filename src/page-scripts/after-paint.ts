// Starts what a page does not need until it is painted: its modules, which are in it as scripts of a type that browsers ignore
// (src/publisher/astro-bundle.ts), and its fonts, which the machine's own replace in the same measures (styles/late-fonts.css).
import { painted } from './painted.ts';

const LATE = 'script[type="late"]';

/**
 * Visitors who have decided about cookies have been here before and have the fonts in the cache. The name of the cookie repeats
 * src/domain/consent.ts: a module shared with the consent banner would split this inlined script into requests.
 */
const isReturning = document.cookie.includes('gdpr_consents=');

/** Says at the root of a page that its text stands in styles/web-fonts.css (styles/late-fonts.css). */
const SHOWN = 'data-web-fonts';

const FACES = ['400 1em Figtree', '600 1em Figtree', '700 1em "Bricolage Grotesque"'];

/** Fetches the fonts of Slovak letters together and shows them in one step, so that the page is laid out once more and not three times. */
async function showWebFonts(): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  document.documentElement.setAttribute(SHOWN, '');
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    newDocument.documentElement.setAttribute(SHOWN, '');
  });
}

/** While modules are missing, the router would announce its next page only to the others, or twice; so the browser loads it. */
function loadWhole(event: Event): void {
  event.preventDefault();
}

async function start(): Promise<void> {
  if (isReturning) void showWebFonts();
  await painted();
  if (!isReturning) void showWebFonts();
  document.addEventListener('astro:before-preparation', loadWhole);
  const modules = [...document.querySelectorAll<HTMLScriptElement>(LATE)].map(
    ({ src }) => import(/* @vite-ignore */ src),
  );
  await Promise.allSettled(modules);
  document.removeEventListener('astro:before-preparation', loadWhole);
  // The modules wait for the event that the router sends after every later navigation, and have missed the page's own `load`.
  document.dispatchEvent(new Event('astro:page-load'));
}

void start();

// A page that the router brings replaces a painted page, so its modules need not wait.
document.addEventListener('astro:before-swap', ({ newDocument }) => {
  const scripts = [...newDocument.querySelectorAll<HTMLScriptElement>(LATE)];
  for (const script of scripts) script.type = 'module';
  // To wait for the modules of a page, the router appends an empty one from `data:`, which the policy forbids. A copy of a known
  // module does as well: it is there at once and is not run again.
  const [known] = scripts;
  if (known === undefined) return;
  const last = newDocument.importNode(known);
  last.dataset.astroRerun = '';
  newDocument.body.append(last);
});
