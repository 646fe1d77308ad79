import type { AccessAnswer } from '../domain/data-duties/access-answer.ts';
import { drawLetterhead, type LetterSender } from './masthead.ts';
import { addSheet, newSheetDocument, type SheetFonts } from './pdf-sheet.ts';
import { textFlow } from './text-flow.ts';

interface AnswerPaper {
  answer: AccessAnswer;
  sender: LetterSender;
  /** Epoch milliseconds. */
  createdMs: number;
  fonts: SheetFonts;
}

/** The answer to somebody who asks for their data, as a tagged PDF. */
export function accessAnswerPdf({ answer, sender, createdMs, fonts }: AnswerPaper): Promise<Uint8Array<ArrayBuffer>> {
  const document = newSheetDocument({ title: `${answer.title} – ${sender.name}`, createdMs, fonts });
  addSheet(document.pdf, { isBare: true });
  drawLetterhead(document, sender);
  const flow = textFlow(document, { top: 156, foot: `${sender.name}: ${answer.title}` });
  flow.paragraph(answer.placeAndDay);
  flow.space(10);
  flow.heading('H1', answer.title);
  for (const paragraph of answer.introduction) flow.paragraph(paragraph);
  if (answer.asked.length > 0) {
    flow.heading('H2', 'Podľa čoho sme hľadali');
    flow.facts(answer.asked);
  }
  for (const { title, terms, records, lines, omitted } of answer.parts) {
    flow.heading('H2', title);
    flow.facts(terms);
    for (const record of records) {
      flow.heading('H3', record.title);
      flow.facts(record.facts);
    }
    if (lines.length > 0) flow.list(lines);
    if (omitted !== null) flow.paragraph(omitted);
  }
  for (const { title, paragraphs, list } of answer.sections) {
    flow.heading('H2', title);
    for (const paragraph of paragraphs) flow.paragraph(paragraph);
    if (list.length > 0) flow.list(list);
  }
  flow.space(14);
  for (const line of answer.closing) flow.paragraph(line);
  document.pdf.end();
  return document.bytes;
}
