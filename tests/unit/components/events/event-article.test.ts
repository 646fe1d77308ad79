import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventArticle } from '../../../../src/components/events/EventArticle.tsx';
import type { PublishedEvent } from '../../../../src/domain/events/published-event.ts';
import { makePublishedEvent } from '../../../support/content-factories.ts';

const HOUSE = { name: 'Kultúrny dom Riviéra', phones: [{ label: 'Telefón', number: '+421 2 0000 0101' }] };

function sheetOf(overrides: Partial<PublishedEvent>, nowMs?: number): string {
  const event = makePublishedEvent(overrides);
  const props = { event, nowMs: nowMs ?? Date.parse(event.start_date) - 1, house: HOUSE };
  return renderToStaticMarkup(createElement(EventArticle, props));
}

function factOf(name: string, overrides: Partial<PublishedEvent>): string | null {
  const fact = new RegExp(`<dt>${name}</dt><dd[^>]*>(.*?)</dd>`).exec(sheetOf(overrides))?.[1];
  return fact?.replace(/(?:<[^>]+>)+/g, ' / ').replaceAll('\u00a0', ' ') ?? null;
}

test.each([
  [{ location: 'Divadelná sála' }, 'Divadelná sála / Kultúrny dom Riviéra / '],
  [{ location: null }, 'Kultúrny dom Riviéra'],
  [{ location: 'Park v Lúkach', lat: 48.1563, lng: 17.0527 }, 'Park v Lúkach'],
  [{ location: null, lat: 48.1563, lng: 17.0527 }, 'Mimo domu, miesto ukazuje mapa'],
])('the sheet of an event at %j says where it is', (overrides, words) => {
  expect(factOf('Kde', overrides)).toBe(words);
});

test('the sheet says beside the time that the event was moved, and from when', () => {
  const moved = { staff_status: 'Presunutý', previous_start_date: '2026-11-28T18:00:00+01:00' } as const;
  expect(factOf('Kedy', moved)).toContain(' / Presunuté / Pôvodný termín: 28. novembra 2026 o 18:00');
  expect(factOf('Kedy', {})).not.toContain('Presunuté');
});

test('the sheet says for whom the event is, when somebody has said so', () => {
  expect(factOf('Pre koho', { age_from: 6, language: 'en' })).toBe(' / od 6 rokov / v angličtine / ');
  expect(factOf('Pre koho', {})).toBe(null);
});

test('what is known of access is said in words, what is not known is asked by phone and never guessed', () => {
  expect(factOf('Prístupnosť', { access: ['step-free', 'captions'] })).toBe(
    ' / bezbariérový prístup / titulky / Prístupnosť domu / ',
  );
  expect(factOf('Prístupnosť', { access: null })).toBe(
    'nevieme, radi ju pre vás zistíme:  / +421 2 0000 0101 / Prístupnosť domu / ',
  );
  expect(factOf('Prístupnosť', { access: [] })).toBe(
    'bez osobitných úprav, radi poradíme:  / +421 2 0000 0101 / Prístupnosť domu / ',
  );
});

test('of access elsewhere the sheet speaks only when it is known', () => {
  const elsewhere = { location: 'Park', lat: 48.15, lng: 17.05 };
  expect(factOf('Prístupnosť', { ...elsewhere, access: null })).toBe(null);
  expect(factOf('Prístupnosť', { ...elsewhere, access: ['relaxed'] })).toBe(' / pokojné predstavenie / ');
});

const SHOP = { rezervovane_sk_url: 'https://rezervovane.example/koncert' };
const shopOf = (html: string) => /<a class="button button--red"[^>]*>/.exec(html)?.[0] ?? '';

test('an event that is sold out has no button for tickets', () => {
  expect(shopOf(sheetOf(SHOP))).not.toContain('hidden');
  const html = sheetOf({ ...SHOP, tickets: 'sold-out' });
  expect(shopOf(html)).toContain('hidden');
  expect(html).toContain('vypredané');
});

test('before the sale the page says when it begins, and carries what the clock needs to open it', () => {
  const tickets_from = '2026-12-01T10:00:00+01:00';
  const html = sheetOf({ ...SHOP, tickets_from }, Date.parse(tickets_from) - 1);
  expect(html.replaceAll('\u00a0', ' ')).toContain('predaj od 1. decembra o 10:00');
  expect(shopOf(html)).toContain('hidden');
  expect(html).toContain(`data-date-until="${tickets_from}"`);
  expect(shopOf(sheetOf({ ...SHOP, tickets_from }, Date.parse(tickets_from)))).not.toContain('hidden');
});
