// By hand when a font changes: `node scripts/fonts/make-fonts.ts`
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { FOREIGN, SLOVAK } from '../../src/papers/font-letters.ts';

const require = createRequire(import.meta.url);

/** Kerning, marks, Slovak forms of letters, figures of one width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

const FIGTREE_REGULAR = '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf';
const FIGTREE_SEMIBOLD = '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf';
const BRICOLAGE_BOLD = '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf';
const BRICOLAGE_VARIABLE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

const FOR_WEB = { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true, keepFeatures: FEATURES } as const;

/** A variable font is no smaller than one file per weight. Each fits a connection's first round trip. */
async function makeWebFont(source: string, name: string) {
  const font = await readFile(require.resolve(source));
  for (const [suffix, characters] of [
    ['', SLOVAK],
    ['-foreign', FOREIGN],
  ] as const) {
    const cut = await subsetFont(font, characters, FOR_WEB);
    await write(`public/fonts/${name}${suffix}.woff2`, cut);
  }
}

/** Figures of the display size: tighter and with more contrast than the static fonts, which are cut for small texts. */
async function makeNumerals() {
  const font = await readFile(require.resolve(BRICOLAGE_VARIABLE));
  const cut = await subsetFont(font, '0123456789', { ...FOR_WEB, variationAxes: { opsz: 96, wght: 700 } });
  await write('public/fonts/bricolage-grotesque-numerals.woff2', cut);
}

async function makePrintFont(source: string, name: string) {
  const font = await readFile(require.resolve(source));
  const cut = await subsetFont(font, SLOVAK + FOREIGN, { targetFormat: 'truetype' });
  await write(`src/assets/fonts/${name}.ttf`, cut);
}

async function write(file: string, font: Buffer) {
  await writeFile(file, font);
  console.log(`${file}  ${font.length} B`);
}

for (const [source, name] of [
  [FIGTREE_REGULAR, 'figtree-regular'],
  [FIGTREE_SEMIBOLD, 'figtree-semibold'],
  [BRICOLAGE_BOLD, 'bricolage-grotesque-bold'],
] as const) {
  await makeWebFont(source, name);
  await makePrintFont(source, name);
}
await makeNumerals();
