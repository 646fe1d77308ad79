import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EventArticle } from '../../../../src/components/events/EventArticle.tsx';
import { EventCard } from '../../../../src/components/events/EventCard.tsx';
import { daysInterval } from '../../../../src/domain/time/wall-clock.ts';
import { makeDate, makePublishedEvent } from '../../../support/content-factories.ts';

const COURSE = makePublishedEvent({
  dates: [
    makeDate(1, '2026-11-17'),
    makeDate(2, '2026-11-24', { status: 'Zrušený' }),
    makeDate(3, '2026-12-02', {
      status: 'Presunutý',
      previous_start_date: '2026-12-01T18:00:00+01:00',
      tickets: 'sold-out',
    }),
    makeDate(4, '2026-12-08'),
    makeDate(5, '2026-12-15'),
  ],
});

const NOW_MS = Date.parse('2026-11-21T09:00:00+01:00');

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/[\s\u00a0]+/g, ' ');
}

function card(nowMs: number, within?: ReturnType<typeof daysInterval>): string {
  return renderToStaticMarkup(createElement(EventCard, { event: COURSE, nowMs, within, sizes: '10rem' }));
}

test('a card says the next date and which of them it is', () => {
  const html = card(NOW_MS);
  expect(wordsOf(html)).toContain('2 od 2. decembra 2026 o 18:00 · streda · ďalší termín (2. zo 4), presunutý');
  expect(wordsOf(html)).toContain('vypredané');
});

test('a card of a search says the date that was searched for', () => {
  expect(wordsOf(card(NOW_MS, daysInterval('2026-12-10', '2026-12-20')))).toContain(
    '15 od 15. decembra 2026 o 18:00 · utorok · posledný zo 4 termínov',
  );
});

test('a page lists all dates, those that are over quieter, and names what has changed', () => {
  const props = { event: COURSE, nowMs: NOW_MS, house: { name: 'Kultúrny dom Riviéra' } };
  const html = renderToStaticMarkup(createElement(EventArticle, props));
  const rows = [...html.matchAll(/<li(?: class="([^"]*)")? data-over="[^"]*">(.*?)<\/li>/g)];
  expect(rows.map(([, style = '', row = '']) => [style, wordsOf(row).trim()])).toEqual([
    ['event-date--over', 'utorok 17. novembra 18:00 – 20:00'],
    ['event-date--cancelled', 'utorok 24. novembra 18:00 – 20:00 zrušené'],
    ['', 'streda 2. decembra 18:00 – 20:00 presunuté, pôvodne 1. decembra o 18:00 vypredané'],
    ['', 'utorok 8. decembra 18:00 – 20:00'],
    ['', 'utorok 15. decembra 18:00 – 20:00'],
  ]);
});

test('many dates are folded under their number and span, and say their year where there are two', () => {
  const dates = Array.from({ length: 60 }, (_, at) =>
    makeDate(at + 1, new Date(Date.UTC(2026, 10, 1 + 7 * at)).toISOString().slice(0, 10)),
  );
  const event = makePublishedEvent({ dates });
  const props = { event, nowMs: NOW_MS, house: { name: 'Kultúrny dom Riviéra' } };
  const html = renderToStaticMarkup(createElement(EventArticle, props));
  const [, summary = ''] = /<details class="event-dates"><summary>(.*?)<\/summary>/.exec(html) ?? [];
  expect(wordsOf(summary).trim()).toBe('Všetkých 60 termínov 1. novembra 2026 – 19. decembra 2027');
  expect(html.match(/data-over=/g)).toHaveLength(60);
  expect(wordsOf(html)).toContain('8. novembra 2026');
});

test('an event with one date says nothing of dates', () => {
  const props = { event: makePublishedEvent(), nowMs: NOW_MS, sizes: '10rem' };
  const html = renderToStaticMarkup(createElement(EventCard, props));
  expect(html).not.toContain('data-dates');
  expect(wordsOf(html)).toContain('od 5. decembra 2026 o 18:00 · sobota Vianočný koncert');
});
