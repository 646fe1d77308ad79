import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeContentFile } from '../../../src/content-files/judge-content-file.ts';
import { HOUSE, HOUSE_CONTENT, SMALLEST_CONTENT } from '../../support/house.ts';
import { HOUSE_FILES, mutatedFile } from '../../support/mutated-file.ts';
import { cases, SLOW_CASES_MS } from '../../support/property-cases.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const EVENT = `---
id: 1
title: Nova hra #1
location: Hlinené
start_date: 2026-12-05T18:00
is_paid: false
---
![Plagát](https://inde.example/p.jpg)
`;

const check = (folder: string, env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['scripts/check-content.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder, ...env },
  });

test('what a file has and no visitor will see is told, and stops nothing', async () => {
  const folder = await tempFolder();
  await cp(SMALLEST_CONTENT, folder, { recursive: true });
  await mkdir(join(folder, 'events'));
  await writeFile(join(folder, 'events/0001-nova-hra.md'), EVENT);
  const { status, stdout, stderr } = check(folder);
  expect([status, stdout]).toEqual([0, 'Obsah je v poriadku: podujatia 1, galérie 0, bannery 0.\n']);
  expect(stderr).toContain('content/events/0001-nova-hra.md, pole title: všetko od „#1“ ďalej je len poznámka');
  expect(stderr).toContain('content/events/0001-nova-hra.md: obrázok https://inde.example/p.jpg sa na webe neukáže');
});

test(
  'whatever bytes several files hold, each that is wrong is named',
  async () => {
    const folder = await tempFolder();
    await cp(HOUSE_CONTENT, folder, { recursive: true });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(mutatedFile, { minLength: 4, maxLength: 8, selector: ({ path }) => path }),
        async (changes) => {
          for (const { path, bytes } of changes) await writeFile(join(folder, path), bytes);
          const { status, stderr } = check(folder, { PUBLIC_DIR: HOUSE });
          for (const { path } of changes) await writeFile(join(folder, path), HOUSE_FILES.get(path) ?? '');
          const isWrong = ({ path, bytes }: (typeof changes)[number]) =>
            judgeContentFile(path, bytes.toString('utf8')).problems.length > 0;
          const wrong = changes.filter(isWrong).map(({ path }) => `content/${path}`);
          expect(status).toBeLessThanOrEqual(1);
          if (wrong.length > 0) expect(status).toBe(1);
          expect(wrong.filter((file) => !stderr.includes(file))).toEqual([]);
          expect(stderr).not.toMatch(/^\s+at /m);
        },
      ),
      { ...cases(5), endOnFailure: true },
    );
  },
  SLOW_CASES_MS,
);
