import { printable } from './font-letters.ts';
import {
  addSheet,
  COLOURS,
  decorate,
  type Element,
  SHEET,
  type SheetDocument,
  SMALL_TEXT,
  type TextStyle,
  textHeight,
  write,
} from './pdf-sheet.ts';

const LEFT = SHEET.margin;
const WIDTH = SHEET.width - 2 * SHEET.margin;
const BOTTOM = SHEET.height - 64;
const NAME_WIDTH = 128;
const GAP = 14;

type Style = Omit<TextStyle, 'width'>;

const TEXT: Style = { font: 'text', size: 10.5, colour: COLOURS.ink, lineGap: 3 };
const HEADINGS = {
  H1: { style: { font: 'display', size: 24, colour: COLOURS.ink, lineGap: 0 }, before: 0, after: 14, keeps: 60 },
  H2: { style: { font: 'display', size: 15, colour: COLOURS.ink, lineGap: 0 }, before: 20, after: 8, keeps: 90 },
  H3: { style: { font: 'strong', size: 11.5, colour: COLOURS.ink, lineGap: 0 }, before: 12, after: 4, keeps: 60 },
} as const;

export interface TextFlow {
  heading(type: keyof typeof HEADINGS, text: string): void;
  paragraph(text: string, style?: Partial<Style>): void;
  list(items: readonly string[]): void;
  facts(rows: readonly (readonly [name: string, value: string])[]): void;
  space(points: number): void;
}

/** @param top in points, on the first sheet, which the caller has added */
export function textFlow({ pdf, root }: SheetDocument, { top, foot }: { top: number; foot: string }): TextFlow {
  let y: number = top;
  let sheets = 1;
  drawFoot();

  function drawFoot(): void {
    const style = { ...SMALL_TEXT, size: 8.5, width: WIDTH };
    decorate(pdf, () => {
      pdf.rect(LEFT, SHEET.height - 50, WIDTH, 0.75).fill(COLOURS.lineSoft);
      write(pdf, printable(foot), LEFT, SHEET.height - 40, style);
      write(pdf, `Strana ${sheets}`, LEFT, SHEET.height - 40, { ...style, align: 'right' });
    });
  }

  function nextSheet(): void {
    addSheet(pdf, { isBare: true });
    sheets += 1;
    y = SHEET.margin;
    drawFoot();
  }

  function need(points: number): void {
    if (y + points > BOTTOM) nextSheet();
  }

  function split(text: string, style: TextStyle): [now: string, later: string] {
    const room = BOTTOM - y;
    if (textHeight(pdf, text, style) <= room) return [text, ''];
    let [fits, tooMuch] = [0, text.length];
    while (tooMuch - fits > 1) {
      const middle = Math.floor((fits + tooMuch) / 2);
      if (textHeight(pdf, text.slice(0, middle), style) <= room) fits = middle;
      else tooMuch = middle;
    }
    // Breaks at a space, unless there is none for a long while.
    const space = Math.max(text.lastIndexOf(' ', fits), text.lastIndexOf('\n', fits));
    const end = space > fits - 200 && space > 0 ? space : fits;
    return [text.slice(0, end), text.slice(end).trimStart()];
  }

  function pour(element: Element, text: string, x: number, style: TextStyle, beside: () => number = () => 0): void {
    let left = broken(printable(text));
    let minimum = beside;
    do {
      const lineHeight = textHeight(pdf, 'x', style);
      need(lineHeight);
      const [now, later] = split(left, style);
      const at = y;
      const besideHeight = minimum();
      element.add(() => write(pdf, now, x, at, style));
      y += Math.max(textHeight(pdf, now, style), besideHeight);
      left = later;
      minimum = () => 0;
      if (left !== '') nextSheet();
    } while (left !== '');
  }

  function block(type: string, text: string, style: TextStyle): void {
    const element = pdf.struct(type);
    root.add(element);
    pour(element, text, LEFT, style);
    element.end();
  }

  function row(table: Element, name: string, value: string): void {
    const [nameStyle, valueStyle] = [
      { ...SMALL_TEXT, width: NAME_WIDTH },
      { ...TEXT, size: 10, lineGap: 2, width: WIDTH - NAME_WIDTH - GAP },
    ];
    const label = printable(name);
    const nameHeight = textHeight(pdf, label, nameStyle);
    need(nameHeight + 4);
    const [line, head, cell] = [pdf.struct('TR'), pdf.struct('TH', { scope: 'Row' }), pdf.struct('TD')];
    table.add(line);
    line.add(head);
    pour(cellIn(line, cell), value, LEFT + NAME_WIDTH + GAP, valueStyle, () => {
      const at = y;
      head.add(() => write(pdf, label, LEFT, at + 0.5, nameStyle));
      head.end();
      return nameHeight;
    });
    cell.end();
    line.end();
    y += 4;
  }

  return {
    heading(type, text) {
      const { style, before, after, keeps } = HEADINGS[type];
      y += before;
      need(textHeight(pdf, printable(text), { ...style, width: WIDTH }) + keeps);
      block(type, text, { ...style, width: WIDTH });
      y += after;
    },
    paragraph(text, style = {}) {
      block('P', text, { ...TEXT, ...style, width: WIDTH });
      y += 7;
    },
    list(items) {
      const list = pdf.struct('L');
      root.add(list);
      for (const item of items) {
        const [entry, body] = [pdf.struct('LI'), pdf.struct('LBody')];
        list.add(entry);
        pour(cellIn(entry, body), item, LEFT + GAP, { ...TEXT, width: WIDTH - GAP }, () => {
          const at = y;
          decorate(pdf, () => pdf.rect(LEFT + 1, at + 4.5, 4, 4).fill(COLOURS.red));
          return 0;
        });
        body.end();
        entry.end();
        y += 3;
      }
      list.end();
      y += 5;
    },
    facts(rows) {
      const table = pdf.struct('Table');
      root.add(table);
      for (const [name, value] of rows) row(table, name, value);
      table.end();
      y += 6;
    },
    space(points) {
      y += points;
    },
  };
}

/** pdfkit takes ever longer to break a very long word. */
const broken = (text: string) => text.replace(/\S{200,}/g, (word) => word.replace(/.{50}/g, '$&\n'));

function cellIn(parent: Element, element: Element): Element {
  parent.add(element);
  return element;
}
