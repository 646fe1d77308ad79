import { expect, test } from 'vitest';
import { EVENT_STATUSES } from '../../../../../src/domain/events/event-dates.ts';
import { titleWithChange } from '../../../../../src/domain/events/event-words.ts';
import { readTitle } from '../../../../../src/domain/events/import/written-status.ts';

test.each([
  ['ZRUŠENÉ – Jazz', 'Zrušený'],
  ['ZRUŠENÝ - Jazz', 'Zrušený'],
  ['Zrušené: Jazz', 'Zrušený'],
  ['zrusene:Jazz', 'Zrušený'],
  ['[zrušené] Jazz', 'Zrušený'],
  ['(ZRUŠENÉ!) – Jazz', 'Zrušený'],
  ['❌ ZRUŠENÉ ❌ Jazz', 'Zrušený'],
  ['*** ZRUŠENÉ *** Jazz', 'Zrušený'],
  ['Zrušené! Jazz', 'Zrušený'],
  ['ZRUŠENO | Jazz', 'Zrušený'],
  ['CANCELLED: Jazz', 'Zrušený'],
  ['Canceled: Jazz', 'Zrušený'],
  ['Odvolané: Jazz', 'Zrušený'],
  ['NEKONÁ SA: Jazz', 'Zrušený'],
  ['Jazz (zrušené)', 'Zrušený'],
  ['Jazz – ZRUŠENÉ!', 'Zrušený'],
  ['Presunuté: Jazz', 'Presunutý'],
  ['PRELOŽENÉ – Jazz', 'Presunutý'],
  ['[presunutý] Jazz', 'Presunutý'],
  ['Zmena termínu: Jazz', 'Presunutý'],
  ['Moved: Jazz', 'Presunutý'],
])('the title „%s“ is Jazz with the status %s', (written, status) => {
  expect(readTitle(written)).toEqual({ title: 'Jazz', status });
});

test.each(['Zrušené kino', 'Zrušená svadba – komédia', 'Zrušené', 'Zrušené:', 'Nezrušené: Jazz', 'Jazz zrušené'])(
  'the title „%s“ stays, because its words may be its own',
  (title) => {
    expect(readTitle(title)).toEqual({ title, status: null });
  },
);

test('a title comes back from our own calendars as it was, with its status', () => {
  for (const status of EVENT_STATUSES)
    for (const title of ['Jazz', 'Kino: Jazz – naživo', '(Ne)čakaj', '12 rozhnevaných', '„Jazz“', '#1', '– pauza'])
      expect(readTitle(titleWithChange(title, status))).toEqual({ title, status });
});
