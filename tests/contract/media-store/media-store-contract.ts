import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type MediaBytes,
  type MediaStore,
  MediaUnavailableError,
} from '../../../src/server/ports/media/media-store.ts';

export interface MediaStoreUnderTest {
  media: MediaStore;
  breakDown(): Promise<void> | void;
}

export function somePicture(seed: number, length = 5000): { name: string; bytes: MediaBytes } {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + seed * 7 + (at >> 8)) % 256);
  return { name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`, bytes };
}

const WRONG_NAMES = [
  '',
  '.',
  '..',
  '/',
  'a.webp',
  '../store.sqlite',
  `../${'a'.repeat(40)}.webp`,
  `/${'a'.repeat(40)}.webp`,
  `${'a'.repeat(40)}.webp/..`,
  `${'a'.repeat(40)}.webp\n`,
  `${'A'.repeat(40)}.webp`,
  `${'a'.repeat(40)}.svg`,
  `%2e%2e%2f${'a'.repeat(31)}.webp`,
  `${'a'.repeat(40)}\\.webp`,
  `${'a'.repeat(40)}\u0000.webp`,
];

export function testMediaStore(open: () => Promise<MediaStoreUnderTest>): void {
  test('a picture comes back to the byte', async () => {
    const { media } = await open();
    for (const length of [1, 5000, 3_000_000]) {
      const { name, bytes } = somePicture(1, length);
      await media.put(name, bytes);
      expect(Buffer.compare((await media.get(name)) ?? new Uint8Array(), bytes)).toBe(0);
      expect(await media.has(name)).toBe(true);
    }
  });

  test('a part of a larger buffer is stored as that part', async () => {
    const { media } = await open();
    const { name, bytes } = somePicture(2);
    const larger = new Uint8Array(bytes.length + 200).fill(9);
    larger.set(bytes, 100);
    await media.put(name, larger.subarray(100, 100 + bytes.length));
    expect(Buffer.compare((await media.get(name)) ?? new Uint8Array(), bytes)).toBe(0);
  });

  test('what was never written is not there', async () => {
    const { media } = await open();
    const { name } = somePicture(3);
    expect(await media.get(name)).toBeNull();
    expect(await media.has(name)).toBe(false);
    expect(await media.list()).toEqual([]);
    await media.remove(name);
  });

  test('the same picture may be written again, also by many at once', async () => {
    const { media } = await open();
    const { name, bytes } = somePicture(4);
    await Promise.all(Array.from({ length: 8 }, () => media.put(name, bytes)));
    await media.put(name, bytes);
    expect(Buffer.compare((await media.get(name)) ?? new Uint8Array(), bytes)).toBe(0);
    expect(await media.list()).toEqual([name]);
  });

  test('a removed picture is gone, the others stay, and it may come back', async () => {
    const { media } = await open();
    const [one, other] = [somePicture(5), somePicture(6)];
    await media.put(one.name, one.bytes);
    await media.put(other.name, other.bytes);
    await media.remove(one.name);
    expect([await media.get(one.name), await media.has(one.name)]).toEqual([null, false]);
    expect(await media.list()).toEqual([other.name]);
    await media.put(one.name, one.bytes);
    expect(await media.has(one.name)).toBe(true);
  });

  test('the list has every name, in alphabetical order, however many pages it comes in', async () => {
    const { media } = await open();
    const pictures = Array.from({ length: 11 }, (_, seed) => somePicture(seed, 300));
    await Promise.all(pictures.map(({ name, bytes }) => media.put(name, bytes)));
    expect(await media.list()).toEqual(pictures.map(({ name }) => name).sort());
  });

  test.each(WRONG_NAMES)('%j is refused as a name', async (name) => {
    const { media } = await open();
    const { bytes } = somePicture(7);
    const calls = [
      () => media.put(name, bytes),
      () => media.get(name),
      () => media.has(name),
      () => media.remove(name),
    ];
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(TypeError);
    expect(await media.list()).toEqual([]);
  });

  test('it says whether it can serve, and does not take an outage for a missing picture', async () => {
    const { media, breakDown } = await open();
    const { name, bytes } = somePicture(8);
    await media.put(name, bytes);
    await media.check();
    await breakDown();
    const unwritten = somePicture(9);
    const calls = [
      () => media.check(),
      () => media.get(name),
      () => media.has(name),
      () => media.put(unwritten.name, unwritten.bytes),
      () => media.remove(name),
      () => media.list(),
    ];
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(MediaUnavailableError);
  });
}
