import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openHistoryIndex } from '../../../src/server/ports/repository/adapters/history-index.ts';
import { packObjects } from '../../../src/server/ports/repository/adapters/pack-objects.ts';
import type { ContentRepository } from '../../../src/server/ports/repository/content-repository.ts';
import { namesOnDisk } from '../../support/names-on-disk.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { readAll, write } from './content-bench.ts';
import { changeByHand, openLocalBench } from './local-bench.ts';

const GIT = (() => {
  try {
    return execFileSync('git', ['--version'], { encoding: 'utf8' });
  } catch {
    console.warn('There is no git program here: the test that asks it about our repository is left out');
    return null;
  }
})();

const LOOSE = /^[0-9a-f]{2}[\\/][0-9a-f]{38}$/;
const PACK = /\.pack$/;

async function openLocal(files: Readonly<Record<string, string>>) {
  const bench = await openLocalBench(files);
  const open = async (): Promise<ContentRepository> => {
    const content = await bench.open();
    onTestFinished(() => content.close());
    return content;
  };
  return { ...bench, open, content: await open() };
}

const authors = async (content: ContentRepository, path: string) =>
  (await content.history([path], { limit: 100 })).map(({ author }) => author);

describe.skipIf(process.platform === 'win32')('a power cut after a save was answered takes nothing of it away:', () => {
  it('the files of the content are in their places', async () => {
    const { content, folder } = await openLocal({ 'events/a.md': 'a', 'events/b.md': 'b' });
    const onDisk = await namesOnDisk(join(folder, 'events'));
    await write(content, { 'events/a.md': null, 'events/c.md': 'c' });
    expect(onDisk()).toEqual(['b.md', 'c.md']);
  });

  it('so is a folder that was not there', async () => {
    const { content, folder } = await openLocal({ 'site.json': '{}' });
    const onDisk = await namesOnDisk(folder);
    await write(content, { 'galleries/1.json': '{}' });
    expect(onDisk()).toEqual(['galleries', 'site.json']);
  });

  it('so are the objects of the history', async () => {
    const { content, gitdir } = await openLocal({ 'events/a.md': 'a' });
    const objects = join(gitdir, 'objects');
    const onDisk = await namesOnDisk(objects);
    await write(content, { 'events/b.md': 'b' });
    expect(onDisk()).toEqual((await readdir(objects)).sort());
  });
});

describe('a crash after the commit, before its files are in their places,', () => {
  async function crashed(done: Record<string, string>) {
    const { content, open, folder, gitdir } = await openLocal({ 'a.md': 'a', 'b.md': 'b', 'gone.md': 'gone' });
    const before = (await content.state()).revision;
    await write(content, { 'a.md': 'A', 'b.md': 'B', 'new/c.md': 'C', 'gone.md': null });
    await rm(join(folder, 'new'), { recursive: true });
    await changeByHand(folder, new Map(Object.entries({ 'a.md': 'a', 'b.md': 'b', 'gone.md': 'gone', ...done })));
    await writeFile(join(folder, '.kd-0123456789abcdef.tmp'), 'half a fi');
    await writeFile(join(gitdir, 'refs', 'content', 'written'), `${before}\n`);
    return { folder, open };
  }

  it.each([{}, { 'a.md': 'A' }, { 'b.md': 'B', 'new/c.md': 'C' }])(
    'is completed by the next start (%o)',
    async (done) => {
      const { folder, open } = await crashed(done);
      const content = await open();
      expect(await readAll(content)).toEqual({ 'a.md': 'A', 'b.md': 'B', 'new/c.md': 'C' });
      expect((await readdir(folder, { recursive: true })).sort()).toEqual(['a.md', 'b.md', 'new', 'new/c.md']);
      expect(await readFile(join(folder, 'b.md'), 'utf8')).toBe('B');
      expect(await authors(content, 'a.md')).toEqual(['u_editor', null]);
    },
  );

  it('does not cost what somebody has written by hand since', async () => {
    const { folder, open } = await crashed({ 'a.md': 'by hand' });
    const content = await open();
    expect(await readAll(content)).toEqual({ 'a.md': 'by hand', 'b.md': 'B', 'new/c.md': 'C' });
    expect(await readFile(join(folder, 'a.md'), 'utf8')).toBe('by hand');
    expect(await authors(content, 'a.md')).toEqual([null, 'u_editor', null]);
  });
});

describe('content in local files', () => {
  it('shows a save in the folder at once, and leaves nothing aside', async () => {
    const { content, folder } = await openLocal({ 'a.md': 'a' });
    await write(content, { 'a.md': 'A', 'galleries/1.json': '[]' });
    expect(await readFile(join(folder, 'a.md'), 'utf8')).toBe('A');
    expect((await readdir(folder, { recursive: true })).sort()).toEqual(['a.md', 'galleries', 'galleries/1.json']);
  });

  it('notices a change by hand that keeps size and modification time', async () => {
    const { content, folder } = await openLocal({ 'a.md': 'aaaa' });
    const file = join(folder, 'a.md');
    const old = new Date('2020-01-01T00:00:00Z');
    await utimes(file, old, old);
    expect(await readAll(content)).toEqual({ 'a.md': 'aaaa' });
    await writeFile(file, 'bbbb');
    await utimes(file, old, old);
    expect(await readAll(content)).toEqual({ 'a.md': 'bbbb' });
  });

  it('keeps a file that cannot be read as it was, and everything else goes on', async () => {
    const { content, open, folder } = await openLocal({ 'a.md': 'a', 'b.md': 'b' });
    for (const path of ['a.md', 'new.md']) {
      await writeFile(join(folder, path), '');
      await truncate(join(folder, path), 3_000_000_000);
    }
    await write(content, { 'b.md': 'B' });
    expect(await readAll(content)).toEqual({ 'a.md': 'a', 'b.md': 'B' });
    expect(await readAll(await open())).toEqual({ 'a.md': 'a', 'b.md': 'B' });
    await write(content, { 'a.md': 'A' });
    expect(await readFile(join(folder, 'a.md'), 'utf8')).toBe('A');
  });

  it('takes neither hidden files nor links for content, and leaves them alone', async () => {
    const { content, folder } = await openLocal({ 'a.md': 'a' });
    await writeFile(join(folder, '.DS_Store'), 'x');
    await mkdir(join(folder, '.obsidian'));
    await writeFile(join(folder, '.obsidian', 'app.json'), '{}');
    await symlink('/etc/hostname', join(folder, 'link.md'));
    await write(content, { 'b.md': 'b' });
    expect(await readAll(content)).toEqual({ 'a.md': 'a', 'b.md': 'b' });
    expect((await readdir(folder)).sort()).toEqual(['.DS_Store', '.obsidian', 'a.md', 'b.md', 'link.md']);
  });

  it('does not take a folder that is away for the wish to delete everything', async () => {
    const { content, folder } = await openLocal({ 'a.md': 'a' });
    await rename(folder, `${folder}-away`);
    const unavailable = { name: 'ContentUnavailableError' };
    await expect(content.state()).rejects.toMatchObject(unavailable);
    await expect(content.check()).rejects.toMatchObject(unavailable);
    await expect(write(content, { 'a.md': 'A' })).rejects.toMatchObject(unavailable);
    await rename(`${folder}-away`, folder);
    expect(await readAll(content)).toEqual({ 'a.md': 'a' });
    expect(await authors(content, 'a.md')).toEqual([null]);
  });

  it('fills the index of its history again when that is lost, or of another repository', async () => {
    const { content, open, gitdir } = await openLocal({ 'a.md': '0' });
    for (const text of ['1', '2', '3']) await write(content, { 'a.md': text });
    const history = await content.history(['a.md'], { limit: 10 });
    await content.close();
    const index = join(gitdir, 'history.sqlite');
    await rm(index);
    const again = await open();
    expect(await again.history(['a.md'], { limit: 10 })).toEqual(history);
    await again.close();

    const other = await openLocal({ 'b.md': 'b' });
    await other.content.close();
    await rm(join(other.gitdir, 'history.sqlite'));
    await rename(index, join(other.gitdir, 'history.sqlite'));
    const elsewhere = await other.open();
    expect(await elsewhere.history(['a.md'], { limit: 10 })).toEqual([]);
    expect(await authors(elsewhere, 'b.md')).toEqual([null]);
  });

  it('writes nothing when a file cannot be put aside', async () => {
    const { content, gitdir, folder } = await openLocal({ 'a.md': 'a', 'b.md': 'b' });
    const before = await content.state();
    // It is made too late to be seen as content.
    await mkdir(join(folder, 'x'));
    await symlink('/proc', join(folder, 'x', 'y'));
    await expect(write(content, { 'a.md': 'A', 'x/y/z.md': 'z' })).rejects.toMatchObject({
      name: 'ContentUnavailableError',
    });
    expect((await content.state()).revision).toBe(before.revision);
    expect(await readAll(content)).toEqual({ 'a.md': 'a', 'b.md': 'b' });
    expect((await readdir(folder)).sort()).toEqual(['a.md', 'b.md', 'x']);
    expect((await stat(gitdir)).mode & 0o777).toBe(0o700);
  });

  it.skipIf(GIT === null)('packs a long history, whose files go the next night, and reads it as before', async () => {
    const { content, gitdir, open } = await openLocal({ 'a.md': 'first', 'b.md': 'b' });
    const objects = async (kind: RegExp) =>
      (await readdir(join(gitdir, 'objects'), { recursive: true })).filter((name) => kind.test(name)).sort();
    const textsOf = async (repository: ContentRepository) => {
      const revisions = await repository.history(['a.md'], { limit: 10 });
      return Promise.all(revisions.map(({ blobIds }) => repository.textOf('a.md', blobIds.get('a.md') ?? '')));
    };
    await write(content, { 'a.md': 'second' });
    await content.pack?.();
    expect(await objects(PACK)).toEqual([]);

    const before = await objects(LOOSE);
    await packObjects(gitdir, { leastLoose: 1 });
    expect(await objects(PACK)).toHaveLength(1);
    expect(await objects(LOOSE)).toEqual(before);
    await write(content, { 'a.md': 'third' });
    await packObjects(gitdir, { leastLoose: 1 });
    expect(await objects(PACK)).toHaveLength(1);

    // The job may start earlier than the night before.
    const tomorrow = Date.now() + 23 * 60 * 60 * 1000;
    await packObjects(gitdir, { leastLoose: 1, nowMs: tomorrow });
    expect(await objects(PACK)).toHaveLength(2);
    await packObjects(gitdir, { leastLoose: 1, nowMs: tomorrow });
    expect(await objects(LOOSE)).toEqual([]);

    for (const repository of [content, await open()]) {
      expect(await textsOf(repository)).toEqual(['third', 'second', 'first']);
      const [{ id } = { id: '' }] = (await repository.history(['a.md'], { limit: 10 })).slice(-1);
      expect(Object.fromEntries((await (await repository.stateAt(id))?.read(['a.md', 'b.md'])) ?? [])).toEqual({
        'a.md': 'first',
        'b.md': 'b',
      });
    }
    await write(content, { 'b.md': 'B' });
    expect(await readAll(await open())).toEqual({ 'a.md': 'third', 'b.md': 'B' });
  });

  it.skipIf(GIT === null)('packs a history that a backup brought back, without the empty folder of packs', async () => {
    const { content, gitdir } = await openLocal({ 'a.md': 'first' });
    await write(content, { 'a.md': 'second' });
    await rm(join(gitdir, 'objects', 'pack'), { recursive: true });
    await packObjects(gitdir, { leastLoose: 1 });
    const packed = await readdir(join(gitdir, 'objects', 'pack'));
    expect(packed.filter((name) => name.endsWith('.pack'))).toHaveLength(1);
  });

  it('removes what a packing that was ended has left, a day later', async () => {
    const { content, gitdir } = await openLocal({ 'a.md': 'first' });
    const packs = join(gitdir, 'objects', 'pack');
    const dayAgo = Date.now() / 1000 - 25 * 60 * 60;
    for (const name of ['tmp_pack_old', 'tmp_idx_new', 'other']) await writeFile(join(packs, name), '');
    for (const name of ['tmp_pack_old', 'other']) await utimes(join(packs, name), dayAgo, dayAgo);
    await content.pack?.();
    expect((await readdir(packs)).sort()).toEqual(['other', 'tmp_idx_new']);
  });

  it.skipIf(GIT === null)('is a repository that git itself finds in order', async () => {
    const { content, gitdir } = await openLocal({ 'a.md': 'a', 'events/b.md': 'b', 'events-2/c.md': 'c' });
    await write(content, { 'events.md': 'sorts before events/', 'events/b.md': 'B', 'events-2/c.md': null });
    const git = (...args: string[]) => execFileSync('git', ['--git-dir', gitdir, ...args], { encoding: 'utf8' });
    expect(git('fsck', '--strict', '--no-dangling')).toBe('');
    expect(git('log', '--format=%an <%ae> %s')).toBe(
      'u_editor <u_editor@account.invalid> Save\n' +
        'outside <outside@content.invalid> Take up changes made outside the admin area\n',
    );
    git('gc', '--quiet', '--prune=now');
    await write(content, { 'a.md': 'A' });
    expect(await readAll(content)).toEqual({ 'a.md': 'A', 'events.md': 'sorts before events/', 'events/b.md': 'B' });
    expect(git('fsck', '--strict', '--no-dangling')).toBe('');
  });
});

it('whoever opens the index of the history while another process makes it waits for that', async () => {
  const path = join(await tempFolder(), 'history.sqlite');
  const other = new DatabaseSync(path);
  other.exec('BEGIN EXCLUSIVE');
  const opening = openHistoryIndex(path);
  other.exec('COMMIT');
  other.close();
  const index = await opening;
  expect(index.newest()).toBeNull();
  index.close();
});
