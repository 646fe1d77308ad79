import { expect, test } from 'vitest';
import { fieldProblems } from '../../../../src/admin/entries/entry-kind.ts';
import { FLAGSHIPS_FORM } from '../../../../src/admin/settings/lists/flagship-values.ts';
import { PARTNERS_FORM } from '../../../../src/admin/settings/lists/PartnersPage.tsx';
import { PRICE_LIST_FORM } from '../../../../src/admin/settings/lists/PriceListPage.tsx';

const PRICE = {
  key: '0',
  id: 'sala',
  item: 'Sála',
  description: 'S\u00a0javiskom',
  purpose: '',
  room: '',
  amount: 20,
  unit: 'hour',
} as const;

test('what is missing is named as people call it, at its own row', () => {
  expect(
    fieldProblems(PRICE_LIST_FORM, { items: [PRICE, { ...PRICE, key: '1', id: '', amount: '', item: ' ' }] }),
  ).toEqual({
    'items.1.amount': 'Doplňte údaj „Suma“.',
    'items.1.item': 'Text nesmie byť prázdny.',
  });
});

test('what is wrong is said by the rule of the file, as a sentence', () => {
  expect(fieldProblems(PRICE_LIST_FORM, { items: [{ ...PRICE, amount: -1 }] })).toEqual({
    'items.0.amount': 'Suma nesmie byť záporná.',
  });
  expect(fieldProblems(PRICE_LIST_FORM, { items: [] })).toEqual({ items: 'Cenník nesmie byť prázdny.' });
});

test('a picture that nobody has chosen or described is asked for where it belongs', () => {
  const event = { key: '0', id: 'hody', name: 'Hody', season: 'máj', description: 'Tri dni.' };
  const picture = { image_path: 'misc/hody-1.webp', alt_text: null, width: 3, height: 2 };
  expect(
    fieldProblems(FLAGSHIPS_FORM, {
      items: [
        {
          ...event,
          images: [
            { key: '0', picture: null },
            { key: '1', picture },
          ],
        },
      ],
    }),
  ).toEqual({
    'items.0.images.0.picture': 'Doplňte údaj „Obrázok“.',
    'items.0.images.1.picture.alt_text': 'Doplňte údaj „Opis obrázka“.',
  });
});

test('a partner without a logo is asked for it once', () => {
  const partner = { key: '0', name: 'Lístok+', url: 'https://listok.example/', logo: null };
  expect(fieldProblems(PARTNERS_FORM, { partners: [], supporters: [partner] })).toEqual({
    'supporters.0.logo': 'Doplňte údaj „Logo“.',
  });
});

test('new prices get ids of their own from their words', () => {
  const fresh = { ...PRICE, id: '' };
  const value = PRICE_LIST_FORM.toFields({ items: [PRICE, { ...fresh, key: '1' }, { ...fresh, key: '2' }] });
  expect(value).toMatchObject([{ id: 'sala' }, { id: 'sala-2' }, { id: 'sala-3' }]);
});
