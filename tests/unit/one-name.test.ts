import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** They hold what all sections use. */
const NO_SECTIONS = ['entries', 'shared', 'shell'];

function foldersIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

test('a section of staff has the name of its feature, of its calls and of their tests', () => {
  const sections = foldersIn('src/admin').filter((name) => !NO_SECTIONS.includes(name));
  expect(sections.length).toBeGreaterThan(0);
  const missing = sections.flatMap((name) =>
    [
      [`src/server/features/${name}`],
      [`src/api/${name}.ts`, `src/api/admin-${name}.ts`],
      [`tests/api/${name}`, `tests/api/${name}.test.ts`, `tests/api/content/${name}.test.ts`],
    ].filter((places) => !places.some((place) => existsSync(place))),
  );
  expect(missing).toEqual([]);
});
