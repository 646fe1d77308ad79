import { expect, test } from 'vitest';
import { readCalendar as stepsOf } from '../../../../../src/admin/events/import/read-calendar.ts';
import { atOnce } from '../../../../../src/admin/shared/in-turns.ts';

const readCalendar = (text: string) => atOnce(stepsOf(text));
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'SUMMARY:Jazz', ...lines, 'END:VEVENT'];
const timesOf = (...lines: string[]) => {
  const [found] = readCalendar(calendar(...event(...lines)));
  return found?.times.problems.length ? found.times.problems : [found?.times.start, found?.times.end];
};

const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Central Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16011028T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010325T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

test('texts are read as their calendar holds them', () => {
  const [found] = readCalendar(
    calendar(
      'BEGIN:VEVENT',
      'SUMMARY:Jazz\\, v dome',
      'DTSTART:20261205T180000',
      'LOCATION:Divadelná sála',
      'DESCRIPTION:Prvý riadok\\nDruhý\\; riadok s veľmi dlhým textom\\, ktorý',
      '  pokračuje',
      'CATEGORIES:Koncert,Jazz',
      'URL:https://kd.example/jazz',
      'STATUS:CANCELLED',
      'END:VEVENT',
    ),
  );
  expect(found).toMatchObject({
    place: '1. záznam',
    title: 'Jazz, v dome',
    location: 'Divadelná sála',
    description: 'Prvý riadok\nDruhý; riadok s veľmi dlhým textom, ktorý pokračuje',
    kind: 'Koncert, Jazz',
    website: 'https://kd.example/jazz',
    status: 'Zrušený',
    notes: [],
  });
});

test.each([
  ['Zrušené: Jazz', 'CONFIRMED', 'Zrušený'],
  ['Presunuté: Jazz', 'CONFIRMED', 'Presunutý'],
  ['Presunuté: Jazz', 'CANCELLED', 'Zrušený'],
])('„%s“ in a calendar with the status %s is Jazz, and %s', (summary, state, status) => {
  const lines = ['BEGIN:VEVENT', `SUMMARY:${summary}`, 'DTSTART:20261205T180000', `STATUS:${state}`, 'END:VEVENT'];
  expect(readCalendar(calendar(...lines))).toMatchObject([{ title: 'Jazz', status }]);
});

test('a cancellation in the title is a later version of the entry', () => {
  const version = (sequence: number, summary: string, start: string) => [
    'BEGIN:VEVENT',
    'UID:a',
    `SEQUENCE:${sequence}`,
    `SUMMARY:${summary}`,
    `DTSTART:${start}`,
    'END:VEVENT',
  ];
  const lines = [...version(1, 'Jazz', '20261205T180000'), ...version(2, 'ZRUŠENÉ – Jazz', '20261206T180000')];
  expect(readCalendar(calendar(...lines)).map(({ title, status }) => [title, status])).toEqual([['Jazz', 'Zrušený']]);
});

test('categories of several lines are told together', () => {
  const [found] = readCalendar(
    calendar(...event('DTSTART:20261205T180000', 'CATEGORIES:Mesto', 'CATEGORIES:Kino,Deti')),
  );
  expect(found?.kind).toBe('Mesto, Kino, Deti');
});

const AGE_NOTE = 'V\u00a0súbore je aj staršia verzia tohto záznamu, platí najnovšia.';

test.each([
  ['SEQUENCE, wherever it stands', ['SEQUENCE:2', '20261206'], ['SEQUENCE:1', '20261205']],
  ['LAST-MODIFIED', ['LAST-MODIFIED:20261101T080000Z', '20261205'], ['LAST-MODIFIED:20261102T080000Z', '20261206']],
])('of two versions of an entry the later by %s holds, and that is said', (_, ...versions) => {
  const lines = versions.flatMap(([line = '', day = '']) => event('UID:a@dom.example', line, `DTSTART:${day}T180000`));
  const found = readCalendar(calendar(...lines));
  expect(found.map(({ times, source, notes }) => [times.start, source?.uid, notes])).toEqual([
    ['2026-12-06T18:00', 'a@dom.example', [AGE_NOTE]],
  ]);
});

test('of two versions that begin alike the one with the later DTSTAMP holds, a cancellation as well', () => {
  const version = (stamp: string, ...lines: string[]) =>
    event('UID:a@dom.example', `DTSTAMP:202611${stamp}T080000Z`, 'DTSTART:20261205T180000', ...lines);
  const found = readCalendar(calendar(...version('02', 'STATUS:CANCELLED'), ...version('01')));
  expect(found.map(({ place, status }) => [place, status])).toEqual([['1. záznam', 'Zrušený']]);
});

test.each([
  ['the same version', ['DTSTAMP:20261101T080000Z', 'Jazz'], ['DTSTAMP:20261101T080000Z', 'Jazz']],
  [
    'the seconds in which their lines were written',
    ['DTSTAMP:20261101T080000Z', 'Jazz'],
    ['DTSTAMP:20261101T080001Z', 'Jazz'],
  ],
  ['another title and another day', ['SEQUENCE:0', 'Jazz'], ['SEQUENCE:3', 'Ples']],
])('entries that share a UID and have %s are events of their own', (_, ...entries) => {
  const lines = entries.flatMap(([line = '', title = ''], at) => [
    ...['BEGIN:VEVENT', 'UID:dom.example', line, `SUMMARY:${title}`, `DTSTART:2026120${at + 5}T180000`, 'END:VEVENT'],
  ]);
  expect(readCalendar(calendar(...lines)).map(({ source, notes }) => [source, notes])).toEqual([
    [undefined, []],
    [undefined, []],
  ]);
});

test('a time in UTC that names another zone as well counts as UTC, and that is said', () => {
  const notesOf = (...lines: string[]) => readCalendar(calendar(...event(...lines)))[0]?.notes;
  const twice = 'DTSTART;TZID=Europe/Bratislava:20261205T180000Z';
  expect(timesOf(twice)).toEqual(['2026-12-05T19:00', null]);
  const said =
    'Čas je v\u00a0kalendári v\u00a0svetovom čase (Z) aj v\u00a0pásme „Europe/Bratislava“. Platí svetový čas, skontrolujte ho, prosím.';
  expect(notesOf(twice)).toEqual([said]);
  expect(notesOf('DTSTART:20261205T170000Z', 'DTEND;TZID=Europe/Bratislava:20261205T180000Z')).toEqual([said]);
  expect(notesOf('DTSTART;TZID=Etc/UTC:20261205T180000Z')).toEqual([]);
  expect(notesOf('DTSTART;TZID=Europe/Bratislava:20261205T180000')).toEqual([]);
});

test.each([
  ['Bratislava', '2027-07-05T18:00'],
  ['prague', '2027-07-05T18:00'],
  ['Praha', '2027-07-05T18:00'],
  ['New York', '2027-07-06T00:00'],
  ['Buenos_Aires', '2027-07-05T23:00'],
  ['/freeassociation.sourceforge.net/Europe/Bratislava', '2027-07-05T18:00'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Bratislava', '2027-07-05T18:00'],
  ['/mozilla.org/20070129_1/Europe/Prague', '2027-07-05T18:00'],
  ['/mozilla.org/20070129_1/America/Argentina/Buenos_Aires', '2027-07-05T23:00'],
  ['(UTC+01:00) Belgrade, Bratislava, Budapest, Ljubljana, Prague', '2027-07-05T18:00'],
  ['(GMT+01.00) Praha', '2027-07-05T18:00'],
  ['GMT+01:00', '2027-07-05T19:00'],
  ['GMT+0100', '2027-07-05T19:00'],
  ['UTC+1', '2027-07-05T19:00'],
  ['utc +2', '2027-07-05T18:00'],
  ['+02:00', '2027-07-05T18:00'],
  ['UTC-05:30', '2027-07-06T01:30'],
  ['(UTC+01:00) Letný dom', '2027-07-05T19:00'],
  ['(UTC) Svetový čas', '2027-07-05T20:00'],
  ['GMT', '2027-07-05T20:00'],
])('the zone „%s“ is known without an explanation', (zone, start) => {
  expect(timesOf(`DTSTART;TZID="${zone}":20270705T180000`)).toEqual([start, null]);
});

test.each(['Mars', 'GMT+15:00', 'UTC+01:75', 'GMT+1 možno', '(UTC+99) Inde', ' '])(
  'the zone „%s“ is unknown',
  (zone) => {
    expect(timesOf(`DTSTART;TZID="${zone}":20270705T180000`)).toEqual([expect.stringContaining(`„${zone}“ nepoznáme`)]);
  },
);

test('an explanation of a zone counts before what its name seems to say', () => {
  const explained = OUTLOOK_ZONE.map((line) => line.replace('Central Europe Standard Time', 'GMT+05:00'));
  const [found] = readCalendar(calendar(...explained, ...event('DTSTART;TZID="GMT+05:00":20270705T180000')));
  expect(found?.times.start).toBe('2027-07-05T18:00');
});

test('a text that only Outlook has stands in for one that is missing', () => {
  const html = 'X-ALT-DESC;FMTTYPE=text/html:<p>Príďte\\, bude čaj.</p>\\n';
  const textOf = (...lines: string[]) => readCalendar(calendar(...event('DTSTART:20261205T180000', ...lines)))[0];
  expect(textOf(html)?.description).toBe('<p>Príďte, bude čaj.</p>\n');
  expect(textOf('DESCRIPTION:\\n', html)?.description).toBe('<p>Príďte, bude čaj.</p>\n');
  expect(textOf('DESCRIPTION:Text.', html)?.description).toBe('Text.');
});

test('the invitation to a video call that a program added is no part of the text, and that is said', () => {
  const google = '-::~:~::~:~:~::~:~::-\\nGoogle Meet: https://meet.example/a\\n-::~:~::~:~:~::~:~::-';
  const line = '_'.repeat(80);
  const teams = `${line}\\nMicrosoft Teams meeting\\nPripojte sa: https://teams.example/a\\n${line}`;
  for (const invitation of [google, teams]) {
    const [found] = readCalendar(
      calendar(...event('DTSTART:20261205T180000', `DESCRIPTION:O vode.\\n\\n${invitation}\\nPríďte.`)),
    );
    expect(found?.description).toBe('O vode.\n\n\nPríďte.');
    expect(found?.notes).toEqual(['Z\u00a0textu sme vynechali pozvánku na videohovor.']);
  }
  const [own] = readCalendar(calendar(...event('DTSTART:20261205T180000', `DESCRIPTION:Prvá\\n${line}\\nDruhá`)));
  expect([own?.description, own?.notes]).toEqual([`Prvá\n${line}\nDruhá`, []]);
});

test('a day that Exchange writes as a span between midnights is a whole day', () => {
  const midnights = ['DTSTART;TZID=Europe/Bratislava:20261205T000000', 'DTEND;TZID=Europe/Bratislava:20261206T000000'];
  const isAllDay = (...lines: string[]) => readCalendar(calendar(...event(...lines)))[0]?.times.isAllDay;
  expect(isAllDay(...midnights, 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE')).toBe(true);
  expect(isAllDay(...midnights, 'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE')).toBe(false);
  expect(isAllDay('DTSTART:20261205T180000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE')).toBe(false);
});

test('an event is cancelled by the method of its calendar as well, and what is not sure yet says so', () => {
  const lines = event('DTSTART:20261205T180000');
  expect(readCalendar(calendar('METHOD:CANCEL', ...lines))[0]?.status).toBe('Zrušený');
  expect(readCalendar(calendar('METHOD:PUBLISH', ...lines))[0]?.status).toBeNull();
  const tentative = calendar(...event('DTSTART:20261205T180000', 'STATUS:TENTATIVE', 'RRULE:FREQ=WEEKLY;COUNT=2'));
  const note = 'V\u00a0kalendári je len predbežné.';
  expect(readCalendar(tentative).map(({ notes }) => notes)).toEqual([[note], [note]]);
});

test.each([
  [
    'in UTC, in winter',
    ['DTSTART:20261205T170000Z', 'DTEND:20261205T190000Z'],
    ['2026-12-05T18:00', '2026-12-05T20:00'],
  ],
  ['in UTC, in summer', ['DTSTART:20270705T160000Z'], ['2027-07-05T18:00', null]],
  ['on the clock of whoever reads it', ['DTSTART:20261205T180000'], ['2026-12-05T18:00', null]],
  ['in our zone', ['DTSTART;TZID=Europe/Bratislava:20261205T180000'], ['2026-12-05T18:00', null]],
  ['in another zone', ['DTSTART;TZID=America/New_York:20261205T120000'], ['2026-12-05T18:00', null]],
  ['in the hour that March skips', ['DTSTART;TZID=Europe/Bratislava:20270328T023000'], ['2027-03-28T03:30', null]],
  [
    'around the change in March',
    ['DTSTART:20270328T003000Z', 'DTEND:20270328T013000Z'],
    ['2027-03-28T01:30', '2027-03-28T03:30'],
  ],
  [
    'around the change in October',
    ['DTSTART:20261024T223000Z', 'DTEND:20261025T023000Z'],
    ['2026-10-25T00:30', '2026-10-25T03:30'],
  ],
  [
    'with a length over the change in October',
    ['DTSTART;TZID=Europe/Bratislava:20261024T220000', 'DURATION:PT6H'],
    ['2026-10-24T22:00', '2026-10-25T03:00'],
  ],
  ['on a whole day', ['DTSTART;VALUE=DATE:20261205'], ['2026-12-05T00:00', '2026-12-06T00:00']],
  [
    'on a whole day, its end left out of it',
    ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206'],
    ['2026-12-05T00:00', '2026-12-06T00:00'],
  ],
  [
    'on a whole day that ends where it begins',
    ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261205'],
    ['2026-12-05T00:00', '2026-12-06T00:00'],
  ],
  ['on three whole days', ['DTSTART;VALUE=DATE:20261230', 'DURATION:P3D'], ['2026-12-30T00:00', '2027-01-02T00:00']],
  [
    'that ends some time of its day',
    ['DTSTART:20261205T170000Z', 'DTEND;VALUE=DATE:20261205'],
    ['2026-12-05T18:00', null],
  ],
  ['that takes no time', ['DTSTART:20261205T170000Z', 'DTEND:20261205T170000Z'], ['2026-12-05T18:00', null]],
])('an event %s has its hour in Bratislava', (_, lines, expected) => {
  expect(timesOf(...lines)).toEqual(expected);
});

test.each([
  ['DTSTART;TZID=Central Europe Standard Time:20261205T180000', '2026-12-05T18:00'],
  ['DTSTART;TZID=Central Europe Standard Time:20270705T180000', '2027-07-05T18:00'],
])("a zone by a name of Windows' is read as the file explains it", (line, start) => {
  const [found] = readCalendar(calendar(...OUTLOOK_ZONE, ...event(line)));
  expect(found?.times).toMatchObject({ start, problems: [] });
});

test.each([
  ['a whole day', 'DTSTART;VALUE=DATE:20261230', ['2026-12-30T00:00', '2136-07-06T00:00']],
  ['an hour', 'DTSTART:20261230T170000Z', ['2026-12-30T18:00', '2136-07-06T19:00']],
])('an event that lasts for ages from %s on ends on the day it says', (_, start, expected) => {
  expect(timesOf(start, 'DURATION:P40000D')).toEqual(expected);
});

test.each(['P1000000D', 'P4000000D', 'P9999999999999D'])('a length beyond all calendars, %s, is said', (length) => {
  const problem = ['Začiatok alebo koniec sa v\u00a0kalendári nedá prečítať.'];
  expect(timesOf('DTSTART;VALUE=DATE:20261230', `DURATION:${length}`)).toEqual(problem);
  expect(timesOf('DTSTART:20261230T170000Z', `DURATION:${length}`)).toEqual(problem);
});

test.each([
  ['Central Europe Standard Time', '20261205T180000', '2026-12-05T18:00'],
  ['Central Europe Standard Time', '20270705T180000', '2027-07-05T18:00'],
  ['GMT Standard Time', '20270705T180000', '2027-07-05T19:00'],
  ['FLE Standard Time', '20261205T180000', '2026-12-05T17:00'],
  ['Eastern Standard Time', '20261205T120000', '2026-12-05T18:00'],
])('the zone „%s“ of Windows is known without an explanation: %s', (zone, time, start) => {
  expect(timesOf(`DTSTART;TZID="${zone}":${time}`)).toEqual([start, null]);
});

test('an entry that is private, confidential or of a class that nobody knows says so', () => {
  const classes = ['CLASS:PUBLIC', 'CLASS:PRIVATE', 'CLASS:CONFIDENTIAL', 'CLASS:X-VEDENIE', 'X-NIC:1'];
  const found = readCalendar(calendar(...classes.flatMap((line) => event('DTSTART:20261205T180000', line))));
  expect(found.map(({ isPrivate = false }) => isPrivate)).toEqual([false, true, true, true, false]);
});

test('a zone that nobody explains, and a time that is none, are problems of their event only', () => {
  const found = readCalendar(
    calendar(
      ...event('DTSTART;TZID=Mars Standard Time:20261205T180000'),
      ...event('DTSTART:zajtra'),
      ...event(),
      ...event('DTSTART:20261205T180000'),
    ),
  );
  expect(found.map(({ times }) => times.problems)).toEqual([
    ['Časové pásmo „Mars Standard Time“ nepoznáme, čas sa nedá určiť.'],
    ['Začiatok alebo koniec sa v\u00a0kalendári nedá prečítať.'],
    ['Chýba deň, kedy sa podujatie začína.'],
    [],
  ]);
});

test('an event that repeats without an end comes with its first date and says so', () => {
  const [endless, other] = readCalendar(
    calendar(
      ...event('DTSTART:20261205T180000', 'RRULE:FREQ=WEEKLY'),
      ...event('DTSTART:20261205T180000', 'RRULE:FREQ=WEEKLY;INTERVAL=2'),
    ),
  );
  expect(endless?.times.start).toBe('2026-12-05T18:00');
  expect(endless?.further).toBeUndefined();
  expect(endless?.notes).toEqual([
    'Opakuje sa každý týždeň bez konca. Pridá sa len prvý termín, ďalšie pridáte vo formulári cez „Opakovať“.',
  ]);
  expect(other?.notes[0]).toMatch(/^Opakuje sa bez konca\. /);
});

test('several calendars in one file are one list', () => {
  const one = calendar(...event('DTSTART:20261205T180000'));
  expect(readCalendar(`${one}${one}`)).toHaveLength(2);
});

test.each([
  ['a title that calls itself a time', 'SUMMARY;VALUE=DATE-TIME:večer', { title: '' }],
  ['a status that calls itself a length', 'STATUS;VALUE=DURATION:dlho', { status: null }],
  ['a rule until no day', 'RRULE:FREQ=DAILY;UNTIL=zajtra', { notes: [expect.stringContaining('len prvý termín')] }],
  [
    'a rule that names a part of the reader',
    'RRULE:FREQ=DAILY;COUNT=3;PARTS=x;BYDAY=MO',
    { notes: [expect.stringContaining('len prvý termín')] },
  ],
])('%s keeps no event from being read', (_, line, expected) => {
  const [found] = readCalendar(
    calendar('BEGIN:VEVENT', 'DTSTART:20261205T180000', line, 'LOCATION:Dvorana', 'END:VEVENT'),
  );
  expect(found).toMatchObject({ location: 'Dvorana', times: { start: '2026-12-05T18:00' }, ...expected });
});

test.each([
  ['an end', ['DTSTART:20261205T180000', 'DTEND:00010101T180000']],
  ['a start', ['DTSTART:00010101T180000']],
  ['a start on a whole day', ['DTSTART;VALUE=DATE:22001231']],
])('%s beyond the years of the calendar is said', (_, lines) => {
  expect(timesOf(...lines)).toEqual(['Začiatok alebo koniec sa v\u00a0kalendári nedá prečítať.']);
});

test.each([
  'FREQ=DAILY;COUNT=5;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;COUNT=5;BYMONTHDAY=-1',
  'FREQ=DAILY;COUNT=5;INTERVAL=7;BYDAY=MO',
  'FREQ=DAILY;COUNT=5;BYDAY=1SA',
  'FREQ=DAILY;COUNT=5;INTERVAL=999999999',
  'FREQ=WEEKLY;COUNT=5;BYWEEKNO=53',
  'FREQ=MONTHLY;COUNT=5;INTERVAL=24;BYDAY=5MO',
  'FREQ=MINUTELY;UNTIL=20270101T000000Z;BYMONTH=2',
  'FREQ=YEARLY;COUNT=5;INTERVAL=1000',
])('the rule %s, for which the library may look for ever, gives the first date and says so', (rule) => {
  const [found] = readCalendar(calendar(...event('DTSTART:20261205T180000', `RRULE:${rule}`)));
  expect(found?.times.start).toBe('2026-12-05T18:00');
  expect(found?.further).toBeUndefined();
  expect(found?.notes).toEqual([expect.stringContaining('Pridá sa len prvý termín')]);
});

test('a zone without a name keeps nobody from reading times of others', () => {
  const nameless = OUTLOOK_ZONE.filter((line) => !line.startsWith('TZID'));
  const [found] = readCalendar(
    calendar(...nameless, ...event('DTSTART;TZID=Europe/Bratislava:20261205T180000', 'DTEND:20261205T190000Z')),
  );
  expect(found?.times).toMatchObject({ start: '2026-12-05T18:00', end: '2026-12-05T20:00', problems: [] });
});

test('a zone that is named without its offsets is one that nobody explains', () => {
  const empty = ['BEGIN:VTIMEZONE', 'TZID:Hodiny domu', 'END:VTIMEZONE'];
  const halves = OUTLOOK_ZONE.filter((line) => !line.startsWith('TZOFFSETTO')).map((line) =>
    line.replace('Central Europe Standard Time', 'Hodiny domu'),
  );
  for (const zone of [empty, halves]) {
    const [found] = readCalendar(calendar(...zone, ...event('DTSTART;TZID=Hodiny domu:20261205T180000')));
    expect(found?.times.problems).toEqual(['Časové pásmo „Hodiny domu“ nepoznáme, čas sa nedá určiť.']);
  }
});

test('a zone whose clocks change every second is one that nobody explains', () => {
  const restless = OUTLOOK_ZONE.map((line) =>
    line
      .replace('FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'FREQ=SECONDLY')
      .replace('Central Europe Standard Time', 'Hodiny domu'),
  );
  const [found] = readCalendar(calendar(...restless, ...event('DTSTART;TZID=Hodiny domu:20261205T180000')));
  expect(found?.times.problems).toEqual(['Časové pásmo „Hodiny domu“ nepoznáme, čas sa nedá určiť.']);
});
