import { type StoredRecord, StoreError, type Version } from './store.ts';

/**
 * A record as one Redis string, `<version> <expires at|-> <index>…\n<value>`, so that it is read by a plain GET or MGET,
 * and a script that replaces it learns which index entries to take away. Lua's side of it: `upstash-scripts.ts`.
 */
export function formatRecord(record: {
  version: Version;
  expiresAt: number | null;
  indexes: readonly string[];
  value: string;
}): string {
  return `${[record.version, record.expiresAt ?? '-', ...record.indexes].join(' ')}\n${record.value}`;
}

/** The indexes such a string names. */
export function indexesOf(text: string): string[] {
  return text.slice(0, text.indexOf('\n')).split(' ').slice(2);
}

/** @throws StoreError corrupt when something else wrote under our prefix */
export function parseRecord(key: string, text: string): StoredRecord {
  const headEnd = text.indexOf('\n');
  const [version = '', expiresAt = ''] = text.slice(0, Math.max(headEnd, 0)).split(' ');
  if (version === '' || !/^(-|\d+)$/.test(expiresAt)) throw new StoreError('corrupt', `${key} is not a record of ours`);
  return { key, value: text.slice(headEnd + 1), version, expiresAt: expiresAt === '-' ? null : Number(expiresAt) };
}
