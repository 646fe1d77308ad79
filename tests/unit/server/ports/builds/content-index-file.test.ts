import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULT_HIRE } from '../../../../../src/domain/content/hire.ts';
import { contentIndexFile, memoizedByIndex, newestFile } from '../../../../../src/server/ports/builds/built-content.ts';
import { makeContentIndex } from '../../../../support/content-factories.ts';
import { makeSettings } from '../../../../support/make-settings.ts';
import { tempFolder } from '../../../../support/temp-folder.ts';

let writes = 0;

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  // Some file systems count in whole seconds.
  writes += 10;
  await utimes(path, 1_700_000_000 + writes, 1_700_000_000 + writes);
}

const builtAt = (time: string) => JSON.stringify(makeContentIndex({ built_at: time }));

test('the index is read once and again when its file changes', async () => {
  const path = join(await tempFolder(), 'index.json');
  const source = contentIndexFile(() => path);
  await write(path, builtAt('first'));
  const first = await source.read();
  expect(first.built_at).toBe('first');
  expect(await source.read()).toBe(first);
  await write(path, builtAt('second'));
  expect((await source.read()).built_at).toBe('second');
});

test('while a new file is broken or gone, the last good index stays', async () => {
  const path = join(await tempFolder(), 'index.json');
  const source = contentIndexFile(() => path);
  await write(path, builtAt('good'));
  await source.read();
  for (const broken of ['{"built_at":"cut o', '[]', '{"built_at":"x","events":[null],"galleries":{},"banners":[]}']) {
    await write(path, broken);
    expect((await source.read()).built_at).toBe('good');
  }
  await rm(path);
  expect((await source.read()).built_at).toBe('good');
  await write(path, builtAt('better'));
  expect((await source.read()).built_at).toBe('better');
});

test('without any index the content is unavailable, until there is one', async () => {
  const path = join(await tempFolder(), 'index.json');
  const source = contentIndexFile(() => path);
  await expect(source.read()).rejects.toMatchObject({ kind: 'unavailable', status: 503 });
  await write(path, builtAt('first'));
  expect((await source.read()).built_at).toBe('first');
});

test('an index from before the look and the terms of hire were in it has those of a house that sets none', async () => {
  const path = join(await tempFolder(), 'index.json');
  const { look: _, hire: _1, ...former } = makeSettings();
  await write(path, JSON.stringify({ ...makeContentIndex(), settings: former }));
  const { settings } = await contentIndexFile(() => path).read();
  expect(settings).toEqual({ ...former, look: {}, hire: DEFAULT_HIRE });
});

test('an index from before it told of partners leads to them', async () => {
  const path = join(await tempFolder(), 'index.json');
  const { has_partners: _, ...former } = makeContentIndex();
  await write(path, JSON.stringify(former));
  expect(await contentIndexFile(() => path).read()).toEqual({ ...former, has_partners: true });
});

test('what is derived from the index is derived once per index', async () => {
  const path = join(await tempFolder(), 'index.json');
  await write(path, builtAt('first'));
  let derived = 0;
  const read = memoizedByIndex(
    contentIndexFile(() => path),
    ({ built_at }) => {
      derived += 1;
      return built_at;
    },
  );
  expect([await read(), await read(), derived]).toEqual(['first', 'first', 1]);
  await write(path, builtAt('second'));
  expect([await read(), derived]).toEqual(['second', 2]);
});

test('a file that could not be read once, as where too many are open, is read by the next call', async () => {
  const path = join(await tempFolder(), 'index.json');
  await write(path, 'there');
  let calls = 0;
  const read = newestFile(
    () => path,
    (text) => {
      calls += 1;
      if (calls === 1 || calls === 3) throw new Error('EMFILE');
      return `${text} ${calls}`;
    },
  );
  await expect(read()).rejects.toThrow('EMFILE');
  expect(await read()).toBe('there 2');
  await write(path, 'another');
  expect(await read()).toBe('there 2');
  expect([await read(), await read()]).toEqual(['another 4', 'another 4']);
});
