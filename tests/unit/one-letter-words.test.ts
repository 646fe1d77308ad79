import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The site never shows these as text. */
const NOT_SHOWN = ['src/domain/events/import/import-columns.ts', 'src/admin/events/import/sample-table.ts'];

const LITERALS =
  /O nás|Meno a priezvisko|Vyhlásenie o prístupnosti|Zatiaľ neboli pridané žiadne fotografie z podujatí/g;

const LONE = /(?<![\p{L}\p{N}.<'’-])([kszvouai])[^\S\u00a0]+(?=[\p{L}\p{N}„(]|$)/giu;

const SLOVAK_LETTER = /[áäčďéíĺľňóôŕšťúýž]/i;

interface Words {
  text: string;
  line: number;
  /** Only there the words are surely Slovak; elsewhere „a“ and „i“ may be English. */
  isMarkup: boolean;
}

function wordsOfScript(path: string, code: string, firstLine = 0): Words[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: Words[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isJsxText(node) ||
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const isMarkup = ts.isJsxText(node) || ts.isJsxAttribute(node.parent);
      found.push({ text: node.text, line: firstLine + line + 1, isMarkup });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function wordsOfPage(path: string, page: string): Words[] {
  const scripts: Words[] = [];
  const markup = page
    .replace(/(?<=^---\n)[\s\S]*?(?=^---$)|(?<=<script[^>]*>)[\s\S]*?(?=<\/script>)/gm, (code, at: number) => {
      scripts.push(...wordsOfScript(path, code, page.slice(0, at).split('\n').length - 1));
      return emptied(code);
    })
    .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, emptied);
  return [...scripts, ...markup.split('\n').map((text, at) => ({ text, line: at + 1, isMarkup: true }))];
}

function emptied(text: string): string {
  return text.replace(/[^\n]/g, '');
}

test('no text of the code leaves a word of one letter at the end of a line', () => {
  const found = globSync('{src,netlify}/**/*.{ts,tsx,astro}')
    .filter((path) => !NOT_SHOWN.includes(path))
    .flatMap((path) => {
      const code = readFileSync(path, 'utf8');
      const words = path.endsWith('.astro') ? wordsOfPage(path, code) : wordsOfScript(path, code);
      return words.flatMap(({ text, line, isMarkup }) =>
        [...text.replace(LITERALS, '').matchAll(LONE)]
          .filter(([, letter = '']) => isMarkup || !/[ai]/i.test(letter) || SLOVAK_LETTER.test(text))
          .map(({ index }) => {
            const lines = text.slice(0, index).split('\n').length - 1;
            return `${path}:${line + lines}: …${text.slice(index, index + 30).trim()}…`;
          }),
      );
    });
  expect(found).toEqual([]);
});
