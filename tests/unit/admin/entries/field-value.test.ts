import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldValue } from '../../../../src/admin/entries/FieldValue.tsx';

const shown = (value: unknown) => renderToStaticMarkup(fieldValue(value));

test('a picture is shown with its words, not with the numbers of its file', () => {
  const picture = { id: 77, image_path: 'm/sala.webp', alt_text: 'Plná sála', width: 1601, height: 1067 };
  const html = shown(picture);
  expect(html).toContain('<img');
  expect(html).toContain('Plná sála');
  expect(html).not.toMatch(/<li>(77|1601|1067)<\/li>/);
});

test('what stays in sight of a picture is said in words', () => {
  expect(shown({ x: 20, y: 45 })).toBe('dôležité miesto 20\u00a0% zľava, 45\u00a0% zhora');
});

test('numbers of what is no picture are shown', () => {
  expect(shown({ id: 'divadelna-sala', width: 12, name: 'Divadelná sála' })).toContain('<li>12</li>');
});

test('the status of an event is said as its form says it', () => {
  expect([{ name: 'Zrušený' }, { name: 'Presunutý' }].map(shown)).toEqual(['Zrušené', 'Presunuté']);
});
