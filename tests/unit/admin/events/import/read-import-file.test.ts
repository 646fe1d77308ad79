import { expect, test } from 'vitest';
import { readImportFile as stepsOf } from '../../../../../src/admin/events/import/read-import-file.ts';
import type { Encoding } from '../../../../../src/admin/shared/import/encodings.ts';
import { atOnce } from '../../../../../src/admin/shared/in-turns.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array | string, encoding?: Encoding) =>
  atOnce(stepsOf('subor', typeof bytes === 'string' ? utf8(bytes) : bytes, encoding));

function tableOf(file: ReturnType<typeof read>) {
  if (file.kind !== 'table') throw new Error(file.kind === 'refused' ? file.reason : file.kind);
  return [file.table.headings, ...file.table.rows.map(({ cells }) => cells)];
}

const TABLE = [
  ['Názov', 'Dátum'],
  ['Ľúbezný džez', '5. 12. 2026'],
];
/** „Názov;Dátum / Ľúbezný džez;5. 12. 2026“ */
const WINDOWS_1250 = Buffer.from(
  '4ee17a6f763b44e174756d0d0abcfa62657a6efd2064 9e657a3b352e2031322e20323032360d0a'.replaceAll(' ', ''),
  'hex',
);
const writtenTwice = (label: string) =>
  utf8(new TextDecoder(label).decode(utf8('Názov;Dátum\nĽúbezný džez;5. 12. 2026\n')));
const UTF_16 = Buffer.from('\ufeffNázov\tDátum\r\nĽúbezný džez\t5. 12. 2026\r\n', 'utf16le');

test.each<[string, Uint8Array | string]>([
  ['UTF-8 and semicolons', 'Názov;Dátum\nĽúbezný džez;5. 12. 2026\n'],
  ['UTF-8 with a mark, as Excel writes it', '\ufeffNázov;Dátum\r\nĽúbezný džez;5. 12. 2026\r\n'],
  ['Windows-1250', WINDOWS_1250],
  ['UTF-16 and tabs, as Excel writes it', UTF_16],
  ['UTF-16 with the other byte first', Buffer.from(UTF_16).swap16()],
  ['UTF-16 without a mark', UTF_16.subarray(2)],
  ['UTF-16 with the other byte first, without a mark', Buffer.from(UTF_16).swap16().subarray(2)],
  ['UTF-8 that a program took for Windows-1250 and wrote again', writtenTwice('windows-1250')],
  ['UTF-8 that a program took for Windows-1252 and wrote again', writtenTwice('windows-1252')],
  ['commas', 'Názov,Dátum\n"Ľúbezný džez",5. 12. 2026'],
  ['tabs', 'Názov\tDátum\nĽúbezný džez\t5. 12. 2026'],
  ["Excel's hint on the separator", 'sep=;\r\nNázov;Dátum\r\nĽúbezný džez;5. 12. 2026\r\n'],
  ["a mark, Excel's hint and quotes", '\ufeffsep=;\r\n"Názov";"Dátum"\r\n"Ľúbezný džez";5. 12. 2026\r\n'],
  ['empty lines around', '\n\nNázov;Dátum\n;\nĽúbezný džez;5. 12. 2026\n\n;;\n'],
])('a table in %s is read', (_, bytes) => {
  expect(tableOf(read(bytes))).toEqual(TABLE);
});

test('a long table is read to its end in the encoding that its beginning tells', () => {
  const [head, row] = TABLE;
  const lineEnd = WINDOWS_1250.indexOf('\n') + 1;
  const title = WINDOWS_1250.subarray(lineEnd, WINDOWS_1250.indexOf(';5.'));
  const lines = Array.from({ length: 450 }, () => [...title, 0x20, ...WINDOWS_1250.subarray(lineEnd)]);
  const bytes = Buffer.from([...WINDOWS_1250.subarray(0, lineEnd), ...lines.flat()]);
  const rows = lines.map(() => [`${row?.[0]} ${row?.[0]}`, row?.[1]]);
  expect(tableOf(read(bytes))).toEqual([head, ...rows]);
});

test.each([
  ['a line of its own and an empty one', 'Program, marec 2027\n\nNázov;Dátum\nJazz;5. 12. 2026\n', [4]],
  ['cells as wide as the table', 'Program;;\n"Aktualizované: 1. 3.";;\nNázov;Dátum;\nJazz;5. 12. 2026;\n', [4]],
])('a title above the headings, as %s, is none of them', (_, text, places) => {
  const file = read(text);
  expect(tableOf(file).map((cells) => cells.slice(0, 2))).toEqual([
    ['Názov', 'Dátum'],
    ['Jazz', '5. 12. 2026'],
  ]);
  expect(file.kind === 'table' && file.table.rows.map(({ line }) => line)).toEqual(places);
});

test('where no line under a single cell looks like headings, the first line is them', () => {
  expect(tableOf(read('Program;;\nJazz;5. 12. 2026;Sála\n'))).toHaveLength(2);
  expect(tableOf(read('Názov\nJazz\nBlues\n'))).toEqual([['Názov'], ['Jazz'], ['Blues']]);
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
  ['what only begins like UTF-16', Buffer.from('4e006100ffd8ffe000104a46494600010001d9d9', 'hex'), /nie je tabuľka/],
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

/** „Názov;Miesto / Taký ľahký džez;Veľká sála č. 2“ */
const OLD_TABLES = {
  'Windows-1250': '4ee17a6f763b4d696573746f0a54616bfd20be61686bfd20649e657a3b5665be6be12073e16c6120e82e20320a',
  CP852: '4ea07a6f763b4d696573746f0a54616bec209661686bec2064a7657a3b5665966ba02073a06c61209f2e20320a',
  'the encoding of the Kamenický brothers':
    '4ea07a6f763b4d696573746f0a54616b98208c61686b98206491657a3b56658c6ba02073a06c6120872e20320a',
  'Mac CE': '4e877a6f763b4d696573746f0a54616bf920bc61686bf92064ec657a3b5665bc6b872073876c61208b2e20320a',
  'ISO 8859-2': '4ee17a6f763b4d696573746f0a54616bfd20b561686bfd2064be657a3b5665b56be12073e16c6120e82e20320a',
};

test.each(Object.entries(OLD_TABLES))('a table in %s is known by its letters', (_, hex) => {
  expect(tableOf(read(Buffer.from(hex, 'hex')))).toEqual([
    ['Názov', 'Miesto'],
    ['Taký ľahký džez', 'Veľká sála č. 2'],
  ]);
});

test.each([
  ['a dash', '4e617a6f760a4c65746f2096206b6f6e636572740a', 'Leto – koncert'],
  [
    'non-breaking spaces and one letter',
    '4e617a6f760a56a0646f6d652035a0802061206bf2f20a',
    'V\u00a0dome 5\u00a0€ a kňň',
  ],
])('%s is enough to know Windows-1250', (_, hex, title) => {
  expect(tableOf(read(Buffer.from(hex, 'hex')))).toEqual([['Nazov'], [title]]);
});

test('a table in UTF-8 with one broken letter is not read in another encoding', () => {
  const file = read(Buffer.concat([utf8('Názov\nČaká nás veľký ples'), Buffer.from('c3', 'hex'), utf8('\n')]));
  expect(tableOf(file)).toEqual([['Názov'], ['Čaká nás veľký ples\ufffd']]);
});

test('where letters leave doubt, the line is shown in each encoding, and the chosen one is read', () => {
  const bytes = Buffer.from('4e617a6f763b4d696573746f0a506fe474613b44766f720a', 'hex');
  const file = read(bytes);
  if (file.kind !== 'unsure') throw new Error(file.kind);
  const lines = file.readings.map(({ encoding, line }) => [encoding, line]);
  expect(lines).toEqual([
    ['utf-8', 'Po\ufffdta;Dvor'],
    ['windows-1250', 'Poäta;Dvor'],
    ['cp852', 'Pońta;Dvor'],
    ['cp895', 'PoΣta;Dvor'],
    ['mac-ce', 'Pošta;Dvor'],
  ]);
  expect(tableOf(read(bytes, 'mac-ce'))[1]).toEqual(['Pošta', 'Dvor']);
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

test.each([
  ['CR CR LF', '\r\r\n'],
  ['CR alone', '\r'],
  ['LF alone', '\n'],
])('a file whose lines end in %s is read', (_, end) => {
  const folded = ['DESCRIPTION:Prvý odsek\\, dlhý', ' \u010daj.'];
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...folded, 'toto nie', 'SUMMARY:Jazz', 'DTSTART:20261205T180000'];
  const calendar = [...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join(end);
  const event = { title: 'Jazz', description: 'Prvý odsek, dlhýčaj.', times: { start: '2026-12-05T18:00' } };
  for (const bytes of [calendar, Buffer.from(`\ufeff${calendar}`, 'utf16le')])
    expect(read(bytes)).toMatchObject({ events: [event], skipped: [{ line: 5, text: 'toto nie' }] });
  const table = ['Názov;Dátum', 'Ľúbezný džez;5. 12. 2026', ''];
  expect(tableOf(read(table.join(end)))).toEqual(TABLE);
  expect(tableOf(read(['sep=;', ...table].join(end)))).toEqual(TABLE);
});

test('a text of an old calendar is read in the encoding that its line names, over the breaks of its line', () => {
  const file = read(
    [
      'BEGIN:VCALENDAR',
      'VERSION:1.0',
      'BEGIN:VEVENT',
      'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Viano=C4=',
      '=8Dn=C3=BD =',
      'koncert',
      'LOCATION;CHARSET=windows-1250;ENCODING=QUOTED-PRINTABLE:D=9Eezov=E1 dvorana',
      'DTSTART:20261205T180000',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  if (file.kind !== 'calendar') throw new Error(file.kind);
  expect(file.events[0]).toMatchObject({ title: 'Vianočný koncert', location: 'Džezová dvorana' });
  expect(file.skipped).toEqual([]);
});

test.each([
  ['GMT+01:00', '2026-12-05T18:00'],
  ['(UTC+01:00) Belgrade, Bratislava', '2026-12-05T18:00'],
  ['(UTC+05:00) Inde', '2026-12-05T14:00'],
])('the zone „%s“ needs no quotes around its colon', (zone, start) => {
  const lines = ['BEGIN:VEVENT', 'SUMMARY:Jazz', `DTSTART;VALUE=DATE-TIME;TZID=${zone}:20261205T180000`, 'END:VEVENT'];
  const file = read(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
  expect(file).toMatchObject({ events: [{ times: { start } }], skipped: [] });
});

test.each([
  ['DTSTART:2026-12-05T18:00:00+01:00', '2026-12-05T18:00', false],
  ['DTSTART;TZID=Europe/Bratislava:2026-12-05T12:00:00.000-0500', '2026-12-05T18:00', false],
  ['DTSTART:2026-12-05 17:00z', '2026-12-05T18:00', false],
  ['DTSTART;TZID="Europe/Bratislava":20261205T1800', '2026-12-05T18:00', false],
  ['DTSTART:20261205', '2026-12-05T00:00', true],
  ['DTSTART;VALUE=DATE:2026-12-05', '2026-12-05T00:00', true],
])('the time in %s is understood', (line, start, isAllDay) => {
  const file = read(
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:Jazz', line, 'END:VEVENT', 'END:VCALENDAR'].join('\n'),
  );
  expect(file).toMatchObject({ events: [{ times: { start, isAllDay }, notes: [] }], skipped: [] });
});

test('a calendar in small letters is read as well', () => {
  const lines = ['begin:vcalendar', 'prodid:-//Dom//SK', 'method:cancel', 'begin:vevent', 'summary:Jazz'];
  const file = read([...lines, 'dtstart:20261205t180000', 'x-color:red', 'end:vevent', 'end:vcalendar'].join('\n'));
  expect(file).toMatchObject({
    events: [{ title: 'Jazz', status: 'Zrušený', times: { start: '2026-12-05T18:00' } }],
    skipped: [],
  });
});

test('500 rows are as many as there may be', () => {
  expect(tableOf(read(`Názov\n${'Jazz\n'.repeat(500)}`))).toHaveLength(501);
});

/** A fold may divide a letter. */
function folded(text: string, bytesPerLine: number, fold: string): Uint8Array {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / bytesPerLine);
  const parts = Array.from({ length: count }, (_, at) => bytes.subarray(at * bytesPerLine, (at + 1) * bytesPerLine));
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [Buffer.from(fold), part])));
}

test.each([
  ['\r\n ', ''],
  ['\n\t', ''],
  ['\r\n ', '\ufeff'],
])('a calendar whose lines are folded by %j within letters keeps them, after „%s“ as well', (fold, mark) => {
  const title = 'Ľúbezné čaje, ďatle a žĺtky pod šťavnatou hruškou';
  for (const bytesPerLine of [2, 3, 7]) {
    const file = read(
      Buffer.concat([
        Buffer.from(`${mark}BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270305T180000\r\n`),
        folded(`SUMMARY:${title.replace(',', '\\,')}`, bytesPerLine, fold),
        Buffer.from('\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'),
      ]),
    );
    expect(file.kind === 'calendar' && file.events.map((event) => event.title)).toEqual([title]);
  }
});
