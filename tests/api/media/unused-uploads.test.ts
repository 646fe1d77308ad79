import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { keepUploads, storeUpload } from '../../../src/server/core/entries/uploads.ts';
import { removeOutdated } from '../../../src/server/features/data-duties/retention.ts';
import { MediaUnavailableError } from '../../../src/server/ports/media/media-store.ts';
import type { Store } from '../../../src/server/ports/store/store.ts';
import { signInAs } from '../../support/make-account.ts';
import { openContentDesk } from '../../support/open-content-desk.ts';
import { withoutExpectations } from '../../support/without-expectations.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NAME = `${'b'.repeat(40)}.webp`;
const BYTES = new Uint8Array([1]);
const PHOTO = { image_path: `m/${NAME}`, alt_text: '', width: 400, height: 200 };
const GALLERY = '/api/admin/galleries/8';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

async function openAfterUpload() {
  const desk = await openContentDesk();
  const { services } = desk;
  await storeUpload(services, NAME, BYTES);
  const token = () => signInAs(services, desk.user);
  return {
    ...desk,
    isThere: () => services.media.has(NAME),
    async pass(days: number) {
      services.clock.advance(days * DAY_MS);
      await removeOutdated(services);
    },
    callLater: async (method: string, path: string, body?: unknown) =>
      desk.send(method, path, { token: await token(), body }),
  };
}

test('an upload that nobody uses goes after sixty days, not before', async () => {
  const { pass, isThere } = await openAfterUpload();
  await pass(59.9);
  expect(await isThere()).toBe(true);
  await pass(0.2);
  expect(await isThere()).toBe(false);
});

test('one that is sent again in between begins anew', async () => {
  const { pass, isThere, services } = await openAfterUpload();
  await pass(50);
  await storeUpload(services, NAME, BYTES);
  await pass(50);
  expect(await isThere()).toBe(true);
  await pass(11);
  expect(await isThere()).toBe(false);
});

test('one that an entry has named stays for ever, also when only an old version names it, and when it is sent again', async () => {
  const { pass, isThere, services, call, callLater } = await openAfterUpload();
  const { version } = (await call('PUT', GALLERY, { version: null, photos: [PHOTO] })).body;
  expect((await call('PUT', GALLERY, { version, photos: [] })).status).toBe(200);
  await storeUpload(services, NAME, BYTES);
  await pass(100);
  expect(await isThere()).toBe(true);
  const { items } = (await callLater('GET', `${GALLERY}/history`)).body;
  const restored = await callLater('POST', `${GALLERY}/restore`, { revision: items?.[1]?.revision, version: null });
  expect(restored.body.photos).toMatchObject([{ image_path: `m/${NAME}` }]);
});

test.each([
  ['a file', JSON.stringify({ photos: [{ id: 1, ...PHOTO }] })],
  ['a file that is broken', `{ "photos": [{ "image_path": "${PHOTO.image_path}", `],
])('one that a hand has written into %s stays', async (_, text) => {
  const { pass, isThere, writeFile } = await openAfterUpload();
  await writeFile('galleries/8.json', text);
  await pass(61);
  expect(await isThere()).toBe(true);
  await writeFile('galleries/8.json', '{ "photos": [] }');
  await pass(61);
  expect(await isThere()).toBe(true);
});

test('uploads from before there were records stay', async () => {
  const { pass, services } = await openAfterUpload();
  const old = `${'c'.repeat(40)}.webp`;
  await services.media.put(old, BYTES);
  await storeUpload(services, old, BYTES);
  await pass(61);
  expect(await services.media.list()).toContain(old);
});

describe('when somebody names it in the moment of its removal', () => {
  test.each([
    ['it stays', true, (store: Store) => store],
    ['twin: without the version that was read it is lost', false, withoutExpectations],
  ])('before it has begun, %s', async (_, stays, write) => {
    const { pass, isThere, services } = await openAfterUpload();
    const { state } = services.content;
    const { store } = services;
    services.store = write(store);
    services.content.state = async () => {
      await keepUploads(store, [NAME]);
      return state();
    };
    await pass(61);
    expect(await isThere()).toBe(stays);
  });

  test('after it has begun, he is told to send it again, and so is who sends it', async () => {
    const { pass, isThere, services } = await openAfterUpload();
    const { remove } = services.media;
    const refused: unknown[] = [];
    const note = (error: unknown) => void refused.push(error);
    services.media.remove = async (name) => {
      await keepUploads(services.store, [name]).catch(note);
      await storeUpload(services, name, BYTES).catch(note);
      await remove(name);
    };
    await pass(61);
    expect(refused).toMatchObject([{ kind: 'unavailable' }, { kind: 'unavailable' }]);
    expect(await isThere()).toBe(false);
    await storeUpload(services, NAME, BYTES);
    expect(await isThere()).toBe(true);
  });

  test('a removal that was cut off is finished the next night', async () => {
    const { pass, isThere, services } = await openAfterUpload();
    const { remove } = services.media;
    services.media.remove = () => Promise.reject(new Error('The process died'));
    await pass(61).catch(() => {});
    services.media.remove = remove;
    await pass(1);
    expect(await isThere()).toBe(false);
  });
});

describe('when staff remove it for good in the moment in which somebody names it', () => {
  const removal = ['DELETE', `/api/admin/media/${NAME}`] as const;
  const naming = ['PUT', GALLERY, { version: null, photos: [PHOTO] }] as const;

  test('after it was looked for, it stays', async () => {
    const { call, services, isThere } = await openAfterUpload();
    const { store } = services;
    const { commit } = store;
    const [isSaving, goOn] = [gate(), gate()];
    store.commit = async (writes) => {
      if (writes.some(({ key }) => key.startsWith('save-intent:'))) {
        isSaving.open();
        await goOn.opened;
      }
      return commit(writes);
    };
    const saved = call(...naming);
    await isSaving.opened;
    const removed = call(...removal);
    await setTimeout(300);
    goOn.open();
    expect([(await saved).status, (await removed).status]).toEqual([200, 409]);
    expect(await isThere()).toBe(true);
    expect((await call('PUT', GALLERY, { version: (await saved).body.version, photos: [] })).status).toBe(200);
    expect((await call(...removal)).status).toBe(200);
    expect(await isThere()).toBe(false);
  });

  test('before it was looked for, he is told to send it again', async () => {
    const { call, services, isThere } = await openAfterUpload();
    const { remove } = services.media;
    let saved: Awaited<ReturnType<typeof call>> | undefined;
    services.media.remove = async (name) => {
      saved = await call(...naming);
      await remove(name);
    };
    expect((await call(...removal)).status).toBe(200);
    expect(saved?.status).toBe(503);
    expect(await isThere()).toBe(false);
    await storeUpload(services, NAME, BYTES);
    expect((await call(...naming)).status).toBe(200);
  });
});

describe('when two remove it for good at once', () => {
  const address = `/api/admin/media/${NAME}`;

  test('the second is asked to wait, so that nobody can send and name it anew before the first is done', async () => {
    const { call, services, isThere } = await openAfterUpload();
    const { remove } = services.media;
    const [isRemoving, goOn] = [gate(), gate()];
    services.media.remove = async (name) => {
      isRemoving.open();
      await goOn.opened;
      await remove(name);
    };
    const first = call('DELETE', address);
    await isRemoving.opened;
    services.media.remove = remove;
    const second = await call('DELETE', address);
    expect([second.status, second.headers.get('Retry-After')]).toEqual([503, '5']);
    await expect(storeUpload(services, NAME, BYTES)).rejects.toMatchObject({ kind: 'unavailable' });
    goOn.open();
    expect((await first).status).toBe(200);
    await storeUpload(services, NAME, BYTES);
    expect((await call('PUT', GALLERY, { version: null, photos: [PHOTO] })).status).toBe(200);
    expect(await isThere()).toBe(true);
  });

  test('the nightly job leaves it to whoever is at it', async () => {
    const { call, services } = await openAfterUpload();
    const { remove } = services.media;
    let removals = 0;
    services.media.remove = async (name) => {
      removals += 1;
      if (removals === 1) await removeOutdated(services);
      await remove(name);
    };
    expect((await call('DELETE', address)).status).toBe(200);
    expect(removals).toBe(1);
  });

  test('a removal that has failed may be tried again at once, one that was cut off after two minutes', async () => {
    const { call, services, isThere } = await openAfterUpload();
    const { remove } = services.media;
    services.media.remove = () => Promise.reject(new MediaUnavailableError('No connection'));
    expect((await call('DELETE', address)).status).toBe(503);
    const isRemoving = gate();
    services.media.remove = () => {
      isRemoving.open();
      return new Promise(() => {});
    };
    void call('DELETE', address);
    await isRemoving.opened;
    services.media.remove = remove;
    expect((await call('DELETE', address)).status).toBe(503);
    services.clock.advance(2 * 60_000);
    expect((await call('DELETE', address)).status).toBe(200);
    expect(await isThere()).toBe(false);
  });
});
