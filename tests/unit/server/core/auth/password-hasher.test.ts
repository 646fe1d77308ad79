import { expect, test } from 'vitest';
import { passwordHasher } from '../../../../../src/server/core/auth/password-hasher.ts';
import { testRandom } from '../../../../support/test-random.ts';

const SOMEBODY = { network: '192.0.2.7', isKnown: false };

const cheap = () => passwordHasher({ random: testRandom(), logCost: 4 });

test('with the real costs a password is recognised, within two seconds', async () => {
  const hasher = passwordHasher({ random: testRandom() });
  const stored = await hasher.hash('modrý bicykel', SOMEBODY);
  expect(stored).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  const started = process.cpuUsage();
  expect(await hasher.verify('modrý bicykel', stored, SOMEBODY)).toBe(true);
  const { user, system } = process.cpuUsage(started);
  expect(user + system).toBeLessThan(2_000_000);
});

test('every hash has a salt of its own', async () => {
  const hasher = cheap();
  expect(await hasher.hash('heslo', SOMEBODY)).not.toBe(await hasher.hash('heslo', SOMEBODY));
});

test.each([
  ['another case', 'Heslo', 'heslo'],
  ['a space at the end', 'heslo', 'heslo '],
  ['more after 72 bytes', 'x'.repeat(80), 'x'.repeat(81)],
  ['a letter without its accent', 'heslo', 'hešlo'],
])('%s makes another password', async (_, password, other) => {
  const hasher = cheap();
  const stored = await hasher.hash(password, SOMEBODY);
  expect(await hasher.verify(password, stored, SOMEBODY)).toBe(true);
  expect(await hasher.verify(other, stored, SOMEBODY)).toBe(false);
});

test('the same letters composed differently are the same password', async () => {
  const hasher = cheap();
  const stored = await hasher.hash('\u010d\u00e1r\u017ei'.normalize('NFD'), SOMEBODY);
  expect(await hasher.verify('\u010d\u00e1r\u017ei', stored, SOMEBODY)).toBe(true);
});

test('emoji and long passwords are passwords', async () => {
  const hasher = cheap();
  for (const password of ['🎭🎻🎪🎨', 'veta '.repeat(100)]) {
    expect(await hasher.verify(password, await hasher.hash(password, SOMEBODY), SOMEBODY)).toBe(true);
  }
});

test('no account, or a hash that is none of ours, has no password', async () => {
  const hasher = cheap();
  for (const stored of [null, '', '$2b$10$abc', '$scrypt$ln=4,r=8,p=1$abc$'])
    expect(await hasher.verify('', stored, SOMEBODY)).toBe(false);
});

test('a hash of other costs is still checked, and outdated', async () => {
  const stored = await cheap().hash('heslo', SOMEBODY);
  const dearer = passwordHasher({ random: testRandom(), logCost: 5 });
  expect(await dearer.verify('heslo', stored, SOMEBODY)).toBe(true);
  expect(dearer.isOutdated(stored)).toBe(true);
  expect(cheap().isOutdated(stored)).toBe(false);
});

test('ten may wait while two are served; whoever comes then is asked to come later', async () => {
  const hasher = cheap();
  const results = await Promise.allSettled(Array.from({ length: 15 }, () => hasher.hash('heslo', SOMEBODY)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ kind: 'unavailable', headers: { 'Retry-After': '5' } });
  expect(await hasher.hash('heslo', SOMEBODY)).toMatch(/^\$scrypt/);
});

test('sixteen guesses from one household at once keep nobody else out', async () => {
  const stored = await cheap().hash('heslo', SOMEBODY);
  const hasher = cheap();
  const done: string[] = [];
  const guess = (name: string, customer: { network: string; isKnown: boolean }) =>
    hasher.verify('iné', stored, customer).then(
      () => done.push(name),
      () => done.push(`${name} refused`),
    );
  const guesses = Array.from({ length: 16 }, (_, at) =>
    guess('guess', { network: `2001:db8:1:1${at.toString(16).padStart(2, '0')}::/64`, isKnown: false }),
  );
  const others = [
    guess('known', { network: '192.0.2.7', isKnown: true }),
    guess('stranger', { network: '198.51.100.1', isKnown: false }),
  ];
  await Promise.all([...guesses, ...others]);
  expect(done.filter((name) => !name.startsWith('guess')).sort()).toEqual(['known', 'stranger']);
  expect(done.filter((name) => name === 'guess refused')).toHaveLength(6);
});
