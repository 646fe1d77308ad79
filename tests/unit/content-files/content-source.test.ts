import { chmod, cp, mkdir, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '../../../src/content-files/content-problem.ts';
import { blobIdOf, contentSource } from '../../../src/content-files/content-source.ts';
import { siteContentOf } from '../../../src/content-files/site-content.ts';
import { HOUSE_CONTENT, HOUSE_STORAGE } from '../../support/house.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const EVENT = 'events/0007-stromy-okolo-nas-vystava-kresieb.md';
const NOW = Date.parse('2026-11-21T09:00:00+01:00');

async function open() {
  const folder = await tempFolder();
  await cp(HOUSE_CONTENT, folder, { recursive: true });
  return { folder, source: contentSource(folder, HOUSE_STORAGE) };
}

/** Root could read every file. */
function withoutRights(work: () => void): void {
  const isAdministrator = process.geteuid?.() === 0;
  if (isAdministrator) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (isAdministrator) process.seteuid?.(0);
  }
}

async function writeOld(file: string, text: string, atSeconds: number): Promise<void> {
  await writeFile(file, text);
  await utimes(file, atSeconds, atSeconds);
}

test('what did not change is the very same object in the next reading, what did is another', async () => {
  const { folder, source } = await open();
  const before = source.read();
  await writeFile(join(folder, 'faq.json'), '[]\n');
  const after = source.read();
  expect(after.tree.events[0]).toBe(before.tree.events[0]);
  expect(after.tree.faq).toEqual([]);
  expect(after.tree.rooms).toBe(before.tree.rooms);
  const [first] = siteContentOf(before.tree, NOW).events;
  expect(siteContentOf(after.tree, NOW).events[0]).toBe(first);
});

test('a file changed again in the same moment, to the same size, is noticed', async () => {
  const { folder, source } = await open();
  const file = join(folder, 'faq.json');
  for (const question of ['Prvá?', 'Druhá', 'Tretí']) {
    await writeFile(file, JSON.stringify([{ question: question.padEnd(8), answer: 'Áno.' }]));
    expect(source.read().tree.faq[0]?.question).toBe(question.trim());
  }
});

test('blob ids are the ones git gives', async () => {
  const { folder, source } = await open();
  await writeOld(join(folder, 'faq.json'), '[]\n', 1_700_000_000);
  expect(source.read().blobIds.get('faq.json')).toBe('fe51488c7066f6687ef680d6bfaa4f7768ef205c');
  expect(blobIdOf(Buffer.alloc(0))).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
});

test('a file that is gone is gone, and its mistakes with it', async () => {
  const { folder, source } = await open();
  const file = join(folder, 'events/9000-pokus.md');
  await writeFile(file, 'bez údajov');
  expect(() => source.read()).toThrow(ContentError);
  await rm(file);
  expect(source.read().tree.events.some(({ id }) => id === 9000)).toBe(false);
});

test('without a folder of pictures every picture is missing, in a sentence', async () => {
  const folder = await tempFolder();
  await mkdir(join(folder, 'content'));
  await cp(HOUSE_CONTENT, join(folder, 'content'), { recursive: true });
  const source = contentSource(join(folder, 'content'), join(folder, 'nowhere'));
  expect(() => source.read()).toThrow(/obrázok storage\/events\/\S+ neexistuje/);
});

test('hidden files of editors and of saves under way are passed over', async () => {
  const { folder, source } = await open();
  await writeFile(join(folder, 'events/.0007-stromy.md.swp'), 'x');
  expect([...source.read().blobIds.keys()]).not.toContain('events/.0007-stromy.md.swp');
  expect(source.read().blobIds.has(EVENT)).toBe(true);
});

test('hidden folders of other programs are passed over with all that is in them', async () => {
  const { folder, source } = await open();
  await mkdir(join(folder, '.obsidian/plugins'), { recursive: true });
  await mkdir(join(folder, 'events/.trash'));
  for (const file of ['.obsidian/app.json', '.obsidian/plugins/data.json', 'events/.trash/0113-sidlisko.md'])
    await writeFile(join(folder, file), '{}');
  expect([...source.read().blobIds.keys()].filter((path) => path.includes('/.') || path.startsWith('.'))).toEqual([]);
});

test('what stands in the place of a file and cannot be read is named, and nothing throws', async () => {
  const { folder, source } = await open();
  const folderOf = 'events/9001-nova.md';
  const linkOf = 'events/9002-nova.md';
  const hugeOf = 'events/9003-nova.md';
  await mkdir(join(folder, folderOf));
  await symlink(join(folder, EVENT), join(folder, linkOf));
  await writeFile(join(folder, hugeOf), '---');
  await truncate(join(folder, hugeOf), 3_000_000_000);
  await rename(join(folder, 'faq.json'), join(folder, 'site.json.old'));
  await symlink(join(folder, 'nowhere'), join(folder, 'faq.json'));
  const problemsOf = () => {
    try {
      source.read();
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
    return [];
  };
  const said = new Map(problemsOf().map(({ file, message }) => [file, message]));
  expect(said.get(folderOf)).toBe('má tu byť súbor, a\u00a0je tu priečinok');
  expect(said.get(linkOf)).toBe('má tu byť súbor, a\u00a0je tu odkaz na iné miesto: vložte sem súbor samotný');
  expect(said.get('faq.json')).toBe(said.get(linkOf));
  expect(said.get(hugeOf)).toBe('súbor je príliš veľký');
  expect(problemsOf().length).toBe(5);
});

test('a file that the program may not read is named', async () => {
  const { folder } = await open();
  const storage = await tempFolder();
  await cp(HOUSE_STORAGE, storage, { recursive: true });
  for (const path of [folder, storage]) await chmod(path, 0o755);
  const source = contentSource(folder, storage);
  await chmod(join(folder, 'faq.json'), 0);
  const read = () => withoutRights(() => source.read());
  expect(read).toThrow('content/faq.json: súbor sa nedá prečítať: program nemá právo, alebo je disk poškodený');
  await chmod(join(folder, 'faq.json'), 0o644);
  expect(source.read().tree.faq.length).toBeGreaterThan(0);
});
