import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { findTotpStep, newTotpSecret, totpAddress } from '../../../../../src/server/core/auth/second-factor-codes.ts';
import { testRandom } from '../../../../support/test-random.ts';

/** RFC 6238, appendix B, SHA-1. */
const VECTORS = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;
const SEED = Secret.fromLatin1('12345678901234567890');

test.each(VECTORS)('RFC 6238: at %i seconds the code of eight digits is %s', (seconds, code) => {
  const options = { secret: SEED, algorithm: 'SHA1', digits: 8, period: 30, timestamp: seconds * 1000 };
  expect(TOTP.generate(options)).toBe(code);
});

test.each(VECTORS)('RFC 6238: at %i seconds the last six digits of %s are ours', (seconds, code) => {
  expect(findTotpStep(SEED.base32, code.slice(-6), seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('the steps before and after are taken for what they are, further ones not', () => {
  const [seconds, code] = [1234567890, '005924'];
  const step = seconds / 30;
  expect(findTotpStep(SEED.base32, code, (seconds - 30) * 1000)).toBe(step);
  expect(findTotpStep(SEED.base32, code, (seconds + 59) * 1000)).toBe(step);
  expect(findTotpStep(SEED.base32, code, (seconds - 31) * 1000)).toBeNull();
  expect(findTotpStep(SEED.base32, code, (seconds + 60) * 1000)).toBeNull();
});

test.each(['', '00592', '89005924', 'abcdef'])('%j is no code', (code) => {
  expect(findTotpStep(SEED.base32, code, 1234567890_000)).toBeNull();
});

test('a new secret has 160 bits', () => {
  const secret = newTotpSecret(testRandom());
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address for the QR code names the house, the account and the kind of codes', () => {
  const address = totpAddress(SEED.base32, { issuer: 'Riviéra', account: 'jana@kd.example' });
  expect(decodeURIComponent(address)).toBe(
    `otpauth://totp/Riviéra:jana@kd.example?issuer=Riviéra&secret=${SEED.base32}&algorithm=SHA1&digits=6&period=30`,
  );
});
