import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContentProblem, describeProblem } from '../../../src/content-files/content-problem.ts';
import { joinContentTree } from '../../../src/content-files/content-tree.ts';
import { contentWarnings, lintMarkdownFile } from '../../../src/content-files/content-warnings.ts';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';
import { parseContentFile } from '../../../src/content-files/parse-content-file.ts';
import { nextChangeOf, siteContentOf } from '../../../src/content-files/site-content.ts';
import { writeJson } from '../../../src/content-files/write-json.ts';
import { writeMarkdownFile } from '../../../src/content-files/write-markdown-file.ts';
import { HOUSE_FILES, mutatedFile } from '../../support/mutated-file.ts';
import { cases, SLOW_CASES_MS } from '../../support/property-cases.ts';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const house = new Map(
  Array.from(HOUSE_FILES, ([path, bytes]) => [path, judgeContentFile(path, bytes.toString('utf8'))]),
);

function expectWords(problem: ContentProblem): void {
  expect(describeProblem(problem)).toMatch(/^content\/.+: \S/s);
  expect(problem.message).not.toMatch(/undefined|\[object|expected|Invalid|Error/);
}

test(
  'whatever bytes a content file holds, it is shown or named, and all others are what they were',
  () => {
    fc.assert(
      fc.property(mutatedFile, ({ path, bytes }) => {
        const file = judgeContentFile(path, bytes.toString('utf8'));
        for (const problem of file.problems) {
          expect(problem.file).toBe(path);
          expectWords(problem);
        }
        if (file.content === null) expect(file.problems).not.toEqual([]);

        const result = joinContentTree(new Map([...house, [path, file]]).values(), () => true);
        if (!result.ok) {
          for (const problem of file.problems) expect(result.problems).toContainEqual(problem);
          return result.problems.forEach(expectWords);
        }
        expect(file.problems).toEqual([]);
        expect(result.tree.events.length).toBe(
          [...house.values()].filter((one) => one.content?.kind === 'events').length,
        );
        contentWarnings(result.tree).forEach(expectWords);
        lintMarkdownFile(path, bytes.toString('utf8')).forEach(expectWords);
        const content = siteContentOf(result.tree, NOW);
        JSON.stringify(content);
        nextChangeOf(result.tree, content);
        return undefined;
      }),
      cases(),
    );
  },
  SLOW_CASES_MS,
);

test(
  'whatever bytes a content file holds, a form that is filled in anew can be saved over it',
  () => {
    fc.assert(
      fc.property(mutatedFile, ({ path, bytes }) => {
        const text = bytes.toString('utf8');
        const isMarkdown = path.endsWith('.md');
        const fields = { title: 'Nová: hra #1', note: ['a', 'b'] };
        const written = isMarkdown
          ? writeMarkdownFile(text, { fields, body: 'Text.' }, ['title'])
          : writeJson(text, fields);
        const result = parseContentFile(path, written);
        expect(result).toMatchObject({ ok: true, file: { data: fields } });
      }),
      cases(),
    );
  },
  SLOW_CASES_MS,
);
