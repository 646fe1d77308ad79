// Cuts the site's fonts down to what a Slovak site needs and writes them where pages and the price-list PDF expect them.
// Run by hand when a font changes: node scripts/fonts/make-fonts.ts
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‰′″€™−×→←↑↓`;
/** Letters of Slovak and its neighbours beyond Latin-1. */
const LATIN_EXT = 'ĎďĽľŤťŇňĹĺŔŕČčŠšŽžĚěŘřŮůĄąĆćĘęŁłŃńŚśŹźŻżŐőŰűĂăŞşȘșȚțĐđŒœ';

/** Weights of the variable fonts that the design uses. */
const WEIGHTS = { 'bricolage-grotesque': { min: 600, max: 800 }, figtree: { min: 400, max: 700 } } as const;

async function makeWebFont(family: keyof typeof WEIGHTS, script: 'latin' | 'latin-ext', characters: string) {
  const source = await readFile(
    require.resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`),
  );
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: WEIGHTS[family] },
  });
  const file = `public/fonts/${family}-${script}.woff2`;
  await writeFile(file, font);
  console.log(`${file}  ${font.length} B`);
}

async function makePrintFont(source: string, name: string) {
  const font = await subsetFont(await readFile(require.resolve(source)), LATIN + LATIN_EXT, {
    targetFormat: 'truetype',
  });
  const file = `src/assets/fonts/${name}.ttf`;
  await writeFile(file, font);
  console.log(`${file}  ${font.length} B`);
}

for (const family of ['bricolage-grotesque', 'figtree'] as const) {
  await makeWebFont(family, 'latin', LATIN);
  await makeWebFont(family, 'latin-ext', LATIN_EXT);
}
await makePrintFont('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf', 'figtree-regular');
await makePrintFont('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf', 'figtree-semibold');
await makePrintFont(
  '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
  'bricolage-grotesque-bold',
);
