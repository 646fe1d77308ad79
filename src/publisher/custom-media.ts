import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../styles/breakpoints.css', import.meta.url));
const DEFINITION = /@custom-media (--[\w-]+) ([^;]+);/g;
const USE = /\((--[\w-]+)\)/g;

/**
 * A plugin of PostCSS: `@media (--phone)` stands for the width that `breakpoints.css` gives this name (Media Queries
 * Level 5). Browsers do not know custom media, and Lightning CSS wants the definitions in each file.
 */
export function customMedia() {
  const widths = new Map<string, string>();
  for (const [, name = '', width = ''] of readFileSync(FILE, 'utf8').matchAll(DEFINITION)) widths.set(name, width);

  function widthOf(use: string, name: string): string {
    const width = widths.get(name);
    if (width === undefined) throw new Error(`${FILE} has no ${use}`);
    return width;
  }

  return {
    postcssPlugin: 'custom-media',
    AtRule: {
      media(rule: { params: string }): void {
        if (rule.params.includes('(--')) rule.params = rule.params.replace(USE, widthOf);
      },
    },
  };
}
