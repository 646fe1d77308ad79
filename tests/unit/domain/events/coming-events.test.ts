import { describe, expect, test } from 'vitest';
import {
  type ComingEvent,
  comingEvents,
  relatedEvents,
  sameSeries,
} from '../../../../src/domain/events/coming-events.ts';
import { makeDate, makeEventOn } from '../../../support/content-factories.ts';

const NOW = Date.parse('2026-12-01T12:00:00+01:00');
const TODAY = '2026-12-01';

const ENDED = makeEventOn('2026-10-01', { id: 1, title: 'Jarmok 2026', kind: 'market', location: 'Dvor' });
const idsOf = (found: readonly { event: ComingEvent }[]) => found.map(({ event }) => event.id);

const plan = (id: number, day: string, kind: string, location: string | null, title = `Podujatie ${id}`) =>
  makeEventOn(day, { id, kind: kind as never, location, title });

describe('The file of what is coming', () => {
  test('holds what is not over, soonest first, without cancelled dates', () => {
    const course = makeEventOn('2026-11-10', {
      id: 5,
      dates: [makeDate(1, '2026-11-10'), makeDate(2, '2026-12-08', { status: 'Zrušený' }), makeDate(3, '2026-12-15')],
    });
    const cancelled = makeEventOn('2026-12-09', { id: 6, dates: [makeDate(1, '2026-12-09', { status: 'Zrušený' })] });
    const coming = comingEvents([ENDED, course, cancelled, plan(7, '2026-12-10', 'film', null)], TODAY);
    expect(coming.map(({ id }) => id)).toEqual([7, 5]);
    expect(coming[1]?.dates.map(({ start_date }) => start_date)).toEqual(['2026-12-15T18:00:00+01:00']);
  });

  test('stays the same all day, so that it is not written again by every build', () => {
    const today = plan(7, TODAY, 'film', null);
    expect(comingEvents([today], TODAY)).toHaveLength(1);
    expect(comingEvents([today], '2026-12-02')).toHaveLength(0);
  });

  test('is no longer than 240 events', () => {
    const many = Array.from({ length: 300 }, (_, at) => plan(at + 1, '2026-12-24', 'film', null));
    expect(comingEvents(many, TODAY)).toHaveLength(240);
  });
});

describe('What fits after an event', () => {
  test('is of its kind first, then at its place, then the soonest', () => {
    const coming = comingEvents(
      [
        plan(2, '2026-12-02', 'film', 'Kino'),
        plan(3, '2026-12-03', 'film', 'dvor'),
        plan(4, '2026-12-20', 'market', 'Park'),
        plan(5, '2026-12-21', 'market', 'Dvor'),
        plan(6, '2026-12-10', 'market', null),
      ],
      TODAY,
    );
    expect(idsOf(relatedEvents(ENDED, coming, NOW, 3))).toEqual([5, 6, 4]);
    expect(idsOf(relatedEvents(ENDED, coming, NOW, 5))).toEqual([5, 6, 4, 3, 2]);
  });

  test('is by the next date of each, and leaves out what is over by now and the event itself', () => {
    const course = makeEventOn('2026-12-02', { id: 3, dates: [makeDate(1, '2026-12-02'), makeDate(2, '2026-12-30')] });
    const coming = comingEvents(
      [course, plan(4, '2026-12-05', 'film', null), plan(5, '2026-12-06', 'film', null)],
      TODAY,
    );
    const later = Date.parse('2026-12-05T22:00:00+01:00');
    const found = relatedEvents({ ...ENDED, id: 9 }, coming, later, 3);
    expect(found.map(({ date }) => date.start_date)).toEqual([
      '2026-12-06T18:00:00+01:00',
      '2026-12-30T18:00:00+01:00',
    ]);
    expect(idsOf(relatedEvents({ ...ENDED, id: 5 }, coming, later, 3))).toEqual([3]);
  });

  test('is nothing when nothing is coming', () => {
    expect(relatedEvents(ENDED, [], NOW, 3)).toEqual([]);
    expect(sameSeries(ENDED, [], NOW)).toEqual([]);
  });
});

describe('The same event again', () => {
  test.each([
    ['Jarmok pod orechom 2026', 'Jarmok pod orechom 2027'],
    ['Jarmok pod orechom', 'JARMOK POD ORECHOM'],
    ['12. ročník Jarmoku', 'Jarmoku – 13. ročník'],
    ['Jarmok: sezóna 2025/26', 'Jarmok: sezóna 2026/27'],
  ])('„%s“ comes again as „%s“', (before, after) => {
    const coming = comingEvents([plan(2, '2026-12-20', 'market', null, after)], TODAY);
    expect(idsOf(sameSeries({ ...ENDED, title: before }, coming, NOW))).toEqual([2]);
    expect(idsOf(relatedEvents({ ...ENDED, title: before }, coming, NOW, 3))).toEqual([]);
  });

  test('is not another event with a similar title', () => {
    const coming = comingEvents([plan(2, '2026-12-20', 'market', null, 'Jarmok kníh 2026')], TODAY);
    expect(sameSeries(ENDED, coming, NOW)).toEqual([]);
    expect(idsOf(relatedEvents(ENDED, coming, NOW, 3))).toEqual([2]);
  });
});
