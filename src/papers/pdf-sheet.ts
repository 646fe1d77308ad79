// Tagged for screen readers (PDF/UA-1, ISO 14289).
import PDFDocument from 'pdfkit';

/** As in `src/styles/tokens.css`. */
export const COLOURS = {
  paper: '#f7f2e8',
  ink: '#1d1b1a',
  inkSoft: '#57514b',
  lineSoft: '#d8cfbf',
  red: '#c93727',
  mustard: '#e3a21a',
  green: '#14624f',
  blue: '#bbd3dc',
} as const;

/** In points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 52 } as const;

export interface SheetFonts {
  display: Uint8Array;
  text: Uint8Array;
  strong: Uint8Array;
}

export type FontName = keyof SheetFonts;
export type Element = PDFKit.PDFStructureElement;

export interface SheetDocument {
  pdf: PDFKit.PDFDocument;
  /** Everything that is read aloud belongs below it. */
  root: Element;
  /** Resolves only after `pdf.end()`. */
  bytes: Promise<Uint8Array<ArrayBuffer>>;
}

/** pdfkit's own `subset: 'PDF/UA'` adds a list of glyphs that leaves out parts of composed letters. */
const CLAIMS_PDF_UA = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/** Without pages. The same arguments give the same bytes. */
export function newSheetDocument(options: { title: string; createdMs: number; fonts: SheetFonts }): SheetDocument {
  const pdf = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'sk-SK',
    displayTitle: true,
    autoFirstPage: false,
    font: '',
    // The title becomes XML, which pdfkit does not escape.
    info: { Title: options.title.replace(/[<>&]/g, ''), CreationDate: new Date(options.createdMs) },
  });
  pdf.appendXML(CLAIMS_PDF_UA);
  for (const [name, font] of Object.entries(options.fonts)) pdf.registerFont(name, font);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return { pdf, root, bytes: collectBytes(pdf) };
}

function collectBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
}

export function addSheet(pdf: PDFKit.PDFDocument, { isBare = false } = {}): void {
  pdf.addPage();
  if (!isBare) decorate(pdf, () => pdf.rect(0, 0, SHEET.width, SHEET.height).fill(COLOURS.paper));
}

export function decorate(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

export function tag(
  pdf: PDFKit.PDFDocument,
  parent: Element,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(pdf.struct(type, options, draw));
}

export interface TextStyle {
  font: FontName;
  size: number;
  colour: string;
  width: number;
  align?: 'left' | 'right';
  lineGap?: number;
  /** In points. */
  tracking?: number;
}

export const SMALL_TEXT = { font: 'text', size: 9.5, colour: COLOURS.inkSoft, lineGap: 1.5 } as const;

export function write(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, style: TextStyle): void {
  const { font, size, colour, width, align = 'left', lineGap = 0, tracking = 0 } = style;
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(text, x, y, { width, align, lineGap, characterSpacing: tracking });
}

/** In points. */
export function textHeight(pdf: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return pdf
    .font(style.font)
    .fontSize(style.size)
    .heightOfString(text, { width: style.width, lineGap: style.lineGap ?? 0 });
}
