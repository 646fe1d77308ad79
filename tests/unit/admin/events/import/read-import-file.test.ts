import { expect, test } from 'vitest';
import { type ImportFile, readImportFile } from '../../../../../src/admin/events/import/read-import-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array | string) => readImportFile('subor', typeof bytes === 'string' ? utf8(bytes) : bytes);

function tableOf(file: ImportFile) {
  if (file.kind !== 'table') throw new Error(file.kind === 'refused' ? file.reason : file.kind);
  return [file.table.headings, ...file.table.rows.map(({ cells }) => cells)];
}

const TABLE = [
  ['Názov', 'Dátum'],
  ['Ľúbezný džez', '5. 12. 2026'],
];
/** „Názov;Dátum / Ľúbezný džez;5. 12. 2026“ as an older Excel writes it. */
const WINDOWS_1250 = Buffer.from(
  '4ee17a6f763b44e174756d0d0abcfa62657a6efd2064 9e657a3b352e2031322e20323032360d0a'.replaceAll(' ', ''),
  'hex',
);
const UTF_16 = Buffer.from('\ufeffNázov\tDátum\r\nĽúbezný džez\t5. 12. 2026\r\n', 'utf16le');

test.each<[string, Uint8Array | string]>([
  ['UTF-8 and semicolons', 'Názov;Dátum\nĽúbezný džez;5. 12. 2026\n'],
  ['UTF-8 with a mark, as Excel writes it', '\ufeffNázov;Dátum\r\nĽúbezný džez;5. 12. 2026\r\n'],
  ['Windows-1250', WINDOWS_1250],
  ['UTF-16 and tabs, as Excel writes it', UTF_16],
  ['commas', 'Názov,Dátum\n"Ľúbezný džez",5. 12. 2026'],
  ['tabs', 'Názov\tDátum\nĽúbezný džez\t5. 12. 2026'],
  ["Excel's hint on the separator", 'sep=;\r\nNázov;Dátum\r\nĽúbezný džez;5. 12. 2026\r\n'],
  ['empty lines around', '\n\nNázov;Dátum\n;\nĽúbezný džez;5. 12. 2026\n\n;;\n'],
])('a table in %s is read', (_, bytes) => {
  expect(tableOf(read(bytes))).toEqual(TABLE);
});

test('line breaks, separators and quotes inside of quotes belong to the cell, and rows keep the numbers they have in a spreadsheet', () => {
  const file = read('Názov;Text\n"A; „B“";"Prvý riadok\nDruhý ""riadok"""\n\nC;Text\n');
  expect(tableOf(file).slice(1)).toEqual([
    ['A; „B“', 'Prvý riadok\nDruhý "riadok"'],
    ['C', 'Text'],
  ]);
  expect(file.kind === 'table' && file.table.rows.map(({ line }) => line)).toEqual([2, 4]);
});

test.each<[string, Uint8Array | string, RegExp]>([
  ['an Excel workbook', Buffer.from('504b030400', 'hex'), /Uložiť ako.*CSV UTF-8/],
  ['an old Excel workbook', Buffer.from('d0cf11e0', 'hex'), /CSV UTF-8/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /nie je tabuľka ani kalendár/],
  ['nothing', '', /prázdny/],
  ['headings alone', 'Názov;Dátum\n', /len jeden riadok/],
  ['a quote without its pair', 'Názov;Dátum\n"Jazz;5. 12. 2026\n', /úvodzovka/],
  ['a calendar that breaks off', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:X\n', /ako kalendár/],
  ['an empty calendar', 'BEGIN:VCALENDAR\nEND:VCALENDAR\n', /žiadne podujatie/],
  ['501 rows', `Názov\n${'Jazz\n'.repeat(501)}`, /501\u00a0podujatí, naraz ich pridáme najviac 500/],
  ['more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), /väčší ako 2\u00a0MB/],
])('%s is refused with what to do', (_, bytes, reason) => {
  expect(read(bytes)).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) });
});

test('lines of a calendar that are no data are left out and named, and the others are read', () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'toto tu nemá byť',
    'BEGIN:VEVENT',
    'SUMMARY:Večer pri',
    '  čaji',
    'DESCRIPTION:Prvý odsek.',
    'Účinkujú: Ema a Ján',
    'Viac na: https://dom.example',
    'DTSTART;TZID="Europe/Bratislava:20261205T180000',
    'DTSTART:20261205T180000',
    'X-MOJ-UDAJ:1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const file = read(lines.join('\r\n'));
  if (file.kind !== 'calendar') throw new Error(file.kind);
  expect(file.skipped).toEqual([
    { line: 3, text: 'toto tu nemá byť' },
    { line: 8, text: 'Účinkujú: Ema a Ján' },
    { line: 9, text: 'Viac na: https://dom.example' },
    { line: 10, text: 'DTSTART;TZID="Europe/Bratislava:20261205T180000' },
  ]);
  expect(file.events).toMatchObject([
    { title: 'Večer pri čaji', description: 'Prvý odsek.', times: { start: '2026-12-05T18:00' } },
  ]);
});

test('500 rows are as many as there may be', () => {
  expect(tableOf(read(`Názov\n${'Jazz\n'.repeat(500)}`))).toHaveLength(501);
});
