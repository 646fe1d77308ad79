import type { IndexedRecord, Page, Put, Remove, Store } from '../../../src/server/ports/store/store.ts';
import type { TestClock } from '../../support/test-clock.ts';

/** Every `open` shares data and clock. */
export interface StoreBench {
  clock: TestClock;
  open(): Promise<Store>;
}

export type OpenBench = () => Promise<StoreBench>;

export async function setUp(openBench: OpenBench) {
  const { clock, open } = await openBench();
  return { clock, open, store: await open() };
}

export const put = (key: string, value: string, more: Partial<Put> = {}): Put => ({
  op: 'put',
  key,
  value,
  expect: 'any',
  ...more,
});

export const remove = (key: string, more: Partial<Remove> = {}): Remove => ({
  op: 'remove',
  key,
  expect: 'any',
  ...more,
});

export async function putOne(store: Store, key: string, value: string, more: Partial<Put> = {}): Promise<string> {
  const result = await store.commit([put(key, value, more)]);
  if (!result.ok) throw new Error(`${result.key} was not as expected`);
  return result.version;
}

export async function readValue(store: Store, key: string): Promise<string | null> {
  return (await store.get(key))?.value ?? null;
}

export const keysOf = (records: readonly IndexedRecord[]) => records.map((record) => record.key);

interface WalkOptions {
  order?: 'ascending' | 'descending';
  limit: number;
  between?: (page: Page<IndexedRecord>, step: number) => Promise<void>;
}

export async function walk(store: Store, index: string, { between, ...options }: WalkOptions): Promise<string[]> {
  const keys: string[] = [];
  let cursor: { cursor?: string } = {};
  for (let step = 0; ; step++) {
    const page = await store.range(index, { ...options, ...cursor });
    keys.push(...keysOf(page.records));
    await between?.(page, step);
    if (page.next === null) return keys;
    cursor = { cursor: page.next };
  }
}
