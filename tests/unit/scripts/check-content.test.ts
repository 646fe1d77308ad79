import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SMALLEST_CONTENT } from '../../support/house.ts';
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

test('what a file has and no visitor will see is told, and stops nothing', async () => {
  const folder = await tempFolder();
  await cp(SMALLEST_CONTENT, folder, { recursive: true });
  await mkdir(join(folder, 'events'));
  await writeFile(join(folder, 'events/0001-nova-hra.md'), EVENT);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  expect(status).toBe(0);
  expect(stdout.replaceAll('\u00a0', ' ')).toBe(
    `Obsah v priečinku ${folder} je v poriadku: podujatia 1, galérie 0, bannery 0.\n`,
  );
  expect(stderr).toContain('content/events/0001-nova-hra.md, pole title: všetko od „#1“ ďalej je len poznámka');
  expect(stderr).toContain('content/events/0001-nova-hra.md: obrázok https://inde.example/p.jpg sa na webe neukáže');
});
