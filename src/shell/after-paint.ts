// Starts what a page does without until it is seen: its modules, which stand in it as scripts of a type that browsers leave
// alone (src/publisher/astro-bundle.ts), and the fonts, for which the machine's own stand in with the same measures (styles/late-fonts.css).
import { painted } from './painted.ts';
import { showWebFonts } from './web-fonts.ts';

const LATE = 'script[type="late"]';

/**
 * Who has decided about cookies has been here before and has the fonts in the cache. The name of the cookie is that of
 * src/domain/consent.ts, repeated: a module shared with the consent banner would split this inlined script into requests.
 */
const isReturning = document.cookie.includes('gdpr_consents=');

/** While some are missing, the router's next page would be announced to the others alone, or to them twice: the browser loads it. */
function loadWhole(event: Event): void {
  event.preventDefault();
}

async function start(): Promise<void> {
  if (isReturning) void showWebFonts('all');
  await painted();
  if (!isReturning) void showWebFonts('headings');
  document.addEventListener('astro:before-preparation', loadWhole);
  const modules = [...document.querySelectorAll<HTMLScriptElement>(LATE)].map(
    ({ src }) => import(/* @vite-ignore */ src),
  );
  await Promise.allSettled(modules);
  document.removeEventListener('astro:before-preparation', loadWhole);
  // They wait for what the router announces after every later navigation, and have missed the page's own `load`.
  document.dispatchEvent(new Event('astro:page-load'));
}

void start();

// A page that the router brings is painted over one that is: it takes over the modules it has not run yet.
document.addEventListener('astro:before-swap', ({ newDocument }) => {
  const scripts = [...newDocument.querySelectorAll<HTMLScriptElement>(LATE)];
  for (const script of scripts) script.type = 'module';
  // The router waits for modules that stand in a page by an empty one behind them, of `data:`, which the policy forbids. One
  // that every page has run already does as well: it comes at once and is not run again.
  const [known] = scripts;
  if (known === undefined) return;
  const last = newDocument.importNode(known);
  last.dataset.astroRerun = '';
  newDocument.body.append(last);
});
