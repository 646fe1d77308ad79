import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AnsweredRecord, accessAnswer } from '../../../src/domain/data-duties/access-answer.ts';
import { accessAnswerPdf } from '../../../src/papers/access-answer-pdf.ts';
import { printable } from '../../../src/papers/font-letters.ts';
import type { SheetFonts } from '../../../src/papers/pdf-sheet.ts';
import { makeAnswerFrame } from '../../support/make-answer-frame.ts';
import { makeReservation } from '../../support/make-reservation.ts';
import { count, drawingOf, objectsOf, untaggedOf } from '../../support/read-pdf.ts';

const NOW = Date.parse('2026-11-20T11:00:00Z');
let fonts: SheetFonts;

beforeAll(async () => {
  const font = (name: string) => readFile(`src/assets/fonts/${name}.ttf`);
  fonts = {
    display: await font('bricolage-grotesque-bold'),
    text: await font('figtree-regular'),
    strong: await font('figtree-semibold'),
  };
});

function makePdf(items: readonly Omit<AnsweredRecord, 'deleted_at'>[]) {
  const frame = makeAnswerFrame();
  const who = { email: 'eva@example.sk', phone: null, name: null, at: new Date(NOW).toISOString() };
  const answer = accessAnswer({ ...who, items: items.map((item) => ({ ...item, deleted_at: null })) }, frame);
  return accessAnswerPdf({ answer, sender: frame.centre, createdMs: NOW, fonts });
}

const RESERVATION = { kind: 'reservation', id: 'R-1', data: makeReservation() };
const withMessage = (message: string) => ({ ...RESERVATION, data: makeReservation({ message }) });

describe('the answer to a person as a PDF', () => {
  test('is tagged, in Slovak, shows its title and claims PDF/UA', async () => {
    const pdf = await makePdf([RESERVATION]);
    const objects = objectsOf(pdf);
    expect(objects).toContain('/Marked true');
    expect(objects).toContain('/Lang (sk-SK)');
    expect(objects).toContain('/DisplayDocTitle true');
    const metadata = Buffer.from(pdf).toString('utf8');
    expect(metadata).toContain('Odpoveď na žiadosť o\u00a0prístup k\u00a0osobným údajom – Dom kultúry Javorina');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('has headings, tables whose rows have a header, and lists', async () => {
    const objects = objectsOf(await makePdf([RESERVATION]));
    expect(count(objects, /\/S \/H1\n/g)).toBe(1);
    expect(count(objects, /\/S \/H2\n/g)).toBeGreaterThan(3);
    expect(count(objects, /\/S \/TR\n/g)).toBe(count(objects, /\/Scope \/Row\n/g));
    expect(count(objects, /\/S \/TD\n/g)).toBe(count(objects, /\/S \/TR\n/g));
    expect(count(objects, /\/S \/LI\n/g)).toBe(count(objects, /\/S \/LBody\n/g));
  });

  test('draws nothing that is neither content nor decoration, on any sheet', async () => {
    const pdf = await makePdf(Array.from({ length: 30 }, () => RESERVATION));
    expect(untaggedOf(pdf)).not.toMatch(/\b(Tj|TJ|f|S|B)\b/);
    expect(count(drawingOf(pdf), /\/Artifact <</g)).toBeGreaterThan(10);
  });

  test('has text that can be copied, letter by letter', async () => {
    expect(objectsOf(await makePdf([RESERVATION]))).toMatch(/\/ToUnicode \d+ 0 R/);
  });

  test.each([
    ['words', 'Prosím o\u00a0tichú sálu. '.repeat(800)],
    ['lines', 'riadok\n'.repeat(900)],
    ['one word without end', 'x'.repeat(20_000)],
  ])('goes on over sheets with a message of many %s', async (_, message) => {
    const pages = (pdf: Uint8Array) => count(objectsOf(pdf), /\/Type \/Page\n/g);
    const [short, long] = [await makePdf([RESERVATION]), await makePdf([withMessage(message)])];
    expect(pages(long)).toBeGreaterThan(pages(short) + 2);
    expect(untaggedOf(long)).not.toMatch(/\b(Tj|TJ|f|S|B)\b/);
  });

  test('survives letters that its fonts do not have', async () => {
    expect(printable('Ľubomír Řehoř, Đorđe, Ŵyn, Иван 🎭\u200d, e\u0301‑x\t1')).toBe(
      'Ľubomír Řehoř, Đorđe, Wyn, ???? ?, é-x 1',
    );
    await expect(makePdf([withMessage('Иван 🎭 \u0000')])).resolves.toBeInstanceOf(Uint8Array);
  });

  test('of ten thousand records stays small', async () => {
    const data = { at: NOW, act: 'signed_in', actor: 'x', subject: null, network: '192.0.2.7', detail: '' };
    const items = Array.from({ length: 10_000 }, (_, at) => ({ kind: 'audit', id: String(at), data }));
    const pdf = await makePdf([...items, ...Array.from({ length: 300 }, () => RESERVATION)]);
    expect(pdf.length).toBeLessThan(2_000_000);
  });
});
