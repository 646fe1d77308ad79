import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PALETTE as P } from '../palette.ts';
import { textLine } from '../posters/setting.ts';
import { createRandom } from '../random.ts';
import { DISPLAY, ROOT, STORAGE, type Studio, saveWebp, TEXT } from '../render.ts';
import {
  arc,
  type Corner,
  circle,
  clip,
  half,
  leaf,
  line,
  path,
  pill,
  place,
  poly,
  quarter,
  rect,
  stroke,
  svg,
  times,
} from '../shapes.ts';
import { houseMark, markAt } from './mark.ts';

interface Wordmark {
  /** Drawing in a square of 100 units. */
  mark: string;
  lines: string[];
  family?: string;
  weight?: number;
  stretch?: number;
}

/** Logos of partners by the file name without extension. */
const WORDMARKS: Record<string, Wordmark> = {
  'listok-plus': {
    mark:
      path('M4 22H96V39A11 11 0 0 0 96 61V78H4V61A11 11 0 0 0 4 39Z', P.red) +
      rect(44, 34, 12, 32, P.paper) +
      rect(34, 44, 32, 12, P.paper),
    lines: ['Lístok+'],
    weight: 800,
  },
  'materske-centrum-vanok': {
    mark:
      stroke('M4 34H66A16 16 0 1 0 50 18', P.green, 9, 'round') +
      stroke('M4 54H84', P.green, 9, 'round') +
      stroke('M4 74H54A13 13 0 1 1 41 87', P.green, 9, 'round'),
    lines: ['Materské', 'centrum', 'Vánok'],
    family: TEXT,
    weight: 700,
  },
  'rodinne-centrum-tri-kvietky': {
    mark: [
      [28, 36, 1],
      [72, 30, 0.8],
      [54, 74, 1.1],
    ]
      .map(([x = 0, y = 0, size = 1], index) =>
        place(
          x,
          y,
          times(6, (petal) => place(0, 0, leaf([0, 0], [0, -24], 15, index === 1 ? P.ink : P.red), petal * 60)) +
            circle(0, 0, 6, P.paper),
          0,
          size,
        ),
      )
      .join(''),
    lines: ['Rodinné centrum', 'Tri kvietky'],
    weight: 700,
  },
  'ciste-mesto': {
    mark:
      arc(50, 50, 38, -60, 200, P.green, 15) +
      poly(
        [
          [92, 8],
          [96, 44],
          [62, 30],
        ],
        P.green,
      ) +
      rect(36, 42, 12, 26, P.ink) +
      rect(52, 34, 12, 34, P.ink),
    lines: ['ČISTÉ', 'MESTO'],
    weight: 800,
    stretch: 88,
  },
  'vodarne-karpaty': {
    mark:
      poly(
        [
          [50, 4],
          [84, 52],
          [16, 52],
        ],
        P.ink,
      ) + times(3, (index) => stroke(`M2 ${64 + index * 14}q12 -11 24 0t24 0t24 0t24 0`, '#2F6C86', 7)),
    lines: ['Vodárne', 'Karpaty'],
    weight: 800,
  },
  'fakulta-sceny-a-obrazu': {
    mark:
      rect(6, 6, 88, 88, P.ink) +
      half(50, 94, 34, -90, P.mustard) +
      rect(18, 18, 64, 8, P.paper) +
      circle(50, 46, 10, P.paper),
    lines: ['Fakulta', 'scény', 'a\u00a0obrazu'],
    family: TEXT,
    weight: 600,
  },
  'detsky-klub-lastovicky': {
    mark:
      leaf([50, 44], [2, 8], 24, P.ink) +
      leaf([50, 44], [98, 8], 24, P.ink) +
      leaf([50, 28], [50, 68], 24, P.ink) +
      poly(
        [
          [44, 58],
          [56, 58],
          [78, 98],
          [50, 74],
          [22, 98],
        ],
        P.ink,
      ) +
      circle(50, 36, 8, P.red),
    lines: ['Detský klub', 'Lastovičky'],
    weight: 700,
  },
  'zoo-rysi-dol': {
    mark:
      poly(
        [
          [14, 46],
          [10, 2],
          [44, 26],
        ],
        P.ink,
      ) +
      poly(
        [
          [86, 46],
          [90, 2],
          [56, 26],
        ],
        P.ink,
      ) +
      circle(50, 56, 38, P.mustard) +
      leaf([26, 50], [44, 50], 11, P.ink) +
      leaf([56, 50], [74, 50], 11, P.ink) +
      poly(
        [
          [42, 66],
          [58, 66],
          [50, 76],
        ],
        P.ink,
      ) +
      line([50, 76], [50, 86], P.ink, 4),
    lines: ['Zoo', 'Rysí dol'],
    weight: 800,
    stretch: 75,
  },
  'kraj-pod-karpatmi': {
    mark:
      poly(
        [
          [6, 4],
          [94, 4],
          [94, 56],
          [50, 98],
          [6, 56],
        ],
        P.green,
      ) +
      stroke('M6 60L36 28L56 52L68 40L94 66', P.paper, 8) +
      circle(72, 20, 8, P.paper),
    lines: ['Kraj', 'pod Karpatmi'],
    weight: 700,
  },
  'infocentrum-mestskej-kultury': {
    mark: circle(50, 50, 46, P.red) + circle(50, 26, 9, P.paper) + rect(42, 42, 16, 36, P.paper),
    lines: ['Infocentrum', 'mestskej', 'kultúry'],
    family: TEXT,
    weight: 700,
  },
  'nadacia-rozsvietene-okna': {
    mark: times(9, (index) =>
      rect(6 + (index % 3) * 31, 6 + Math.floor(index / 3) * 31, 26, 26, [1, 3, 8].includes(index) ? P.mustard : P.ink),
    ),
    lines: ['Nadácia', 'Rozsvietené', 'okná'],
    weight: 700,
  },
  'nadacia-zelena-lampa': {
    mark: half(50, 46, 42, -90, P.green) + rect(45, 46, 10, 40, P.ink) + pill(24, 84, 52, 10, P.ink),
    lines: ['Nadácia', 'Zelená lampa'],
    weight: 800,
    stretch: 88,
  },
};

/** Logo of a partner: mark and name side by side, fitted into 480 × 240. */
async function drawPartner(studio: Studio, wordmark: Wordmark): Promise<string> {
  const { lines, family = DISPLAY, weight = 700, stretch = 100 } = wordmark;
  const widths = await studio.measure(lines, { family, weight, width: stretch });
  const size = Math.min(lines.length === 1 ? 84 : lines.length === 2 ? 58 : 44, 286 / Math.max(...widths));
  const side = 124;
  const gap = 26;
  const total = side + gap + Math.max(...widths) * size;
  const left = (480 - total) / 2;
  const leading = size * 1.02;
  const top = 120 - ((lines.length - 1) * leading + size * 0.7) / 2 + size * 0.7;
  const name = lines
    .map((text, row) =>
      textLine(left + side + gap, top + row * leading, text, { fill: P.ink, size, weight, family, stretch }),
    )
    .join('');
  return svg(480, 240, place(left, 120 - side / 2, wordmark.mark, 0, side / 100) + name);
}

/** Band of the house's shapes: quarter and half discs, stripes and diamonds in squares of one size. */
function pattern(columns: number, rows: number, size: number, seed: string): string {
  const rng = createRandom(seed);
  const tones = [P.red, P.mustard, P.green, P.blue, P.ink, P.paper];
  return times(columns * rows, (index) => {
    const x = (index % columns) * size;
    const y = Math.floor(index / columns) * size;
    const [back = P.paper, front = P.ink] = rng.shuffle(tones);
    const corner = rng.pick<Corner>(['tl', 'tr', 'bl', 'br']);
    const shape = rng.pick([
      quarter(x, y, size, corner, front),
      quarter(x, y, size, corner, front),
      half(x + size / 2, y + size, size / 2, -90, front),
      circle(x + size / 2, y + size / 2, size / 2, front),
      times(4, (row) => rect(x, y + (row * 2 * size) / 8, size, size / 8, front)),
      poly(
        [
          [x + size / 2, y],
          [x + size, y + size / 2],
          [x + size / 2, y + size],
          [x, y + size / 2],
        ],
        front,
      ),
    ]);
    return rect(x, y, size + 0.5, size + 0.5, back) + shape;
  });
}

/** Picture for sharing: the house's name beside its pattern. */
function sharing(): string {
  return (
    rect(0, 0, 1200, 630, P.paper) +
    place(780, 0, clip(rect(0, 0, 420, 630, '#000'), pattern(4, 6, 105, 'sharing 7'))) +
    markAt(72, 72, 132) +
    textLine(68, 410, 'Kultúrny dom', { fill: P.ink, size: 106, weight: 800, family: DISPLAY }) +
    textLine(68, 514, 'Riviéra', { fill: P.ink, size: 106, weight: 800, family: DISPLAY }) +
    textLine(72, 570, 'koncerty, divadlo, výstavy a\u00a0kurzy', { fill: P.ink, size: 32, weight: 600 })
  );
}

/** Placeholder for a poster: a sheet with a sun over hills. */
function placeholderMain(): string {
  return (
    rect(0, 0, 800, 1000, P.blue) +
    quarter(0, 0, 400, 'tl', P.paper) +
    circle(560, 340, 190, P.mustard) +
    quarter(0, 600, 400, 'bl', P.green) +
    quarter(400, 600, 400, 'br', P.red) +
    half(400, 1000, 200, -90, P.ink)
  );
}

/** Placeholder for a small picture of an event: three quarter discs and a sun. */
function placeholderThumbnail(): string {
  return (
    rect(0, 0, 900, 600, P.mustard) +
    quarter(0, 300, 300, 'bl', P.red) +
    quarter(300, 300, 300, 'br', P.ink) +
    quarter(600, 0, 300, 'tr', P.paper) +
    circle(450, 150, 110, P.paper) +
    half(750, 600, 150, -90, P.green)
  );
}

/** Placeholder for a picture of the house: its façade as shapes. */
function placeholderAbout(): string {
  return (
    rect(0, 0, 900, 600, P.paper) +
    circle(690, 170, 120, P.mustard) +
    rect(150, 250, 600, 260, P.red) +
    times(
      5,
      (index) => half(230 + index * 110, 370, 40, -90, P.paper) + rect(190 + index * 110, 369, 80, 141, P.paper),
    ) +
    poly(
      [
        [110, 250],
        [790, 250],
        [740, 200],
        [160, 200],
      ],
      P.ink,
    ) +
    rect(0, 510, 900, 90, P.green)
  );
}

/** An SVG file without the size of a screen, so that it scales. */
function scalable(width: number, height: number, drawing: string): string {
  return `${svg(width, height, drawing).replace(` width="${width}" height="${height}"`, '')}\n`;
}

/** Draws the house's logo, partners' logos, sharing picture and placeholders; returns the bytes of the raster files. */
export async function drawLogos(studio: Studio, only?: string[]): Promise<number> {
  const mark = houseMark();
  const publicFolder = join(ROOT, 'public');
  for (const folder of ['logo', 'misc', 'partners']) await mkdir(join(STORAGE, folder), { recursive: true });
  const vectors: [string, string][] = [
    [join(STORAGE, 'logo', 'logo.svg'), scalable(96, 96, mark)],
    [join(publicFolder, 'favicon.svg'), scalable(96, 96, mark)],
    [join(STORAGE, 'misc', 'placeholder-main.svg'), scalable(800, 1000, placeholderMain())],
    [join(STORAGE, 'misc', 'placeholder-thumbnail.svg'), scalable(900, 600, placeholderThumbnail())],
    [join(STORAGE, 'misc', 'placeholder-about.svg'), scalable(900, 600, placeholderAbout())],
  ];
  for (const [path, drawing] of vectors) await writeFile(path, drawing);
  const squares: [string, number][] = [
    [join(STORAGE, 'logo', 'logo-512.png'), 512],
    [join(publicFolder, 'favicon-96.png'), 96],
    [join(publicFolder, 'apple-touch-icon.png'), 180],
  ];
  let total = 0;
  for (const [path, size] of squares) {
    const png = await studio.draw(svg(size, size, place(0, 0, mark, 0, size / 96)), size, size);
    total += (await sharp(png).png({ palette: true }).toFile(path)).size;
  }
  const shared = await studio.draw(svg(1200, 630, sharing()), 1200, 630);
  total += (
    await sharp(shared)
      .png({ palette: true })
      .toFile(join(STORAGE, 'misc', 'og-default.png'))
  ).size;
  for (const slug of await partnerSlugs()) {
    const wordmark = WORDMARKS[slug];
    if (!wordmark) throw new Error(`No logo is drawn for ${slug}`);
    if (only && !only.includes(slug)) continue;
    total += await saveWebp(
      await studio.draw(await drawPartner(studio, wordmark), 480, 240),
      join(STORAGE, 'partners', `${slug}.webp`),
    );
  }
  return total;
}

/** File names of the partners' logos without extension, as the content lists them. */
async function partnerSlugs(): Promise<string[]> {
  const text = await readFile(join(ROOT, 'content', 'partners.json'), 'utf8');
  return Array.from(text.matchAll(/partners\/([a-z0-9-]+)\.webp/g), ([, slug = '']) => slug);
}
