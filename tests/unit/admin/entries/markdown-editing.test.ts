import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asEditorWrites, isForRichEditor } from '../../../../src/admin/entries/markdown-editing.ts';
import { parseContentFile } from '../../../../src/content-files/parse-content-file.ts';
import { renderMarkdown } from '../../../../src/content-files/render-markdown.ts';
import { HOUSE_CONTENT } from '../../../support/house.ts';

test('the texts of all events open in the editor', async () => {
  const files = await readdir(join(HOUSE_CONTENT, 'events'));
  const texts = await Promise.all(files.map((file) => readFile(join(HOUSE_CONTENT, 'events', file), 'utf8')));
  const bodies = texts.map((text) => {
    const result = parseContentFile('x.md', text);
    return result.ok ? result.file.body : '';
  });
  expect(bodies.length).toBeGreaterThan(10);
  expect(bodies.filter((body) => !isForRichEditor(body))).toEqual([]);
});

test.each([
  ['letters that are bold, slanted or struck out', '**x** *y* ~~z~~'],
  ['lists in lists', '- a\n  - b\n\n1. c\n2. d'],
  ['headings', '## A\n\n### B'],
  ['a link', '[a](https://x.example/a_b)'],
  ['signs that mean something', '5 * 3 * 2 and 2_3_4, <b>x</b>'],
  ['an address without a link', 'Píšte na info@kd.example.'],
  ['an empty paragraph', 'a\n\n&nbsp;\n\n\u00a0\n\nb'],
  ['items that begin with a day', '- 5. decembra\n- 6. decembra'],
  ['numbered items that begin with a day', '1. 1. októbra: valčík\n2. 8. októbra: polka'],
  ['a paragraph that begins like a list', '5\\. decembra hrá kapela\\\n1\\. januára spieva zbor'],
])('%s are kept by the editor', (_, markdown) => {
  expect(isForRichEditor(markdown)).toBe(true);
});

test.each([
  ['a table', 'a | b\n---|---\n1 | 2'],
  ['a picture', '![a](b.png)'],
  ['code', '`x`'],
  ['the largest heading', '# A'],
  ['a sign by its name', '&nbsp;x'],
])('%s would be lost, so the text is edited as it is', (_, markdown) => {
  expect(isForRichEditor(markdown)).toBe(false);
});

test('what the editor writes, it writes again', () => {
  const written = asEditorWrites('Píšte na info@kd.example\\\n*hneď*\n* a\n* b');
  expect(asEditorWrites(written)).toBe(written);
});

test.each([
  ['5\\. decembra hrá kapela', '<p>5. decembra hrá kapela</p>'],
  ['Kedy\\\n1\\. januára', '<p>Kedy<br />\n1. januára</p>'],
  ['- 5. decembra', '<ul>\n<li>5.\u00a0decembra</li>\n</ul>'],
  ['- 5\\. decembra', '<ul>\n<li>5.\u00a0decembra</li>\n</ul>'],
  ['- 1\\. Jazz', '<ul>\n<li>1. Jazz</li>\n</ul>'],
  ['1. 5\\. decembra', '<ol>\n<li>5.\u00a0decembra</li>\n</ol>'],
  ['5\\.\u00a0decembra', '<p>5.\u00a0decembra</p>'],
  ['2026\\.', '<p>2026.</p>'],
  ['\\- pauza', '<p>- pauza</p>'],
  ['\\+ hosť', '<p>+ hosť</p>'],
  ['\\# 1', '<p># 1</p>'],
  ['\\---', '<p>---</p>'],
  ['a\\\n\\===', '<p>a<br />\n===</p>'],
])('a paragraph stays one, whatever it begins with: %j', (markdown, html) => {
  const written = asEditorWrites(markdown);
  expect(renderMarkdown(written).trim()).toBe(html);
  expect([isForRichEditor(written), asEditorWrites(written)]).toEqual([true, written]);
});

test('empty paragraphs are nothing on the page', () => {
  expect(renderMarkdown(asEditorWrites('a\n\n&nbsp;\n\n\u00a0\n\n&nbsp;\n\nb'))).toBe('<p>a</p>\n<p>b</p>\n');
});
