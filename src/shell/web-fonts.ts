/** The fonts of styles/web-fonts.css. The true ones are in a page whose root has it, and in the pieces of it that have it. */
const SHOWN = 'data-web-fonts';

/** Elements whose letters change in one frame: few enough for a slow phone to answer a touch in between. */
const AT_ONCE = 60;

const FACES = ['400 1em Figtree', '600 1em Figtree', '700 1em "Bricolage Grotesque"'];

function sizeOf(element: Element): number {
  return element.getElementsByTagName('*').length + 1;
}

/** What waits to be laid out until it comes near (`content-visibility`) is one piece. */
function piecesOf(element: Element): Element[] {
  const isWhole = sizeOf(element) <= AT_ONCE || getComputedStyle(element).contentVisibility === 'auto';
  return isWhole ? [element] : [...element.children].flatMap(piecesOf);
}

function nextFrame(): Promise<number> {
  return new Promise((painted) => requestAnimationFrame(painted));
}

/**
 * Fetches the fonts of Slovak letters together (those of other letters come when some are written), and gives them to the
 * page piece by piece from the top: to lay all of it out anew at once would hold up a slow phone. Pages that the router brings
 * have them from the start.
 */
export async function showWebFonts(): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    newDocument.documentElement.setAttribute(SHOWN, '');
  });
  let changed = AT_ONCE;
  for (const piece of piecesOf(document.body)) {
    changed += sizeOf(piece);
    if (changed > AT_ONCE) {
      await nextFrame();
      changed = sizeOf(piece);
    }
    piece.setAttribute(SHOWN, '');
  }
  await nextFrame();
  document.documentElement.setAttribute(SHOWN, '');
}
