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
