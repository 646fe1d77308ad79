import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pictureVariants } from '../../src/domain/galleries/picture-source.ts';
import { pictureProcess } from '../../src/selfhost/picture-process.ts';
import { childrenOf, commandOf } from '../support/children-of.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startProcess } from '../support/start-process.ts';
import { makePicture, startTestSite } from '../support/test-site.ts';

const pictureHelpersOf = (pid: number) => childrenOf(pid, 'picture-helper');
const address = (name: string, variant: string) => `/.netlify/images?url=/storage/${name}&${variant}`;

/** Noise is slow to encode as AVIF. */
function makeHardPicture(): Promise<Buffer> {
  return sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function openPictureProcess(options: Parameters<typeof pictureProcess>[0]) {
  const helper = pictureProcess(options);
  onTestFinished(() => helper.close());
  const bytes = makePicture(64, 64).then((picture) => new Uint8Array(picture));
  return {
    helper,
    scale: async () =>
      helper.make({ kind: 'scale', bytes: await bytes, width: 32, quality: 75, format: 'webp' } as const),
  };
}

describe.skipIf(process.platform !== 'linux')('the process that scales pictures', () => {
  test('begins with the first picture and is one for many; the server loads nothing for it', async () => {
    const { child, url } = await startProcess({ files: { 'storage/hall.png': await makePicture(1000, 500) } });
    const pid = child.pid ?? 0;
    expect(await pictureHelpersOf(pid)).toEqual([]);
    const statuses = await Promise.all(
      pictureVariants().map(async (variant) => (await rawRequest(url, address('hall.png', variant))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await pictureHelpersOf(pid)).toHaveLength(1);
    expect(await readFile(`/proc/${pid}/maps`, 'utf8')).not.toMatch(/libvips|sharp-/);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)('ends with a server that is ended by %s', async (signal) => {
    const { child, url } = await startProcess({ files: { 'storage/hall.png': await makePicture(1000, 500) } });
    await rawRequest(url, address('hall.png', 'w=320'));
    const [helper = 0] = await pictureHelpersOf(child.pid ?? 0);
    expect(await commandOf(helper)).toContain('picture-helper');
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    await expect.poll(() => commandOf(helper)).toBe('');
  });

  test('finishes the picture under way when a terminal tells all processes to end', async () => {
    const { child, url } = await startProcess({ files: { 'storage/hall.png': await makeHardPicture() } });
    const answer = rawRequest(url, address('hall.png', 'w=800&fm=avif&q=50'));
    await expect.poll(() => pictureHelpersOf(child.pid ?? 0)).toHaveLength(1);
    const [helper = 0] = await pictureHelpersOf(child.pid ?? 0);
    await expect.poll(() => readFile(`/proc/${helper}/maps`, 'utf8')).toContain('libvips');
    const exited = once(child, 'exit');
    process.kill(helper, 'SIGINT');
    child.kill('SIGINT');
    expect((await answer).status).toBe(200);
    expect(await exited).toEqual([0, null]);
  });

  test('ends when no picture has come for a while, and begins anew with the next', async () => {
    const { scale } = openPictureProcess({ idleMs: 50 });
    expect(await scale()).toMatchObject({ width: 32, height: 32 });
    await expect.poll(() => pictureHelpersOf(process.pid)).toEqual([]);
    expect(await scale()).toMatchObject({ width: 32, height: 32 });
  });

  test('works, and is one, where the system refuses it another priority', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { scale } = openPictureProcess({ priority: 1000 });
    const former = new Set(await pictureHelpersOf(process.pid));
    for (const _ of [1, 2]) expect(await scale()).toMatchObject({ width: 32, height: 32 });
    expect((await pictureHelpersOf(process.pid)).filter((pid) => !former.has(pid))).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
  });

  test('that ends over a picture takes no other picture with it', async () => {
    const { child, url } = await startProcess({
      files: { 'storage/hard.png': await makeHardPicture(), 'storage/hall.png': await makePicture(1000, 500) },
    });
    const hard = rawRequest(url, address('hard.png', 'w=800&fm=avif&q=50'));
    await expect.poll(() => pictureHelpersOf(child.pid ?? 0)).toHaveLength(1);
    const others = ['w=160', 'w=320', 'w=800'].map((variant) => rawRequest(url, address('hall.png', variant)));
    const [helper = 0] = await pictureHelpersOf(child.pid ?? 0);
    process.kill(helper, 'SIGKILL');
    expect((await hard).status).toBe(415);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await rawRequest(url, address('hard.png', 'w=160'))).status).toBe(200);
  });
});

test('500 new pictures at once keep no other picture waiting: those that waited longest are asked to come again', async () => {
  const picture = await makePicture(120, 80);
  const names = Array.from({ length: 39 }, (_, at) => `hall-${at}.png`);
  const distinct = names.map((name, at) => [`storage/${name}`, Buffer.concat([picture, Buffer.from([at])])] as const);
  const { url } = await startTestSite({ ...Object.fromEntries(distinct), 'storage/another.png': picture });
  await rawRequest(url, address('another.png', 'w=160'));
  let made = 0;
  const crowd = names.flatMap((name) =>
    pictureVariants().map(async (variant) => {
      const answer = await rawRequest(url, address(name, variant));
      if (answer.status === 200) made += 1;
      return answer;
    }),
  );
  expect(crowd.length).toBeGreaterThan(500);
  expect((await rawRequest(url, address('another.png', 'w=320'))).status).toBe(200);
  const madeBefore = made;
  expect((await rawRequest(url, address('another.png', 'w=160'))).status).toBe(200);
  const answers = await Promise.all(crowd);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(made).toBe(crowd.length - refused.length);
  expect(madeBefore).toBeLessThan(made / 2);
  expect(refused[0]?.headers['retry-after']).toBe('10');
});
