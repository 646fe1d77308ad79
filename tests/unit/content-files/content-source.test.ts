import { cp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
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

/** Writes a file as it would look after some time. */
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
  expect(() => source.read()).toThrow(/obrázok public\/storage\/events\/\S+ neexistuje/);
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
