import { describe, expect, test } from 'vitest';
import { type DatedText, datesInText } from '../../../../src/domain/events/dates-in-text.ts';

const COURSE: DatedText = {
  kind: 'course',
  title: 'Tkanie na rámiku',
  start_date: '2026-09-22T18:00',
  end_date: '2026-10-20T20:00',
  body: '',
};
const TUESDAYS = ['09-22', '09-29', '10-06', '10-13', '10-20'].map((day) => ({
  start_date: `2026-${day}T18:00`,
  end_date: `2026-${day}T20:00`,
}));

const read = (body: string, changes: Partial<DatedText> = {}) => datesInText({ ...COURSE, body, ...changes });

describe('Days that lines begin with', () => {
  test.for([
    [
      'a list',
      '- 22. septembra – rám\n- 29. septembra – osnova\n- 6. októbra\n- 13. októbra\n- 20. októbra – výstavka',
    ],
    ['a numbered list', '1. 22. septembra: rám\n2. 29. septembra\n3. 6. októbra\n4. 13. októbra\n5. 20. októbra'],
    [
      'weekdays',
      ['22. septembra', '29. septembra', '6. októbra', '13. októbra', '20. októbra']
        .map((day) => `* utorok ${day}`)
        .join('\n'),
    ],
    ['bold', '**22. a 29. septembra:** rám\n\n**6., 13. a 20. októbra 2026**'],
    ['digits', '22. 9. 2026\n29. 9. 2026\n6. 10.\n13. 10.\n20. 10. – koniec'],
    ['a count in words', 'Päť utorkov s vlnou.\n\n- 22. a 29. septembra\n- 6., 13. a 20. októbra'],
    [
      'another date beside them',
      'Prihlášky do 20. septembra.\n\n- 22. a 29. septembra\n- 6., 13. a 20. októbra\n\nVýstava bude 24. októbra.',
    ],
  ])('%s', ([, body = '']) => {
    expect(read(body)).toEqual({ dates: TUESDAYS });
  });

  test('each line may have its own times', () => {
    const event = { start_date: '2026-12-02T18:00', end_date: '2026-12-09T20:30' };
    expect(
      read('**Streda 2. decembra, 18:00 – 21:00:** cesto\n\n**Streda 9. decembra od 17.30 do 20.30:** zdobenie', event),
    ).toEqual({
      dates: [
        { start_date: '2026-12-02T18:00', end_date: '2026-12-02T21:00' },
        { start_date: '2026-12-09T17:30', end_date: '2026-12-09T20:30' },
      ],
    });
  });

  test('they may go on after New Year', () => {
    const event = { start_date: '2026-12-29T18:00', end_date: '2027-01-05T20:00' };
    expect(read('- 29. decembra\n- 5. januára', event)).toMatchObject({
      dates: [{ start_date: '2026-12-29T18:00' }, { start_date: '2027-01-05T18:00' }],
    });
  });

  test('the numbers of a list are no days, also over New Year', () => {
    const event = { start_date: '2026-12-15T18:00', end_date: '2027-01-12T20:00' };
    expect(read('1. 15. 12.\n2. 12. 1.', event)).toMatchObject({
      dates: [{ start_date: '2026-12-15T18:00' }, { start_date: '2027-01-12T18:00' }],
    });
  });

  test('of a festival they stay one block, because its stands stay overnight', () => {
    const festival = { kind: 'festival', start_date: '2026-05-29T16:00', end_date: '2026-05-31T20:00' };
    expect(read('### Piatok 29. mája\n### Sobota 30. mája\n### Nedeľa 31. mája', festival)).toBeNull();
  });

  test('of a daily course are its dates', () => {
    const camp = { start_date: '2026-07-06T08:30', end_date: '2026-07-08T16:00' };
    expect(read('- 6. júla: príbeh\n- 7. júla: postavy\n- 8. júla: premiéra', camp)).toMatchObject({
      dates: { length: 3 },
    });
  });
});

describe('A day of every week', () => {
  test.for([
    'Stretávame sa každý utorok.',
    'V utorky od 18:00 do 20:00.',
    'Vždy v utorok večer.',
    'Päť utorkov, každý utorok iná väzba.',
  ])('%s', (body) => {
    expect(read(body)).toEqual({ dates: TUESDAYS });
  });

  test('the clock change in the middle changes no hour', () => {
    const found = read('Každý utorok.', { end_date: '2026-11-03T20:00' });
    expect(found).toMatchObject({ dates: { length: 7, 6: { start_date: '2026-11-03T18:00' } } });
  });

  test('a tour of an exhibition does not close it on the other days', () => {
    const exhibition = { kind: 'exhibition', start_date: '2026-09-20T10:00', end_date: '2026-10-18T18:00' };
    expect(read('Každú nedeľu komentovaná prehliadka.', exhibition)).toBeNull();
  });

  test('one Tuesday is not every Tuesday', () => {
    expect(read('Začíname v utorok.', { kind: 'festival' })).toBeNull();
  });
});

describe('What is not certain is told, not guessed', () => {
  test.for([
    ['Šesť utorkov s vlnou, každý utorok o šiestej.', 'Text hovorí o\u00a0počte 6, našlo sa 5.'],
    ['Každý utorok okrem 13. októbra.', 'Koná sa každý týždeň s\u00a0výnimkami, ktoré treba prečítať.'],
    ['Každú stredu.', 'Deň v\u00a0týždni v\u00a0texte nesedí so začiatkom alebo koncom.'],
    ['Tkáme celú jeseň.', 'V\u00a0texte sa nenašli dni, kedy sa koná.'],
    [
      '- 22. septembra od 17:00 do 20:00\n- 20. októbra',
      'Dni v\u00a0texte sa nezhodujú so začiatkom a\u00a0koncom podujatia.',
    ],
  ])('„%s“', ([body = '', reason]) => {
    expect(read(body)).toEqual({ reason });
  });

  test('a day that its month does not have', () => {
    const event = { start_date: '2026-02-24T18:00', end_date: '2026-03-10T20:00' };
    const reason = 'V\u00a0texte je deň, ktorý v\u00a0kalendári nie je.';
    expect(read('- 24. februára\n- 31. februára\n- 10. marca', event)).toEqual({ reason });
  });

  test('an evening that ends after midnight', () => {
    const reason = 'Z\u00a0textu nevyplýva, o\u00a0koľkej sa jednotlivé dni končia.';
    expect(read('Každý utorok.', { end_date: '2026-10-20T01:00' })).toEqual({ reason });
  });
});

test('an event of one day, or without an end, has no dates to find', () => {
  expect(read('Každý utorok.', { end_date: '2026-09-22T20:00' })).toBeNull();
  expect(read('Každý utorok.', { end_date: undefined })).toBeNull();
});
