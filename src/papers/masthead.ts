import type { Site } from '../domain/content/settings.ts';
import { formatDate } from '../domain/time/format-date.ts';
import { startOfDay } from '../domain/time/wall-clock.ts';
import { formatAddress } from '../domain/words/contact.ts';
import { printable } from './font-letters.ts';
import { COLOURS, decorate, SHEET, type SheetDocument, SMALL_TEXT, tag, write } from './pdf-sheet.ts';

const LEFT = SHEET.margin;
const WIDTH = SHEET.width - 2 * SHEET.margin;
const MODULE = SHEET.width / 14;

/** Column, row, ground, shape in a unit of 100, its colour. */
const TILES = [
  [8, 0, COLOURS.blue, 'M0 100V0A100 100 0 0 1 100 100Z', COLOURS.green],
  [9, 0, COLOURS.green, 'M0 0H100A100 100 0 0 1 0 100Z', COLOURS.mustard],
  [10, 0, COLOURS.red, 'M0 0H100V20H0ZM0 40H100V60H0ZM0 80H100V100H0Z', COLOURS.paper],
  [11, 0, COLOURS.ink, 'M100 100H0A100 100 0 0 1 100 0Z', COLOURS.mustard],
  [12, 0, COLOURS.ink, 'M50 5A45 45 0 1 1 49.9 5Z', COLOURS.mustard],
  [13, 0, COLOURS.blue, 'M100 0V100A100 100 0 0 1 0 0Z', COLOURS.red],
  [10, 1, COLOURS.mustard, 'M0 100A50 50 0 0 1 100 100Z', COLOURS.red],
  [11, 1, COLOURS.green, 'M100 0V100A100 100 0 0 1 0 0Z', COLOURS.paper],
  [12, 1, COLOURS.red, 'M0 100V0A100 100 0 0 1 100 100Z', COLOURS.ink],
  [13, 1, COLOURS.paper, 'M50 0L100 50L50 100L0 50Z', COLOURS.green],
  [12, 2, COLOURS.blue, 'M100 100H0A100 100 0 0 1 100 0Z', COLOURS.green],
  [13, 2, COLOURS.red, 'M0 0A50 50 0 0 0 100 0Z', COLOURS.mustard],
] as const;

/** The mark of `LogoMark`, in a unit of 48. */
const MARK = [
  ['M0 0h48v48H0z', COLOURS.red],
  ['M0 0h24a24 24 0 0 1-24 24z', COLOURS.ink],
  ['M16 7a9 9 0 1 1-.01 0z', COLOURS.mustard],
  ['M48 48H24A24 24 0 0 1 48 24z', COLOURS.ink],
] as const;

export function drawMasthead({ pdf, root }: SheetDocument, site: Site, day: string): void {
  drawTiles(pdf, TILES, MODULE);
  drawMark(pdf);
  tag(pdf, root, 'P', () =>
    write(pdf, site.name, LEFT + 42, 55, { font: 'display', size: 12.5, colour: COLOURS.ink, width: 240 }),
  );
  tag(pdf, root, 'H1', () =>
    write(pdf, 'Cenník prenájmu', LEFT - 2, 128, {
      font: 'display',
      size: 48,
      colour: COLOURS.ink,
      width: WIDTH,
      tracking: -1.2,
    }),
  );
  const intro = `Ceny sú v\u00a0eurách, platné k\u00a0${formatDate(startOfDay(day))}.`;
  tag(pdf, root, 'P', () => write(pdf, intro, LEFT, 194, { ...SMALL_TEXT, size: 11, width: WIDTH }));
}

function drawTiles(pdf: PDFKit.PDFDocument, tiles: readonly (typeof TILES)[number][], module: number): void {
  for (const [column, row, ground, shape, colour] of tiles)
    decorate(pdf, () => {
      pdf.translate(SHEET.width - (14 - column) * module, row * module).scale(module / 100);
      pdf.rect(0, 0, 100.5, 100.5).fill(ground).path(shape).fill(colour);
    });
}

function drawMark(pdf: PDFKit.PDFDocument): void {
  decorate(pdf, () => {
    pdf.translate(LEFT, 46).scale(32 / 48);
    for (const [shape, colour] of MARK) pdf.path(shape).fill(colour);
  });
}

export interface LetterSender {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  email: string;
  phone: string;
}

/** Ends 130 points below the upper edge. */
export function drawLetterhead({ pdf, root }: SheetDocument, sender: LetterSender): void {
  drawTiles(pdf, TILES.slice(0, 6), 22);
  drawMark(pdf);
  tag(pdf, root, 'P', () =>
    write(pdf, printable(sender.name), LEFT + 42, 55, { font: 'display', size: 12.5, colour: COLOURS.ink, width: 300 }),
  );
  const lines = [formatAddress(sender), `${sender.email}, ${sender.phone}`];
  for (const [at, line] of lines.entries())
    tag(pdf, root, 'P', () => write(pdf, printable(line), LEFT, 92 + at * 14, { ...SMALL_TEXT, width: WIDTH }));
  decorate(pdf, () => pdf.rect(LEFT, 128, WIDTH, 1.5).fill(COLOURS.ink));
}
