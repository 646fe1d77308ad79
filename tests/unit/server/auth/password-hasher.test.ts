import { expect, test } from 'vitest';
import { passwordHasher } from '../../../../src/server/auth/password-hasher.ts';
import { testRandom } from '../../../support/test-random.ts';

const cheap = () => passwordHasher({ random: testRandom(), logCost: 4 });

test('with the real costs a password is recognised, within two seconds', async () => {
  const hasher = passwordHasher({ random: testRandom() });
  const stored = await hasher.hash('modrý bicykel');
  expect(stored).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  const started = process.cpuUsage();
  expect(await hasher.verify('modrý bicykel', stored)).toBe(true);
  const { user, system } = process.cpuUsage(started);
  expect(user + system).toBeLessThan(2_000_000);
});

test('every hash has a salt of its own', async () => {
  const hasher = cheap();
  expect(await hasher.hash('heslo')).not.toBe(await hasher.hash('heslo'));
});

test.each([
  ['another case', 'Heslo', 'heslo'],
  ['a space at the end', 'heslo', 'heslo '],
  ['more after 72 bytes', 'x'.repeat(80), 'x'.repeat(81)],
  ['a letter without its accent', 'heslo', 'hešlo'],
])('%s makes another password', async (_, password, other) => {
  const hasher = cheap();
  const stored = await hasher.hash(password);
  expect(await hasher.verify(password, stored)).toBe(true);
  expect(await hasher.verify(other, stored)).toBe(false);
});

test('the same letters composed differently are the same password', async () => {
  const hasher = cheap();
  const stored = await hasher.hash('\u010d\u00e1r\u017ei'.normalize('NFD'));
  expect(await hasher.verify('\u010d\u00e1r\u017ei', stored)).toBe(true);
});

test('emoji and long passwords are passwords', async () => {
  const hasher = cheap();
  for (const password of ['🎭🎻🎪🎨', 'veta '.repeat(100)]) {
    expect(await hasher.verify(password, await hasher.hash(password))).toBe(true);
  }
});

test('no account, or a hash that is none of ours, has no password', async () => {
  const hasher = cheap();
  for (const stored of [null, '', '$2b$10$abc', '$scrypt$ln=4,r=8,p=1$abc$'])
    expect(await hasher.verify('', stored)).toBe(false);
});

test('a hash of other costs is still checked, and outdated', async () => {
  const stored = await cheap().hash('heslo');
  const dearer = passwordHasher({ random: testRandom(), logCost: 5 });
  expect(await dearer.verify('heslo', stored)).toBe(true);
  expect(dearer.isOutdated(stored)).toBe(true);
  expect(cheap().isOutdated(stored)).toBe(false);
});

test('ten may wait while two are served; whoever comes then is asked to come later', async () => {
  const hasher = cheap();
  const results = await Promise.allSettled(Array.from({ length: 15 }, () => hasher.hash('heslo')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ kind: 'unavailable', headers: { 'Retry-After': '5' } });
  expect(await hasher.hash('heslo')).toMatch(/^\$scrypt/);
});
