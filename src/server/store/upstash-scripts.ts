import { LOOK_BYTES, PAGE_BYTES, RECORD_BYTES } from './store.ts';

// The Lua scripts of the Upstash store. Redis runs each as one step; what they are given was checked before, because a
// script that fails half-way is not undone. Layout of the keys: docs/store.md.

/** How long the outcome of a write is remembered for a repetition of its request; longer than all attempts together. */
const RECEIPT_MS = 60_000;

/**
 * Redis removes a record this long after its end by the store's clock: late enough for clocks that differ, soon enough
 * that nothing personal stays.
 */
export const REMOVAL_DELAY_MS = 3_600_000;

const PRELUDE = `
local prefix, now = ARGV[1], tonumber(ARGV[2])
local expiry_key = prefix .. 'expiry'

local function record_key(key) return prefix .. 'r:' .. key end
local function index_key(index) return prefix .. 'i:' .. index end

-- The record, or nil when there is none or it is over.
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

-- The text of a record as a page shows it: without its indexes, which may be many, and with the value, or what is shown of it.
local function page_text(record, shown)
  return record.version .. ' ' .. record.expires_at .. '\\n' .. (shown or record.value)
end

-- Takes the record under this key and its index entries away, alive or not.
local function remove(key)
  local record = find(key)
  if not record then return end
  for _, index in ipairs(record.indexes) do
    redis.call('ZREM', index_key(index), key)
    redis.call('ZREM', expiry_key, index .. ' ' .. key)
  end
  redis.call('DEL', record_key(key))
end

-- Takes the index entries of all expired records away. Each is met once, so what one call pays others have saved.
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

/** Answers what the first request with this receipt was answered, if this is its repetition. */
const RECEIPT = `
local receipt_key = prefix .. 'w:' .. ARGV[3]
local receipt = redis.call('GET', receipt_key)
local function keep_receipt(answer) redis.call('SET', receipt_key, answer, 'PX', ${RECEIPT_MS}) end
`;

/**
 * ARGV: prefix, now, write id; then for each write: key, expectation (`any`, `absent`, `=<version>`), and either `remove` or
 * `put`, its lifetime in Redis in ms or 0, its end or `-`, its text, the number of its indexes and index, score for each.
 * Answers `{'ok'}` or `{'conflict', key, version or ''}`.
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

/** ARGV: prefix, now, write id, key. Answers `{}` or `{the record's text}`. */
export const TAKE = `${PRELUDE}${RECEIPT}
if receipt then return {receipt} end
local record = find_alive(ARGV[4])
if not record then return {} end
remove(ARGV[4])
keep_receipt(record.text)
return {record.text}
`;

/**
 * ARGV: prefix, now, write id, key, step, and for a new counter its lifetime in Redis in ms or 0 and its end or `-`.
 * Answers `{'ok', value, end or '-'}` or `{'invalid'}`. The receipt is `<value> <end>`.
 */
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

/** Takes fields out of a value. Slices, not `cjson`: that one rounds numbers and makes `{}` of `[]`. */
const PICK = `
-- Where the JSON value that begins here ends, as JSON.stringify writes it.
local function end_of(json, at)
  local first = string.sub(json, at, at)
  if first == '"' then
    at = string.find(json, '["\\\\]', at + 1)
    while string.sub(json, at, at) ~= '"' do at = string.find(json, '["\\\\]', at + 2) end
    return at
  end
  if first ~= '{' and first ~= '[' then return string.find(json, '[,%]}]', at) - 1 end
  local depth = 0
  while true do
    at = string.find(json, '["%[%]{}]', at)
    local sign = string.sub(json, at, at)
    if sign == '"' then at = end_of(json, at)
    elseif sign == '{' or sign == '[' then depth = depth + 1
    else depth = depth - 1 end
    if depth == 0 then return at end
    at = at + 1
  end
end

-- The text of each field of the object that begins here, by its name as it is escaped.
local function fields_of(json, at)
  local found = {}
  while string.sub(json, at, at + 1) ~= '{}' and string.sub(json, at, at) ~= '}' do
    local name_end = end_of(json, at + 1)
    local value_end = end_of(json, name_end + 2)
    found[string.sub(json, at + 2, name_end - 1)] = string.sub(json, name_end + 2, value_end)
    at = value_end + 1
  end
  return found
end

-- The fields asked for that the value has, as the JSON of an object; a dot leads into an object.
local function pick(json, fields)
  local objects, shown = {}, {}
  local function field_at(path)
    local parent, name = string.match(path, '^(.*)%.([^.]*)$')
    local json_of_parent = json
    if parent then json_of_parent = field_at(parent) end
    if not json_of_parent or string.sub(json_of_parent, 1, 1) ~= '{' then return nil end
    objects[parent or ''] = objects[parent or ''] or fields_of(json_of_parent, 1)
    return objects[parent or ''][name or path]
  end
  for _, field in ipairs(fields) do
    local found = field_at(field)
    if found then shown[#shown + 1] = '"' .. field .. '":' .. found end
  end
  return '{' .. table.concat(shown, ',') .. '}'
end
`;

/**
 * ARGV: prefix, now, index, min, max, order, limit, `*` or the fields with a space between, and for a later page the score
 * and key where the last one ended. Answers `{'more' or 'last', key, score, text, …}`, the text without the names of indexes;
 * a record that vanished by itself is `false` in place of its text.
 */
export const RANGE = `${PRELUDE}${PICK}
sweep()
local index, is_ascending, limit = index_key(ARGV[3]), ARGV[6] == 'ascending', tonumber(ARGV[7])

-- The ranks, counted from 0, of the first and last entry within the bounds.
local first = ARGV[4] == '-inf' and 0 or redis.call('ZCOUNT', index, '-inf', '(' .. ARGV[4])
local last = redis.call('ZCOUNT', index, '-inf', ARGV[5]) - 1

if ARGV[9] then
  -- The rank of a place, whether its record is still there or not: of an entry put just behind it for a moment.
  -- No key has a NUL, so none is in the way.
  local score, key = ARGV[9], ARGV[10]
  local own_score = redis.call('ZSCORE', index, key)
  redis.call('ZADD', index, score, key .. '\\0')
  local behind = redis.call('ZRANK', index, key .. '\\0')
  local before = behind - 1
  if own_score and tonumber(own_score) == tonumber(score) then before = before - 1 end
  redis.call('ZREM', index, key .. '\\0')
  first = is_ascending and math.max(first, behind) or first
  last = is_ascending and last or math.min(last, before)
end

local more = last - first + 1 > limit
if more and is_ascending then last = first + limit - 1 end
if more and not is_ascending then first = last - limit + 1 end
if first > last then return {'last'} end

local fields = nil
if ARGV[8] ~= '*' then
  fields = {}
  for field in string.gmatch(ARGV[8], '[^ ]+') do fields[#fields + 1] = field end
end

local entries = redis.call('ZRANGE', index, first, last, 'WITHSCORES')
local answer = { more and 'more' or 'last' }
local shown_bytes, looked_bytes = 0, 0
for i = 1, #entries / 2 do
  local from = is_ascending and i or #entries / 2 + 1 - i
  local key, score = entries[2 * from - 1], entries[2 * from]
  local record = find(key)
  local shown = record and record.value or ''
  if record and fields then
    looked_bytes = looked_bytes + #record.value
    local is_read, picked = pcall(pick, record.value, fields)
    shown = is_read and picked or '{}'
  end
  shown_bytes = shown_bytes + #key + #shown + ${RECORD_BYTES}
  if i > 1 and (shown_bytes > ${PAGE_BYTES} or looked_bytes > ${LOOK_BYTES}) then
    answer[1] = 'more'
    break
  end
  answer[#answer + 1] = key
  answer[#answer + 1] = score
  answer[#answer + 1] = record and page_text(record, shown) or false
end
return answer
`;

/**
 * ARGV: prefix, now, keys…. Answers the texts of the records without the names of their indexes, alive or not, `false` where there
 * is none; fewer than keys where they would not fit a page.
 */
export const MANY = `${PRELUDE}
local answer, bytes = {}, 0
for i = 3, #ARGV do
  local record = find(ARGV[i])
  bytes = bytes + #ARGV[i] + (record and #record.value or 0) + ${RECORD_BYTES}
  if i > 3 and bytes > ${PAGE_BYTES} then break end
  answer[#answer + 1] = record and page_text(record) or false
end
return answer
`;

/**
 * ARGV: prefix, now, the number of texts looked for, these, keys…. Answers the keys of the records that hold one of the
 * texts, in the key or the value, alive or not.
 */
export const SIFT = `${PRELUDE}
local texts = {}
for i = 1, tonumber(ARGV[3]) do texts[i] = string.lower(ARGV[3 + i]) end
local function holds_one(haystack)
  for _, text in ipairs(texts) do
    if string.find(haystack, text, 1, true) then return true end
  end
  return false
end
local answer = {}
for i = 4 + #texts, #ARGV do
  local record = find(ARGV[i])
  if record and holds_one(string.lower(ARGV[i] .. ' ' .. record.value)) then answer[#answer + 1] = ARGV[i] end
end
return answer
`;

/**
 * ARGV: prefix, now, keys…. Answers how many keys it has looked at, fewer than all where the records would not fit a page, and
 * `{key, text, score…}` for each record alive; the scores in the order of the text's indexes.
 */
export const WHOLE = `${PRELUDE}
local answer, bytes = {#ARGV - 2}, 0
for i = 3, #ARGV do
  local record = find_alive(ARGV[i])
  if record then
    bytes = bytes + #ARGV[i] + #record.text + ${RECORD_BYTES} * (1 + #record.indexes)
    if #answer > 1 and bytes > ${PAGE_BYTES} then
      answer[1] = i - 3
      break
    end
    local whole = { ARGV[i], record.text }
    for _, index in ipairs(record.indexes) do whole[#whole + 1] = redis.call('ZSCORE', index_key(index), ARGV[i]) end
    answer[#answer + 1] = whole
  end
end
return answer
`;

/** ARGV: prefix, now, index, min, max. Answers a number. */
export const COUNT = `${PRELUDE}
sweep()
return redis.call('ZCOUNT', index_key(ARGV[3]), ARGV[4], ARGV[5])
`;
