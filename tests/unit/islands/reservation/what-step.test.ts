import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PricedEntry } from '../../../../src/domain/reservations/price-estimate.ts';
import { WhatStep } from '../../../../src/islands/reservation/form-steps.tsx';

const HALL: PricedEntry = { item: 'Sála', purpose: null, room: 'sala', amount: 10, unit: 'hour' };

function stepWith(prices: readonly PricedEntry[]): string {
  return renderToStaticMarkup(createElement(WhatStep, { kinds: [], prices, errors: {}, messageLength: 0 }));
}

test('the form says that the price depends on the purpose only where it does', () => {
  expect(stepWith([{ ...HALL, purpose: 'komerčné' }])).toContain('Od účelu závisí cena.');
  expect(stepWith([HALL])).toContain('Komerčné je podujatie so vstupným');
  expect(stepWith([HALL])).not.toContain('závisí cena');
});
