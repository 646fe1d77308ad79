/** What a page shows of styles/web-fonts.css is said by its root: nothing, the font of headings, or all (styles/late-fonts.css). */
const SHOWN = 'data-web-fonts';

const FACES = ['400 1em Figtree', '600 1em Figtree', '700 1em "Bricolage Grotesque"'];

/**
 * Fetches the fonts of Slovak letters together and gives this page what it is to have of them, and those that the router brings
 * all: to lay out the text of a whole page anew would hold up a slow phone.
 */
export async function showWebFonts(shown: 'headings' | 'all'): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  document.documentElement.setAttribute(SHOWN, shown);
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    newDocument.documentElement.setAttribute(SHOWN, 'all');
  });
}
