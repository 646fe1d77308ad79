// Redis does not undo a script that fails halfway, so all arguments are checked before.
import { MINUTE_MS } from '../../../../domain/time/clock.ts';
import { PRELUDE } from './upstash-record.ts';

/** Longer than all attempts of a request together. */
const RECEIPT_MS = MINUTE_MS;

const RECEIPT = `
local receipt_key = prefix .. 'w:' .. ARGV[3]
local receipt = redis.call('GET', receipt_key)
local function keep_receipt(answer) redis.call('SET', receipt_key, answer, 'PX', ${RECEIPT_MS}) end
`;

/**
 * ARGV: prefix, now, write id; for each write: key, expectation (`any`, `absent`, `=<version>`), and `remove`, or
 * `put` with lifetime in ms or 0, end or `-`, text, number of indexes, index and score for each.
 */
export const COMMIT = `${PRELUDE}${RECEIPT}
if receipt then return {'ok'} end

local at = 4
local function next_argument()
  at = at + 1
  return ARGV[at - 1]
end

local writes = {}
while at <= #ARGV do
  local write = { key = next_argument(), expect = next_argument(), op = next_argument() }
  if write.op == 'put' then
    write.lifetime, write.expires_at, write.text = next_argument(), next_argument(), next_argument()
    write.entries = {}
    for i = 1, tonumber(next_argument()) do write.entries[i] = { index = next_argument(), score = next_argument() } end
  end
  writes[#writes + 1] = write
end

for _, write in ipairs(writes) do
  local current = find_alive(write.key)
  local version = current and current.version or ''
  local expected = write.expect == 'absent' and '' or string.sub(write.expect, 2)
  if write.expect ~= 'any' and version ~= expected then return {'conflict', write.key, version} end
end

sweep()

for _, write in ipairs(writes) do
  remove(write.key)
  if write.op == 'put' then
    redis.call('SET', record_key(write.key), write.text)
    if write.lifetime ~= '0' then redis.call('PEXPIRE', record_key(write.key), write.lifetime) end
    for _, entry in ipairs(write.entries) do
      redis.call('ZADD', index_key(entry.index), entry.score, write.key)
      local expiry_entry = entry.index .. ' ' .. write.key
      if write.expires_at == '-' then
        redis.call('ZREM', expiry_key, expiry_entry)
      else
        redis.call('ZADD', expiry_key, write.expires_at, expiry_entry)
      end
    end
  end
end
keep_receipt('ok')
return {'ok'}
`;

export const TAKE = `${PRELUDE}${RECEIPT}
if receipt then return {receipt} end
local record = find_alive(ARGV[4])
if not record then return {} end
remove(ARGV[4])
keep_receipt(record.text)
return {record.text}
`;

/** ARGV: prefix, now, write id, key, step, lifetime in ms or 0, end or `-`. */
export const INCREMENT = `${PRELUDE}${RECEIPT}
if receipt then
  local space = string.find(receipt, ' ', 1, true)
  return {'ok', string.sub(receipt, 1, space - 1), string.sub(receipt, space + 1)}
end
local key = ARGV[4]
local record = find_alive(key)
local digits = not record and '0' or string.match(record.value, '^-?(%d+)$')
if not digits or #digits > 16 then return {'invalid'} end
local value = (record and tonumber(record.value) or 0) + tonumber(ARGV[5])
if math.abs(value) > ${Number.MAX_SAFE_INTEGER} then return {'invalid'} end
local text = string.format('%.0f', value)
local expires_at = ARGV[7]
if record then
  expires_at = record.expires_at
  local head = table.concat({ARGV[3], expires_at, unpack(record.indexes)}, ' ')
  redis.call('SET', record_key(key), head .. '\\n' .. text, 'KEEPTTL')
else
  remove(key)
  redis.call('SET', record_key(key), ARGV[3] .. ' ' .. expires_at .. '\\n' .. text)
  if ARGV[6] ~= '0' then redis.call('PEXPIRE', record_key(key), ARGV[6]) end
end
keep_receipt(text .. ' ' .. expires_at)
return {'ok', text, expires_at}
`;
