import { expect, test, vi } from 'vitest';
import { UnusablePictureError } from '../../../../src/admin/media/shrink-picture.ts';
import { type UploadQueue, uploadQueue } from '../../../../src/admin/media/upload-queue.ts';
import { ApiError } from '../../../../src/api/client.ts';
import type { UploadedPicture } from '../../../../src/api/media.ts';

const fileOf = (name: string) => new File(['x'], name);
const pictureOf = (name: string): UploadedPicture => ({ image_path: `m/${name}`, width: 2, height: 1 });

interface Sending {
  name: string;
  arrive(): void;
  fail(error: unknown): void;
  progress(share: number): void;
}

function openQueue(shrink: (file: File) => Promise<Blob> = async (file) => file) {
  const sending: Sending[] = [];
  const stored: string[] = [];
  const queue = uploadQueue({
    shrink,
    send: (blob, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        const name = blob instanceof File ? blob.name : '';
        signal.addEventListener('abort', () => reject(signal.reason));
        sending.push({ name, arrive: () => resolve(pictureOf(name)), fail: reject, progress: onProgress });
      }),
    onStored: ({ image_path }) => stored.push(image_path),
    retryDelaysMs: [0, 0],
  });
  return { queue, sending, stored };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const statesOf = (queue: UploadQueue) => queue.getState().uploads.map(({ name, state }) => `${name} ${state}`);

test('two are sent at once, the others wait for their turn', async () => {
  const { queue, sending, stored } = openQueue();
  queue.add(['a', 'b', 'c'].map(fileOf));
  await settle();
  expect(statesOf(queue)).toEqual(['a sending', 'b sending', 'c waiting']);
  sending[1]?.progress(0.5);
  expect(queue.getState().uploads[1]?.progress).toBe(0.5);
  sending[1]?.arrive();
  await settle();
  expect(statesOf(queue)).toEqual(['a sending', 'c sending']);
  expect([queue.getState().stored, queue.getState().total]).toEqual([1, 3]);
  sending[0]?.arrive();
  sending[2]?.arrive();
  await settle();
  expect(queue.getState()).toEqual({ uploads: [], stored: 0, total: 0 });
  expect(stored).toEqual(['m/b', 'm/a', 'm/c']);
});

test('what got no answer is sent again by itself, twice, then a person is asked', async () => {
  const { queue, sending, stored } = openQueue();
  queue.add([fileOf('a')]);
  for (let time = 0; time < 3; time += 1) {
    await vi.waitFor(() => expect(sending).toHaveLength(time + 1));
    sending[time]?.fail(new ApiError(0, 'Bez odpovede.'));
  }
  await settle();
  expect(sending).toHaveLength(3);
  expect(queue.getState().uploads[0]).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Nepodarilo sa spojiť so serverom.'),
  });
  queue.retry();
  await settle();
  expect(statesOf(queue)).toEqual(['a sending']);
  sending[3]?.arrive();
  await settle();
  expect(stored).toEqual(['m/a']);
});

test('a refusal is not repeated, says why, and does not hold up the others', async () => {
  const { queue, sending, stored } = openQueue();
  queue.add(['a', 'b', 'c'].map(fileOf));
  await settle();
  sending[0]?.fail(new ApiError(415, 'Kresbu SVG neprijímame.'));
  await settle();
  sending[1]?.arrive();
  sending[2]?.arrive();
  await settle();
  expect(sending.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(queue.getState().uploads).toMatchObject([{ name: 'a', state: 'failed', problem: 'Kresbu SVG neprijímame.' }]);
  expect(stored).toEqual(['m/b', 'm/c']);
});

test('a file the browser cannot open says so and is never sent', async () => {
  const { queue, sending } = openQueue(async () => {
    throw new UnusablePictureError('Tento prehliadač nevie otvoriť fotky HEIC.');
  });
  queue.add([fileOf('a.heic')]);
  await settle();
  expect(queue.getState().uploads).toMatchObject([
    { state: 'failed', problem: 'Tento prehliadač nevie otvoriť fotky HEIC.' },
  ]);
  expect(sending).toEqual([]);
});

test('what was refused is not tried again with the others: it would be refused again', async () => {
  const { queue, sending } = openQueue();
  queue.add(['a', 'b'].map(fileOf));
  await settle();
  sending[0]?.fail(new ApiError(415, 'Kresbu SVG neprijímame.'));
  sending[1]?.fail(new ApiError(429, 'Chvíľu počkajte.'));
  await settle();
  expect(queue.getState().uploads).toMatchObject([{ failure: 'refused' }, { failure: 'other' }]);
  queue.retry();
  await settle();
  expect(statesOf(queue)).toEqual(['a failed', 'b sending']);
});

test('what got no answer is sent when there is a connection again, without being asked', async () => {
  const { queue, sending, stored } = openQueue();
  queue.add([fileOf('a'), fileOf('b')]);
  await settle();
  sending[1]?.fail(new ApiError(429, 'Chvíľu počkajte.'));
  for (const time of [0, 2, 3]) {
    await vi.waitFor(() => expect(sending.length).toBeGreaterThan(time));
    sending[time]?.fail(new ApiError(0, 'Bez odpovede.'));
  }
  await settle();
  expect(queue.getState().uploads).toMatchObject([{ failure: 'unanswered' }, { failure: 'other' }]);
  queue.reconnect();
  await settle();
  expect(statesOf(queue)).toEqual(['a sending', 'b failed']);
  sending.at(-1)?.arrive();
  await settle();
  expect(stored).toEqual(['m/a']);
});

test('what is given up is not stored, and the next one takes its place', async () => {
  const { queue, sending, stored } = openQueue();
  queue.add(['a', 'b', 'c'].map(fileOf));
  await settle();
  queue.cancel(queue.getState().uploads[0]?.id);
  sending[0]?.arrive();
  await settle();
  expect(statesOf(queue)).toEqual(['b sending', 'c sending']);
  expect(queue.getState().total).toBe(2);
  queue.cancel();
  sending[1]?.arrive();
  await settle();
  expect([queue.getState().uploads, stored]).toEqual([[], []]);
});

test('files added while others are on their way come behind them', async () => {
  const { queue, sending } = openQueue();
  queue.add([fileOf('a')]);
  queue.add([fileOf('b'), fileOf('c')]);
  await settle();
  expect(statesOf(queue)).toEqual(['a sending', 'b sending', 'c waiting']);
  const ids = queue.getState().uploads.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  for (const { arrive } of sending) arrive();
  await settle();
  expect(statesOf(queue)).toEqual(['c sending']);
});
