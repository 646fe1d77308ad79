import { expect, test } from 'vitest';
import { readCalendar as stepsOf } from '../../../../../src/admin/events/import/read-calendar.ts';
import { atOnce } from '../../../../../src/admin/shared/in-turns.ts';

const readCalendar = (text: string) => atOnce(stepsOf(text));
const BRATISLAVA = 'TZID=Europe/Bratislava';
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:kurz@dom.example', ...lines, 'END:VEVENT'];
const course = (...lines: string[]) =>
  entry('SUMMARY:Kurz', `DTSTART;${BRATISLAVA}:20270302T180000`, `DTEND;${BRATISLAVA}:20270302T193000`, ...lines);
const startsIn = (text: string) => readCalendar(text).map(({ times }) => times.start);
const startsOf = (...lines: string[]) => startsIn(calendar(...course(...lines)));

test('each date of a series is an event of its own, at the same hour over both changes of the clocks', () => {
  const spring = readCalendar(calendar(...course('RRULE:FREQ=WEEKLY;COUNT=5')));
  expect(spring.map(({ place, title, times }) => [place, title, times.start, times.end])).toEqual([
    ['1. záznam, 1. termín', 'Kurz', '2027-03-02T18:00', '2027-03-02T19:30'],
    ['1. záznam, 2. termín', 'Kurz', '2027-03-09T18:00', '2027-03-09T19:30'],
    ['1. záznam, 3. termín', 'Kurz', '2027-03-16T18:00', '2027-03-16T19:30'],
    ['1. záznam, 4. termín', 'Kurz', '2027-03-23T18:00', '2027-03-23T19:30'],
    ['1. záznam, 5. termín', 'Kurz', '2027-03-30T18:00', '2027-03-30T19:30'],
  ]);
  expect(spring.flatMap(({ notes }) => notes)).toEqual([]);
  const autumn = entry(`DTSTART;${BRATISLAVA}:20271019T180000`, 'RRULE:FREQ=WEEKLY;COUNT=3');
  expect(startsIn(calendar(...autumn))).toEqual(['2027-10-19T18:00', '2027-10-26T18:00', '2027-11-02T18:00']);
});

test('a series in another zone keeps the hour of that zone', () => {
  const lines = entry('DTSTART;TZID=America/New_York:20270309T120000', 'RRULE:FREQ=WEEKLY;COUNT=4');
  // American clocks change two weeks before ours.
  const starts = ['2027-03-09T18:00', '2027-03-16T17:00', '2027-03-23T17:00', '2027-03-30T18:00'];
  expect(startsIn(calendar(...lines))).toEqual(starts);
});

test.each([
  ['in UTC, the moment of the last start', '20270330T160000Z'],
  ['in UTC, the end of the last day', '20270330T215959Z'],
  ['as a day', '20270330'],
  ['on the clocks of the series', '20270330T180000'],
])('UNTIL %s belongs to the series', (_, until) => {
  expect(startsOf(`RRULE:FREQ=WEEKLY;UNTIL=${until}`).at(-1)).toBe('2027-03-30T18:00');
});

test.each([
  ['in the zone of the series', `EXDATE;${BRATISLAVA}:20270302T180000,20270330T180000`],
  ['in UTC', 'EXDATE:20270302T170000Z,20270330T160000Z'],
  ['as days', 'EXDATE;VALUE=DATE:20270302,20270330'],
  ['without a zone', 'EXDATE:20270302T180000,20270330T180000'],
])('dates struck out %s are not offered, the first among them', (_, line) => {
  expect(startsOf('RRULE:FREQ=WEEKLY;COUNT=5', line)).toEqual([
    '2027-03-09T18:00',
    '2027-03-16T18:00',
    '2027-03-23T18:00',
  ]);
});

test.each([
  ['in a zone that nobody knows', 'EXDATE;TZID=Nikde/Nic:20270309T180000'],
  ['in no form of a date', 'EXDATE:9. marca'],
])('dates struck out %s stay, which is said, and the series is not told as a whole', (_, line) => {
  const found = readCalendar(calendar(...course('RRULE:FREQ=WEEKLY;COUNT=3', line)));
  expect(found.map(({ times, source }) => [times.start, source?.is_whole])).toEqual([
    ['2027-03-02T18:00', undefined],
    ['2027-03-09T18:00', undefined],
    ['2027-03-16T18:00', undefined],
  ]);
  expect(found.flatMap(({ notes }) => notes)).toEqual([
    'Niektoré vyškrtnuté termíny sa nedajú prečítať, nechýbajú tu. Skontrolujte ich, prosím.',
  ]);
});

test('dates given one by one come beside the start, and those with their own end have it', () => {
  expect(startsOf(`RDATE;${BRATISLAVA}:20270405T180000,20270410T100000`)).toEqual([
    '2027-03-02T18:00',
    '2027-04-05T18:00',
    '2027-04-10T10:00',
  ]);
  const periods = readCalendar(calendar(...course('RDATE;VALUE=PERIOD:20270405T160000Z/PT3H')));
  expect(periods.map(({ times }) => [times.start, times.end])).toEqual([
    ['2027-03-02T18:00', '2027-03-02T19:30'],
    ['2027-04-05T18:00', '2027-04-05T21:00'],
  ]);
});

test('a date changed by hand takes place as it was changed, the first as well', () => {
  const found = readCalendar(
    calendar(
      ...course('DESCRIPTION:S hlinou.', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...entry(
        `RECURRENCE-ID;${BRATISLAVA}:20270302T180000`,
        `DTSTART;${BRATISLAVA}:20270303T190000`,
        'DESCRIPTION:Výnimočne v stredu.',
      ),
      ...entry('RECURRENCE-ID:20270309T170000Z', 'STATUS:CANCELLED'),
    ),
  );
  expect(found.map(({ times, description, status }) => [times.start, description, status])).toEqual([
    ['2027-03-03T19:00', 'Výnimočne v stredu.', null],
    ['2027-03-09T18:00', 'S hlinou.', 'Zrušený'],
    ['2027-03-16T18:00', 'S hlinou.', null],
  ]);
  expect(found[0]?.title).toBe('Kurz');
});

test('of two changes of one date the one with the higher SEQUENCE counts', () => {
  const change = (sequence: number, hour: number) =>
    entry(
      `SEQUENCE:${sequence}`,
      `RECURRENCE-ID;${BRATISLAVA}:20270302T180000`,
      `DTSTART;${BRATISLAVA}:20270302T${hour}0000`,
    );
  const lines = [...course('RRULE:FREQ=WEEKLY;COUNT=1'), ...change(2, 20), ...change(1, 19)];
  expect(startsIn(calendar(...lines))).toEqual(['2027-03-02T20:00']);
});

test('a change of a date and all later ones moves them', () => {
  const change = entry(
    `RECURRENCE-ID;RANGE=THISANDFUTURE;${BRATISLAVA}:20270316T180000`,
    `DTSTART;${BRATISLAVA}:20270317T170000`,
    `DTEND;${BRATISLAVA}:20270317T180000`,
    'SUMMARY:Kurz v stredu',
  );
  const found = readCalendar(calendar(...course('RRULE:FREQ=WEEKLY;COUNT=5'), ...change));
  expect(found.map(({ title, times }) => [title, times.start, times.end])).toEqual([
    ['Kurz', '2027-03-02T18:00', '2027-03-02T19:30'],
    ['Kurz', '2027-03-09T18:00', '2027-03-09T19:30'],
    ['Kurz v stredu', '2027-03-17T17:00', '2027-03-17T18:00'],
    ['Kurz v stredu', '2027-03-24T17:00', '2027-03-24T18:00'],
    ['Kurz v stredu', '2027-03-31T17:00', '2027-03-31T18:00'],
  ]);
});

test('of a rule without an end come the first date that takes place and those that the file lists', () => {
  const found = readCalendar(
    calendar(
      ...course('RRULE:FREQ=WEEKLY', `EXDATE;${BRATISLAVA}:20270302T180000`, `RDATE;${BRATISLAVA}:20270404T100000`),
      ...entry(`RECURRENCE-ID;${BRATISLAVA}:20270511T180000`, `DTSTART;${BRATISLAVA}:20270512T180000`),
    ),
  );
  expect(found.map(({ times }) => times.start)).toEqual(['2027-03-09T18:00', '2027-04-04T10:00', '2027-05-12T18:00']);
  expect(found.flatMap(({ notes }) => notes)).toEqual([
    'Opakuje sa každý týždeň bez konca. Pridajú sa len termíny, ktoré sa dajú určiť, ďalšie pridáte vo formulári cez „Opakovať“.',
  ]);
});

test('a series whose only date that can be told is struck out says so', () => {
  const [found] = readCalendar(
    calendar(...course('RRULE:FREQ=DAILY;COUNT=5;BYMONTHDAY=-1', `EXDATE;${BRATISLAVA}:20270302T180000`)),
  );
  expect(found?.times.problems).toEqual([
    'Opakuje sa tak, že sa jeho termíny nedajú určiť. Pridajte ich, prosím, vo formulári.',
  ]);
});

test('a series of whole days has whole days', () => {
  const lines = entry('DTSTART;VALUE=DATE:20270327', 'RRULE:FREQ=DAILY;UNTIL=20270329', 'EXDATE;VALUE=DATE:20270328');
  expect(readCalendar(calendar(...lines)).map(({ times }) => [times.start, times.end, times.isAllDay])).toEqual([
    ['2027-03-27T00:00', '2027-03-28T00:00', true],
    ['2027-03-29T00:00', '2027-03-30T00:00', true],
  ]);
});

test('each date is named by its UID and its start by the rule, unless several entries share the UID', () => {
  const moved = entry(`RECURRENCE-ID;${BRATISLAVA}:20270309T180000`, `DTSTART;${BRATISLAVA}:20270310T180000`);
  const lines = [...course('RRULE:FREQ=WEEKLY;COUNT=2'), ...moved];
  const alone = ['BEGIN:VEVENT', 'UID:iny@dom.example', 'DTSTART:20270301T180000', 'END:VEVENT'];
  const sourcesIn = (...all: string[]) => readCalendar(calendar(...all)).map(({ source }) => source);
  expect(sourcesIn(...lines, ...alone)).toEqual([
    { uid: 'kurz@dom.example', recurrence_id: '2027-03-02T18:00', is_whole: true },
    { uid: 'kurz@dom.example', recurrence_id: '2027-03-09T18:00', is_whole: true },
    { uid: 'iny@dom.example' },
  ]);
  expect(sourcesIn(...alone, ...alone)).toEqual([undefined, undefined]);
  expect(sourcesIn(...course('RRULE:FREQ=WEEKLY'))).toEqual([
    { uid: 'kurz@dom.example', recurrence_id: '2027-03-02T18:00' },
  ]);
});

test('a rule of more than a year of days gives 366 dates and says so', () => {
  const found = readCalendar(calendar(...course('RRULE:FREQ=DAILY;COUNT=400')));
  expect(found).toHaveLength(366);
  expect(found[0]?.notes).toEqual(['Opakuje sa každý deň. Pridá sa len 366 termínov.']);
});
