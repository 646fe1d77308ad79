/** The faces that stand in the page in a style for no medium (layouts/PublicLayout.astro). */
function facesOfPage(): FontFace[] {
  const rules = document.querySelector<HTMLStyleElement>('style[data-web-fonts]')?.sheet?.cssRules ?? [];
  return [...rules]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const value = (name: string) => style.getPropertyValue(name);
      return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
        weight: value('font-weight'),
        ...(value('unicode-range') !== '' && { unicodeRange: value('unicode-range') }),
      });
    });
}

const EVERY_LETTER = 'U+0-10FFFF';

/**
 * Fetches the fonts of Slovak letters and shows them together: the page is laid out anew once, not once for each. Those of
 * other letters come when some are written. They stay through all navigations of the router.
 */
export async function showWebFonts(): Promise<void> {
  const faces = facesOfPage();
  const slovak = faces.filter(({ unicodeRange }) => unicodeRange.toUpperCase() === EVERY_LETTER);
  await Promise.allSettled(slovak.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
}
