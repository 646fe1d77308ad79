import { expect, test } from 'vitest';
import { problemText } from '../../../../src/admin/shared/content-place.ts';
import { BANNERS } from '../../../../src/domain/kinds/banner.ts';
import { EVENTS } from '../../../../src/domain/kinds/event.ts';

test.each([
  ['faq.json', '[1].question', 'Otázka (1.): chýba'],
  ['rooms.json', '[2].images[1].alt_text', 'Opis obrázka (2.): chýba'],
  ['site.json', 'content_manager.email', 'E-mail správcu obsahu: chýba'],
  ['pages/terms.md', 'title', 'Nadpis stránky: chýba'],
  ['events/0007-vystava.md', 'title', 'Názov: chýba'],
  ['galleries/7.json', 'photos[3].alt_text', 'Opis obrázka (3.): chýba'],
  ['events/0007-vystava.md', 'rooms[1]', 'Miestnosti v\u00a0dome (1.): chýba'],
  ['events/0007-vystava.md', 'dates[2].key', 'Číslo termínu (2.): chýba'],
  ['events/0007-vystava.md', 'social_links.website', 'Stránka podujatia alebo účinkujúcich: chýba'],
  ['events/0007-vystava.md', 'is_paid', 'Platí sa vstupné: chýba'],
  ['events/0007-vystava.md', 'price_text', 'Cena slovami: chýba'],
  ['banners/1.json', 'title', 'Nadpis: chýba'],
  ['banners/1.json', 'banner_image.alt_text', 'Opis obrázka: chýba'],
  ['faq.json', null, 'chýba'],
  ['elsewhere.json', 'first', 'first: chýba'],
])('in %s a mistake at %s has the name that its form gives to the field', (file, field, text) => {
  expect(problemText({ file, field, message: 'chýba' })).toBe(text);
});

test.each([
  ['events/0007-vystava.md', EVENTS.fileFields],
  ['banners/1.json', Object.keys(BANNERS.schema.shape)],
])('every field of %s has a name for people', (file, fields) => {
  const nameless = fields.filter((field) => problemText({ file, field, message: '' }).startsWith(field));
  expect(nameless).toEqual([]);
});
