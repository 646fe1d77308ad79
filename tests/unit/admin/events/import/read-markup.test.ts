import { expect, test } from 'vitest';
import { readImportFile } from '../../../../../src/admin/events/import/read-import-file.ts';
import { readMarkup, readTexts } from '../../../../../src/admin/events/import/read-markup.ts';
import { atOnce } from '../../../../../src/admin/shared/in-turns.ts';
import { eventOfCells, type FoundEvent } from '../../../../../src/domain/events/import/found-event.ts';
import { IMPORT_HEADINGS } from '../../../../../src/domain/events/import/import-columns.ts';
import { NO_ANSWERS } from '../../../../../src/domain/events/import/open-question.ts';
import { guessColumns } from '../../../../../src/domain/words/table-columns.ts';

const HEADINGS = ['Názov', 'Začiatok', 'Miesto', 'Text', 'Vstupenky', 'Web'];
const COLUMNS = guessColumns(HEADINGS, IMPORT_HEADINGS);
const READING = { today: '2026-11-20', answers: NO_ANSWERS };
const foundIn = (...cells: string[]) => readMarkup(eventOfCells(cells, 2, COLUMNS, READING));
const withText = (found: FoundEvent) => ({
  ...found,
  description: atOnce(readTexts([found], new Map())).get(found.description),
});
const readCells = (...cells: string[]) => withText(foundIn(...cells));

test('the cells of a table lose HTML and entities, and its links stay', () => {
  const found = readCells(
    '<b>Blues</b> &#8211; dva &amp; tri',
    '5. 12. 2026',
    'Dvorana&nbsp;domu',
    '<p>Hrá <a href="https://dom.example">trio</a>.</p>',
    '<a target="_blank" href="https://listky.example/?a=1&amp;b=2">Kúpiť</a>',
    'https://dom.example/?a=1&amp;b=2',
  );
  expect(found).toMatchObject({
    title: 'Blues – dva & tri',
    location: 'Dvorana domu',
    description: 'Hrá [trio](https://dom.example).',
    tickets: 'https://listky.example/?a=1&b=2',
    website: 'https://dom.example/?a=1&b=2',
  });
});

test.each([
  ['Vek < 5 rokov, R&B a 2 > 1', 'Vek \\< 5 rokov, R&B a 2 > 1'],
  ['Káva &amp; čaj\n• bar', 'Káva & čaj\n\n- bar'],
  ['&lt;p&gt;Jeden&lt;/p&gt;&lt;p&gt;dva&lt;/p&gt;', 'Jeden\n\ndva'],
  ['<i></i>', ''],
  ['<!--StartFragment--><mark>Novinka</mark><!--EndFragment-->', 'Novinka'],
  ['Hrá <Trio> a <novinka>', 'Hrá \\<Trio> a \\<novinka>'],
])('the text %j is read as %j', (text, markdown) => {
  expect(readCells('Blues', '5. 12. 2026', '', text).description).toBe(markdown);
});

test('a text that several events have is read once, and what is known is not read again', () => {
  const found = ['<b>Kurz</b>', 'Kurz *', '<b>Kurz</b>', ''].map((text) => foundIn('Blues', '5. 12. 2026', '', text));
  const texts = atOnce(readTexts(found, new Map([['Kurz *', 'už prečítané']])));
  expect([...texts]).toEqual([
    ['Kurz *', 'už prečítané'],
    ['<b>Kurz</b>', '**Kurz**'],
    ['', ''],
  ]);
});

test('an event of a calendar loses HTML and entities as well', () => {
  const file = atOnce(
    readImportFile(
      'program.ics',
      new TextEncoder().encode(
        [
          'BEGIN:VCALENDAR',
          'BEGIN:VEVENT',
          'DTSTART:20270305T180000',
          'SUMMARY:Čaj &amp\\; káva',
          'DESCRIPTION:<ul><li>bar</li><li>hudba</li></ul><a href="https://dom.example/a">viac</a>',
          'END:VEVENT',
          'END:VCALENDAR',
        ].join('\r\n'),
      ),
    ),
  );
  expect(file.kind === 'calendar' && file.events.map(withText)).toMatchObject([
    { title: 'Čaj & káva', description: '- bar\n- hudba\n\n[viac](https://dom.example/a)' },
  ]);
});
