import { expect, test } from 'vitest';
import { rowsOf, SAMPLE_TABLE, SUBSCRIBER_HEADINGS } from '../../../../../src/admin/newsletter/import/found-rows.ts';
import { readTable } from '../../../../../src/admin/shared/import/read-table.ts';
import { guessColumns } from '../../../../../src/domain/words/table-columns.ts';

test('the table that staff download to begin with is understood without a question', () => {
  const table = readTable(SAMPLE_TABLE);
  expect(rowsOf(table, guessColumns(table.headings, SUBSCRIBER_HEADINGS))).toEqual([
    { line: 2, email: 'anna@example.sk', confirmed_on: '2026-03-05', proof: 'podpísaná prihláška pri pokladni' },
  ]);
});

test('a day of a consent is read as in the forms, and sent as it is where its year is not said', () => {
  const columns = { email: 0, confirmed_on: 1, proof: null };
  const days = ['5.3.2026', '5. marca 2026 12:33', '2026-03-05 12:33:00', '5. 3.', 'včera', '3. – 5. 3. 2026'];
  const rows = days.map((day, at) => ({ line: at + 2, cells: [`a${at}@example.sk`, day] }));
  const read = rowsOf({ headings: ['E-mail', 'Kedy'], rows }, columns).map(({ confirmed_on }) => confirmed_on);
  expect(read).toEqual(['2026-03-05', '2026-03-05', '2026-03-05', '5. 3.', 'včera', '3. – 5. 3. 2026']);
});

test('a dash is no proof of a consent', () => {
  const rows = [{ line: 2, cells: ['anna@example.sk', '-', ' – '] }];
  const table = { headings: ['E-mail', 'Dátum', 'Zdroj'], rows };
  expect(rowsOf(table, { email: 0, confirmed_on: 1, proof: 2 })).toEqual([{ line: 2, email: 'anna@example.sk' }]);
});
