// Content files as a slip of the hand, a broken disk or a stranger's program would leave them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { HOUSE_CONTENT } from './house.ts';

/** Every content file of the tests' house, by its path below `content/`. */
export const HOUSE_FILES: ReadonlyMap<string, Buffer> = new Map(
  readdirSync(HOUSE_CONTENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(HOUSE_CONTENT.length + 1).replaceAll('\\', '/'), readFileSync(file)]),
);

/** Signs with a meaning of their own in YAML, JSON or Markdown, and what no text should hold. */
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

interface Mutation {
  kind: 'flip' | 'insert' | 'cut' | 'double' | 'drop' | 'replace';
  /** Where, as a part of the length of the file. */
  at: number;
  bit: number;
  sign: string;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('flip', 'insert', 'insert', 'cut', 'double', 'drop', 'replace'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  bit: fc.nat(7),
  sign: fc.constantFrom(...SIGNS),
});

function mutated(bytes: Buffer, { kind, at, bit, sign }: Mutation): Buffer {
  const place = Math.floor(at * bytes.length);
  const start = bytes.lastIndexOf('\n', place - 1) + 1;
  const lineEnd = bytes.indexOf('\n', place);
  const end = lineEnd === -1 ? bytes.length : lineEnd + 1;
  const line = bytes.subarray(start, end);
  const spliced = (from: number, to: number, text: Buffer) =>
    Buffer.concat([bytes.subarray(0, from), text, bytes.subarray(to)]);
  switch (kind) {
    case 'flip': {
      const flipped = Buffer.from(bytes);
      if (place < flipped.length) flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
      return flipped;
    }
    case 'insert':
      return spliced(place, place, Buffer.from(sign));
    case 'cut':
      return bytes.subarray(0, place);
    case 'double':
      return spliced(end, end, line);
    case 'drop':
      return spliced(start, end, Buffer.alloc(0));
    case 'replace': {
      // The value of a field, where mistakes are made.
      const colon = bytes.indexOf(': ', start);
      const from = colon === -1 || colon > end ? start : colon + 2;
      return spliced(from, Math.max(from, end - 1), Buffer.from(sign));
    }
  }
}

/** The path of a content file of the tests' house with other bytes in it: some changes, or nothing of what it was. */
export const mutatedFile: fc.Arbitrary<{ path: string; bytes: Buffer }> = fc
  .tuple(
    fc.constantFrom(...HOUSE_FILES.keys()),
    fc.oneof(
      { weight: 9, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 4 }) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
    ),
  )
  .map(([path, change]) => ({
    path,
    bytes: Array.isArray(change)
      ? change.reduce(mutated, HOUSE_FILES.get(path) ?? Buffer.alloc(0))
      : Buffer.from(change),
  }));

/** How many cases are tried; `FUZZ_RUNS` tries another number, `FUZZ_SEED` the same cases again. */
export function fuzz(numRuns: number): { numRuns: number; seed?: number } {
  const { FUZZ_SEED, FUZZ_RUNS } = process.env;
  return {
    numRuns: FUZZ_RUNS === undefined ? numRuns : Number(FUZZ_RUNS),
    ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }),
  };
}
