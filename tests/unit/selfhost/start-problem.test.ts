import { describe, expect, test } from 'vitest';
import { startProblem } from '../../../src/selfhost/data-folder.ts';
import { StoreError } from '../../../src/server/ports/store/store.ts';

const systemError = (code: string) => Object.assign(new Error(`${code}: the words of the system`), { code });
const sqliteError = (errcode: number) =>
  Object.assign(new Error('the words of SQLite'), { code: 'ERR_SQLITE_ERROR', errcode });
const storeError = (cause?: unknown) => new StoreError('unavailable', 'The SQLite database does not serve', { cause });

describe('what keeps a server from starting is said in a sentence, with the words of the system:', () => {
  test.each([
    ['a full disk', systemError('ENOSPC'), 'nie je voľné miesto'],
    ['a full disk under the database', storeError(sqliteError(13)), 'nie je voľné miesto'],
    ['a folder of somebody else', systemError('EACCES'), 'sa nedá zapisovať'],
    ['a database of somebody else', storeError(sqliteError(14)), 'sa nedá zapisovať'],
    ['a database that another program holds', storeError(sqliteError(5)), 'drží iný program'],
    ['a damaged database', storeError(sqliteError(26)), 'je poškodená'],
    ['a result of SQLite that says more', storeError(sqliteError(4874)), 'je plný alebo hlási chybu'],
  ])('%s', (_, error, words) => {
    const sentence = startProblem(error);
    expect(sentence.replaceAll('\u00a0', ' ')).toContain(words);
    expect(sentence).toMatch(/ \((?:E\w+: the words of the system|the words of SQLite)\)\.$/);
  });

  test.each([
    [
      'a sentence stays as it is',
      new Error('Port 80 je obsadený.', { cause: systemError('EACCES') }),
      'Port 80 je obsadený.',
    ],
    ['what nobody foresaw is said as it came', storeError(new Error('?')), 'The SQLite database does not serve'],
    ['and what is no error, too', 'prázdno', 'prázdno'],
  ])('%s', (_, error, sentence) => {
    expect(startProblem(error)).toBe(sentence);
  });
});
