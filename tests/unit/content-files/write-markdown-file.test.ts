import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { parseContentFile } from '../../../src/content-files/parse-content-file.ts';
import { newMarkdownFile, readableBody, writeMarkdownFile } from '../../../src/content-files/write-markdown-file.ts';
import { HOUSE_CONTENT } from '../../support/house.ts';
import { cases, SLOW_CASES_MS } from '../../support/property-cases.ts';

const ORDER = ['id', 'title', 'kind', 'start_date', 'location', 'social_links', 'former_slugs', 'draft'];

const HAND_WRITTEN = `---
# Číslo nemeniť
id: 8   # osem

title:   'Jazz v dome'  # pracovný názov
poznamka: "volať Petrovi"
# kde
location: Dvorana
social_links:
    facebook: https://www.facebook.example/jazz
    # ešte nemajú
    instagram: "https://www.instagram.example/jazz"
former_slugs:
- jazz
- jazz-2
lat: 48.150
text: >-
  prvý
  druhý
---

Prvý odsek.

Druhý odsek.

`;

function read(text: string) {
  const result = parseContentFile('events/0008-jazz.md', text);
  if (!result.ok) throw new Error(result.problem.message);
  return result.file;
}

const withLineEnds = (text: string) => text.replaceAll('\n', '\r\n');

async function markdownFiles(): Promise<string[]> {
  const paths = (await readdir(HOUSE_CONTENT, { recursive: true })).filter((path) => path.endsWith('.md'));
  return Promise.all(paths.map((path) => readFile(join(HOUSE_CONTENT, path), 'utf8')));
}

test('saving every file of the content without a change gives the same bytes', async () => {
  const files = await markdownFiles();
  expect(files.length).toBeGreaterThan(20);
  for (const text of [...files, ...files.map(withLineEnds), HAND_WRITTEN, `\ufeff${HAND_WRITTEN}`]) {
    const { data, body } = read(text);
    expect(writeMarkdownFile(text, { fields: { ...(data as object) }, body: readableBody(body) }, ORDER)).toBe(text);
  }
});

test.each([
  ['a field', { title: 'Iný jazz' }, `title:   'Jazz v dome'`, `title:   'Iný jazz'`],
  ['a field with a plain value', { location: 'Divadelná sála' }, 'location: Dvorana', 'location: "Divadelná sála"'],
  [
    'a field of a list within',
    { social_links: { facebook: 'https://x.example/a', instagram: 'https://www.instagram.example/jazz' } },
    'https://www.facebook.example/jazz',
    'https://x.example/a',
  ],
  ['a text of several lines', { text: 'jeden' }, '>-\n  prvý\n  druhý', 'jeden'],
  ['a whole list', { former_slugs: ['iny'] }, 'former_slugs:\n- jazz\n- jazz-2', 'former_slugs:\n  - iny'],
  ['a new field behind its neighbour', { kind: 'concert' }, `# pracovný názov\n`, `# pracovný názov\nkind: concert\n`],
  ['a new field at the end', { draft: true }, `- jazz-2\n`, `- jazz-2\ndraft: true\n`],
  ['a field taken away', { location: undefined }, 'location: Dvorana\n', ''],
  [
    'a field taken away from a list within',
    { social_links: { facebook: 'https://www.facebook.example/jazz' } },
    '    instagram: "https://www.instagram.example/jazz"\n',
    '',
  ],
  [
    'a field put into a list within',
    {
      social_links: {
        facebook: 'https://www.facebook.example/jazz',
        instagram: 'https://www.instagram.example/jazz',
        website: 'https://w.example/',
      },
    },
    '"https://www.instagram.example/jazz"\n',
    '"https://www.instagram.example/jazz"\n    website: https://w.example/\n',
  ],
])('%s changes in its place, and everything else stays as written', (_, fields, part, replacement) => {
  for (const form of [(text: string) => text, withLineEnds]) {
    const expected = form(HAND_WRITTEN.replace(part, replacement));
    expect(form(HAND_WRITTEN)).not.toBe(expected);
    expect(writeMarkdownFile(form(HAND_WRITTEN), { fields }, ORDER)).toBe(expected);
  }
});

test('a text that comes back as forms clean it is no change, with its accents written apart as on a Mac', () => {
  const apart = HAND_WRITTEN.replace('Prvý odsek.', 'Prvý\u0007 odsek.'.normalize('NFD'));
  expect(writeMarkdownFile(apart, { fields: {}, body: 'Prvý odsek.\n\nDruhý odsek.' }, ORDER)).toBe(apart);
});

test('a changed text leaves the fields and the blank lines around it', () => {
  const written = writeMarkdownFile(HAND_WRITTEN, { fields: {}, body: 'Nový text.\n\nA druhý.' }, ORDER);
  expect(written).toBe(HAND_WRITTEN.replace('Prvý odsek.\n\nDruhý odsek.', 'Nový text.\n\nA druhý.'));
});

test.each([
  ['in braces', '{id: 1, title: "A", draft: true} # všetko naraz'],
  ['with an anchor', 'id: 1\ntitle: &nazov "A"\nlocation: *nazov'],
  ['with a tag', 'id: !!int "1"\ntitle: A'],
  ['with nothing behind a colon', 'id: 1\ntitle:\nlocation: Dvorana'],
  ['with a text over lines', 'id: 1\ntitle: |\n  A\n  B\nlocation: Dvorana'],
  ['that is empty', '# nič'],
])('front matter %s is still changed rightly', (_, frontMatter) => {
  const written = writeMarkdownFile(
    `---\n${frontMatter}\n---\nText.\n`,
    { fields: { title: 'Nový: „názov“', draft: undefined } },
    ORDER,
  );
  expect(read(written)).toEqual({
    data: {
      ...(read(`---\n${frontMatter}\nx: 1\n---\n`.replace('\nx: 1', frontMatter.startsWith('#') ? '\nx: 1' : ''))
        .data as object),
      x: undefined,
      title: 'Nový: „názov“',
      draft: undefined,
    },
    body: 'Text.\n',
  });
});

test(
  'whatever is written is read back, and comments stay',
  () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((value) => !/[\p{Cc}\p{Cs}\ufffd]/u.test(value));
    const fields = fc.record({
      title: text,
      location: fc.option(text, { nil: undefined }),
      draft: fc.option(fc.boolean(), { nil: undefined }),
      former_slugs: fc.option(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 3 }), {
        nil: undefined,
      }),
    });
    fc.assert(
      fc.property(fields, fc.boolean(), (changes, isWindows) => {
        const source = isWindows ? withLineEnds(HAND_WRITTEN) : HAND_WRITTEN;
        const written = writeMarkdownFile(source, { fields: changes }, ORDER);
        expect(read(written).data).toEqual({ ...(read(source).data as object), ...changes });
        for (const comment of ['# Číslo nemeniť', '# osem', '# kde', '# ešte nemajú', 'poznamka: "volať Petrovi"'])
          expect(written).toContain(comment);
        expect(writeMarkdownFile(written, { fields: changes }, ORDER)).toBe(written);
      }),
      cases(),
    );
  },
  SLOW_CASES_MS,
);

test('a file that is written anew over one that cannot be read says nothing in the log of the server', async () => {
  const warnings: Error[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on('warning', hear);
  onTestFinished(() => void process.off('warning', hear));
  const written = writeMarkdownFile('---\nid: !!set\n---\nText.\n', { fields: { title: 'A' } }, ORDER);
  expect(read(written).data).toEqual({ title: 'A' });
  await nextTurn();
  expect(warnings).toEqual([]);
});

test('a new file reads as files of this house are written', () => {
  const fields = {
    start_date: '2026-12-05T18:00',
    title: 'Jazz v dome',
    id: 8,
    social_links: { website: 'https://w.example/' },
    draft: undefined,
  };
  expect(newMarkdownFile({ fields, body: '\nText.\n\n' }, ORDER)).toBe(
    '---\nid: 8\ntitle: "Jazz v dome"\nstart_date: 2026-12-05T18:00\nsocial_links:\n  website: https://w.example/\n---\nText.\n',
  );
});
