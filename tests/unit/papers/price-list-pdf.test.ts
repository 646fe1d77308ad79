import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { USUAL_TERMS } from '../../../src/domain/reservations/hire-terms.ts';
import { type PriceList, priceListPdf } from '../../../src/papers/price-list-pdf.ts';
import { makeSite } from '../../support/make-site.ts';
import { count, drawingOf, objectsOf, textOf, untaggedOf } from '../../support/read-pdf.ts';

let fonts: PriceList['fonts'];

beforeAll(async () => {
  const font = (name: string) => readFile(`src/assets/fonts/${name}.ttf`);
  fonts = {
    display: await font('bricolage-grotesque-bold'),
    text: await font('figtree-regular'),
    strong: await font('figtree-semibold'),
  };
});

const HALL = {
  id: 'divadelna-sala',
  item: 'Divadelná sála',
  description: 'Firemné akcie a podujatia so vstupným',
  purpose: 'komerčné',
  room: 'divadelna-sala',
  amount: 90,
  unit: 'hour',
} as const;

function makePdf(overrides: Partial<PriceList> = {}) {
  const list = { site: makeSite(), entries: [HALL, HALL], terms: USUAL_TERMS, day: '2026-11-21', fonts };
  return priceListPdf({ ...list, ...overrides });
}

describe('the price list as a PDF', () => {
  test('is tagged, in Slovak, of version 1.7, and shows its title', async () => {
    const objects = objectsOf(await makePdf());
    expect(objects).toMatch(/^%PDF-1\.7/);
    expect(objects).toContain('/StructTreeRoot');
    expect(objects).toContain('/Marked true');
    expect(objects).toContain('/Lang (sk-SK)');
    expect(objects).toContain('/DisplayDocTitle true');
    expect(Buffer.from(await makePdf()).toString('utf8')).toContain('Cenník prenájmu – Kultúrny dom Riviéra');
  });

  test('says in its metadata that it follows PDF/UA', async () => {
    expect(Buffer.from(await makePdf()).toString('utf8')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  test('says what it is, and every price', async () => {
    const words = textOf(await makePdf()).replace(/\s+/g, ' ');
    for (const text of ['Cenník prenájmu', 'Divadelná sála', '90 €/hod.', 'rezervacie@kdriviera.example'])
      expect(words).toContain(text);
  });

  test('says the terms of hire, and nothing of a deposit where there is none', async () => {
    const wordsOf = async (terms: PriceList['terms']) => textOf(await makePdf({ terms })).replace(/\s+/g, ' ');
    expect(await wordsOf(USUAL_TERMS)).toMatch(/30 % ?z ceny prenájmu je záloha.*3 dni ?pred.*7 dní ?pred/);
    const without = await wordsOf({ deposit_percent: 0, balance_days: 0, cancellation_days: 14 });
    expect(without).toMatch(/V deň ?podujatia uhradíte cenu.*14 dní ?pred podujatím môžete/);
    expect(without.toLowerCase()).not.toContain('záloha');
  });

  test('has one heading, and a table with headers for columns and rows', async () => {
    const objects = objectsOf(await makePdf());
    expect(count(objects, /\/S \/H1\n/g)).toBe(1);
    expect(count(objects, /\/S \/Table\n/g)).toBe(1);
    expect(count(objects, /\/S \/TR\n/g)).toBe(3);
    expect(count(objects, /\/Scope \/Column\n/g)).toBe(4);
    expect(count(objects, /\/Scope \/Row\n/g)).toBe(2);
    expect(count(objects, /\/S \/TD\n/g)).toBe(6);
  });

  test('has no column of purposes where no price has one', async () => {
    const pdf = await makePdf({ entries: [{ ...HALL, purpose: null }] });
    expect(textOf(pdf)).not.toContain('Účel');
    expect(count(objectsOf(pdf), /\/Scope \/Column\n/g)).toBe(3);
    expect(textOf(await makePdf())).toContain('Účel');
  });

  test('draws nothing that is neither content nor decoration', async () => {
    const pdf = await makePdf();
    expect(untaggedOf(pdf)).not.toMatch(/\b(Tj|TJ|f|S|B)\b/);
    expect(count(drawingOf(pdf), /\/Artifact <</g)).toBeGreaterThan(0);
  });

  test('describes its link', async () => {
    expect(objectsOf(await makePdf())).toMatch(/\/Contents \(rezervacie@kdriviera\.example\)/);
  });

  test('has the same bytes for the same content', async () => {
    const [first, second] = await Promise.all([makePdf(), makePdf()]);
    expect(Buffer.compare(first, second)).toBe(0);
    expect(Buffer.compare(first, await makePdf({ day: '2026-11-22' }))).not.toBe(0);
  });

  test('goes on to further sheets when the list is long', async () => {
    const objects = objectsOf(await makePdf({ entries: Array.from({ length: 40 }, () => HALL) }));
    expect(count(objects, /\/Type \/Page\n/g)).toBe(3);
    expect(count(objects, /\/S \/TR\n/g)).toBe(41);
  });

  test('writes no line over another where name and address are long', async () => {
    const site = makeSite({
      name: 'Mestské kultúrne a\u00a0informačné stredisko Podjavorinské Lieskovce',
      address: {
        street: 'Námestie profesora Jozefa Dlhomenského 14/A',
        postal_code: '900 01',
        city: 'Podjavorinské Lieskovce nad Potokom',
        country: 'SK',
      },
    });
    const places = [...drawingOf(await makePdf({ site })).matchAll(/1 0 0 1 (\S+) (\S+) Tm/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const tops = places.flatMap(([x, y]) => (x === 52 && y < 130 ? [y] : [])).sort((a, b) => a - b);
    expect(tops.length).toBeGreaterThan(4);
    expect(Math.min(...tops.slice(1).map((y, at) => y - (tops[at] ?? 0)))).toBeGreaterThan(11);
    expect(tops[0]).toBeGreaterThan(10);
  });

  test('survives a name of the house that means something in XML', async () => {
    const site = makeSite({ name: 'Dom <kultúry> & umenia' });
    const file = Buffer.from(await makePdf({ site })).toString('utf8');
    expect(file).toContain('Cenník prenájmu – Dom kultúry  umenia</rdf:li>');
  });
});
