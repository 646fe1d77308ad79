import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { GUESSES } from '../../../src/domain/content/guesses.ts';
import type { PublishedEvent } from '../../../src/domain/events/published-event.ts';
import { endsAt, toOffsetIso } from '../../../src/domain/time/written-moment.ts';
import { eventCalendar, eventsCalendar } from '../../../src/feeds/calendar.ts';
import { makeDate, makePublishedEvent } from '../../support/content-factories.ts';
import { makeSite } from '../../support/make-site.ts';

const CONTEXT = {
  site: makeSite(),
  siteUrl: 'https://www.kdriviera.example',
  nowMs: Date.parse('2026-11-21T09:00:00+01:00'),
};

function makeTimedEvent(start: string, end?: string): PublishedEvent {
  return makePublishedEvent({
    start_date: toOffsetIso(start),
    end_date: end === undefined ? null : toOffsetIso(end),
    ends_at: endsAt(start, end),
  });
}

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    component,
    event: new ICAL.Event(component),
    text: (name: string) => String(component.getFirstPropertyValue(name)),
  }));
}

function onlyEvent(event: PublishedEvent, site = CONTEXT.site) {
  const [entry] = parse(eventCalendar(event, { ...CONTEXT, site }));
  if (entry === undefined) throw new Error('the calendar has no event');
  return entry;
}

function span(event: PublishedEvent): string[] {
  const { component } = onlyEvent(event);
  return ['dtstart', 'dtend'].map((name) => String(component.getFirstPropertyValue(name)));
}

describe('times', () => {
  test('are in UTC, with the offset of their own side of the autumn clock change', () => {
    expect(span(makeTimedEvent('2026-10-24T18:00', '2026-10-24T20:00'))).toEqual([
      '2026-10-24T16:00:00Z',
      '2026-10-24T18:00:00Z',
    ]);
    expect(span(makeTimedEvent('2026-10-25T18:00', '2026-10-25T20:00'))).toEqual([
      '2026-10-25T17:00:00Z',
      '2026-10-25T19:00:00Z',
    ]);
  });

  test('count the hour that happens twice as its first pass', () => {
    expect(span(makeTimedEvent('2026-10-25T02:30', '2026-10-25T04:00'))).toEqual([
      '2026-10-25T00:30:00Z',
      '2026-10-25T03:00:00Z',
    ]);
  });

  test('count the hour that spring skips as one hour later', () => {
    expect(span(makeTimedEvent('2027-03-28T02:30', '2027-03-28T04:00'))).toEqual([
      '2027-03-28T01:30:00Z',
      '2027-03-28T02:00:00Z',
    ]);
  });

  test('keep an end at midnight', () => {
    expect(span(makeTimedEvent('2026-12-31T20:00', '2027-01-01T00:00'))).toEqual([
      '2026-12-31T19:00:00Z',
      '2026-12-31T23:00:00Z',
    ]);
  });

  test('assume three hours without an end, and no more than the day', () => {
    expect(span(makeTimedEvent('2026-12-05T18:00'))[1]).toBe('2026-12-05T20:00:00Z');
    expect(span(makeTimedEvent('2026-12-05T22:30'))[1]).toBe('2026-12-05T23:00:00Z');
  });
});

describe('what an entry says', () => {
  test('its identity is the same when title and address change', () => {
    const before = onlyEvent(makePublishedEvent());
    const after = onlyEvent(makePublishedEvent({ title: 'Nový názov', slug: 'novy-nazov' }));
    expect(before.event.uid).toBe('event-1@www.kdriviera.example');
    expect(after.event.uid).toBe(before.event.uid);
  });

  test('every later change has a higher sequence number, and an unknown one is zero', () => {
    const sequences = [null, '2026-11-01T10:00:00+01:00', '2026-11-01T10:01:00+01:00'].map(
      (updated_at) => onlyEvent(makePublishedEvent({ updated_at })).event.sequence,
    );
    expect(sequences[0]).toBe(0);
    expect(sequences[1]).toBeGreaterThan(0);
    expect(sequences[2]).toBe(Number(sequences[1]) + 1);
  });

  test('its stamp is its last change, else the moment of the build', () => {
    expect(onlyEvent(makePublishedEvent({ updated_at: '2026-11-01T10:00:00+01:00' })).text('dtstamp')).toBe(
      '2026-11-01T09:00:00Z',
    );
    expect(onlyEvent(makePublishedEvent()).text('dtstamp')).toBe('2026-11-21T08:00:00Z');
  });

  test('a cancelled event is cancelled, in its status, its title and in words', () => {
    const { text } = onlyEvent(makePublishedEvent({ staff_status: 'Zrušený' }));
    expect(text('status')).toBe('CANCELLED');
    expect(text('summary')).toBe('Zrušené: Vianočný koncert');
    expect(text('description')).toMatch(/^Toto podujatie je zrušené\./);
    expect(onlyEvent(makePublishedEvent()).text('status')).toBe('CONFIRMED');
  });

  test('a moved event takes place and says when it was to be', () => {
    const { text } = onlyEvent(
      makePublishedEvent({ staff_status: 'Presunutý', previous_start_date: '2026-11-28T18:00:00+01:00' }),
    );
    expect(text('status')).toBe('CONFIRMED');
    expect(text('summary')).toBe('Presunuté: Vianočný koncert');
    expect(text('description').replaceAll('\u00a0', ' ')).toMatch(
      /^Toto podujatie je presunuté\.\n\nPôvodný termín: 28\. novembra 2026 o 18:00\n/,
    );
  });

  test('the price is worded as on the page', () => {
    const description = (event: PublishedEvent) => onlyEvent(event).text('description').replaceAll('\u00a0', ' ');
    expect(description(makePublishedEvent())).toContain('\nVstup: 8 €\n');
    expect(description(makePublishedEvent({ is_paid: false, price_text: null }))).toContain('\nVstup: zadarmo\n');
    expect(description(makePublishedEvent({ is_paid: true, price_text: null }))).toContain('\nVstup: platený\n');
  });

  test('an event in the house has the address of the house, one elsewhere its own place', () => {
    const inside = onlyEvent(makePublishedEvent());
    expect(inside.event.location).toBe('Divadelná sála, Kultúrny dom Riviéra, Riviérska 1, 841 04 Bratislava');
    expect(inside.component.getFirstPropertyValue('geo')).toEqual([48.1546, 17.056]);
    const outside = onlyEvent(makePublishedEvent({ location: 'Knižnica Lúčna, Lúčna 4', lat: 48.1563, lng: 17.0527 }));
    expect(outside.event.location).toBe('Knižnica Lúčna, Lúčna 4');
    expect(outside.component.getFirstPropertyValue('geo')).toEqual([48.1563, 17.0527]);
  });

  test('an event in a house whose place is only guessed has the address alone', () => {
    const { component, event } = onlyEvent(makePublishedEvent(), makeSite({ location: { ...GUESSES.location } }));
    expect(event.location).toContain('Riviérska 1, 841 04 Bratislava');
    expect(component.getFirstPropertyValue('geo')).toBeNull();
  });

  test('special characters come back as they were', () => {
    const title = 'Čo, kde; a „prečo\\tak“: \nBEGIN:VEVENT';
    const { event, text } = onlyEvent(makePublishedEvent({ title, text: 'Prvý riadok,\ndruhý; koniec.' }));
    expect(event.summary).toBe(title);
    expect(text('description')).toContain('Prvý riadok,\ndruhý; koniec.');
  });

  test('a title with a comma is also a valid name of its calendar', () => {
    const text = eventCalendar(makePublishedEvent({ title: 'Jar, leto; jeseň' }), CONTEXT);
    expect(text).toContain('\r\nNAME:Jar\\, leto\\; jeseň\r\n');
  });
});

describe('the text as a whole', () => {
  const longTitle = `${'Ľúbostné šťastie päťdesiatich žiab '.repeat(4)}${'👩‍🎤🎻🎄'.repeat(12)}`;
  const text = eventCalendar(makePublishedEvent({ title: longTitle, text: 'ľščťžýáíé '.repeat(60).trim() }), CONTEXT);

  test('has lines of at most 75 octets that end with CRLF and never cut a character', () => {
    const octets = new TextEncoder();
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(octets.encode(line).length).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
    }
  });

  test('gives long texts back whole', () => {
    expect(parse(text)[0]?.event.summary).toBe(longTitle);
  });

  test('names the calendar, its zone and how often to ask, before the events', () => {
    const calendar = eventsCalendar([makePublishedEvent()], CONTEXT);
    const head = calendar.slice(0, calendar.indexOf('BEGIN:VEVENT'));
    expect(head).toContain('\r\nX-WR-CALNAME:Kultúrny dom Riviéra\r\n');
    expect(head).toContain('\r\nX-WR-TIMEZONE:Europe/Bratislava\r\n');
    expect(head).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
  });

  test('is the same each time', () => {
    const events = [makePublishedEvent(), makePublishedEvent({ id: 2, updated_at: '2026-11-01T10:00:00+01:00' })];
    expect(eventsCalendar(events, CONTEXT)).toBe(eventsCalendar(events, CONTEXT));
  });
});

test('the calendar to subscribe to leaves out what ended more than a year ago', () => {
  const ended = (id: number, ends_at: string) =>
    makePublishedEvent({ id, start_date: '2025-11-01T18:00:00+01:00', end_date: ends_at, ends_at });
  const events = [
    ended(1, '2025-11-21T08:00:00+01:00'),
    ended(2, '2025-11-21T10:00:00+01:00'),
    makePublishedEvent({ id: 3 }),
  ];
  const uids = parse(eventsCalendar(events, CONTEXT)).map(({ event }) => event.uid);
  expect(uids).toEqual(['event-2@www.kdriviera.example', 'event-3@www.kdriviera.example']);
});

test('a calendar of no events has the rules of the clock, since one without any component is none (RFC 5545 3.6)', () => {
  const calendar = new ICAL.Component(ICAL.parse(eventsCalendar([], CONTEXT)));
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') as ICAL.Component);
  expect(zone.tzid).toBe('Europe/Bratislava');
  const offsetHours = (local: string) => zone.utcOffset(ICAL.Time.fromDateTimeString(local)) / 3600;
  expect(['2026-03-29T01:59:00', '2026-03-29T03:00:00'].map(offsetHours)).toEqual([1, 2]);
  expect(['2026-10-25T01:59:00', '2026-10-25T03:00:00'].map(offsetHours)).toEqual([2, 1]);
});

describe('an event with several dates', () => {
  const course = makePublishedEvent({
    id: 7,
    updated_at: '2026-11-20T10:00:00+01:00',
    dates: [
      makeDate(1, '2026-11-17'),
      makeDate(2, '2026-11-24', { status: 'Zrušený' }),
      makeDate(3, '2026-12-02', { status: 'Presunutý', previous_start_date: '2026-12-01T18:00:00+01:00' }),
      makeDate(4, '2026-12-08', { tickets: 'sold-out' }),
    ],
  });

  test('is an entry for each date, and the first keeps the name the event had before', () => {
    const entries = parse(eventCalendar(course, CONTEXT));
    expect(entries.map(({ text }) => [text('uid'), text('status'), text('dtstart')])).toEqual([
      ['event-7@www.kdriviera.example', 'CONFIRMED', '2026-11-17T17:00:00Z'],
      ['event-7-2@www.kdriviera.example', 'CANCELLED', '2026-11-24T17:00:00Z'],
      ['event-7-3@www.kdriviera.example', 'CONFIRMED', '2026-12-02T17:00:00Z'],
      ['event-7-4@www.kdriviera.example', 'CONFIRMED', '2026-12-08T17:00:00Z'],
    ]);
    expect(entries.map(({ text }) => text('summary'))).toEqual([
      'Vianočný koncert',
      'Zrušené: Vianočný koncert',
      'Presunuté: Vianočný koncert',
      'Vianočný koncert',
    ]);
    const described = entries.map(({ text }) => text('description').replaceAll('\u00a0', ' '));
    expect(described[1]).toContain('Tento termín je zrušený.');
    expect(described[2]).toContain('Pôvodný termín: 1. decembra 2026 o 18:00');
    expect(described[3]).toContain('Vstupenky: vypredané');
  });

  test('has a higher sequence after a change', () => {
    const sequence = (event: PublishedEvent) =>
      parse(eventCalendar(event, CONTEXT)).map(({ text }) => Number(text('sequence')));
    const changed = sequence({ ...course, updated_at: '2026-11-20T10:01:00+01:00' });
    expect(sequence(course).every((before, at) => (changed[at] ?? 0) > before)).toBe(true);
  });

  test('leaves the calendar date by date', () => {
    const later = { ...CONTEXT, nowMs: Date.parse('2027-11-30T09:00:00+01:00') };
    expect(parse(eventsCalendar([course], later)).map(({ text }) => text('uid'))).toEqual([
      'event-7-3@www.kdriviera.example',
      'event-7-4@www.kdriviera.example',
    ]);
  });
});
