import { expect, test } from 'vitest';
import { actText } from '../../../../src/admin/shared/act-words.ts';

test.each([
  ['events/0050-jazz-na-riviere.md', 'Úprava obsahu: Podujatie č.\u00a050 (jazz-na-riviere)'],
  ['galleries/50.json', 'Úprava obsahu: Fotky podujatia č.\u00a050'],
  ['banners/3.json', 'Úprava obsahu: Banner č.\u00a03'],
  ['price-list.json', 'Úprava obsahu: Cenník'],
  ['pages/about.md', 'Úprava obsahu: Text stránky O\u00a0nás'],
  ['notes.txt', 'Úprava obsahu: notes.txt'],
])('the log names what %s is to people', (detail, text) => {
  expect(actText({ act: 'content_changed', detail })).toBe(text);
});
