import { expect, test } from 'vitest';
import { carriedNotices, isForPage, type Notice, noticeInWords } from '../../../../src/domain/hours/notices.ts';
import { NOTICES } from '../../../../src/domain/kinds/notices.ts';

const notice = (overrides: Partial<Notice> = {}): Notice => ({
  id: 'vytah',
  text: 'Výťah nepremáva.',
  from: '2026-11-20T08:00',
  until: '2026-11-22T00:00',
  place: 'everywhere',
  ...overrides,
});
const at = (moment: string) => Date.parse(moment);

test('a notice is due from its first moment until just before its last', () => {
  const due = (now: string) => carriedNotices([notice()], at(now)).map(({ isDue }) => isDue);
  expect(due('2026-11-20T07:59:59+01:00')).toEqual([false]);
  expect(due('2026-11-20T08:00:00+01:00')).toEqual([true]);
  expect(due('2026-11-21T23:59:59+01:00')).toEqual([true]);
  expect(due('2026-11-22T00:00:00+01:00')).toEqual([]);
});

test('its times are those of the clock on the wall, also after the clocks have changed', () => {
  const [summer] = carriedNotices([notice({ from: '2027-03-28T01:00', until: '2027-03-28T03:00' })], 0);
  expect([summer?.fromMs, summer?.untilMs]).toEqual([at('2027-03-28T00:00:00Z'), at('2027-03-28T01:00:00Z')]);
});

test('pages carry those that are due or will be, the earlier first', () => {
  const later = notice({ id: 'trhy', from: '2026-12-01T08:00', until: '2026-12-02T08:00' });
  const over = notice({ id: 'leto', from: '2026-07-01T08:00', until: '2026-08-01T08:00' });
  const carried = carriedNotices([later, over, notice()], at('2026-11-21T09:00:00+01:00'));
  expect(carried.map(({ id, isDue }) => [id, isDue])).toEqual([
    ['vytah', true],
    ['trhy', false],
  ]);
});

test.each([
  ['everywhere', '/events/8/jazz', true],
  ['home', '/', true],
  ['home', '/events', false],
  ['contact', '/contact', true],
  ['contact', '/', false],
] as const)('a notice for %s on %s: %s', (place, path, isThere) => {
  expect(isForPage({ place }, path)).toBe(isThere);
});

test('the file says what is wrong by its place, and understands an offset', () => {
  const parsed = NOTICES.schema.safeParse([notice({ from: '2026-11-20T08:00:00+01:00' })]);
  expect(parsed.data?.[0]?.from).toBe('2026-11-20T08:00');
  const issues = NOTICES.schema.safeParse([
    notice(),
    notice({ until: '2026-11-20T08:00' }),
    notice({ id: 'x', text: ' ', until: '2026-02-30T08:00' }),
  ]).error?.issues;
  expect(issues?.map(({ path }) => path.join('.')).sort()).toEqual(['1.until', '2.text', '2.until']);
  const twice = NOTICES.schema.safeParse([notice(), notice()]).error?.issues;
  expect(twice?.map(({ path }) => path.join('.'))).toEqual(['1.id']);
  expect(NOTICES.schema.safeParse([{ ...notice(), until: undefined }]).success).toBe(false);
});

test('a history tells when and where it stood', () => {
  expect(noticeInWords(notice()).replaceAll('\u00a0', ' ')).toBe(
    'od 20. novembra 2026 o 8:00 do 22. novembra 2026 o 0:00, na každej stránke',
  );
});
