import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ImportFile,
  readImportFile,
  readTableEvents,
} from '../../../../../src/admin/events/import/read-import-file.ts';
import { readTexts } from '../../../../../src/admin/events/import/read-markup.ts';
import { atOnce } from '../../../../../src/admin/shared/in-turns.ts';
import type { FoundEvent } from '../../../../../src/domain/events/import/found-event.ts';
import { IMPORT_HEADINGS } from '../../../../../src/domain/events/import/import-columns.ts';
import { judgeFoundEvent } from '../../../../../src/domain/events/import/import-row.ts';
import { NO_ANSWERS } from '../../../../../src/domain/events/import/open-question.ts';
import { joinSameTitles, sameTitles } from '../../../../../src/domain/events/import/same-title.ts';
import { guessColumns } from '../../../../../src/domain/words/table-columns.ts';
import { mutatedBytes } from '../../../../support/mutated-bytes.ts';
import { cases, SLOW_CASES_MS } from '../../../../support/property-cases.ts';

const READING = { today: '2026-11-20', answers: NO_ANSWERS };
const CHOICES = {
  nowMs: Date.parse('2026-11-20T12:00:00+01:00'),
  titleForText: true,
  areDrafts: false,
  kinds: [{ id: 'concert', name: 'Koncert' }],
  answers: NO_ANSWERS,
  priceForNone: '',
};

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Dom//Program//SK',
  'BEGIN:VTIMEZONE',
  'TZID:Central Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:20201025T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20200329T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:kurz@dom.example',
  'DTSTART;TZID=Europe/Bratislava:20270302T180000',
  'DTEND;TZID=Europe/Bratislava:20270302T193000',
  'RRULE:FREQ=WEEKLY;COUNT=5',
  'RDATE;TZID=Europe/Bratislava:20270404T180000',
  'EXDATE;TZID=Europe/Bratislava:20270309T180000',
  'SUMMARY:Keramika v\u00a0utorok',
  'DESCRIPTION:Päť stretnutí\\, prvé s hlinou.\\nVstup voľný a na dlhom riadku so',
  '  slovom na konci.',
  'CATEGORIES:Koncert,Kurz',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:kurz@dom.example',
  'RECURRENCE-ID;TZID=Europe/Bratislava:20270316T180000',
  'DTSTART;TZID=Europe/Bratislava:20270317T180000',
  'DURATION:PT1H30M',
  'SUMMARY:Keramika v\u00a0stredu',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;TZID="Central Europe Standard Time":20270312T190000',
  'DURATION:PT2H',
  'SUMMARY:Ľúbezný večer',
  'LOCATION:Malá sála',
  'URL:https://dom.example/vecer',
  'STATUS:CANCELLED',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'DTSTART;VALUE=DATE:20270401',
  'DTEND;VALUE=DATE:20270404',
  'SUMMARY:Výstava',
  'RRULE:FREQ=MONTHLY;BYDAY=1TH;UNTIL=20270901T000000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const TABLE = [
  'Názov;Dátum;Čas;Koniec;Miesto;Opis;Druh;Vstupné;Vstupenky;Web',
  'Jazz;5. 12. 2026;18:00;20:00;Dvorana;"Prvý riadok',
  'druhý ""riadok""";koncert;5 €;https://listky.example;https://jazz.example',
  'Jazz;6. decembra 2026;od 18.00 h;;Dvorana;Text.;;zadarmo;;',
  'Výstava;2026-12-05;;2026-12-31;Foyer;• jeden',
  'Trh;3. – 5. 12. 2027;10 h;;Dvor;Text.;;-;;',
  'Ples;sobota;0:00;zajtra 0:00;Sála;Text.;;nie;;',
  'Kino;5.12.26 19:30 – 21:00;;24:00;;Film.;;4,50;;',
  '',
].join('\r\n');

const OLD_TABLE = '4ee17a6f763b44e174756d0d0abcfa62657a6efd20649e657a3b352e2031322e20323032360d0a';

const FILES: ReadonlyMap<string, Buffer> = new Map([
  ['a calendar', Buffer.from(CALENDAR)],
  ['a table', Buffer.from(`\ufeffsep=;\r\n${TABLE}`)],
  ['a table of an old program', Buffer.from(OLD_TABLE, 'hex')],
  ['a table with two bytes a letter', Buffer.from(`\ufeff${TABLE}`, 'utf16le')],
]);

const SIGNS = [
  ...[':', ';', ',', '"', '\\', '\\n', '=', '\r', '\n', '\r\n', '\r\n ', '\t', ' ', '\0', '\ufeff', '\u2028'],
  ...['BEGIN:VEVENT\r\n', 'END:VEVENT\r\n', 'END:VCALENDAR\r\n', 'BEGIN:\r\n', 'constructor:x\r\n', '__proto__:x\r\n'],
  ...[';VALUE=DATE', ';VALUE=DATE-TIME', ';VALUE=PERIOD', ';VALUE=RECUR', ';VALUE=BINARY', ';TZID=Mars', ';TZID="'],
  ...['00000101T000000', '99991231T235960', '20270230', '20270328T023000', 'P9999999999999D', '-PT5M', 'zajtra'],
  ...['FREQ=SECONDLY;UNTIL=99991231', 'FREQ=DAILY;BYMONTHDAY=30;BYMONTH=2;COUNT=9', 'FREQ=YEARLY;BYMONTHDAY=30'],
  ...['FREQ=DAILY;INTERVAL=999999999;COUNT=2', 'FREQ=MONTHLY;BYDAY=5MO;COUNT=70', 'RRULE:FREQ=WEEKLY;COUNT=2\r\n'],
  ...['32. 13. 2026', '0. 0. 0000', '31. 12. 2199 24:00', '25:61', '1e9', '-5', '5 €', 'http://[', '""""'],
  ...['\ud83d\ude00', '\u202e', '\u0301', '&lt;', '&#9;', '[a](b)', '_*`~', 'x'.repeat(300)],
  ...['<b>', '</b>', '<p>', '<br>', '<ul><li>', '</li>', '<a href="https://x.example/(">', '<td>', '<blockquote>'],
];

function expectWords(text: string): void {
  expect(text).toMatch(/\S\.$/);
  expect(text).not.toMatch(/undefined|\[object|NaN|Invalid|Error/);
}

function foundIn(file: Exclude<ImportFile, { kind: 'refused' }>): FoundEvent[] {
  if (file.kind === 'calendar') return file.events;
  const columns = guessColumns(file.table.headings, IMPORT_HEADINGS);
  return atOnce(readTableEvents(file.table, columns, READING));
}

function readAny(bytes: Uint8Array): ImportFile {
  const file = atOnce(readImportFile('subor', bytes));
  if (file.kind !== 'unsure') return file;
  for (const { line } of file.readings) expect(line.length).toBeLessThanOrEqual(120);
  const chosen = atOnce(readImportFile('subor', bytes, file.readings[0]?.encoding));
  if (chosen.kind === 'unsure') throw new Error('A chosen encoding is asked for again');
  return chosen;
}

test(
  'whatever bytes a file of events holds, it is refused with a sentence, or each of its events is judged',
  () => {
    fc.assert(
      fc.property(mutatedBytes({ files: FILES, signs: SIGNS, valueAfter: ':' }), ({ bytes }) => {
        const file = readAny(bytes);
        if (file.kind === 'refused') {
          expectWords(file.reason);
          return;
        }
        const read = foundIn(file);
        const texts = atOnce(readTexts(read, new Map()));
        const found = read.map((event) => ({ ...event, description: texts.get(event.description) ?? '' }));
        const joined = joinSameTitles(found, new Set(sameTitles(found).map(({ key }) => key)));
        for (const event of [...found, ...joined]) {
          const { start, end, further = [], problems, notes, fields } = judgeFoundEvent(event, CHOICES);
          for (const text of [...problems, ...notes]) expectWords(text);
          for (const moment of [start, end, ...further.flatMap((date) => [date.start, date.end])])
            expect(moment === null || !Number.isNaN(Date.parse(moment))).toBe(true);
          JSON.stringify(fields);
        }
      }),
      cases(),
    );
  },
  SLOW_CASES_MS,
);
