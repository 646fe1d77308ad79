import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceTable } from '../../../src/components/contact/PriceTable.tsx';
import type { PriceListEntry } from '../../../src/domain/kinds/price-list.ts';

const HALL: PriceListEntry = {
  id: 'sala',
  item: 'Sála',
  description: 'Za každú začatú hodinu',
  purpose: null,
  room: 'sala',
  amount: 10,
  unit: 'hour',
};

function headingsOf(entries: readonly PriceListEntry[]): string[] {
  const html = renderToStaticMarkup(createElement(PriceTable, { entries }));
  return [...html.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, heading = '']) => heading);
}

test('prices have a column of purposes only where one of them has a purpose', () => {
  expect(headingsOf([HALL])).toEqual(['Položka', 'Cena']);
  expect(headingsOf([HALL, { ...HALL, purpose: 'komerčné' }])).toEqual(['Položka', 'Účel', 'Cena']);
});
