// Starts what a page does without until it is seen: its modules, which stand in it as scripts of a type that browsers leave
// alone (src/middleware.ts), and the fonts, for which the machine's own stand in with the same measures (styles/fonts.css).
import { painted } from './painted.ts';

const LATE = 'script[type="late"]';

function showFonts(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-web-fonts]')) style.media = 'all';
}

async function start(): Promise<void> {
  await painted();
  showFonts();
  const modules = [...document.querySelectorAll<HTMLScriptElement>(LATE)].map(
    ({ src }) => import(/* @vite-ignore */ src),
  );
  await Promise.allSettled(modules);
  // They wait for what the router announces after every later navigation, and have missed the page's own `load`.
  document.dispatchEvent(new Event('astro:page-load'));
}

// Whoever has decided about cookies has been here before, and has the fonts in the cache.
if (document.cookie.includes('gdpr_consents=')) showFonts();
void start();

// A page that the router brings is painted over one that is: it takes over the modules it has not run yet.
document.addEventListener('astro:before-swap', ({ newDocument }) => {
  for (const script of newDocument.querySelectorAll<HTMLScriptElement>(LATE)) script.type = 'module';
});
