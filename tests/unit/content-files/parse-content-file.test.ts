import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';
import { HOUSE_CONTENT } from '../../support/house.ts';

const EVENT = 'events/0001-ples-na-javorovej-2025.md';
let good = '';

beforeAll(async () => {
  good = await readFile(join(HOUSE_CONTENT, EVENT), 'utf8');
});

/** The lines replace the title on line 3. */
const saidOf = (lines: string) =>
  judgeContentFile(
    EVENT,
    good.replace(/^title:.*$/m, () => lines),
  ).problems;
const unreadable = (line: number, why: string) => [
  {
    file: EVENT,
    field: null,
    message: `údaje na začiatku súboru sa nedajú prečítať, pozrite riadok ${line}: ${why}`,
  },
];

describe('front matter that a stray sign makes unreadable is named with its line', () => {
  test.each([
    ['an asterisk before a word', 'title: *Nova*', 3, 'hodnota sa začína hviezdičkou, dajte ju do úvodzoviek'],
    [
      'an asterisk further down',
      'title: Nova\nlead:\n  a: *b',
      5,
      'hodnota sa začína hviezdičkou, dajte ju do úvodzoviek',
    ],
    ['an exclamation mark', 'title: !Nova hra', 3, 'hodnota sa začína výkričníkom, dajte ju do úvodzoviek'],
    ['a tag of a program', 'title: !!js/function x', 3, 'hodnota sa začína výkričníkom, dajte ju do úvodzoviek'],
    ['a tab', 'title:\n\ta: 1', 4, 'odsadenie má byť z\u00a0medzier, nie z\u00a0tabulátora'],
    ['a field twice', 'title: a\ntitle: b', 4, 'pole je tu dvakrát'],
    ['a list as the name of a field', '? [a, b]\n: c', 3, 'názov poľa sa začína zvláštnym znakom'],
    ['thousands of brackets', `title: ${'['.repeat(8000)}`, 3, 'údaje sú vnorené príliš hlboko'],
  ])('%s', (_, lines, line, why) => {
    expect(saidOf(lines)).toEqual(unreadable(line, why));
  });

  test('aliases that would grow into millions of values', () => {
    const grown = [...'bcdefghi'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`);
    expect(saidOf(['a: &a [x, x, x]', ...grown].join('\n'))).toEqual(
      unreadable(2, 'príliš veľa odkazov na iné hodnoty (*)'),
    );
  });
});

describe('data that nothing else could work with is named with its field', () => {
  test.each([
    ['a value inside itself', 'title: &a [*a]', 'title', 'údaje sú vnorené príliš hlboko'],
    ['many levels', `title: ${'['.repeat(30)}${']'.repeat(30)}`, 'title', 'údaje sú vnorené príliš hlboko'],
    ['half a surrogate pair', 'title: "a\\ud800b"', 'title', 'je tu znak, ktorý sa nedá zobraziť: zmažte ho'],
    [
      'a field that changes objects',
      'title: a\n__proto__: { x: 1 }',
      '__proto__',
      'také pole nepoznáme, skontrolujte preklep',
    ],
  ])('%s', (_, lines, field, message) => {
    expect(saidOf(lines)).toEqual([{ file: EVENT, field, message }]);
  });

  test.each([
    [
      'half a surrogate pair',
      '[{ "question": "a\\udc00?", "answer": "Áno." }]',
      '[1].question',
      'je tu znak, ktorý sa nedá zobraziť: zmažte ho',
    ],
    [
      'a field that changes objects',
      '[{ "__proto__": { "question": "a" } }]',
      '[1].__proto__',
      'také pole nepoznáme, skontrolujte preklep',
    ],
    ['a hundred thousand levels', '['.repeat(100_000) + ']'.repeat(100_000), '[1]', 'údaje sú vnorené príliš hlboko'],
  ])('%s in JSON', (_, text, field, message) => {
    expect(judgeContentFile('faq.json', text).problems).toEqual([{ file: 'faq.json', field, message }]);
  });

  test('a number larger than any computer counts', () => {
    expect(judgeContentFile('banners/1.json', '{ "id": 1e999 }').problems).toContainEqual(
      expect.objectContaining({ file: 'banners/1.json', field: 'id' }),
    );
  });
});

describe('text that is no text is told by its line', () => {
  const CONTROL =
    'na riadku 3 je znak, ktorý nevidno (nulový): zmažte ho, a\u00a0ak ich je v\u00a0súbore viac, uložte ho v\u00a0kódovaní UTF-8';

  test('a null byte', () => {
    expect(saidOf('title: a\0b')).toEqual([{ file: EVENT, field: null, message: CONTROL }]);
  });

  test('UTF-16 and windows-1250', () => {
    const latin = Buffer.from(good.replace(/^title:.*$/m, 'title: "Pr\u00edbeh"'), 'latin1');
    for (const bytes of [Buffer.from(good, 'utf16le'), latin])
      expect(judgeContentFile(EVENT, bytes.toString('utf8')).problems).toEqual([
        { file: EVENT, field: null, message: expect.stringMatching(/^na riadku \d+ je .+ v\u00a0kódovaní UTF-8$/) },
      ]);
  });

  test('five megabytes, in the body and in the data', () => {
    const tooLarge = [{ file: EVENT, field: null, message: 'súbor je príliš veľký' }];
    expect(judgeContentFile(EVENT, good + 'a '.repeat(2_500_000)).problems).toEqual(tooLarge);
    expect(saidOf(`title: ${'a'.repeat(5_000_000)}`)).toEqual(tooLarge);
    expect(saidOf(`x: [${'1, '.repeat(100_000)}]`)).toEqual([
      { file: EVENT, field: null, message: 'údaje na začiatku súboru sú príliš dlhé' },
    ]);
  });

  test('a byte order mark and line ends of Windows are no mistake', () => {
    expect(judgeContentFile(EVENT, `\ufeff${good.replaceAll('\n', '\r\n')}`).problems).toEqual([]);
  });

  test('an alias with its anchor is none either', () => {
    const text = good.replace(/^title:.*$/m, 'title: &name "Ples"').replace(/^location:.*$/m, 'location: *name');
    expect(judgeContentFile(EVENT, text).problems).toEqual([]);
  });
});
