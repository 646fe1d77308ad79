import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { HOUSE_CONTENT } from '../../support/house.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const COURSE = `---
id: 30
# Since autumn in the theatre.
title: "Tkanie na rámiku"
kind: course
start_date: 2026-09-22T18:00
end_date: 2026-10-06T20:00
location: v Divadelnej sále
is_paid: true
---
Každý utorok.
`;

test('the command shows what it would write, writes it when asked, and has nothing to do the second time', async () => {
  const contentDir = await tempFolder();
  await cp(HOUSE_CONTENT, contentDir, { recursive: true });
  const course = join(contentDir, 'events/0030-tkanie-na-ramiku.md');
  await writeFile(course, COURSE);
  const migrate = async (...args: string[]) => {
    const env = { ...process.env, CONTENT_DIR: contentDir };
    return (await promisify(execFile)(process.execPath, ['scripts/migrate-events.ts', ...args], { env })).stdout;
  };
  const rooms: { id: string; name: string }[] = JSON.parse(await readFile(join(contentDir, 'rooms.json'), 'utf8'));
  const theatre = rooms.find(({ name }) => name === 'Divadelná sála')?.id;

  const told = await migrate();
  expect(told).toContain(
    `events/0030-tkanie-na-ramiku.md: miestnosti ${theatre}; termíny 2026-09-22T18:00, 2026-09-29T18:00, 2026-10-06T18:00`,
  );
  expect(await readFile(course, 'utf8')).toBe(COURSE);

  await migrate('--write');
  const written = await readFile(course, 'utf8');
  expect(written).toContain('# Since autumn in the theatre.');
  expect(written).not.toMatch(/^start_date/m);
  expect(written).toContain(
    `  - key: 3\n    start_date: 2026-10-06T18:00\n    end_date: 2026-10-06T20:00\nlast_date_key: 3`,
  );
  expect(await migrate('--write')).toContain('Zapísané: 0\u00a0podujatí.');
  expect(await readFile(course, 'utf8')).toBe(written);
});
