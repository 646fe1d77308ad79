import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventArticle } from '../../../../src/components/events/EventArticle.tsx';
import type { PublishedEvent } from '../../../../src/domain/events/published-event.ts';
import { makePublishedEvent } from '../../../support/content-factories.ts';

/** What the sheet of an event says of its place. */
function placeOf(overrides: Partial<PublishedEvent>): string {
  const event = makePublishedEvent(overrides);
  const props = { event, nowMs: Date.parse(event.start_date), houseName: 'Kultúrny dom Riviéra' };
  const html = renderToStaticMarkup(createElement(EventArticle, props));
  const [, place = ''] = /<dt>Kde<\/dt><dd>(.*?)<\/dd>/.exec(html) ?? [];
  return place.replace(/<[^>]+>/g, ' / ').replaceAll('\u00a0', ' ');
}

test.each([
  [{ location: 'Veľká sála' }, 'Veľká sála / Kultúrny dom Riviéra / '],
  [{ location: null }, 'Kultúrny dom Riviéra'],
  [{ location: 'Park v Lúkach', lat: 48.1563, lng: 17.0527 }, 'Park v Lúkach'],
  [{ location: null, lat: 48.1563, lng: 17.0527 }, 'Mimo domu, miesto ukazuje mapa'],
])('the sheet of an event at %j says where it is', (overrides, words) => {
  expect(placeOf(overrides)).toBe(words);
});
