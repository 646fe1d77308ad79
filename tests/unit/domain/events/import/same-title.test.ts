import { expect, test } from 'vitest';
import { eventOfCells } from '../../../../../src/domain/events/import/found-event.ts';
import { IMPORT_HEADINGS } from '../../../../../src/domain/events/import/import-columns.ts';
import { judgeFoundEvent } from '../../../../../src/domain/events/import/import-row.ts';
import { NO_ANSWERS } from '../../../../../src/domain/events/import/open-question.ts';
import { joinSameTitles, sameTitles } from '../../../../../src/domain/events/import/same-title.ts';
import { guessColumns } from '../../../../../src/domain/words/table-columns.ts';

const COLUMNS = guessColumns(['Názov', 'Začiatok', 'Koniec', 'Miesto', 'Text'], IMPORT_HEADINGS);
const READING = { today: '2026-11-20', answers: NO_ANSWERS };
const line = (at: number, ...cells: string[]) => eventOfCells(cells, at, COLUMNS, READING);
const NOW = Date.parse('2026-11-20T12:00:00+01:00');

const LINES = [
  line(2, 'Kurz keramiky', '8. 12. 2026 18:00', '20:00', 'Klubovňa', 'Text.'),
  line(3, 'Jazz', '5. 12. 2026 19:00', '', 'Foyer', 'Text.'),
  line(4, 'KURZ keramiky', '1. 12. 2026 18:00', '20:00', 'Dvorana', 'Text.'),
];

test('lines of one title are found, whatever their capitals, and only those that begin at different times', () => {
  expect(sameTitles(LINES)).toEqual([{ key: 'kurz keramiky', title: 'Kurz keramiky', count: 2 }]);
  expect(sameTitles([...LINES, line(5, 'Kurz keramiky', '8. 12. 2026 18:00', '', '', 'Text.')])).toEqual([]);
  expect(sameTitles([line(2, '', '1. 12. 2026'), line(3, '', '2. 12. 2026')])).toEqual([]);
});

test('joined lines are one event with its dates in order; what differs is taken from the first, and said', () => {
  const joined = joinSameTitles(LINES, new Set(['kurz keramiky']));
  expect(joined.map(({ title }) => title)).toEqual(['KURZ keramiky', 'Jazz']);
  const choices = {
    nowMs: NOW,
    titleForText: false,
    areDrafts: true,
    kinds: [],
    answers: NO_ANSWERS,
    priceForNone: '',
  };
  const [course] = joined.map((found) => judgeFoundEvent(found, choices));
  expect(course?.fields).toMatchObject({
    start_date: '2026-12-01T18:00',
    location: 'Dvorana',
    dates: [
      { start_date: '2026-12-01T18:00', end_date: '2026-12-01T20:00', status: null },
      { start_date: '2026-12-08T18:00', end_date: '2026-12-08T20:00', status: null },
    ],
  });
  expect(course?.notes).toEqual(['Termíny sa líšia (miesto), platí to z\u00a0prvého: riadok 4.']);
  expect(course?.problems).toEqual([]);
});

test('what is open about any of the joined lines is open about them all', () => {
  const columns = guessColumns(['Názov', 'Začiatok', 'Stav'], IMPORT_HEADINGS);
  const read = (at: number, ...cells: string[]) => eventOfCells(cells, at, columns, READING);
  const lines = [read(2, 'Kurz', '1. 12. 2026 18:00', ''), read(3, 'Kurz', '8. 12. 2026 18:00', 'presunuté')];
  const [joined] = joinSameTitles(lines, new Set(['kurz']));
  expect(joined?.questions?.map(({ about }) => about)).toEqual(['Stav „presunuté“']);
});

test('nothing is joined unasked', () => {
  expect(joinSameTitles(LINES, new Set())).toEqual(LINES);
});
