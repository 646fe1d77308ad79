import { expect, test } from 'vitest';
import { eventOfCells } from '../../../../../src/domain/events/import/found-event.ts';
import { IMPORT_FIELDS, IMPORT_HEADINGS } from '../../../../../src/domain/events/import/import-columns.ts';
import { type ImportChoices, judgeFoundEvent } from '../../../../../src/domain/events/import/import-row.ts';
import { NO_ANSWERS } from '../../../../../src/domain/events/import/open-question.ts';
import { guessColumns, readColumns } from '../../../../../src/domain/words/table-columns.ts';

const NOW = Date.parse('2026-11-20T12:00:00+01:00');
const HEADINGS = ['Názov', 'Dátum', 'Čas', 'Koniec', 'Miesto', 'Opis', 'Druh', 'Vstupné', 'Vstupenky', 'Web'];
const COLUMNS = guessColumns(HEADINGS, IMPORT_HEADINGS);
const KINDS = [{ id: 'concert', name: 'Koncert' }];
const GOOD = ['Jazz', '5. 12. 2026', '18:00', '', 'Dvorana', 'Text.', 'koncert', '5', '', ''];

function judge(
  changes: Partial<Record<number, string>> = {},
  choices: Partial<Pick<ImportChoices, 'titleForText' | 'areDrafts' | 'answers' | 'priceForNone'>> = {},
) {
  const cells = GOOD.map((cell, at) => changes[at] ?? cell);
  const usual = {
    nowMs: NOW,
    titleForText: false,
    areDrafts: true,
    kinds: KINDS,
    answers: NO_ANSWERS,
    priceForNone: '',
  };
  const found = eventOfCells(cells, 2, COLUMNS, { today: '2026-11-20', answers: NO_ANSWERS });
  return judgeFoundEvent(found, { ...usual, ...choices });
}

test('a line of a table becomes the fields of a new event', () => {
  expect(judge()).toEqual({
    place: 'riadok 2',
    title: 'Jazz',
    start: '2026-12-05T18:00:00+01:00',
    end: null,
    location: 'Dvorana',
    fields: {
      title: 'Jazz',
      start_date: '2026-12-05T18:00',
      end_date: null,
      location: 'Dvorana',
      description: 'Text.',
      kind: 'concert',
      is_paid: true,
      price_text: '5\u00a0€',
      rezervovane_sk_url: null,
      social_links: { website: null },
      status: null,
    },
    problems: [],
    notes: [],
    questions: [],
    lacksText: false,
    lacksPrice: false,
    isPast: false,
  });
});

test.each([
  ['Dátum;Začiatok;Koniec;Názov akcie', { start_date: 0, start_time: 1, end_date: 2, title: 3 }],
  ['Title;Date;Start;End', { title: 0, start_date: 1, start_time: 2, end_date: 3 }],
  ['Názov;Začiatok;Koniec', { title: 0, start_date: 1, start_time: null, end_date: 2 }],
  ['Deň;Dátum;Od;Do;Podujatie', { start_date: 1, start_time: 2, end_date: 3, title: 4 }],
  ['Kedy;Hodina;Akcia', { start_date: 0, start_time: 1, title: 2 }],
])('the columns %s are known', (headings, expected) => {
  expect(guessColumns(headings.split(';'), IMPORT_HEADINGS)).toMatchObject(expected);
});

test.each(['celý deň', 'Celodenne', 'celodenné', 'all day'])('the hour „%s“ is none', (hour) => {
  expect(judge({ 2: hour }).fields).toMatchObject({ start_date: '2026-12-05T00:00', end_date: '2026-12-06T00:00' });
});

test('a title that says what has changed gives the status, and the row says so', () => {
  expect(judge({ 0: 'ZRUŠENÉ – Jazz' })).toMatchObject({
    title: 'Jazz',
    fields: { title: 'Jazz', status: { name: 'Zrušený' } },
    notes: ['V\u00a0súbore je zrušené, pridá sa ako zrušené.'],
  });
  expect(judge({ 0: 'Presunuté: Jazz' })).toMatchObject({
    title: 'Jazz',
    fields: { title: 'Jazz', status: { name: 'Presunutý' } },
    notes: ['V\u00a0súbore je presunuté, pridá sa ako presunuté.'],
  });
});

test.each([
  [{ 0: ' ' }, 'Chýba názov podujatia.'],
  [{ 0: 'x'.repeat(201) }, 'Názov smie mať najviac 200 znakov.'],
  [{ 1: '' }, 'Chýba deň, kedy sa podujatie začína.'],
  [
    { 1: '32. 12. 2026' },
    'Začiatok „32. 12. 2026“ nepoznáme. Napíšte ho napríklad 5.\u00a012.\u00a02026 alebo 5.\u00a012.\u00a02026\u00a018:00.',
  ],
  [{ 3: '4. 12. 2026 20:00' }, 'Koniec má byť neskôr ako začiatok.'],
  [{ 4: 'x'.repeat(121) }, 'Miesto smie mať najviac 120 znakov.'],
  [{ 5: ' \n ' }, 'Chýba text o\u00a0podujatí.'],
  [{ 7: 'x'.repeat(61) }, 'Cena smie mať najviac 60 znakov.'],
  [{ 8: 'javascript:alert(1)' }, 'Odkaz na vstupenky sa má začínať na https://.'],
  [{ 9: 'www.kd.sk' }, 'Odkaz na web sa má začínať na https://.'],
])('a line with %o says what is wrong with it', (changes, problem) => {
  expect(judge(changes).problems).toEqual([problem]);
});

test('what one should know is no problem: a past event, a missing hour, an unknown kind', () => {
  expect(judge({ 1: '5. 12. 2024' })).toMatchObject({ isPast: true, problems: [], notes: ['Podujatie už bolo.'] });
  expect(judge({ 2: '' }).notes).toEqual(['Čas začiatku chýba, podujatie bude na celý deň.']);
  expect(judge({ 6: 'Chuťovka' })).toMatchObject({ notes: ['Druh „Chuťovka“ nepoznáme, vyberiete ho neskôr.'] });
});

test('of several kinds in one cell or entry the first that the house knows counts', () => {
  expect(judge({ 6: 'Hudba, koncert' })).toMatchObject({ notes: [], fields: { kind: 'concert' } });
  expect(judge({ 6: 'Hudba; Tanec' }).notes).toEqual(['Druh „Hudba; Tanec“ nepoznáme, vyberiete ho neskôr.']);
});

const WITH_STATUS = guessColumns(['Podujatie', 'Začiatok', 'Text', 'STAV', 'Súkromné'], IMPORT_HEADINGS);

function judgeStatus(
  status: string,
  priv: string,
  areDrafts = true,
  answers: ReadonlyMap<string, string> = NO_ANSWERS,
) {
  const cells = ['Jazz', '5. 12. 2026 18:00', 'Text.', status, priv];
  const found = eventOfCells(cells, 2, WITH_STATUS, { today: '2026-11-20', answers });
  return judgeFoundEvent(found, {
    nowMs: NOW,
    titleForText: false,
    areDrafts,
    kinds: KINDS,
    answers,
    priceForNone: '',
  });
}

test('a line that is private says so, and one that is cancelled is added as cancelled', () => {
  expect(judgeStatus('', 'áno')).toMatchObject({
    isPrivate: true,
    notes: ['V\u00a0súbore je označené ako súkromné, preto nie je vybrané.'],
  });
  expect(judgeStatus('Zrušené!', 'nie')).toMatchObject({
    notes: ['V\u00a0súbore je zrušené, pridá sa ako zrušené.'],
    fields: { status: { name: 'Zrušený' } },
  });
  expect(judgeStatus('potvrdené', '-')).toEqual(judgeStatus('', ''));
});

test('a line that is a draft is added as one, so that it may lack its admission', () => {
  expect(judgeStatus('koncept', '', false)).toMatchObject({
    isDraft: true,
    problems: [],
    notes: ['V\u00a0súbore je to len koncept, pridá sa ako koncept.'],
  });
});

test('another status is asked about', () => {
  const { questions, fields } = judgeStatus('presunuté', '');
  expect([questions.map(({ about }) => about), fields.status]).toEqual([['Stav „presunuté“'], null]);
  const answers = new Map(questions.map(({ key }) => [key, 'cancelled'] as const));
  expect(judgeStatus('presunuté', '', true, answers).fields.status).toEqual({ name: 'Zrušený' });
});

test('a cell of dashes alone is an empty one', () => {
  const { problems, notes, fields } = judge({ 3: '–', 4: '-', 6: ' - ', 8: '---', 9: '—' });
  expect([problems, notes]).toEqual([[], []]);
  expect(fields).toMatchObject({ end_date: null, location: null, kind: null, rezervovane_sk_url: null });
  expect(judge({ 5: '-' }).problems).toEqual(['Chýba text o\u00a0podujatí.']);
});

test('what a spreadsheet writes for a formula without a value is left out, and said', () => {
  const { fields, notes } = judge({ 4: '#N/A', 7: '#ODKAZ!' });
  expect(fields).toMatchObject({ location: null, is_paid: null, price_text: null });
  expect(notes).toEqual([
    'V\u00a0tabuľke je chyba „#N/A“, údaj sme vynechali.',
    'V\u00a0tabuľke je chyba „#ODKAZ!“, údaj sme vynechali.',
  ]);
  expect(judge({ 0: '#jazz' }).title).toBe('#jazz');
});

test('cells beyond the last heading are named, as a text that its separator has cut', () => {
  const cells = [...GOOD, ' bude čaj', '', 'a koláče'];
  const reading = { today: '2026-11-20', answers: NO_ANSWERS };
  expect(eventOfCells(cells, 2, COLUMNS, reading, HEADINGS.length).notes).toEqual([
    'Bunky navyše sme vynechali: „bude čaj; a koláče“.',
  ]);
  expect(eventOfCells([...GOOD, '', ''], 2, COLUMNS, reading, HEADINGS.length).notes).toEqual([]);
});

test('what is open about the times of a line is a question, not a problem', () => {
  const { start, problems, questions } = judge({ 1: 'v sobotu' });
  expect([start, problems]).toEqual([null, []]);
  expect(questions.map(({ about }) => about)).toEqual(['Deň „v sobotu“']);
});

test('a line that says nothing of admission becomes a draft, and no more', () => {
  const draft = { isDraft: true, lacksPrice: true, problems: [], notes: ['Vstupné chýba, pridá sa ako koncept.'] };
  expect(judge({ 7: '' })).toMatchObject({ lacksPrice: true, problems: [], notes: [] });
  expect(judge({ 7: '' }, { areDrafts: false })).toMatchObject(draft);
  expect(judge({ 7: 'zadarmo' }, { areDrafts: false }).problems).toEqual([]);
  const open = judge({ 7: '-' }, { areDrafts: false });
  expect([open.problems, open.questions.map(({ about }) => about)]).toEqual([[], ['Vstupné „-“']]);
  const unknown = new Map(open.questions.map(({ key }) => [key, 'unknown'] as const));
  expect(judge({ 7: '-' }, { areDrafts: true, answers: unknown }).problems).toEqual([]);
  expect(judge({ 7: '-' }, { areDrafts: false, answers: unknown })).toMatchObject(draft);
});

test('one price may be said for all lines that have none', () => {
  const priced = (written: string, priceForNone: string) => {
    const { isDraft, lacksPrice, fields } = judge({ 7: written }, { areDrafts: false, priceForNone });
    return [fields.is_paid, fields.price_text, lacksPrice, isDraft];
  };
  expect(priced('', 'zadarmo')).toEqual([false, null, true, undefined]);
  expect(priced('', '7')).toEqual([true, '7\u00a0€', true, undefined]);
  expect(priced('5', 'zadarmo')).toEqual([true, '5\u00a0€', false, undefined]);
  expect(priced('-', 'zadarmo')).toEqual([null, null, false, undefined]);
});

test('the title may stand where there is no text', () => {
  expect(judge({ 5: '' })).toMatchObject({ lacksText: true, problems: ['Chýba text o\u00a0podujatí.'] });
  expect(judge({ 5: '' }, { titleForText: true })).toMatchObject({ problems: [], fields: { description: 'Jazz' } });
});

test('columns are known by Slovak and English headings, none of them twice', () => {
  expect(COLUMNS).toEqual({
    title: 0,
    start_date: 1,
    start_time: 2,
    end_date: 3,
    end_time: null,
    all_day: null,
    location: 4,
    description: 5,
    kind: 6,
    price_text: 7,
    rezervovane_sk_url: 8,
    website: 9,
    status: null,
    private: null,
  });
  expect(
    guessColumns(['Subject', 'Start Date', 'Start Time', 'End Date', 'End Time', 'Location'], IMPORT_HEADINGS),
  ).toMatchObject({
    title: 0,
    start_date: 1,
    start_time: 2,
    end_date: 3,
    end_time: 4,
    location: 5,
  });
  for (const [from, to] of [
    ['Od', 'Do'],
    ['Dátum od', 'DÁTUM DO'],
  ] as const)
    expect(guessColumns(['NÁZOV PODUJATIA', from, to], IMPORT_HEADINGS)).toMatchObject({
      title: 0,
      start_date: 1,
      end_date: 2,
    });
  expect(Object.values(guessColumns(['x', 'y'], IMPORT_HEADINGS)).filter((column) => column !== null)).toEqual([]);
});

test.each([
  [['Predmet', 'Dátum začatia', 'Čas začatia', 'Dátum skončenia', 'Čas skončenia', 'Celodenná udalosť']],
  [['Predmet', 'Dátum začatia', 'Čas začatia', 'Dátum ukončenia', 'Čas ukončenia', 'Celodenná udalosť']],
  [['Subject', 'Start Date', 'Start Time', 'End Date', 'End Time', 'All day event']],
  [['Event name', 'Start Date', 'Start Time', 'End Date', 'End Time', 'All Day']],
])('the columns of calendars that were saved as tables are known: %s', (headings) => {
  expect(guessColumns(headings, IMPORT_HEADINGS)).toMatchObject({
    title: 0,
    start_date: 1,
    start_time: 2,
    end_date: 3,
    end_time: 4,
    all_day: 5,
  });
  const more = ['Dátum pripomenutia', 'Čas pripomenutia', 'Umiestnenie', 'Popis', 'Kategórie', 'Súkromné'];
  expect(guessColumns([...headings, ...more], IMPORT_HEADINGS)).toMatchObject({
    start_date: 1,
    start_time: 2,
    location: 8,
    description: 9,
    kind: 10,
    private: 11,
  });
});

test.each(['True', 'PRAVDA', 'áno', '1'])('an event whose row says „%s“ to all day has no hours', (answer) => {
  const columns = guessColumns(['Predmet', 'Dátum začatia', 'Čas začatia', 'Celodenná udalosť'], IMPORT_HEADINGS);
  const reading = { today: '2026-11-20', answers: NO_ANSWERS };
  const found = eventOfCells(['Trh', '5.12.2026', '0:00:00', answer], 2, columns, reading);
  expect(found).toMatchObject({ times: { start: '2026-12-05T00:00', isAllDay: true }, notes: [] });
  expect(found.questions).toBeUndefined();
  const other = eventOfCells(['Trh', '5.12.2026', '18:00:00', 'Nepravda'], 2, columns, reading);
  expect(other.times).toMatchObject({ start: '2026-12-05T18:00', isAllDay: false });
});

test('columns that were kept come back only where they fit', () => {
  expect(readColumns(JSON.parse(JSON.stringify(COLUMNS)), IMPORT_FIELDS, 10)).toEqual(COLUMNS);
  expect(readColumns(COLUMNS, IMPORT_FIELDS, 9)).toBeNull();
  expect(readColumns({ ...COLUMNS, title: '0' }, IMPORT_FIELDS, 10)).toBeNull();
  expect(readColumns({ title: 0 }, IMPORT_FIELDS, 10)).toBeNull();
  expect(readColumns('x', IMPORT_FIELDS, 10)).toBeNull();
  expect(Object.keys(COLUMNS)).toEqual([...IMPORT_FIELDS]);
});
