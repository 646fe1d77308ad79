import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HouseAccess } from '../../../src/components/contact/HouseAccess.tsx';
import { makeSite } from '../../support/make-site.ts';

const HALL = { id: 'sala', name: 'Sála' };

function wordsOf(rooms: Parameters<typeof HouseAccess>[0]['rooms'], step_free?: string): string {
  return renderToStaticMarkup(createElement(HouseAccess, { site: makeSite({ step_free }), rooms }));
}

test('a house that has said nothing of its access asks what people need instead of saying that it does not know', () => {
  expect(wordsOf([HALL])).not.toMatch(/nevieme|čo tu nie je|<dl/);
  expect(wordsOf([HALL])).toContain('Bezbariérový vstup');
  expect(wordsOf([HALL], 'Vstup je bez schodov.')).toMatch(/nevieme.*čo tu nie je/);
  expect(wordsOf([HALL, { id: 'dvor', name: 'Dvor', access: [] }])).toMatch(/nevieme.*bez osobitných.*čo tu nie je/);
});
