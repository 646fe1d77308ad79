import { expect, test } from 'vitest';
import { cleanCode } from '../../../../../src/domain/words/clean-text.ts';
import { composePassword } from '../../../../../src/server/core/auth/first-administrator.ts';
import {
  newMailedCode,
  newRecoveryCodes,
  spendRecoveryCode,
} from '../../../../../src/server/core/auth/second-factor-codes.ts';
import { testRandom } from '../../../../support/test-random.ts';

test('mailed codes have six digits, zeros in front included', () => {
  const random = testRandom();
  const codes = Array.from({ length: 2000 }, () => newMailedCode(random));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

test('numbers that would make low codes likelier are thrown away', () => {
  const bytes = [Uint8Array.of(255, 255, 255, 255), Uint8Array.of(0, 0, 0, 7)];
  expect(newMailedCode({ bytes: () => bytes.shift() ?? new Uint8Array(4) })).toBe('000007');
});

test('a recovery code is recognised once, and only whole', () => {
  const { codes, hashes } = newRecoveryCodes(testRandom());
  const [code = ''] = codes.map(cleanCode);
  const left = spendRecoveryCode(hashes, code);
  expect(left).toEqual(hashes.slice(1));
  expect(spendRecoveryCode(left ?? [], code)).toBeNull();
  expect(spendRecoveryCode(hashes, code.slice(0, -1))).toBeNull();
  expect(spendRecoveryCode(hashes, hashes[0] ?? '')).toBeNull();
});

test('a composed password has no letters that look alike, and is never the same', () => {
  const random = testRandom();
  const passwords = Array.from({ length: 100 }, () => composePassword(random));
  expect(new Set(passwords).size).toBe(100);
  for (const password of passwords) expect(password).toMatch(/^([abcdefghjkmnpqrstuvwxyz2-9]{4}-){4}[a-z2-9]{4}$/);
});
