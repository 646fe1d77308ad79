import type { Site } from '../domain/content/settings.ts';
import type { PriceListEntry } from '../domain/kinds/price-list.ts';
import { type HireTerms, termsInFigures } from '../domain/reservations/hire-terms.ts';
import { startOfDay } from '../domain/time/wall-clock.ts';
import { formatAddress } from '../domain/words/contact.ts';
import { formatPrice } from '../domain/words/price.ts';
import { drawMasthead } from './masthead.ts';
import {
  addSheet,
  COLOURS,
  decorate,
  type Element,
  newSheetDocument,
  SHEET,
  type SheetDocument,
  type SheetFonts,
  SMALL_TEXT,
  type TextStyle,
  tag,
  textHeight,
  write,
} from './pdf-sheet.ts';

export interface PriceList {
  site: Site;
  entries: readonly PriceListEntry[];
  terms: HireTerms;
  /** The day whose prices these are, `2026-11-21`. */
  day: string;
  fonts: SheetFonts;
}

const LEFT = SHEET.margin;
const WIDTH = SHEET.width - 2 * SHEET.margin;
const CONTACTS_TOP = SHEET.height - 138;
const TERMS_HEIGHT = 150;

const HEADING = { font: 'display', size: 15, colour: COLOURS.ink, width: WIDTH } as const;

export function priceListPdf(list: PriceList): Promise<Uint8Array<ArrayBuffer>> {
  const document = newSheetDocument({
    title: `Cenník prenájmu – ${list.site.name}`,
    createdMs: startOfDay(list.day),
    fonts: list.fonts,
  });
  addSheet(document.pdf);
  drawMasthead(document, list.site, list.day);
  const tableEnd = drawTable(document, list.entries, 246);
  const fits = tableEnd + TERMS_HEIGHT <= CONTACTS_TOP;
  if (!fits) addSheet(document.pdf);
  drawTerms(document, list.terms, fits ? CONTACTS_TOP - TERMS_HEIGHT : SHEET.margin);
  drawContacts(document, list.site);
  document.pdf.end();
  return document.bytes;
}

function drawTerms({ pdf, root }: SheetDocument, terms: HireTerms, top: number): void {
  tag(pdf, root, 'H2', () => write(pdf, 'Ako sa platí', LEFT, top, HEADING));
  const columns = termsInFigures(terms);
  const columnWidth = WIDTH / columns.length;
  for (const [index, { figure, text }] of columns.entries()) {
    const x = LEFT + index * columnWidth;
    tag(pdf, root, 'P', () => {
      write(pdf, `${figure} `, x, top + 26, { font: 'display', size: 30, colour: COLOURS.red, width: columnWidth });
      write(pdf, text, x, top + 66, { ...SMALL_TEXT, colour: COLOURS.ink, width: columnWidth - 22 });
    });
  }
}

function drawContacts({ pdf, root }: SheetDocument, site: Site): void {
  const top = CONTACTS_TOP;
  decorate(pdf, () => pdf.rect(0, top, SHEET.width, SHEET.height - top).fill(COLOURS.green));
  const light = { font: 'text', size: 10, colour: COLOURS.paper, lineGap: 2 } as const;
  const half = WIDTH / 2;
  tag(pdf, root, 'H2', () =>
    write(pdf, 'Objednávky a\u00a0otázky', LEFT, top + 26, { ...HEADING, colour: COLOURS.paper }),
  );
  let nextTop = top + 54;
  for (const line of [site.name, formatAddress(site.address)]) {
    const lineTop = nextTop;
    const style = { ...light, width: half - 20 };
    tag(pdf, root, 'P', () => write(pdf, line, LEFT, lineTop, style));
    nextTop += textHeight(pdf, line, style) + 2;
  }
  drawLink({ pdf, root }, site.reservation_email, `mailto:${site.reservation_email}`, LEFT, nextTop);
  for (const [index, { label, number }] of site.phones.entries()) {
    const y = top + 54 + index * 16;
    tag(pdf, root, 'P', () => {
      write(pdf, `${label} `, LEFT + half, y, { ...light, width: half - 90 });
      write(pdf, number, LEFT + half, y, {
        ...light,
        font: 'strong',
        width: half,
        align: 'right',
      });
    });
  }
}

function drawLink(
  { pdf, root }: Pick<SheetDocument, 'pdf' | 'root'>,
  text: string,
  url: string,
  x: number,
  y: number,
): void {
  const style = { font: 'strong', size: 10, colour: COLOURS.paper, width: WIDTH } as const;
  const paragraph = pdf.struct('P');
  root.add(paragraph);
  const link = pdf.struct('Link');
  paragraph.add(link);
  link.add(() => write(pdf, text, x, y, style));
  // pdfkit writes a String object as text and a plain string as a name.
  pdf.link(x, y, pdf.widthOfString(text), 14, url, { structParent: link, Contents: Object(text) });
  link.end();
  paragraph.end();
}

interface Column {
  title: string;
  x: number;
  width: number;
  textOf: (entry: PriceListEntry) => string;
  style: Omit<TextStyle, 'width'>;
}

const ITEM: Column = {
  title: 'Priestor alebo služba',
  x: LEFT,
  width: 118,
  textOf: ({ item }) => item,
  style: { font: 'strong', size: 11.5, colour: COLOURS.ink },
};
const DESCRIPTION: Column = {
  title: 'Na čo',
  x: LEFT + 130,
  width: 168,
  textOf: ({ description }) => description,
  style: SMALL_TEXT,
};
const PURPOSE: Column = {
  title: 'Účel',
  x: LEFT + 312,
  width: 78,
  textOf: ({ purpose }) => purpose ?? '–',
  style: SMALL_TEXT,
};
const PRICE: Column = {
  title: 'Cena',
  x: LEFT + 395,
  width: WIDTH - 395,
  textOf: formatPrice,
  style: { font: 'display', size: 15, colour: COLOURS.ink, align: 'right' },
};

function columnsOf(entries: readonly PriceListEntry[]): Column[] {
  if (entries.some(({ purpose }) => purpose !== null)) return [ITEM, DESCRIPTION, PURPOSE, PRICE];
  return [ITEM, { ...DESCRIPTION, width: 250 }, PRICE];
}

const ROW_PADDING = 9;

/** Returns where the table ends on its last sheet. */
function drawTable({ pdf, root }: SheetDocument, entries: readonly PriceListEntry[], top: number): number {
  const table = pdf.struct('Table');
  root.add(table);
  const columns = columnsOf(entries);
  let y = drawTableHead(pdf, table, columns, top);
  for (const entry of entries) {
    const styled = columns.map(({ x, width, textOf, style }) => ({
      text: textOf(entry),
      x,
      style: { ...style, width },
    }));
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

function drawTableHead(pdf: PDFKit.PDFDocument, table: Element, columns: readonly Column[], top: number): number {
  const row = pdf.struct('TR');
  table.add(row);
  for (const { title, x, width } of columns) {
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
