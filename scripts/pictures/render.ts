import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { launchChromium } from '../../tests/support/chromium.ts';

/** Root folder of the project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folder served as /storage. */
export const STORAGE = join(ROOT, 'public', 'storage');

/** CSS family names available in every drawing. */
export const DISPLAY = 'Bricolage Grotesque';
export const TEXT = 'Figtree';

/** How a text is set when it is measured. */
export interface TypeStyle {
  family: string;
  weight: number;
  /** Width axis in per cent, 75–100; only the display face has it. */
  width?: number;
}

/** One browser page in which everything is drawn. */
export interface Studio {
  /** Draws an <svg> or any HTML on a page of the given size; areas not covered stay transparent. */
  draw(svgOrHtml: string, width: number, height: number): Promise<Buffer>;
  /** Widths of texts in em (multiply by the font size). */
  measure(texts: string[], style: TypeStyle): Promise<number[]>;
  close(): Promise<void>;
}

const FACES = [
  { family: DISPLAY, folder: 'bricolage-grotesque', axes: 'standard', weights: '200 800', widths: '75% 100%' },
  { family: TEXT, folder: 'figtree', axes: 'wght', weights: '300 900', widths: '100%' },
];

const SUBSETS = [
  { name: 'latin', range: 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212' },
  { name: 'latin-ext', range: 'U+0100-02BA, U+1E00-1E9F, U+2C60-2C7F' },
];

/** @font-face rules with the fonts inlined, so that drawings need no network. */
async function fontRules(): Promise<string> {
  const rules = FACES.flatMap((face) =>
    SUBSETS.map(async (subset) => {
      const name = `${face.folder}-${subset.name}-${face.axes}-normal.woff2`;
      const path = join(ROOT, 'node_modules/@fontsource-variable', face.folder, 'files', name);
      const data = (await readFile(path)).toString('base64');
      return `@font-face { font-family: '${face.family}'; font-weight: ${face.weights}; font-stretch: ${face.widths};
        src: url(data:font/woff2;base64,${data}) format('woff2'); unicode-range: ${subset.range}; }`;
    }),
  );
  return (await Promise.all(rules)).join('\n');
}

/** Opens the browser page; call close() at the end. */
export async function openStudio(): Promise<Studio> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><html lang="sk"><head><style>${await fontRules()}
    html, body { margin: 0; background: transparent; font-family: '${TEXT}'; }
    svg { display: block; } svg text { white-space: pre; } svg text, span { font-variation-settings: 'opsz' 96; }
    </style></head><body></body></html>`);
  await page.evaluate(async () => {
    const faces = Array.from(document.fonts, (face) => face.load());
    await Promise.all(faces);
  });
  return {
    async draw(svgOrHtml, width, height) {
      await page.setViewportSize({ width, height });
      await page.evaluate(async (markup) => {
        document.body.innerHTML = markup;
        await document.fonts.ready;
      }, svgOrHtml);
      return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width, height } });
    },
    measure(texts, style) {
      return page.evaluate(
        ({ list, css }) => {
          const probe = document.createElement('span');
          probe.style.cssText = `position:absolute;white-space:pre;font-size:100px;${css}`;
          document.body.append(probe);
          const widths = list.map((text) => {
            probe.textContent = text;
            return probe.getBoundingClientRect().width / 100;
          });
          probe.remove();
          return widths;
        },
        {
          list: texts,
          css: `font-family:'${style.family}';font-weight:${style.weight};font-stretch:${style.width ?? 100}%`,
        },
      );
    },
    close: () => browser.close(),
  };
}

/** Saves a drawing as WebP for flat art; returns its size in bytes. */
export async function saveWebp(png: Buffer, path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const { size } = await sharp(png).webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(path);
  return size;
}
