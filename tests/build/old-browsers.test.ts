// The browser of the tests would accept the newest spelling.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, builtAdminPage, builtPages } from '../support/built-pages.ts';
import { TEST_SITE_DIR } from '../support/test-site-dir.ts';

const styles = await allStyles();

async function allStyles(): Promise<string> {
  const folder = join(TEST_SITE_DIR, 'build');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const pages = [...(await builtPages()), await builtAdminPage()];
  const inPages = pages.flatMap((page) => all(page, 'style').map((style) => style.textContent));
  return [...sheets, ...new Set(inPages)].join('\n');
}

test('a line under or through words has its measures apart: Safari takes none of a shorthand that has them', () => {
  expect(styles).toContain('text-decoration-thickness:');
  expect(styles.match(/[;{]text-decoration:[^;}]*\d[^;}]*/g)).toBeNull();
});

test('what cannot be selected cannot be in Safari either, which knows the name with a prefix only', () => {
  const rules = (styles.match(/[{}][^{}]+/g) ?? []).filter((rule) => /[;{}]user-select:none/.test(rule));
  expect(rules.length).toBeGreaterThan(0);
  expect(rules.filter((rule) => !rule.includes('-webkit-user-select:none'))).toEqual([]);
});
