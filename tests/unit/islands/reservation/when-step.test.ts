import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhenStep } from '../../../../src/islands/reservation/form-steps.tsx';

const HALL = { id: 'sala', label: 'Sála (120 osôb)' };
const GARDEN = { id: 'zahrada', label: 'Záhrada' };

const stepWith = (rooms: readonly (typeof HALL)[]) =>
  renderToStaticMarkup(createElement(WhenStep, { rooms, today: null, errors: {} }));

test('the only room of a house is chosen already, one of several has to be', () => {
  expect(stepWith([HALL])).toContain('<option value="sala" selected="">');
  expect(stepWith([HALL])).not.toContain('Vyberte miestnosť');
  expect(stepWith([HALL, GARDEN])).toContain('<option value="" selected="">Vyberte miestnosť</option>');
});
