// A4 sheets in the colours and type of the centre, tagged for screen readers (PDF/UA-1, ISO 14289).
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

/** TrueType fonts: the display face, and the text face in two weights. */
export interface SheetFonts {
  display: Uint8Array;
  text: Uint8Array;
  strong: Uint8Array;
}

export type FontName = keyof SheetFonts;
export type Element = PDFKit.PDFStructureElement;

export interface SheetDocument {
  pdf: PDFKit.PDFDocument;
  /** Everything that is read aloud belongs below this element. */
  root: Element;
  /** Resolves to the file when `pdf.end()` has been called. */
  bytes: Promise<Uint8Array<ArrayBuffer>>;
}

/** XMP that names the standard. pdfkit's own `subset: 'PDF/UA'` adds a list of glyphs as well, which leaves out parts of composed letters. */
const CLAIMS_PDF_UA = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/** A document without pages. The same arguments give the same bytes, at any time and on any machine. */
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
    // The title also becomes XML, which pdfkit does not escape.
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

/** Begins a new sheet of paper, or of nothing but the paper in the printer. */
export function addSheet(pdf: PDFKit.PDFDocument, { isBare = false } = {}): void {
  pdf.addPage();
  if (!isBare) decorate(pdf, () => pdf.rect(0, 0, SHEET.width, SHEET.height).fill(COLOURS.paper));
}

/** Draws what only the eye needs; screen readers pass over it. */
export function decorate(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  draw();
  pdf.restore();
  pdf.endMarkedContent();
}

/** Draws a piece of content and gives it its place in the structure, `H1`, `P`, `TD`. */
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
  /** Added between letters, in points. */
  tracking?: number;
}

/** Descriptions and notes. */
export const SMALL_TEXT = { font: 'text', size: 9.5, colour: COLOURS.inkSoft, lineGap: 1.5 } as const;

/** Writes a text with its top left corner at a point. */
export function write(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, style: TextStyle): void {
  const { font, size, colour, width, align = 'left', lineGap = 0, tracking = 0 } = style;
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(text, x, y, { width, align, lineGap, characterSpacing: tracking });
}

/** How high a text of this style will be, in points. */
export function textHeight(pdf: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return pdf
    .font(style.font)
    .fontSize(style.size)
    .heightOfString(text, { width: style.width, lineGap: style.lineGap ?? 0 });
}
