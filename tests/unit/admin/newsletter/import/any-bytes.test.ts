import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOfEach, rowsOf, SUBSCRIBER_HEADINGS } from '../../../../../src/admin/newsletter/import/found-rows.ts';
import { type ImportTable, readTable } from '../../../../../src/admin/shared/import/read-table.ts';
import { readText, UnreadableFile, UnsureEncoding } from '../../../../../src/admin/shared/import/read-text.ts';
import {
  importCheckSchema,
  judgeRows,
  MAX_CHECKED_ROWS,
} from '../../../../../src/domain/newsletter/subscriber-import.ts';
import { guessColumns } from '../../../../../src/domain/words/table-columns.ts';
import { mutatedBytes } from '../../../../support/mutated-bytes.ts';
import { cases, SLOW_CASES_MS } from '../../../../support/property-cases.ts';

const TODAY = '2026-11-20';
const FOR_ALL = { proof: 'prihlášky z\u00a0pokladne', confirmed_on: '2026-03-05' };

const TABLE = [
  'E-mail;Meno;Kedy súhlas dal;Ako a\u00a0kde súhlas dal',
  'anna@dom.example;Anna;5. 3. 2026;"podpísaná ""prihláška"",\nv\u00a0zošite"',
  'Jozef Čierny <jozef@dom.example>;Jozef;5/3/2026 7:30 PM;web',
  ' ANNA@dom.example ;Anna;;-',
  'ľúbica@žltý.example;Ľubica;včera;',
  'zuzana@dom.example;;31. 2. 2026;pokladňa',
  ';;;',
  '',
].join('\r\n');

const OLD_TABLE = '652d6d61696c3b7a64726f6a0d0a616e6e6140646f6d2e6578616d706c653b9e6c74fd207a6f9a69740d0a';

const FILES: ReadonlyMap<string, Buffer> = new Map([
  ['a table', Buffer.from(`\ufeffsep=;\r\n${TABLE}`)],
  ['a table of an old program', Buffer.from(OLD_TABLE, 'hex')],
  ['a table with two bytes a letter', Buffer.from(`\ufeff${TABLE}`, 'utf16le')],
  ['a table with two bytes a letter and no mark', Buffer.from(TABLE, 'utf16le')],
]);

const SIGNS = [
  ...[';', ',', '\t', '"', '""', '\r', '\n', '\r\r\n', '\0', '\ufeff', '\u2028', '\ud83d\ude00', '\u202e', '\u0301'],
  ...['@', '@@', '<', '>', '..', 'a@b', 'a@dom.example;', `${'x'.repeat(600)}@dom.example`, '"a b"@dom.example'],
  ...['5. 3. 2026', '5. 3.', '0. 0. 0000', '31. 12. 9999', 'zajtra', '2026-03-05', '24:00', '7 PM', '-', '–'],
  ...['#N/A', '=1+1', 'constructor', '__proto__', 'e-mail;', 'x'.repeat(1100)],
];

/** null: it is refused. */
function readAny(bytes: Uint8Array): ImportTable | null {
  try {
    return readTable(readText(bytes, 'Toto nie je tabuľka.'));
  } catch (error) {
    if (error instanceof UnreadableFile) {
      expect(error.message).toMatch(/\S\.$/);
      return null;
    }
    if (!(error instanceof UnsureEncoding)) throw error;
    for (const { line } of error.readings) expect(line.length).toBeLessThanOrEqual(120);
    try {
      return readTable(readText(bytes, 'Toto nie je tabuľka.', error.readings[0]?.encoding));
    } catch (again) {
      if (again instanceof UnreadableFile) return null;
      throw again;
    }
  }
}

test(
  'whatever bytes a file of subscribers holds, it is refused with a sentence, or each of its rows is sent and judged',
  () => {
    fc.assert(
      fc.property(mutatedBytes({ files: FILES, signs: SIGNS, valueAfter: ';' }), ({ bytes }) => {
        const table = readAny(bytes);
        if (table === null) return;
        const rows = firstOfEach(rowsOf(table, guessColumns(table.headings, SUBSCRIBER_HEADINGS)));
        const sent = rows.slice(0, MAX_CHECKED_ROWS);
        if (sent.length === 0) return;
        expect(importCheckSchema.safeParse({ ...FOR_ALL, rows: sent })).toMatchObject({ success: true });
        const judged = judgeRows(rows, FOR_ALL, TODAY);
        expect(judged).toHaveLength(rows.length);
        const proven = judged.filter((row) => typeof row !== 'string');
        expect(new Set(proven.map(({ email }) => email)).size).toBe(proven.length);
        for (const { email, proof, confirmed_on } of proven) {
          expect(email).toMatch(/^\S+@\S+$/);
          expect(proof).not.toBe('');
          expect(confirmed_on <= TODAY).toBe(true);
        }
      }),
      cases(),
    );
  },
  SLOW_CASES_MS,
);
