import { describe, expect, test } from 'vitest';
import {
  adjacentPeriod,
  daysInWords,
  daysShown,
  foldedDay,
  hoursOn,
  itemsOn,
  linesOnPaper,
  mondayOf,
  placesOn,
} from '../../../../src/admin/shared/calendar/calendar-days.ts';
import type { Occupant } from '../../../../src/api/admin-rooms.ts';

function occupant(id: string, start: string, end: string): Occupant {
  const iso = (wallClock: string) => new Date(`${wallClock}+01:00`).toISOString();
  return { kind: 'reservation', id, title: id, room: 'klubovna', status: 'new', start: iso(start), end: iso(end) };
}

describe('the days of a view', () => {
  test('are a week from its Monday, or a month', () => {
    expect(mondayOf('2026-12-13')).toBe('2026-12-07');
    expect(mondayOf('2026-12-07')).toBe('2026-12-07');
    expect(daysShown('week', '2027-01-01')).toEqual({ from: '2026-12-28', until: '2027-01-03' });
    expect(daysShown('month', '2027-02-14')).toEqual({ from: '2027-02-01', until: '2027-02-28' });
  });

  test('are named by the day with its weekday, by both ends of a week, or by the month', () => {
    const day = '2026-12-09';
    expect(daysInWords('day', day)).toBe('streda 9.\u00a0decembra 2026');
    expect(daysInWords('week', day)).toBe('7.\u00a0decembra\u00a0– 13.\u00a0decembra 2026');
    expect([daysInWords('month', day), daysInWords('list', day)]).toEqual(['december 2026', 'december 2026']);
  });

  test('turn by a week or a month, also over the end of a year', () => {
    expect(adjacentPeriod('week', '2026-12-30', 1)).toBe('2027-01-06');
    expect(adjacentPeriod('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(adjacentPeriod('list', '2027-01-31', -1)).toBe('2026-12-01');
  });
});

describe('what stands on a day', () => {
  const night = occupant('night', '2027-01-13T20:00', '2027-01-14T02:00');
  const tillMidnight = occupant('till midnight', '2027-01-13T18:00', '2027-01-14T00:00');
  const three = occupant('three days', '2027-01-12T00:00', '2027-01-15T00:00');

  test('is there on every day it touches; an end at midnight belongs to the day before', () => {
    const idsOn = (day: string) => itemsOn([night, tillMidnight, three], day).map(({ id }) => id);
    expect(idsOn('2027-01-13')).toEqual(['night', 'till midnight', 'three days']);
    expect(idsOn('2027-01-14')).toEqual(['night', 'three days']);
    expect(idsOn('2027-01-15')).toEqual([]);
  });

  test('says which part of it is on the day', () => {
    expect(hoursOn(night, '2027-01-13')).toBe('od 20:00');
    expect(hoursOn(night, '2027-01-14')).toBe('do 2:00');
    expect(hoursOn(three, '2027-01-13')).toBe('celý deň');
    expect(hoursOn(occupant('short', '2027-01-13T18:00', '2027-01-13T18:30'), '2027-01-13')).toBe('18:00 – 18:30');
  });
});

test('a day of a month shows all of a few, else the first ones and how many follow', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(foldedDay(items.slice(0, 6))).toEqual({ shown: items.slice(0, 6), more: 0 });
  expect(foldedDay(items)).toEqual({ shown: ['a', 'b', 'c', 'd', 'e'], more: 2 });
});

test('a month on paper is as long as the fullest days of its weeks, and no week is too low to write into', () => {
  expect(linesOnPaper([[0, 0, 1]])).toBe(1 + 5);
  expect(linesOnPaper([[0, 3], [2]])).toBe(1 + 8 + 6);
  expect(linesOnPaper([[40]])).toBe(1 + 14);
});

describe('a day of the week', () => {
  const placed = (...occupants: Occupant[]) => {
    const { places, lanes } = placesOn(occupants, '2027-01-13');
    return { lanes, places: places.map(({ item: { id }, first, last, lane }) => [id, first, last, lane]) };
  };

  test('puts what overlaps beside each other, and takes a lane again once it is free', () => {
    const a = occupant('a', '2027-01-13T08:00', '2027-01-13T12:00');
    const b = occupant('b', '2027-01-13T11:00', '2027-01-13T13:00');
    const c = occupant('c', '2027-01-13T12:00', '2027-01-13T14:00');
    expect(placed(a, b, c)).toEqual({
      lanes: 2,
      places: [
        ['a', 4, 12, 0],
        ['b', 10, 14, 1],
        ['c', 12, 16, 0],
      ],
    });
  });

  test('shows what begins before its first hour or goes on over midnight, and nothing smaller than a row', () => {
    expect(placed(occupant('early', '2027-01-13T04:00', '2027-01-13T05:00')).places).toEqual([['early', 0, 1, 0]]);
    expect(placed(occupant('night', '2027-01-13T22:00', '2027-01-14T03:00')).places).toEqual([['night', 32, 36, 0]]);
    expect(placed(occupant('all', '2027-01-12T10:00', '2027-01-14T03:00')).places).toEqual([['all', 0, 36, 0]]);
    expect(placed(occupant('late', '2027-01-13T23:45', '2027-01-14T00:00')).places).toEqual([['late', 35, 36, 0]]);
    expect(placed()).toEqual({ lanes: 1, places: [] });
  });

  test('puts beside each other what meets in the last half hour before midnight', () => {
    const first = occupant('first', '2027-01-13T20:00', '2027-01-13T23:45');
    const second = occupant('second', '2027-01-13T23:30', '2027-01-14T00:00');
    expect(placed(first, second)).toEqual({
      lanes: 2,
      places: [
        ['first', 28, 36, 0],
        ['second', 35, 36, 1],
      ],
    });
  });
});
