import { LOOK_BYTES, PAGE_BYTES, RECORD_BYTES } from '../store.ts';
import { PRELUDE } from './upstash-record.ts';

/** `cjson` would round numbers and turn `[]` into `{}`, so this slices text. */
const PICK = `
-- The end of the JSON value that begins here, as JSON.stringify writes it.
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

-- The text of each field of the object that begins here, by the escaped name of the field.
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

-- The wanted fields that the value has, as the JSON of an object. The path "a.b" is the field b of the object a.
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
 * ARGV: prefix, now, index, min, max, order, limit, fields or `*`, and the cursor's score and key. Answers `{'more'
 * or 'last', key, score, text or false, …}`.
 */
export const RANGE = `${PRELUDE}${PICK}
sweep()
local index, is_ascending, limit = index_key(ARGV[3]), ARGV[6] == 'ascending', tonumber(ARGV[7])

-- The ranks, counted from 0, of the first and last entry within the bounds.
local first = ARGV[4] == '-inf' and 0 or redis.call('ZCOUNT', index, '-inf', '(' .. ARGV[4])
local last = redis.call('ZCOUNT', index, '-inf', ARGV[5]) - 1

if ARGV[9] then
  -- The place where the last page ended, even if its record is gone: for a moment an entry is put just behind that place,
  -- and its rank tells. No key contains a NUL, so the entry replaces none.
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

export const FILTER = `${PRELUDE}
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

/** ARGV: prefix, now, keys…. Answers how many keys fit the page, and `{key, text, score…}` for each living record. */
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

export const COUNT = `${PRELUDE}
sweep()
return redis.call('ZCOUNT', index_key(ARGV[3]), ARGV[4], ARGV[5])
`;
