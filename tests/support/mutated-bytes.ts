import fc from 'fast-check';

interface Mutation {
  kind: 'flip' | 'insert' | 'cut' | 'double' | 'drop' | 'replace';
  /** From 0 to 1, a part of the length. */
  at: number;
  bit: number;
  sign: string;
}

function mutation(signs: readonly string[]): fc.Arbitrary<Mutation> {
  return fc.record({
    kind: fc.constantFrom('flip', 'insert', 'insert', 'cut', 'double', 'drop', 'replace'),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bit: fc.nat(7),
    sign: fc.constantFrom(...signs),
  });
}

function mutated(bytes: Buffer, { kind, at, bit, sign }: Mutation, valueAfter: string): Buffer {
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
      const mark = bytes.indexOf(valueAfter, start);
      const from = mark === -1 || mark > end ? start : mark + valueAfter.length;
      return spliced(from, Math.max(from, end - 1), Buffer.from(sign));
    }
  }
}

interface Seeds {
  files: ReadonlyMap<string, Buffer>;
  /** They have a meaning in such a file, or must not be in it. */
  signs: readonly string[];
  valueAfter: string;
}

export function mutatedBytes({ files, signs, valueAfter }: Seeds): fc.Arbitrary<{ name: string; bytes: Buffer }> {
  return fc
    .tuple(
      fc.constantFrom(...files.keys()),
      fc.oneof(
        { weight: 9, arbitrary: fc.array(mutation(signs), { minLength: 1, maxLength: 4 }) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
      ),
    )
    .map(([name, change]) => {
      if (!Array.isArray(change)) return { name, bytes: Buffer.from(change) };
      const before = files.get(name) ?? Buffer.alloc(0);
      return { name, bytes: change.reduce((bytes, one) => mutated(bytes, one, valueAfter), before) };
    });
}
