import { expect, test } from 'vitest';
import { readEventTimes } from '../../../../../src/domain/events/import/event-times.ts';
import { type Answers, NO_ANSWERS } from '../../../../../src/domain/events/import/open-question.ts';

/** A Saturday. */
const today = '2026-11-21';

const read = (cells: readonly string[], answers: Answers = NO_ANSWERS) => {
  const [start = '', startTime = '', end = '', endTime = '', allDay = ''] = cells;
  return readEventTimes({ start, startTime, end, endTime, isAllDay: allDay !== '' }, { today, answers });
};
const times = (...cells: string[]) => {
  const { start, end, isAllDay, problems } = read(cells).times;
  return problems.length > 0 ? problems : [start, end, isAllDay];
};

test('hours may stand beside the day, and ends are understood as people mean them', () => {
  expect(times('5. 12. 2026', '18:00')).toEqual(['2026-12-05T18:00', null, false]);
  expect(times('5. 12. 2026', '18:00 – 20:00')).toEqual(['2026-12-05T18:00', '2026-12-05T20:00', false]);
  expect(times('5. 12. 2026', '18:00', '', '20:00')).toEqual(['2026-12-05T18:00', '2026-12-05T20:00', false]);
  expect(times('5. 12. 2026 18:00', '', '20:00')).toEqual(['2026-12-05T18:00', '2026-12-05T20:00', false]);
  expect(times('31. 12. 2026 20:00', '', '2:00')).toEqual(['2026-12-31T20:00', '2027-01-01T02:00', false]);
  expect(times('31. 12. 2026 20:00', '', '24:00')).toEqual(['2026-12-31T20:00', '2027-01-01T00:00', false]);
  expect(times('5. 12. 2026 18:00', '', '6. 12. 2026 2:00')).toEqual(['2026-12-05T18:00', '2026-12-06T02:00', false]);
  expect(times('5. 12. 2026 18:00', '', '6. 12. 2026 24:00')).toEqual(['2026-12-05T18:00', '2026-12-07T00:00', false]);
  expect(times('5. 12. 2026 18:00', '', '5. 12. 2026')).toEqual(['2026-12-05T18:00', null, false]);
});

test('a last day without an hour belongs to the event wholly, and a day without hours is a whole day', () => {
  expect(times('5. 12. 2026')).toEqual(['2026-12-05T00:00', '2026-12-06T00:00', true]);
  expect(times('5. 12. 2026', '', '31. 12. 2026')).toEqual(['2026-12-05T00:00', '2027-01-01T00:00', true]);
  expect(times('5. 12. 2026 17:00', '', '31. 1. 2027')).toEqual(['2026-12-05T17:00', '2027-02-01T00:00', false]);
});

test('days and hours are read as in the forms', () => {
  expect(times('5.12.2027.', '18,30')).toEqual(['2027-12-05T18:30', null, false]);
  expect(times('5. XII. 2027 (nedeľa)', '1830')).toEqual(['2027-12-05T18:30', null, false]);
  expect(times('5.12.2027', 'od 18.00 hod.')).toEqual(['2027-12-05T18:00', null, false]);
  expect(times('5.12.2027', '18:00 h - 20:00 h')).toEqual(['2027-12-05T18:00', '2027-12-05T20:00', false]);
});

test('days are read as English programs name them', () => {
  for (const day of ['5-Dec-26', '5 December 2026', 'Saturday, December 5, 2026', 'Dec 5th 2026', 'Sat 05 Dec 2026'])
    expect(times(`${day} 7:00 PM`)).toEqual(['2026-12-05T19:00', null, false]);
  expect(times('5. mar 27')).toEqual(['2027-03-05T00:00', '2027-03-06T00:00', true]);
});

test('a cell with a span of days has the end of the event', () => {
  expect(times('3. – 5. 12. 2027')).toEqual(['2027-12-03T00:00', '2027-12-06T00:00', true]);
  expect(times('3.12.2027 - 5.12.2027', '10:00')).toEqual(['2027-12-03T10:00', '2027-12-06T00:00', false]);
  expect(times('3. – 5. 12. 2027', '10:00', '', '16:00')).toEqual(['2027-12-03T10:00', '2027-12-05T16:00', false]);
});

test('a day without a year is the next one, and that is said', () => {
  expect(times('5. 12.', '18:00')).toEqual(['2026-12-05T18:00', null, false]);
  expect(read(['5. 11. 18:00']).notes).toEqual(['Rok pri „5. 11. 18:00“ chýba, rozumieme mu ako 2027.']);
  expect(times('28. 12. 2026', '', '3. 1.')).toEqual(['2026-12-28T00:00', '2027-01-04T00:00', true]);
});

test('an end at the very start is none', () => {
  expect(times('5. 12. 2026', '18:00', '', '18:00')).toEqual(['2026-12-05T18:00', null, false]);
  expect(times('5. 12. 2026', '18:00', '18:00')).toEqual(['2026-12-05T18:00', null, false]);
  expect(times('5. 12. 2026', '18:00', '', '17:30')).toEqual(['2026-12-05T18:00', '2026-12-06T17:30', false]);
});

test('hours that a spreadsheet counts in parts of a day are no hours', () => {
  expect(times('5. 12. 2026', '0,25')).toEqual([expect.stringContaining('Čas „0,25“ nepoznáme.')]);
  expect(times('5. 12. 2026', '18:00', '', '0.85')).toEqual([expect.stringContaining('Čas konca „0.85“ nepoznáme.')]);
  expect(times('5. 12. 2026', '18:00', '0,25')).toEqual([expect.stringContaining('Koniec „0,25“ nepoznáme.')]);
});

test('a part of a day behind its day is no hour either, though the end of a span may look so', () => {
  expect(times('5.12.2027 0,25')).toEqual([expect.stringContaining('Začiatok „5.12.2027 0,25“ nepoznáme.')]);
  expect(times('5.12.2027 18:00', '', '6.12.2027 0.25')).toEqual([expect.stringContaining('Koniec „6.12.2027 0.25“')]);
  expect(times('5.12.2027 22.00 – 0.30')).toEqual(['2027-12-05T22:00', '2027-12-06T00:30', false]);
  expect(times('5.12.2027 0:25')).toEqual(['2027-12-05T00:25', null, false]);
});

test('two digits behind a day that may be a year or an hour are asked about, alone', () => {
  const answered = (value: string, ...cells: string[]) => {
    const { questions } = read(cells);
    expect(questions.map(({ about }) => about)).toEqual([`Deň „${cells.at(-1)}“`]);
    const { start, end } = read(cells, new Map(questions.map(({ key }) => [key, value] as const))).times;
    return [start, end];
  };
  expect(read(['5. 12. 18']).times).toEqual({ start: null, end: null, isAllDay: false, problems: [] });
  for (const cell of ['5. 12. 18', '5.12.18', '5. decembra 18'])
    expect([answered('year', cell), answered('hour', cell)]).toEqual([
      ['2018-12-05T00:00', '2018-12-06T00:00'],
      ['2026-12-05T18:00', null],
    ]);
  expect(answered('hour', '3. – 5. 12. 18')).toEqual(['2026-12-03T18:00', '2026-12-06T00:00']);
  expect(answered('hour', '5. 12. 2026 16:00', '', '5. 12. 18')).toEqual(['2026-12-05T16:00', '2026-12-05T18:00']);
});

test('two digits behind a day are its year where an hour stands elsewhere, or where they are none', () => {
  expect(read(['5. 12. 18', '19:00'])).toMatchObject({ times: { start: '2018-12-05T19:00' }, questions: [] });
  expect(read(['5. 12. 18 19:00'])).toMatchObject({ times: { start: '2018-12-05T19:00' }, questions: [] });
  expect(read(['5. 12. 27'])).toMatchObject({ times: { start: '2027-12-05T00:00' }, questions: [] });
  expect(read(['2005-12-05'])).toMatchObject({ times: { start: '2005-12-05T00:00' }, questions: [] });
});

test('what cannot be read is named as it is written', () => {
  expect(times('')).toEqual(['Chýba deň, kedy sa podujatie začína.']);
  expect(times('31. 2. 2026')).toEqual([expect.stringContaining('„31. 2. 2026“')]);
  expect(times('sobota 6. 12. 2026')).toEqual([expect.stringContaining('Začiatok „sobota 6. 12. 2026“ nepoznáme.')]);
  expect(times('5. 12. 2026', 'večer')).toEqual([expect.stringContaining('Čas „večer“ nepoznáme.')]);
  expect(times('5. 12. 2026', '10:00 a 16:00')).toEqual([expect.stringContaining('Čas „10:00 a 16:00“ nepoznáme.')]);
  expect(times('5. 12. 2026', '24:00')).toEqual([expect.stringContaining('Čas „24:00“ nepoznáme.')]);
  expect(times('5. 12. 2026 24:00')).toEqual([expect.stringContaining('Začiatok „5. 12. 2026 24:00“ nepoznáme.')]);
  expect(times('5. 12. 2026', '18:00', 'neskoro')).toEqual([expect.stringContaining('Koniec „neskoro“ nepoznáme.')]);
  expect(times('5. 12. 2026', '18:00', '', 'ráno')).toEqual([expect.stringContaining('Čas konca „ráno“')]);
  expect(times('1. 12. 2026', '18:00', '5.12')).toEqual([expect.stringContaining('„5.12“ môže byť deň aj čas.')]);
});

test('a day that counts from a day nobody knows is asked about, and is none until it is answered', () => {
  const { times: open, questions } = read(['v sobotu', '18:00']);
  expect(open).toEqual({ start: null, end: null, isAllDay: false, problems: [] });
  expect(questions.map(({ about, answers }) => [about, ...answers.map(({ label }) => label)])).toEqual([
    ['Deň „v sobotu“', 'sobota 28.\u00a0novembra 2026'],
  ]);
  const answers = new Map(questions.map(({ key, answers: [only] }) => [key, only?.value ?? ''] as const));
  const answered = read(['v sobotu', '18:00'], answers);
  expect(answered.times).toEqual({ start: '2026-11-28T18:00', end: null, isAllDay: false, problems: [] });
  expect(answered.questions).toEqual(questions);
  expect(read(['5. 12. 2026', '18:00', 'zajtra']).times.start).toBeNull();
});

test('0:00 as a spreadsheet writes it is asked about, where it may be a missing hour', () => {
  const keys = (...cells: string[]) => read(cells).questions.map(({ key }) => key);
  const answered = (value: string, ...cells: string[]) => {
    const { start, end, isAllDay } = read(cells, new Map(keys(...cells).map((key) => [key, value] as const))).times;
    return [start, end, isAllDay];
  };
  const start = ['5.12.2027 0:00'];
  expect(keys(...start)).toHaveLength(1);
  expect(read(start).times.start).toBeNull();
  expect(answered('none', ...start)).toEqual(['2027-12-05T00:00', '2027-12-06T00:00', true]);
  expect(answered('midnight', ...start)).toEqual(['2027-12-05T00:00', null, false]);
  expect(keys('5.12.2027', '00:00:00')).toEqual(keys(...start));
  const end = ['5.12.2027 18:00', '', '7.12.2027 0:00:00'];
  expect(keys(...end)).toHaveLength(1);
  expect(answered('none', ...end)).toEqual(['2027-12-05T18:00', '2027-12-08T00:00', false]);
  expect(answered('midnight', ...end)).toEqual(['2027-12-05T18:00', '2027-12-07T00:00', false]);
  const hour = ['5.12.2027', '18:00', '', '0:00'];
  expect(answered('none', ...hour)).toEqual(['2027-12-05T18:00', null, false]);
  expect(answered('midnight', ...hour)).toEqual(['2027-12-05T18:00', '2027-12-06T00:00', false]);
});

test('0:00 is no question where the hour stands elsewhere, or is part of a span', () => {
  expect(read(['5.12.2027 0:00:00', '18:00'])).toMatchObject({ times: { start: '2027-12-05T18:00' }, questions: [] });
  expect(read(['5.12.2027', '0:00 – 2:00'])).toMatchObject({ times: { start: '2027-12-05T00:00' }, questions: [] });
  expect(read(['5.12.2027', '18:00 – 0:00'])).toMatchObject({ times: { end: '2027-12-06T00:00' }, questions: [] });
  expect(read(['5.12.2027', '20:00', '24.00'])).toMatchObject({ times: { end: '2027-12-06T00:00' }, questions: [] });
});

test('of an event that lasts all day the hours are not asked about, and its last day counts as its program writes it', () => {
  const allDay = (...cells: [string, string, string, string]) => {
    const { times: read_, questions } = read([...cells, 'áno']);
    return [read_.start, read_.end, read_.isAllDay, questions.length];
  };
  const whole = ['2027-12-05T00:00', '2027-12-06T00:00', true, 0];
  expect(allDay('5.12.2027', '0:00:00', '6.12.2027', '0:00:00')).toEqual(whole);
  expect(allDay('5.12.2027', '', '5.12.2027', '')).toEqual(whole);
  expect(allDay('5.12.2027', '8:00', '', '')).toEqual(whole);
  expect(allDay('5.12.2027', '0:00', '5.12.2027', '0:00')).toEqual(whole);
  expect(allDay('5.12.2027 0:00', '', '5.12.2027 23:59', '')).toEqual(whole);
  expect(allDay('5.12.2027', '', '7.12.2027', '')).toEqual(['2027-12-05T00:00', '2027-12-08T00:00', true, 0]);
});

test('the order of day and month around a slash is asked about once, and only where both are possible', () => {
  const cells = ['5/12/2027', '7:30 PM', '06/12/2027', '9:00 PM'];
  const open = read(cells);
  expect(open.times).toEqual({ start: null, end: null, isAllDay: false, problems: [] });
  expect(open.questions.map(({ about, answers }) => [about, ...answers.map(({ label }) => label)])).toEqual([
    ['Deň „5/12“ v\u00a0tejto tabuľke', '5.\u00a0decembra', '12.\u00a0mája'],
  ]);
  expect(read(['1/2/27', '18:00']).questions).toEqual(open.questions);
  const answered = (value: string, of: readonly string[]) => {
    const { times: read_, questions } = read(of, new Map(open.questions.map(({ key }) => [key, value] as const)));
    return [read_.start, read_.end, questions.length];
  };
  expect(answered('day', cells)).toEqual(['2027-12-05T19:30', '2027-12-06T21:00', 1]);
  expect(answered('month', cells)).toEqual(['2027-05-12T19:30', '2027-06-12T21:00', 1]);
  expect(answered('month', ['1/2/27 18:00'])).toEqual(['2027-01-02T18:00', null, 1]);
  expect(answered('day', ['1/2/18'])).toEqual(['2018-02-01T00:00', '2018-02-02T00:00', 1]);
  expect(read(['25/12/2027', '18:00'])).toMatchObject({ times: { start: '2027-12-25T18:00' }, questions: [] });
  expect(read(['12/25/2027 6 PM'])).toMatchObject({ times: { start: '2027-12-25T18:00' }, questions: [] });
  expect(read(['5/5/2027', '18:00'])).toMatchObject({ times: { start: '2027-05-05T18:00' }, questions: [] });
  expect(read(['2027/12/05', '18:00'])).toMatchObject({ times: { start: '2027-12-05T18:00' }, questions: [] });
  expect(times('13/13/2027')).toEqual([expect.stringContaining('„13/13/2027“')]);
});

test('a day that a spreadsheet wrote as a number is asked about, and then its hours are parts of a day', () => {
  const ask = read(['46458,791666667', '', '46459']);
  expect(ask.times).toMatchObject({ start: null, problems: [] });
  expect(ask.questions).toEqual([
    {
      key: 'serial days',
      about: 'Deň „46458“ v\u00a0tejto tabuľke',
      answers: [
        { value: 'usual', label: '12.\u00a0marca 2027' },
        { value: 'mac', label: '13.\u00a0marca 2031' },
      ],
    },
  ]);
  const usual = (...cells: string[]) => {
    const { start, end, isAllDay } = read(cells, new Map([['serial days', 'usual']])).times;
    return [start, end, isAllDay];
  };
  expect(usual('46458,791666667', '', '46459')).toEqual(['2027-03-12T19:00', '2027-03-14T00:00', false]);
  expect(usual('46458', '0.75', '', '0,9375')).toEqual(['2027-03-12T18:00', '2027-03-12T22:30', false]);
  expect(usual('46458', '18:00', '0,875')).toEqual(['2027-03-12T18:00', '2027-03-12T21:00', false]);
  expect(usual('46458')).toEqual(['2027-03-12T00:00', '2027-03-13T00:00', true]);
  expect(read(['46458'], new Map([['serial days', 'mac']])).times.start).toBe('2031-03-13T00:00');
  expect(times('34567')).toEqual([expect.stringContaining('„34567“ nepoznáme')]);
});
