import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventCard } from '../../../../src/components/events/EventCard.tsx';
import type { PublishedEvent } from '../../../../src/domain/events/published-event.ts';
import { makePublishedEvent } from '../../../support/content-factories.ts';

function shownOn(overrides: Partial<PublishedEvent>): { badges: string[]; price: string | null } {
  const event = makePublishedEvent(overrides);
  const props = { event, nowMs: Date.parse(event.start_date) - 1, sizes: '20rem' };
  const html = renderToStaticMarkup(createElement(EventCard, props));
  return {
    badges: [...html.matchAll(/<span class="badge[^"]*">([^<]*)/g)].map(([, words = '']) => words),
    price: /<p class="event-card-price">([^<]*)/.exec(html)?.[1] ?? null,
  };
}

test('a price is a text on the card, however long; only what is simply free has a badge', () => {
  const long = '12 €, deti do 15 rokov 6 €, rodinná vstupenka 30 €';
  expect(shownOn({ is_paid: true, price_text: long })).toEqual({ badges: [], price: long });
  expect(shownOn({ is_paid: true, price_text: null })).toEqual({ badges: [], price: 'Platený vstup' });
  expect(shownOn({ is_paid: false, price_text: 'dobrovoľné vstupné' })).toEqual({
    badges: [],
    price: 'Dobrovoľné vstupné',
  });
  expect(shownOn({ is_paid: false, price_text: null })).toEqual({ badges: ['zadarmo'], price: null });
});

test('a change is a badge beside the price', () => {
  expect(shownOn({ is_paid: true, price_text: '8 €', staff_status: 'Zrušený' })).toEqual({
    badges: ['zrušené'],
    price: '8 €',
  });
});

test('without a picture there is a poster in the colour and shape of the kind, and words that say so', () => {
  const htmlOf = (overrides: Partial<PublishedEvent>) => {
    const event = makePublishedEvent({ poster_image: null, ...overrides });
    return renderToStaticMarkup(createElement(EventCard, { event, nowMs: 0, sizes: '20rem' }));
  };
  const html = htmlOf({ kind_style: { color: 'mustard', shape: 'diamond' } });
  const [poster = ''] = /<svg class="kind-poster fill-mustard".*?<\/svg>/.exec(html) ?? [];
  expect(poster).toContain('#diamond-');
  expect(html).toMatch(/<svg class="kind-mark fill-mustard".*?<\/svg>Koncert/);
  expect(html).toContain('Bez plagátu');
  expect(htmlOf({ id: 2, kind_style: { color: 'mustard', shape: 'diamond' } })).not.toContain(poster);
  expect(htmlOf({ kind: null, kind_name: null, kind_style: null })).not.toContain('<svg');
});
