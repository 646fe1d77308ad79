import { expect, test } from 'vitest';
import { appSecret } from '../../../../../src/server/ports/crypto/app-secret.ts';

const secret = appSecret('a secret of at least 32 characters');

test('what was signed is recognised, and nothing else', () => {
  const signature = secret.sign('captcha', '3 + 4');
  expect(signature).toMatch(/^[\w-]{43}$/);
  expect(secret.verify('captcha', '3 + 4', signature)).toBe(true);
  expect(secret.verify('captcha', '3 + 5', signature)).toBe(false);
  expect(
    secret.verify('captcha', '3 + 4', appSecret('another secret of 32 characters…').sign('captcha', '3 + 4')),
  ).toBe(false);
});

test('a signature means nothing for another purpose', () => {
  expect(secret.verify('unsubscribe', 'a', secret.sign('captcha', 'a'))).toBe(false);
});

test.each(['', 'a', 'é'.repeat(43), `${'A'.repeat(43)}=`])('%j is no signature', (signature) => {
  expect(secret.verify('captcha', 'a', signature)).toBe(false);
});

test('a signature written in another way is refused, so that each has one form', () => {
  const signature = secret.sign('captcha', 'a');
  expect(secret.verify('captcha', 'a', `${signature}=`)).toBe(false);
  expect(secret.verify('captcha', 'a', ` ${signature}`)).toBe(false);
});

const NONCE = Buffer.alloc(12, 7);

test('what was sealed can be read again, for the same purpose and with the same secret only', () => {
  const sealed = secret.seal('totp 1', 'tajomstvo', NONCE);
  expect(sealed).not.toContain('tajomstvo');
  expect(secret.open('totp 1', sealed)).toBe('tajomstvo');
  expect(() => secret.open('totp 2', sealed)).toThrow();
  expect(() => appSecret('another secret of 32 characters…').open('totp 1', sealed)).toThrow();
});

test('a sealed text that was changed or cut is refused', () => {
  const sealed = Buffer.from(secret.seal('totp 1', 'tajomstvo', NONCE), 'base64url');
  const cut = sealed.subarray(0, 20).toString('base64url');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  for (const text of [sealed.toString('base64url'), cut, '']) expect(() => secret.open('totp 1', text)).toThrow();
});
