// One Redis string: `<version> <expires at|-> <index>…`, a line break and the value, so that a plain GET reads it.
// All keys: docs/store.md.
import { type StoredRecord, StoreError, type Version } from '../store.ts';

export function formatRecord(record: {
  version: Version;
  expiresAt: number | null;
  indexes: readonly string[];
  value: string;
}): string {
  return `${[record.version, record.expiresAt ?? '-', ...record.indexes].join(' ')}\n${record.value}`;
}

export function indexesOf(text: string): string[] {
  return text.slice(0, text.indexOf('\n')).split(' ').slice(2);
}

export function parseRecord(key: string, text: string): StoredRecord {
  const headEnd = text.indexOf('\n');
  const [version = '', expiresAt = ''] = text.slice(0, Math.max(headEnd, 0)).split(' ');
  if (version === '' || !/^(-|\d+)$/.test(expiresAt)) throw new StoreError('corrupt', `${key} is not a record of ours`);
  return { key, value: text.slice(headEnd + 1), version, expiresAt: expiresAt === '-' ? null : Number(expiresAt) };
}

/** After its end by our clock, because clocks differ. */
export const REMOVAL_DELAY_MS = 3_600_000;

export const PRELUDE = `
local prefix, now = ARGV[1], tonumber(ARGV[2])
local expiry_key = prefix .. 'expiry'

local function record_key(key) return prefix .. 'r:' .. key end
local function index_key(index) return prefix .. 'i:' .. index end

-- The record, expired or not; nil when there is none.
local function find(key)
  local text = redis.call('GET', record_key(key))
  if not text then return nil end
  local head_end = string.find(text, '\\n', 1, true)
  local words = {}
  for word in string.gmatch(string.sub(text, 1, head_end - 1), '[^ ]+') do words[#words + 1] = word end
  local record = { text = text, version = words[1], expires_at = words[2], indexes = {} }
  record.value = string.sub(text, head_end + 1)
  for i = 3, #words do record.indexes[#record.indexes + 1] = words[i] end
  record.is_over = words[2] ~= '-' and tonumber(words[2]) <= now
  return record
end

local function find_alive(key)
  local record = find(key)
  if record and not record.is_over then return record end
  return nil
end

-- The text of a record as a page shows it: without its indexes, which may be many, and with the whole value or what is shown of it.
local function page_text(record, shown)
  return record.version .. ' ' .. record.expires_at .. '\\n' .. (shown or record.value)
end

-- Removes the record under this key, expired or not, and its index entries.
local function remove(key)
  local record = find(key)
  if not record then return end
  for _, index in ipairs(record.indexes) do
    redis.call('ZREM', index_key(index), key)
    redis.call('ZREM', expiry_key, index .. ' ' .. key)
  end
  redis.call('DEL', record_key(key))
end

-- Removes the index entries of all expired records. Each is removed once, so no call does the work of another again.
local function sweep()
  while true do
    local entries = redis.call('ZRANGEBYSCORE', expiry_key, '-inf', now, 'LIMIT', 0, 1000)
    if #entries == 0 then return end
    for _, entry in ipairs(entries) do
      local space = string.find(entry, ' ', 1, true)
      redis.call('ZREM', index_key(string.sub(entry, 1, space - 1)), string.sub(entry, space + 1))
    end
    redis.call('ZREM', expiry_key, unpack(entries))
  end
end
`;
