import { expect, test } from 'vitest';
import { problemText } from '../../../../src/admin/shared/problem-words.ts';

test.each([
  ['faq.json', '[1].question', 'Otázka (1.): chýba'],
  ['rooms.json', '[2].images[1].alt_text', 'Opis obrázka (2.): chýba'],
  ['site.json', 'content_manager.email', 'E-mail správcu obsahu: chýba'],
  ['pages/terms.md', 'title', 'Nadpis stránky: chýba'],
  ['events/0007-vystava.md', 'title', 'Názov: chýba'],
  ['galleries/7.json', 'photos[3].alt_text', 'Opis obrázka (3.): chýba'],
  ['faq.json', null, 'chýba'],
  ['elsewhere.json', 'first', 'first: chýba'],
])('in %s a mistake at %s has the name that its form gives to the field', (file, field, text) => {
  expect(problemText({ file, field, message: 'chýba' })).toBe(text);
});
