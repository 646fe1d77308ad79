import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE_CONTENT } from './house.ts';
import { mutatedBytes } from './mutated-bytes.ts';

/** By path below `content/`. */
export const HOUSE_FILES: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(HOUSE_CONTENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(HOUSE_CONTENT.length + 1).replaceAll('\\', '/'), readFileSync(file)]),
);

const SIGNS = [
  ...['*a', '*Nova*', '&a ', '&a [*a]', '!', '!!js/function ', '!!binary ', '!!set ', '\t', '\n', '\r', '\r\n', ' '],
  ...['{', '}', '[', ']', ',', '"', "'", '`', '|', '>', '- ', '? ', ': ', '#', ' #', '%', '@', '~', '\\', '<<: '],
  ...['---\n', '...\n', '\n---\n', '\0', '\u0007', '\ufeff', '\u2028', '\\ud800', '\\u0000', '\\0', '__proto__: 1\n'],
  ...[
    '"__proto__": 1,',
    '"toString": 1,',
    'constructor: 1\n',
    '1e999',
    '-0',
    '.inf',
    '.nan',
    '0x10',
    '99999999999999999999',
  ],
  ...[
    'null',
    'true',
    '[[[[[[[[',
    '['.repeat(3000),
    '{"a":'.repeat(3000),
    '- '.repeat(2000),
    '<<<<<<< HEAD\n',
    '\ud83d\ude00',
  ],
  ...[
    '2026-02-30T10:00',
    '2026-10-25T02:30',
    '+275760-09-13',
    '0000-00-00',
    '](',
    '![',
    '<script>',
    '**',
    '&lt;',
    '\u202e',
  ],
];

export const mutatedFile = mutatedBytes({ files: HOUSE_FILES, signs: SIGNS, valueAfter: ': ' }).map(
  ({ name, bytes }) => ({ path: name, bytes }),
);
