import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type OpenBench, openContent, readAll, write } from '../content-bench.ts';

const gitBlobId = (text: string) => {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
};

const LONG_NAME = `events/0001-${'dlhy-nazov-'.repeat(22)}x.md`;

const REFUSED = [
  '../secret.md',
  'events/../../secret.md',
  'events/..',
  './site.json',
  '/etc/passwd',
  'events//a.md',
  'events/',
  '',
  '.git/config',
  'events/.kd-1.tmp',
  'events\\a.md',
  'C:/a.md',
  '%2e%2e/secret.md',
  'events/%2F.md',
  'a\0b.md',
  'a\nb.md',
  'a\u2028b.md',
  'a\ud800b.md',
  'events./a.md',
  'a.md ',
  'storage/rooms/1.svg',
  `${'x'.repeat(256)}`,
  `${'folder/'.repeat(200)}a.md`,
];

export function describeStates(openBench: OpenBench): void {
  it('a state names every file by its blob id and reads the texts asked for', async () => {
    const files = { 'site.json': '{}\n', 'events/0001-jazz.md': '---\nid: 1\n---\nŽltý kôň\r\n', 'pages/about.md': '' };
    const { content } = await openContent(openBench, files);
    const state = await content.state();
    expect(Object.fromEntries(state.blobIds)).toEqual(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, gitBlobId(text)])),
    );
    expect(await state.read(['events/0001-jazz.md', 'events/0002-none.md', 'pages/about.md'])).toEqual(
      new Map([
        ['events/0001-jazz.md', files['events/0001-jazz.md']],
        ['pages/about.md', ''],
      ]),
    );
  });

  it('the state stays the same while nothing changes', async () => {
    const { content, open } = await openContent(openBench, { 'site.json': '{}' });
    const { revision } = await content.state();
    expect((await content.state()).revision).toBe(revision);
    expect((await (await open()).state()).revision).toBe(revision);
  });

  it('a state that was read before goes on reading what it was', async () => {
    const { content, changeOutside } = await openContent(openBench, { 'a.md': 'old', 'b.md': 'b' });
    const state = await content.state();
    await write(content, { 'a.md': 'new', 'b.md': null });
    expect(await state.read(['a.md', 'b.md'])).toEqual(
      new Map([
        ['a.md', 'old'],
        ['b.md', 'b'],
      ]),
    );
    await changeOutside(new Map([['a.md', 'newest']]));
    expect((await state.read(['a.md'])).get('a.md')).toBe('old');
  });

  it('keeps every byte of a text: line ends, byte order mark, emoji, and names of any letters and length', async () => {
    const { content, open } = await openContent(openBench);
    const files = {
      'a.md': '\ufeffBOM\r\nCR\rLF\n\n',
      'b.md': '🎭 ľščťžýáíéúäôň \u0000 \u200d\u202e',
      'no-end.md': 'x',
      'priečinok/Ľudová hudba 🎻.md': 'ľ',
      'nfd/e\u0301.md': 'decomposed',
      [LONG_NAME]: 'long',
      [`events/${'ž'.repeat(126)}.md`]: 'many bytes',
    };
    expect((await write(content, files)).kind).toBe('committed');
    expect(await readAll(content)).toEqual(files);
    expect(await readAll(await open())).toEqual(files);
  });

  it('pictures in a folder beside the content belong to no state', async () => {
    const { content, changeOutside } = await openContent(openBench, { 'site.json': '{}' });
    await content.state();
    await changeOutside(
      new Map([
        ['storage/rooms/1.svg', '<svg/>'],
        ['rooms.json', '[]'],
      ]),
    );
    expect(await readAll(content)).toEqual({ 'rooms.json': '[]', 'site.json': '{}' });
  });

  it.each(REFUSED)('refuses the path %j wherever it is given', async (path) => {
    const { content } = await openContent(openBench, { 'a.md': 'a' });
    const before = await content.state();
    const refused = { name: 'ContentPathError' };
    await expect(write(content, { [path]: 'x' })).rejects.toMatchObject(refused);
    await expect(write(content, { 'b.md': 'x', [path]: null })).rejects.toMatchObject(refused);
    await expect(before.read([path])).rejects.toMatchObject(refused);
    await expect(content.history([path], { limit: 1 })).rejects.toMatchObject(refused);
    await expect(
      content.commit({
        author: 'u_1',
        message: 'x',
        expected: new Map([[path, null]]),
        change: async () => new Map([['b.md', 'x']]),
      }),
    ).rejects.toMatchObject(refused);
    expect((await content.state()).revision).toBe(before.revision);
  });

  it('refuses a file where a folder is, and a folder where a file is', async () => {
    const { content } = await openContent(openBench, { 'events/a.md': 'a', 'site.json': '{}' });
    await expect(write(content, { events: 'x' })).rejects.toMatchObject({ name: 'ContentPathError' });
    await expect(write(content, { 'site.json/x.md': 'x' })).rejects.toMatchObject({ name: 'ContentPathError' });
    const instead = { 'events/a.md': null, events: 'x' };
    await expect(write(content, instead)).rejects.toMatchObject({ name: 'ContentPathError' });
    expect(await readAll(content)).toEqual({ 'events/a.md': 'a', 'site.json': '{}' });
  });

  it('answers that it serves', async () => {
    const { content } = await openContent(openBench);
    await expect(content.check()).resolves.toBeUndefined();
  });
}
