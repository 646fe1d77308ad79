import type { PriceListEntry } from '../domain/content/price-list.ts';
import { formatPrice } from '../domain/words/format-price.ts';
import { keepTogether } from '../domain/words/typography.ts';
import {
  addSheet,
  COLOURS,
  decorate,
  type Element,
  SHEET,
  type SheetDocument,
  SMALL_TEXT,
  tag,
  textHeight,
  write,
} from './pdf-sheet.ts';

const LEFT = SHEET.margin;
const WIDTH = SHEET.width - 2 * SHEET.margin;
const COLUMNS = [
  { title: 'Priestor alebo služba', x: LEFT, width: 118 },
  { title: 'Na čo', x: LEFT + 130, width: 168 },
  { title: 'Účel', x: LEFT + 312, width: 78 },
  { title: 'Cena', x: LEFT + 395, width: WIDTH - 395 },
] as const;
const ROW_PADDING = 9;

/** Draws the table from a height down, over as many sheets as it takes; answers where it ends on the last one. */
export function drawTable({ pdf, root }: SheetDocument, entries: readonly PriceListEntry[], top: number): number {
  const table = pdf.struct('Table');
  root.add(table);
  let y = drawTableHead(pdf, table, top);
  for (const entry of entries) {
    const cells = [
      { text: entry.item, style: { font: 'strong', size: 11.5, colour: COLOURS.ink } },
      { text: keepTogether(entry.description), style: SMALL_TEXT },
      { text: entry.purpose ?? '–', style: SMALL_TEXT },
      { text: formatPrice(entry), style: { font: 'display', size: 15, colour: COLOURS.ink, align: 'right' } },
    ] as const;
    const styled = cells.map((cell, index) => {
      const { x, width } = COLUMNS[index] ?? COLUMNS[0];
      return { text: cell.text, x, style: { ...cell.style, width } };
    });
    const height = Math.max(...styled.map(({ text, style }) => textHeight(pdf, text, style))) + 2 * ROW_PADDING;
    if (y + height > SHEET.height - SHEET.margin) {
      addSheet(pdf);
      y = SHEET.margin;
    }
    const row = pdf.struct('TR');
    table.add(row);
    for (const [index, { text, x, style }] of styled.entries()) {
      const cellTop = y + (height - textHeight(pdf, text, style)) / 2;
      const draw = () => write(pdf, text, x, cellTop, style);
      if (index === 0) tag(pdf, row, 'TH', draw, { scope: 'Row' });
      else tag(pdf, row, 'TD', draw);
    }
    row.end();
    y += height;
    drawRule(pdf, y, COLOURS.lineSoft, 0.75);
  }
  table.end();
  return y;
}

function drawTableHead(pdf: PDFKit.PDFDocument, table: Element, top: number): number {
  const row = pdf.struct('TR');
  table.add(row);
  for (const { title, x, width } of COLUMNS) {
    const align = title === 'Cena' ? 'right' : 'left';
    const style = { font: 'strong', size: 9, colour: COLOURS.inkSoft, width, align } as const;
    tag(pdf, row, 'TH', () => write(pdf, title, x, top, style), { scope: 'Column' });
  }
  row.end();
  drawRule(pdf, top + 18, COLOURS.ink, 1.5);
  return top + 18;
}

function drawRule(pdf: PDFKit.PDFDocument, y: number, colour: string, thickness: number): void {
  decorate(pdf, () => pdf.rect(LEFT, y - thickness / 2, WIDTH, thickness).fill(colour));
}
