import { expect, test } from 'vitest';
import { readTypedHours, readTypedTime } from '../../../../src/domain/time/typed-hours.ts';

test.each([
  ['18:00', '18:00'],
  ['9.30', '09:30'],
  ['18,30', '18:30'],
  ['18', '18:00'],
  ['1830', '18:30'],
  ['930', '09:30'],
  [' 7 45 ', '07:45'],
  ['0:05', '00:05'],
  ['18 h', '18:00'],
  ['18h30', '18:30'],
  ['18.00 hod.', '18:00'],
  ['o 18. hodine', '18:00'],
  ['od\u00a018.00', '18:00'],
  ['DO 20 H', '20:00'],
  ['18:00:00', '18:00'],
  ['24:00', '24:00'],
  ['24.00 h', '24:00'],
  ['7:30 PM', '19:30'],
  ['7:30:00 pm', '19:30'],
  ['7 p.m.', '19:00'],
  ['07.30am', '07:30'],
  ['12:00 AM', '00:00'],
  ['12:15 P. M.', '12:15'],
  ['0:30 PM', null],
  ['13:00 PM', null],
  ['7:60 PM', null],
  ['24:01', null],
  ['25:00', null],
  ['18:60', null],
  ['18.', null],
  ['5.12.', null],
  ['12. 30', null],
  ['18300', null],
  ['', null],
  ['večer', null],
])('the time %j is %j', (text, time) => {
  expect(readTypedTime(text)).toBe(time);
});

test.each([
  ['18:00', '18:00', null],
  ['18:00 – 20:00', '18:00', '20:00'],
  ['18-20 h', '18:00', '20:00'],
  ['18:00 h - 20:00 h', '18:00', '20:00'],
  ['od 18.30 do 24:00', '18:30', '24:00'],
  ['11 AM – 1:30 PM', '11:00', '13:30'],
])('the hours %j are from %s to %j', (text, time, until) => {
  expect(readTypedHours(text)).toEqual({ time, until });
});

test.each(['', '18:00 –', '– 20:00', 'do 20:00', '10:00 a 16:00', '10 – 12 – 14', '7 – 9 PM', 'ráno – večer'])(
  '%j are no hours',
  (text) => {
    expect(readTypedHours(text)).toBeNull();
  },
);
